// SPDX-License-Identifier: MIT
// What the vector instruction sets have in common, in the compiler's vector extension: sse2.h,
// avx2.h and neon.h define TNV_BYTES and TNV_REGISTER before including it and the masks after. A
// hit is a zero byte, so that `either` is the unsigned minimum and a whole loop needs one
// comparison. Comparing (v ^ w) or (v == w) with zero at the end costs nothing: compilers fold it
// into the comparison itself. Not every set has a minimum of four-byte lanes: there a hit is a lane
// of ones.
#pragma once

#define TNV_UNALIGNED 1

typedef tnc tnv __attribute__((vector_size(TNV_BYTES)));
typedef char tnv_chars __attribute__((vector_size(TNV_BYTES)));
typedef tnv tnv_object __attribute__((may_alias));
typedef tnv tnh;

TN_INLINE tnv tnv_splat(tnc c) { return c - (tnv){}; }

TN_INLINE tnv tnv_load(const void *p)
{
    tnv v;
    __builtin_memcpy_inline(&v, p, sizeof v);
    return v;
}
TN_INLINE tnv tnv_load_aligned(const void *p) { return *(const tnv_object *)p; }
TN_INLINE void tnv_store(void *p, tnv v) { __builtin_memcpy_inline(p, &v, sizeof v); }
TN_INLINE void tnv_store_aligned(void *p, tnv v) { *(tnv_object *)p = v; }

// For one vector, whose truth values the compiler may take as they are.
#define tnm_ne(v, w) tnm_ones((tnv_chars)((v) != (w)))
// A condition alone is cheaper as truth values, which an or puts together.
#define tnm_eq4(v0, v1, v2, v3, c) \
    tnm_ones((tnv_chars)((v0) == (c) | (v1) == (c) | ((v2) == (c) | (v3) == (c))))

#ifdef TNV_WIDE

TN_INLINE tnh tnh_zero(tnv v) { return (tnh)(v == 0); }
TN_INLINE tnh tnh_eq(tnv v, tnv w) { return (tnh)(v == w); }
TN_INLINE tnh tnh_ne(tnv v, tnv w) { return (tnh)(v != w); }
TN_INLINE tnh tnh_either(tnh g, tnh h) { return g | h; }
TN_INLINE tnh tnh_both(tnh g, tnh h) { return g & h; }
// Bytes of ones where there is a hit: what the instruction sets make their masks of.
TN_INLINE tnv_chars tnh_ones(tnh h) { return (tnv_chars)h; }

#else

// Which letters of ASCII, from `first` to `first` + 25: one signed comparison, as what is above
// them becomes negative.
TN_INLINE tnv tnv_letters(tnv v, char first)
{
    typedef signed char numbers __attribute__((vector_size(TNV_BYTES)));
    return (tnv)((numbers)(v + (tnc)(127 - 25 - first)) > 127 - 26);
}
TN_INLINE tnv tnv_lower(tnv v) { return v | (tnv_letters(v, 'A') & 0x20); }

TN_INLINE tnh tnh_zero(tnv v) { return v; }
TN_INLINE tnh tnh_eq(tnv v, tnv w) { return v ^ w; }
TN_INLINE tnh tnh_ne(tnv v, tnv w)
{
    tnh h = (tnh)(v == w);
    // Hides that these are truth values: the compiler would turn their minimum into an or of their
    // complements, one instruction more for each.
    __asm__("" : "+" TNV_REGISTER(h));
    return h;
}
// A letter may differ in its case's bit.
TN_INLINE tnh tnh_ne_fold(tnv v, tnv w)
{
    return tnh_ne((v ^ w) & ~(tnv_letters(v | 0x20, 'a') & 0x20), (tnv){});
}
TN_INLINE tnh tnh_either(tnh g, tnh h) { return __builtin_elementwise_min(g, h); }
TN_INLINE tnh tnh_both(tnh g, tnh h) { return g | h; }
TN_INLINE tnv_chars tnh_ones(tnh h) { return (tnv_chars)(h == 0); }

#endif
