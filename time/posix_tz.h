// SPDX-License-Identifier: MIT
// TZ strings of POSIX (XBD 8.3; POSIX.1-2024 with the ranges of RFC 8536 3.3.1): std offset [dst
// [offset] [, rule]].
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <time.h>

#include "base/tn.h"

// When a change happens in each year.
struct tn_tz_change {
    char kind; // 'J' day 1 … 365 without 29 February, '0' day 0 … 365, 'M' month.week.day
    short month, week, day; // 'M': 1 … 12, 1 … 5, 0 … 6; others: day only
    long second;            // of that day, local time before the change; within ±167 hours
};

struct tn_tz_name {
    const char *s; // in the text
    size_t n;
};

struct tn_tz_rule {
    struct tn_tz_name std_name, dst_name;
    long std_offset, dst_offset; // seconds east of UTC
    bool has_dst, has_changes;   // a string may name a DST without saying when it is
    struct tn_tz_change start, end;
};

// Parses the n bytes of text; false if they are not a TZ string from first to last.
TN_HIDDEN bool tn_tz_parse(struct tn_tz_rule *rule, const char *text, size_t n);

// The current rule of the United States, for strings without one (as other implementations have
// it).
TN_HIDDEN void tn_tz_default_changes(struct tn_tz_rule *rule);

// The instant of a change in a year, given the offset in force before it.
TN_HIDDEN time_t tn_tz_instant(const struct tn_tz_change *change, tn_s64 year, long offset);

// The interval that holds t, in years that fit an int give or take one.
TN_HIDDEN void tn_tz_interval(const struct tn_tz_rule *rule, time_t t, time_t *from, time_t *to,
                              bool *dst);
