// SPDX-License-Identifier: MIT
// The few macros every source of tenon uses: names, visibility, variants, hints.
//
// Every function has one implementation name, `tn_<name>`, hidden in the objects. The public C name
// is an alias that exists only in packages that claim it: a libc image, or a component's
// `:override` flavour (both compile with TN_PACKAGE). Unit tests and other projects therefore use
// `tn_` names beside any host libc, and libc's own calls cannot be interposed.
#pragma once

// TN_PUBLIC(name): publish `tn_name` as `name`. Weak, because libc's own use of tn_name pulls the
// archive member in and a program may define its own `name` (ISO C 7.1.3 reserves only ISO names).
// The prototype of the public header is in scope, so a wrong type is a compile error.
#ifdef TN_PACKAGE
#define TN_PUBLIC_AS(name, impl) \
    extern typeof(impl) name __attribute__((weak, alias(#impl), visibility("default")))
#else
#define TN_PUBLIC_AS(name, impl) static_assert(true, #name)
#endif
#define TN_PUBLIC(name) TN_PUBLIC_AS(name, tn_##name)

// TN_PUBLIC_ABI(name, impl): publish `impl` as `name` although C calls the types different, as long
// and long long: the caller says that the calling conventions agree.
#ifdef TN_PACKAGE
#define TN_PUBLIC_ABI(name, impl) \
    extern typeof(name) name __attribute__((weak, alias(#impl), visibility("default")))
#else
#define TN_PUBLIC_ABI(name, impl) static_assert(true, #name)
#endif

// TN_NAME(name): declare `tn_name` with the type that the public header gives `name`.
#define TN_NAME(name) extern typeof(name) tn_##name __attribute__((visibility("hidden")))

// TN_VARIANT(name): the symbol of a variant, `tn_<name>_<level>`; TN_LEVEL is the level that the
// build compiles for.
#define TN_PASTE3_(a, b, c) a##b##c
#define TN_PASTE3(a, b, c) TN_PASTE3_(a, b, c)
#ifndef TN_LEVEL
#define TN_LEVEL portable
#endif
#define TN_VARIANT(name) TN_PASTE3(tn_##name, _, TN_LEVEL)
// TN_VARIANT_OF(name): the file defines a variant of tn_name, with its type.
#define TN_VARIANT_OF(name) extern typeof(tn_##name) TN_VARIANT(name)

#define TN_HIDDEN __attribute__((visibility("hidden")))
#define TN_EXPORT __attribute__((visibility("default")))
#define TN_INLINE static inline __attribute__((always_inline))
#define TN_NOINLINE [[gnu::noinline]]
#define TN_COLD [[gnu::cold, gnu::noinline]]
#define TN_SMALL [[clang::minsize]] // runs once or so: size counts, not speed
#define tn_likely(x) __builtin_expect(!!(x), 1)
#define tn_unlikely(x) __builtin_expect(!!(x), 0)

// TN_OVERREAD stands on the outermost function that reads whole aligned blocks beyond an object's
// end (never beyond its page): sanitizers must not instrument it, and an attribute on an inline
// helper would not follow into its caller.
#define TN_OVERREAD \
    __attribute__((no_sanitize("address", "hwaddress", "thread", "memory", "undefined")))

// Word access that may alias any type and need not be aligned.
typedef __UINT8_TYPE__ tn_u8;
typedef __UINT16_TYPE__ tn_u16;
typedef __UINT32_TYPE__ tn_u32;
typedef __UINT64_TYPE__ tn_u64;
typedef __INT32_TYPE__ tn_s32;
typedef __INT64_TYPE__ tn_s64;
typedef unsigned long tn_word;                            // a machine word
typedef tn_word __attribute__((may_alias)) tn_word_alias; // an aligned word of any object

#define tn_countof(a) (sizeof(a) / sizeof((a)[0]))
#define tn_min(a, b)                   \
    ({                                 \
        auto tn_a_ = (a);              \
        auto tn_b_ = (b);              \
        tn_a_ < tn_b_ ? tn_a_ : tn_b_; \
    })
#define tn_max(a, b)                   \
    ({                                 \
        auto tn_a_ = (a);              \
        auto tn_b_ = (b);              \
        tn_a_ > tn_b_ ? tn_a_ : tn_b_; \
    })
#define tn_align_up(n, a) (((n) + ((a) - 1)) & ~((typeof(n))(a) - 1))
#define tn_align_down(n, a) ((n) & ~((typeof(n))(a) - 1))
// Checked arithmetic for sizes: true means the result did not fit.
#define tn_add_overflow(a, b, out) __builtin_add_overflow(a, b, out)
#define tn_mul_overflow(a, b, out) __builtin_mul_overflow(a, b, out)
