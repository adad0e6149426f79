// SPDX-License-Identifier: MIT
// Compiled zone files, TZif versions 1 to 4 (RFC 8536, RFC 9636). Read defensively: a file that
// breaks a rule of the format that we rely on is refused as a whole. In the files that count leap
// seconds ("right" zones) a time_t includes them; transitions are given here without, as POSIX
// counts.
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "base/tn.h"
#include "time/posix_tz.h"

constexpr long TN_OFFSET_MAX =
    26 * 3600; // no zone is or was farther from UTC (RFC 9636 recommends less)

struct tn_tzif {
    const unsigned char *times, *indices, *types;
    const char *names; // NUL-terminated strings, one behind the other
    size_t count;      // of transitions
    const unsigned char *leaps;
    size_t leap_count;
    unsigned type_count, name_size, time_size;
    struct tn_tz_rule rule; // for times after the last transition
    bool has_rule;
};

struct tn_tzif_type {
    long offset;
    bool dst;
    const char *name; // in names
};

// Makes a view of the n bytes at data, which must outlive it.
TN_HIDDEN bool tn_tzif_open(struct tn_tzif *f, const void *data, size_t n);
// Transition i < count: its instant and what begins with it; type 0 is in force before the first.
TN_HIDDEN time_t tn_tzif_time(const struct tn_tzif *f, size_t i);
TN_HIDDEN struct tn_tzif_type tn_tzif_type(const struct tn_tzif *f, unsigned type);
// Leap seconds inserted up to the time t that counts them; *in_leap: t is one itself.
TN_HIDDEN long tn_tzif_leaps(const struct tn_tzif *f, time_t t, bool *in_leap);
TN_HIDDEN unsigned tn_tzif_index(const struct tn_tzif *f, size_t i);
