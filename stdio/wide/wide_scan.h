// SPDX-License-Identifier: MIT
// Wide scanf above an input: the number of assigned items, or EOF.
#pragma once

#include <stdarg.h>
#include <wchar.h>

#include "stdio/scanf/input.h"

TN_HIDDEN int tn_wide_scan(struct tn_input *, const wchar_t *format, va_list);
