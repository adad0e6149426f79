// SPDX-License-Identifier: MIT
// Spans of bytes in or not in a set, written over the vector vocabulary: strspn, strcspn and
// strpbrk are instances.
//
// The first vector is compared with each member, which costs no preparation; most spans end there.
// Beyond, up to eight members stay in registers; larger sets become two tables of sixteen bytes,
// indexed by the low half of a byte, with a bit for each high half (a byte shuffle each, the idea
// of W. Mula's "SIMD byte lookup", 2018), or without shuffles a table that is asked byte by byte.
//
// What it may read of the string is in mem/internal/scan.h; of the set, up to its NUL.
#pragma once

#include <tenon/string.h>

#include "mem/internal/scan.h"
#include "string/internal/byte_set.h"

// For how many members the first vector is compared with each.
#define TN_SPAN_COMPARED 16

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

// The end of the span at p or later, p aligned, of a set of count <= width members.
TN_INLINE const char *tn_span_few(const char *p, const unsigned char *members, size_t count,
                                  size_t width, bool in)
{
    tnv set[8];
    tnm m;
#pragma clang loop unroll(full)
    for (size_t i = 0; i < width; i++) // what is missing is the last member again
        set[i] = tnv_splat(members[tn_min(i, count - 1)]);
    TN_MCA_BEGIN("span_few", TNV_BYTES);
    TN_HOT_LOOP while (m = tn_span_few_mask(p, set, width, in), !tnm_any(m)) p += TNV_BYTES;
    TN_MCA_END();
    return p + tnm_first(m);
}

#if TNV_LOOKUP
struct tn_span_table {
    tnv low, high; // of bytes below 0x80 and the others
};

// The bit of a byte's high half, which two halves share, one in each table.
TN_INLINE tnv tn_span_bit(tnv v)
{
    static const tn_u8 bits[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    return tnv_lookup(tnv_table(bits), v >> 4);
}

// Byte k of a row table is the set of high halves of members whose low half is k.
TN_INLINE struct tn_span_table tn_span_table(const unsigned char *members)
{
    static const tn_u8 numbers[16] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    const tnv number = tnv_table(numbers);
    struct tn_span_table set = {};
    for (; *members; members++) {
        tnv c = tnv_splat(*members), bit = tn_span_bit(c);
        set.low |= (tnv)(number == (c & 0x8f)) & bit;
        set.high |= (tnv)(number == ((c ^ 0x80) & 0x8f)) & bit;
    }
    return set;
}

TN_INLINE tnh tn_span_table_hits(const struct tn_span_table *set, tnv v, bool in)
{
    tnv bit = tn_span_bit(v);
    tnv row = tnv_lookup(set->low, v) | tnv_lookup(set->high, v ^ 0x80);
    return in ? tnh_zero(row & bit) : tnh_either(tnh_eq(row & bit, bit), tnh_zero(v));
}
#endif

// The end of the span of bytes at s in (or not in) the set, which has a member.
TN_INLINE const char *tn_span(const char *s, const unsigned char *members, bool in)
{
    // The vector at s, or near the end of a page the block around it.
    size_t into = 0;
    if (tn_unlikely((uintptr_t)s % TN_SCAN_PAGE > TN_SCAN_PAGE - TNV_BYTES))
        into = (uintptr_t)s % TNV_BYTES;
    tnv v = tnv_load(s - into), least = v ^ tnv_splat(members[0]);
    size_t count = 1;
    for (; members[count] && count < TN_SPAN_COMPARED; count++)
        least = __builtin_elementwise_min(least, v ^ tnv_splat(members[count]));
    tnm m;
    const char *p = (const char *)tn_align_down((uintptr_t)s + TNV_BYTES - into, TNV_BYTES);
    if (tn_likely(!members[count])) {
        m = tnm_drop(tnh_mask(tn_span_hits(least, v, in)), into);
        if (tnm_any(m))
            return s + tnm_first(m);
    }
    if (count <= 4)
        return tn_span_few(p, members, count, 4, in);
    if (count <= 8)
        return tn_span_few(p, members, count, 8, in);
#if TNV_LOOKUP
    const struct tn_span_table set = tn_span_table(members);
    if (members[count]) {
        m = tnm_drop(tnh_mask(tn_span_table_hits(&set, v, in)), into);
        if (tnm_any(m))
            return s + tnm_first(m);
    }
    TN_MCA_BEGIN("span_table", TNV_BYTES);
    TN_HOT_LOOP while (m = tnh_mask(tn_span_table_hits(&set, tnv_load_aligned(p), in)), !tnm_any(m))
        p += TNV_BYTES;
    TN_MCA_END();
    return p + tnm_first(m);
#else
    return tn_span_bytes(members[count] ? s : p, members, in);
#endif
}
