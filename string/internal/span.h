// SPDX-License-Identifier: MIT
// Spans of bytes in or not in a set, written over the vector vocabulary: strspn, strcspn and
// strpbrk are instances.
//
// Most spans end early: the first vector is compared with each member, or where there is an
// instruction for it, the first bytes by sixteen with sixteen members at once; neither costs a
// preparation. Beyond, up to four members stay in registers; larger sets become two tables of
// sixteen bytes, indexed by the low half of a byte, with a bit for each high half (a byte shuffle
// each, the idea of W. Mula's "SIMD byte lookup", 2018). Without shuffles, up to eight stay in
// registers, and others become a table that is asked byte by byte.
//
// What it may read of the string is in mem/internal/scan.h; of the set, up to its NUL.
#pragma once

#include <tenon/string.h>

#include "mem/internal/scan.h"
#include "string/internal/byte_set.h"

#define TN_SPAN_COMPARED 16 // for how many members the first vector is compared with each
#define TN_SPAN_AMONG 32    // for how many the instruction is used

// Where the bytes whose least distance to a member is `least` end a span. The NUL is no member.
TN_INLINE tnh tn_span_hits(tnv least, tnv v, bool in)
{
    return in ? tnh_ne(least, (tnv){}) : tnh_either(tnh_eq(least, (tnv){}), tnh_zero(v));
}

TN_INLINE tnm tn_span_few_mask(const char *p, const tnv *set, size_t width, bool in)
{
    tnv v = tnv_load_aligned(p), least = v ^ set[0];
#pragma clang loop unroll(full)
    for (size_t i = 1; i < width; i++)
        least = __builtin_elementwise_min(least, v ^ set[i]);
    return tnh_mask(tn_span_hits(least, v, in));
}

// The end of the span at p + into or later, p aligned and into < TNV_BYTES, of a set of count <=
// width members.
TN_INLINE const char *tn_span_few(const char *p, size_t into, const unsigned char *members,
                                  size_t count, size_t width, bool in)
{
    tnv set[8];
    tnm m;
#pragma clang loop unroll(full)
    for (size_t i = 0; i < width; i++) // what is missing is the last member again
        set[i] = tnv_splat(members[tn_min(i, count - 1)]);
    if (into) {
        m = tnm_drop(tn_span_few_mask(p, set, width, in), into);
        if (tnm_any(m))
            return p + into + tnm_first(m);
        p += TNV_BYTES;
    }
    TN_MCA_BEGIN("span_few", TNV_BYTES);
    TN_HOT_LOOP while (m = tn_span_few_mask(p, set, width, in), !tnm_any(m)) p += TNV_BYTES;
    TN_MCA_END();
    return p + tnm_first(m);
}

#if TNV_LOOKUP
struct tn_span_table {
    tnv low, high; // of bytes below 0x80 and the others
};

// Byte k of a table is the set of high halves of members whose low half is k.
TN_INLINE struct tn_span_table tn_span_table(const unsigned char *members)
{
    tn_u8 rows[32] = {};
    for (; *members; members++)
        rows[(*members & 15) | (*members >> 7) << 4] |= (tn_u8)(1 << (*members >> 4 & 7));
    return (struct tn_span_table){tnv_table(rows), tnv_table(rows + 16)};
}

