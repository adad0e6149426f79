// SPDX-License-Identifier: MIT
// Names of this package for library code.
#pragma once

#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <wchar.h>

#include "base/tn.h"

// exit/
TN_NAME(abort);
TN_NAME(at_quick_exit);
TN_NAME(atexit);
TN_NAME(exit);
TN_NAME(quick_exit);
TN_NAME(_Exit);
TN_NAME(__assert_fail);
TN_NAME(__errno_location);
// Itanium C++ ABI 3.3.6: registers f(arg) for exit, or for the unloading of the object whose
// __dso_handle is `dso`; and calls what was registered for `dso` (null: everything).
TN_HIDDEN int tn___cxa_atexit(void (*f)(void *), void *arg, void *dso);
TN_HIDDEN void tn___cxa_finalize(void *dso);
// Calls and forgets every exit handler whose code lies in [begin, end), newest first. For the
// loader, before it unmaps an object: atexit does not know which object its caller belongs to.
TN_HIDDEN void tn_atexit_unload(const void *begin, const void *end);

// env/
TN_NAME(clearenv);
TN_NAME(getenv);
TN_NAME(putenv);
TN_NAME(secure_getenv);
TN_NAME(setenv);
TN_NAME(unsetenv);

// convert/
TN_NAME(atof);
TN_NAME(atoi);
TN_NAME(atol);
TN_NAME(atoll);
TN_NAME(strtod);
TN_NAME(strtod_l);
TN_NAME(strtof);
TN_NAME(strtof_l);
TN_NAME(strtol); // also strtoll, strtoimax: all 64 bits here
TN_NAME(strtold);
TN_NAME(strtold_l);
TN_NAME(strtoul); // also strtoull, strtoumax
TN_NAME(wcstod);
TN_NAME(wcstof);
TN_NAME(wcstol); // also wcstoll, wcstoimax
TN_NAME(wcstold);
TN_NAME(wcstoul); // also wcstoull, wcstoumax

// files/
TN_NAME(mkdtemp);
TN_NAME(mkostemp);
TN_NAME(mkostemps);
TN_NAME(mkstemp);
TN_NAME(mkstemps);
TN_NAME(mktemp);

// system/
TN_NAME(system);

// sort/
TN_NAME(bsearch);
TN_NAME(qsort);
TN_NAME(qsort_r);
