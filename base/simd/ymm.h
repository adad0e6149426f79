// SPDX-License-Identifier: MIT
// Sets of bytes on vectors of 32, for AVX2 and AVX-512: tables, and membership by one instruction
// of SSE4.2, which every CPU with AVX2 has. Where they are not compiled for there is a model.
#pragma once

#define TNV_LOOKUP 1
#define TNV_AMONG 1

typedef tn_u8 tnv_half __attribute__((vector_size(16)));

TN_INLINE tnv tnv_table(const tn_u8 *t)
{
    tnv_half half;
    __builtin_memcpy_inline(&half, t, sizeof half);
    return (tnv)__builtin_shufflevector(half, half, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
                                        14, 15, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
                                        15);
}

#ifdef __AVX2__

TN_INLINE tnv tnv_lookup(tnv table, tnv index)
{
    return (tnv)__builtin_ia32_pshufb256((tnv_chars)table, (tnv_chars)index);
}

typedef char tnv_text __attribute__((vector_size(16)));
TN_INLINE tnv_text tnv_load_text(const void *p)
{
    tnv_text v;
    __builtin_memcpy_inline(&v, p, sizeof v);
    return v;
}

// Which of the sixteen bytes at s, up to a NUL, are among the up to sixteen at `set`, up to a NUL.
TN_INLINE tn_u32 tnv_among(const void *set, const void *s)
{
    typedef tn_u32 words __attribute__((vector_size(16)));
    constexpr int any = 0;
    return ((words)__builtin_ia32_pcmpistrm128(tnv_load_text(set), tnv_load_text(s), any))[0];
}

// The first of them that is no member, the NUL included; 16 if all are.
TN_INLINE unsigned tnv_first_other(const void *set, const void *s)
{
    constexpr int none = 0x10;
    return (unsigned)__builtin_ia32_pcmpistri128(tnv_load_text(set), tnv_load_text(s), none);
}

// The first of them that is a member or the NUL; 16 if none is.
TN_INLINE unsigned tnv_first_among(const void *set, const void *s)
{
    constexpr int any = 0;
    const tnv_text members = tnv_load_text(set), bytes = tnv_load_text(s);
    unsigned i = (unsigned)__builtin_ia32_pcmpistri128(members, bytes, any);
    if (i == 16 && __builtin_ia32_pcmpistriz128(members, bytes, any))
        return (unsigned)__builtin_ctz((unsigned)__builtin_ia32_pmovmskb128(bytes == 0));
    return i;
}

#else

TN_INLINE tnv tnv_lookup(tnv table, tnv index)
{
    tnv v = {};
    for (size_t i = 0; i < TNV_BYTES; i++)
        v[i] = index[i] < 0x80 ? table[(i & 16) + (index[i] & 15)] : 0;
    return v;
}

TN_INLINE tn_u32 tnv_among(const void *set, const void *s)
{
    const tn_u8 *members = set, *bytes = s;
    tn_u32 m = 0;
    for (unsigned i = 0; i < 16 && bytes[i]; i++)
        for (unsigned k = 0; k < 16 && members[k]; k++)
            m |= (tn_u32)(bytes[i] == members[k]) << i;
    return m;
}
TN_INLINE unsigned tnv_first_other(const void *set, const void *s)
{
    return (unsigned)__builtin_ctz(~tnv_among(set, s));
}
TN_INLINE unsigned tnv_first_among(const void *set, const void *s)
{
    const tn_u8 *bytes = s;
    unsigned i = 0;
    while (i < 16 && bytes[i] && !(tnv_among(set, s) >> i & 1))
        i++;
    return i;
}

#endif

// Which of the sixteen bytes at s are 0.
TN_INLINE tn_u32 tnv_zero_among(const void *s)
{
    typedef bool bits __attribute__((ext_vector_type(16)));
    tnv_half v;
    __builtin_memcpy_inline(&v, s, sizeof v);
    return (tn_u32) __builtin_bit_cast(tn_u16, __builtin_convertvector(v == 0, bits));
}
