// SPDX-License-Identifier: MIT
// mktime (C23 7.29.2.3, POSIX.1-2024). The fields name a time of the local clock; what instant that
// is depends on the intervals of constant offset around it, of which at most a few overlap.
//
//   tm_isdst < 0    the instant at which the clock shows that time; the earlier of two; for a time
//   that the clock skips, what
//                   it would show had it not been changed (so 02:30 becomes 03:30)
//   tm_isdst == 0 or > 0    the time is standard or DST: the instant that an interval of that kind
//   gives. If none of that kind
//                   holds it, the offset of the nearest one is used, so the hour moves by the
//                   difference; in a zone without the other kind by one hour
//
// -1 and EOVERFLOW, with *tm untouched, when the normalised year does not fit. -1 is also an
// instant; then *tm is normalised.
#include <tenon/time.h>

#include "base/errno.h"
#include "time/calendar.h"
#include "time/localtime.h"
#include "time/tzif.h"
#include "time/zone.h"

// Whether nothing but this interval can hold the local time: it is far from both ends.
static bool far_inside(const struct tn_interval *v, time_t local)
{
    return v->from < local - 2 * TN_OFFSET_MAX && v->to > local + 2 * TN_OFFSET_MAX;
}

// An interval of the other kind near v, the earlier of the nearest two: two steps suffice, because
// a zone that has DST alternates, but for changes that keep the kind.
static bool nearest(const struct tn_interval *v, bool dst, struct tn_interval *out)
{
    struct tn_interval before = *v, after = *v;
    for (int i = 0; i < 3; i++) {
        if (before.from > -TN_LOCAL_MAX)
            before = tn_zone_at(before.from - 1);
        if (before.dst == dst) {
            *out = before;
            return true;
        }
        if (after.to < TN_LOCAL_MAX)
            after = tn_zone_at(after.to);
        if (after.dst == dst) {
            *out = after;
            return true;
        }
    }
    return false;
}

// Under the zone's lock.
static time_t instant(time_t local, int isdst)
{
    struct tn_interval v = tn_zone_at(local);
    if (far_inside(&v, local) && (isdst < 0 || v.dst == (isdst > 0)))
        return local - v.offset;

    // All intervals that could hold it, in order.
    struct tn_interval any = {}, right = {}, before = {};
    bool have_any = false, have_right = false, have_before = false;
    for (v = tn_zone_at(local - TN_OFFSET_MAX);; v = tn_zone_at(v.to)) {
        const time_t t = local - v.offset;
        if (t >= v.from && t < v.to) {
            if (!have_any) {
                any = v;
                have_any = true;
            }
            if (!have_right && isdst >= 0 && v.dst == (isdst > 0)) {
                right = v;
                have_right = true;
            }
        } else if (t >= v.to) {
            before = v; // this interval had ended: if none holds the time, it lies in the gap
                        // behind the last such one
            have_before = true;
        }
        if (v.to > local + TN_OFFSET_MAX || v.to >= TN_LOCAL_MAX)
            break;
    }
    if (have_right)
        return local - right.offset;
    const struct tn_interval *chosen = have_any || !have_before ? &any : &before;
    if (isdst >= 0 && chosen->dst != (isdst > 0)) {
        struct tn_interval other;
        if (nearest(chosen, isdst > 0, &other))
            return local - other.offset;
        return local - chosen->offset + (isdst > 0 ? -3600 : 3600);
    }
    return local - chosen->offset;
}

time_t tn_mktime(struct tm *tm)
{
    const time_t local = tn_tm_join(tm);
    tn_zone_take(true);
    const bool fits = local <= TN_LOCAL_MAX && local >= -TN_LOCAL_MAX;
    time_t t = fits ? instant(local, tm->tm_isdst) : 0;
    bool in_leap;
    const time_t near = t + tn_zone_leaps(t, &in_leap);
    t += tn_zone_leaps(near, &in_leap);
    tn_zone_drop();
    if (!fits) {
        errno = EOVERFLOW;
        return -1;
    }
    return tn_local_split(t, tm, false) ? t : -1;
}
TN_PUBLIC(mktime);
TN_PUBLIC_AS(timelocal, tn_mktime);
