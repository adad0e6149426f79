// SPDX-License-Identifier: MIT
// Formats twice at most: into a small array first, which is copied if it was enough. On failure
// *result is null and -1 is returned.
#include <stdarg.h>
#include <stdlib.h>

#include "stdio/printf/format.h"
#include "stdio/stdio.h"

int tn_vasprintf(char **result, const char *format, va_list ap)
{
    char small[256];
    va_list again;
    va_copy(again, ap);
    *result = nullptr;
    int n = tn_vsnprintf(small, sizeof small, format, ap);
    if (n >= 0) {
        size_t size = (size_t)n + 1;
        *result = malloc(size);
        if (!*result)
            n = -1;
        else if (size <= sizeof small)
            tn_memcpy(*result, small, size);
        else if (tn_vsnprintf(*result, size, format, again) != n) {
            // An argument changed in between.
            free(*result);
            *result = nullptr;
            n = -1;
        }
    }
    va_end(again);
    return n;
}
TN_PUBLIC(vasprintf);
