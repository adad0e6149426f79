// SPDX-License-Identifier: MIT
// scanf above an input: the number of assigned items, or EOF.
#pragma once

#include <stdarg.h>

#include "stdio/scanf/input.h"

TN_HIDDEN int tn_scan(struct tn_input *, const char *format, va_list);
