// SPDX-License-Identifier: MIT
// The implementation names of <err.h>.
#pragma once

#include <err.h>

#include "base/tn.h"

TN_NAME(err);
TN_NAME(errx);
TN_NAME(verr);
TN_NAME(verrx);
TN_NAME(vwarn);
TN_NAME(vwarnx);
TN_NAME(warn);
TN_NAME(warnx);

// "program: ", the formatted text if there is a format, and ": " with the message of `error` if
// that is not 0, on stderr.
TN_HIDDEN void tn_report(int error, const char *format, va_list);
