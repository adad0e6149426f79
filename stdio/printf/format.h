// SPDX-License-Identifier: MIT
// printf above a sink: the number of characters, or -1 and errno.
#pragma once

#include <stdarg.h>

#include "stdio/printf/sink.h"

TN_HIDDEN int tn_format(struct tn_sink *, const char *format, va_list);
