// SPDX-License-Identifier: MIT
// The functions of <fenv.h> under their tn_ names.
#pragma once

#ifndef _GNU_SOURCE
#define _GNU_SOURCE 1
#endif
#include <fenv.h>

#include "base/tn.h"

TN_NAME(feclearexcept);
TN_NAME(feraiseexcept);
TN_NAME(fetestexcept);
TN_NAME(fegetexceptflag);
TN_NAME(fesetexceptflag);
TN_NAME(fegetround);
TN_NAME(fesetround);
TN_NAME(fegetenv);
TN_NAME(feholdexcept);
TN_NAME(fesetenv);
TN_NAME(feupdateenv);
TN_NAME(feenableexcept);
TN_NAME(fedisableexcept);
TN_NAME(fegetexcept);
TN_NAME(fesetexcept);
TN_NAME(fetestexceptflag);
