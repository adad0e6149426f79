// SPDX-License-Identifier: MIT
// The objects of POSIX <time.h> that tzset sets, each under two names with one address.
#include "time/tzname.h"

#include "time/zone.h"

#ifdef TN_PACKAGE
#define OBJECT(type, name, ...)                    \
    extern TN_EXPORT typeof(type) __##name;        \
    TN_EXPORT typeof(type) __##name = __VA_ARGS__; \
    extern typeof(type) name [[gnu::weak, gnu::alias("__" #name), gnu::visibility("default")]]
#else
#define OBJECT(type, name, ...) typeof(type) tn_##name = __VA_ARGS__
#endif

OBJECT(char *[2], tzname, {(char *)tn_utc_name, (char *)tn_utc_name});
OBJECT(long, timezone, 0);
OBJECT(int, daylight, 0);
