// SPDX-License-Identifier: MIT
// Wide formatted output above a sink: numbers arrive as ASCII in a small array and are widened when
// it is emptied.
#pragma once

#include <stdarg.h>
#include <wchar.h>

#include "stdio/printf/sink.h"

struct tn_wide_sink {
    struct tn_sink sink;
    void (*put)(struct tn_wide_sink *, const wchar_t *, size_t); // sets sink.failed and errno
    void *to;
    char ascii[64];
};

// Sets up everything but `put` and `to`, formats, empties the array. The number of wide characters,
// or -1 and errno.
TN_HIDDEN int tn_wide_format(struct tn_wide_sink *, const wchar_t *format, va_list);
