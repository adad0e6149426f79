// SPDX-License-Identifier: MIT
// wcsftime (C23 7.31.5.1): strftime's conversions in wide characters. Each directive is made as
// bytes at the place where its wide characters will stand, and widened from the end; dates are
// ASCII, so nothing can be split.
#include "base/ctype.h"
#include "time/time.h"

size_t tn_wcsftime(wchar_t *restrict s, size_t size, const wchar_t *restrict format,
                   const struct tm *restrict tm)
{
    size_t n = 0;
    while (*format && n < size) {
        if (*format != L'%') {
            s[n++] = *format++;
            continue;
        }
        // The directive up to its letter, as far as it is one.
        char directive[64];
        size_t k = 0;
        do
            directive[k++] = (char)*format++;
        while (k < sizeof directive - 1 && *format && *format < 128 &&
               (tn_isdigit((int)*format) || *format == L'_' || *format == L'-' || *format == L'+' ||
                *format == L'^' || *format == L'#' || *format == L'E' || *format == L'O'));
        if (*format && *format < 128 && k < sizeof directive - 1)
            directive[k++] = (char)*format++;
        directive[k] = 0;
        // A mark behind the text tells an empty result from a full buffer.
        char with_mark[sizeof directive + 1];
        for (size_t i = 0; i < k; i++)
            with_mark[i] = directive[i];
        with_mark[k] = '.';
        with_mark[k + 1] = 0;
        char *const bytes = (char *)(s + n);
        const size_t room = (size - n) * sizeof *s;
        const size_t made = tn_strftime(bytes, room, with_mark, tm);
        if (!made || made - 1 >= size - n)
            return 0;
        for (size_t i = made - 1; i-- > 0;)
            s[n + i] = (unsigned char)bytes[i];
        n += made - 1;
    }
    if (n >= size)
        return 0;
    s[n] = 0;
    return n;
}
TN_PUBLIC(wcsftime);
