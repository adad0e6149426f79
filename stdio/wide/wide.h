// SPDX-License-Identifier: MIT
// Wide streams: the byte stream of file.h and a conversion on top. The encoding is the one of the
// locale that was current when the stream became wide (C23 7.23.2p6), so it is kept with the
// orientation: 1 single bytes, 2 UTF-8.
//
// ASCII is the same in both and takes a path that converts nothing.
#pragma once

#include <limits.h>
#include <wchar.h>

#include "locale/locale.h"
#include "stdio/stream/file.h"

TN_NAME(fwide);
TN_NAME(getwc);
TN_NAME(getwc_unlocked);
TN_NAME(getwchar);
TN_NAME(getwchar_unlocked);
TN_NAME(ungetwc);
TN_NAME(putwc);
TN_NAME(putwc_unlocked);
TN_NAME(putwchar);
TN_NAME(putwchar_unlocked);
TN_NAME(fgetws);
TN_NAME(fgetws_unlocked);
TN_NAME(fputws);
TN_NAME(fputws_unlocked);
TN_NAME(open_wmemstream);
TN_NAME(wprintf);
TN_NAME(fwprintf);
TN_NAME(swprintf);
TN_NAME(vwprintf);
TN_NAME(vfwprintf);
TN_NAME(vswprintf);
TN_NAME(wscanf);
TN_NAME(fwscanf);
TN_NAME(swscanf);
TN_NAME(vwscanf);
TN_NAME(vfwscanf);
TN_NAME(vswscanf);

// All expect the stream's lock to be held, like tn_file_….
TN_HIDDEN void tn_file_set_wide(FILE *); // decides an undecided stream
TN_HIDDEN wint_t tn_file_getwc(FILE *);
TN_HIDDEN wint_t tn_file_putwc(FILE *, wchar_t);
TN_HIDDEN wint_t tn_file_ungetwc(FILE *, wint_t);

// Makes the stream's encoding the thread's locale until the end of the enclosing block.
TN_HIDDEN struct __locale_struct *tn_file_locale(FILE *);
TN_INLINE void tn_locale_restore(struct __locale_struct **saved) { tn_self()->locale = *saved; }
#define TN_FILE_ENCODING(f)                                                                \
    struct __locale_struct *tn_saved_locale_ __attribute__((cleanup(tn_locale_restore))) = \
        tn_self()->locale;                                                                 \
    tn_self()->locale = tn_file_locale(f)