TN_INLINE tnm tn_span_table_mask(const char *p, const struct tn_span_table *set, bool in)
{
    // The bit of a byte's high half, which two halves share, one in each table.
    static const tn_u8 bits[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    tnv v = tnv_load_aligned(p);
    tnv bit = tnv_lookup(tnv_table(bits), v >> 4);
    tnv row = tnv_lookup(set->low, v) | tnv_lookup(set->high, v ^ 0x80);
    return tnh_mask(in ? tnh_zero(row & bit) : tnh_either(tnh_eq(row & bit, bit), tnh_zero(v)));
}
#endif

// The end of the span at p + into or later, p aligned and into < TNV_BYTES. The set has `count`
// members, or more if that is over 8.
TN_NOINLINE static const char *tn_span_rest(const char *p, size_t into,
                                            const unsigned char *members, size_t count, bool in)
{
    if (count <= 4)
        return tn_span_few(p, into, members, count, 4, in);
#if TNV_LOOKUP
    tnm m;
    const struct tn_span_table set = tn_span_table(members);
    if (into) {
        m = tnm_drop(tn_span_table_mask(p, &set, in), into);
        if (tnm_any(m))
            return p + into + tnm_first(m);
        p += TNV_BYTES;
    }
    TN_MCA_BEGIN("span_table", TNV_BYTES);
    TN_HOT_LOOP while (m = tn_span_table_mask(p, &set, in), !tnm_any(m)) p += TNV_BYTES;
    TN_MCA_END();
    return p + tnm_first(m);
#else
    if (count <= 8)
        return tn_span_few(p, into, members, count, 8, in);
    return tn_span_bytes(p + into, members, in);
#endif
}

#if TNV_AMONG
// The length of the span of bytes at s in (or not in) the set, which has a member.
TN_INLINE size_t tn_span(const char *s, const unsigned char *members, bool in)
{
    tn_u8 copy[TN_SPAN_AMONG];
    const tn_u8 *set = members;
    size_t into = (uintptr_t)s % TNV_BYTES;
    if (tn_unlikely((uintptr_t)s % TN_SCAN_PAGE > TN_SCAN_PAGE - 16))
        return (size_t)(tn_span_rest(s - into, into, members, TN_SPAN_AMONG, in) - s);
    if (tn_unlikely((uintptr_t)set % TN_SCAN_PAGE > TN_SCAN_PAGE - TN_SPAN_AMONG)) {
        for (size_t i = 0, more = 1; i < TN_SPAN_AMONG; i++) {
            more = more && members[i];
            copy[i] = more ? members[i] : 0;
        }
        set = copy;
    }
    // By sixteen, aligned after the first, as far as a table would not pay: a multiple of vectors.
    const char *p = s;
    if (tnv_zero_among(set)) {
        const char *stop = s - into + 256 + TNV_BYTES;
        do {
            unsigned i = in ? tnv_first_other(set, p) : tnv_first_among(set, p);
            if (i < 16)
                return (size_t)(p - s) + i;
            p = (const char *)tn_align_down((uintptr_t)p + 16, 16);
        } while (p < stop);
    } else if (tnv_zero_among(set + 16)) {
        const char *stop = s - into + 32 + TNV_BYTES;
        do {
            tn_u32 m = tnv_among(set, p) | tnv_among(set + 16, p);
            m = in ? m ^ 0xffff : m | tnv_zero_among(p);
            if (m)
                return (size_t)(p - s) + (size_t)__builtin_ctz(m);
            p = (const char *)tn_align_down((uintptr_t)p + 16, 16);
        } while (p < stop);
    } else {
        return (size_t)(tn_span_rest(s - into, into, members, TN_SPAN_AMONG, in) - s);
    }
    size_t count = 1;
    while (count <= 4 && members[count])
        count++;
    return (size_t)(tn_span_rest(p, 0, members, count, in) - s);
}

#else

// The length of the span of bytes at s in (or not in) the set, which has a member.
TN_INLINE size_t tn_span(const char *s, const unsigned char *members, bool in)
{
    // The vector at s, or near the end of a page the block around it.
    size_t into = 0;
    if (tn_unlikely((uintptr_t)s % TN_SCAN_PAGE > TN_SCAN_PAGE - TNV_BYTES))
        into = (uintptr_t)s % TNV_BYTES;
    tnv v = tnv_load(s - into), least = v ^ tnv_splat(members[0]);
    size_t count = 1;
    for (; members[count] && count < TN_SPAN_COMPARED; count++)
        least = __builtin_elementwise_min(least, v ^ tnv_splat(members[count]));
    if (tn_unlikely(members[count])) {
        into = (uintptr_t)s % TNV_BYTES;
        return (size_t)(tn_span_rest(s - into, into, members, count + 1, in) - s);
    }
    tnm m = tnm_drop(tnh_mask(tn_span_hits(least, v, in)), into);
    if (tnm_any(m))
        return tnm_first(m);
    const char *p = (const char *)tn_align_down((uintptr_t)s + TNV_BYTES - into, TNV_BYTES);
    return (size_t)(tn_span_rest(p, 0, members, count, in) - s);
}

#endif
