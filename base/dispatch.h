// SPDX-License-Identifier: MIT
// TN_DISPATCH(fn, best, …, fallback): define tn_fn as the first variant of the list that this CPU
// can run, and publish it as fn where public names are wanted. The build generates one such line
// per function from its variants list, in a file of its own:
//
//     #include "base/dispatch.h"
//     #include <tenon/mem.h>                  // the type of tn_memcpy
//     TN_DISPATCH(memcpy, avx2, sse2)
//
// The variants are tn_memcpy_avx2, tn_memcpy_sse2; the last must run everywhere. Three back ends:
//
// - TN_DISPATCH_IFUNC: tn_fn is an STT_GNU_IFUNC. Its resolver reads tn_cpu, which start-up has
//   filled before it applies IRELATIVE relocations. A call costs what any call through a GOT costs.
// - TN_DISPATCH_TABLE: tn_fn jumps through a pointer that a constructor sets and that names the
//   fallback until then: for components beside another libc, whose loader may not know ifuncs.
// - TN_DISPATCH_STATIC: one variant, decided at build time.
//
// A list of one is decided in every back end: with TN_DISPATCH_INCLUDED the generated file has
// included the variant's source (an alias needs its target in the same object) and tn_fn is an
// alias of the variant; else it is a jump to it.
//
// Resolvers and constructors call nothing but tn_cpu_has (and, hosted, tn_cpu_init_hosted), use no
// relocated data, no thread pointer, and must not be instrumented. Each resolver has a section of
// its own (riscv64: compiled -mno-relax, see platforms/).
#pragma once

#include "base/cpu.h"
#include "base/tn.h"

// Expand `step(fn, level, rest…)` for every level of a list; __VA_OPT__ tells the last one.
#define TN_DISPATCH_EVAL_(...) TN_DISPATCH_EVAL1_(TN_DISPATCH_EVAL1_(__VA_ARGS__))
#define TN_DISPATCH_EVAL1_(...) TN_DISPATCH_EVAL2_(TN_DISPATCH_EVAL2_(__VA_ARGS__))
#define TN_DISPATCH_EVAL2_(...) TN_DISPATCH_EVAL3_(TN_DISPATCH_EVAL3_(__VA_ARGS__))
#define TN_DISPATCH_EVAL3_(...) __VA_ARGS__
#define TN_DISPATCH_PARENS_ ()
#define TN_DISPATCH_EACH_(step, fn, level, ...) \
    step(fn, level, __VA_ARGS__)                \
        __VA_OPT__(TN_DISPATCH_AGAIN_ TN_DISPATCH_PARENS_(step, fn, __VA_ARGS__))
#define TN_DISPATCH_AGAIN_() TN_DISPATCH_EACH_

#define TN_DISPATCH_DECLARE_(fn, level, ...) TN_HIDDEN extern typeof(tn_##fn) tn_##fn##_##level;
#define TN_DISPATCH_TRY_(fn, level, ...)        \
    __VA_OPT__(if (tn_cpu_has(TN_CPU_##level))) \
    return tn_##fn##_##level;
// The resolver: best first, the last without a condition.
#define TN_DISPATCH_CHOOSE_(fn, ...)                                            \
    TN_DISPATCH_EVAL_(TN_DISPATCH_EACH_(TN_DISPATCH_DECLARE_, fn, __VA_ARGS__)) \
    __attribute__((section(".text.tn_resolve_" #fn), no_sanitize("all"),        \
                   used)) static typeof(tn_##fn) *tn_resolve_##fn(void)         \
    {                                                                           \
        TN_DISPATCH_EVAL_(TN_DISPATCH_EACH_(TN_DISPATCH_TRY_, fn, __VA_ARGS__)) \
    }

#define TN_DISPATCH(fn, ...)           \
    TN_DISPATCH_PICK_(fn, __VA_ARGS__) \
    TN_PUBLIC(fn);

// A function that is one instruction sequence and leaves all argument registers as they are.
#define TN_DISPATCH_STUB_(fn, code)                                                \
    __attribute__((naked, used)) static void tn_jump_##fn(void) { __asm__(code); } \
    TN_HIDDEN extern typeof(tn_##fn) tn_##fn __attribute__((alias("tn_jump_" #fn)));
#if defined(__x86_64__)
#define TN_DISPATCH_JUMP_(to) "jmp " to
#define TN_DISPATCH_JUMP_AT_(pointer) "jmp *" pointer "(%rip)"
#elif defined(__aarch64__)
#define TN_DISPATCH_JUMP_(to) "b " to
#define TN_DISPATCH_JUMP_AT_(pointer) \
    "adrp x16, " pointer "\n\tldr x16, [x16, :lo12:" pointer "]\n\tbr x16"
#elif defined(__riscv)
#define TN_DISPATCH_JUMP_(to) "tail " to
#define TN_DISPATCH_JUMP_AT_(pointer) \
    "1: auipc t1, %pcrel_hi(" pointer ")\n\tld t1, %pcrel_lo(1b)(t1)\n\tjr t1"
#endif
#ifdef TN_DISPATCH_INCLUDED
#define TN_DISPATCH_ONE_(fn, level) \
    TN_HIDDEN extern typeof(tn_##fn) tn_##fn __attribute__((alias("tn_" #fn "_" #level)));
#else
#define TN_DISPATCH_ONE_(fn, level) \
    TN_DISPATCH_DECLARE_(fn, level) \
    TN_DISPATCH_STUB_(fn, TN_DISPATCH_JUMP_("tn_" #fn "_" #level))
#endif

#if defined(TN_DISPATCH_STATIC)

#define TN_DISPATCH_PICK_(fn, level) TN_DISPATCH_ONE_(fn, level)

#elif defined(TN_DISPATCH_IFUNC)

#define TN_DISPATCH_PICK_(fn, level, ...) \
    TN_DISPATCH_IFUNC_##__VA_OPT__(MANY_)(fn, level, __VA_ARGS__)
#define TN_DISPATCH_IFUNC_(fn, level, ...) TN_DISPATCH_ONE_(fn, level)
#define TN_DISPATCH_IFUNC_MANY_(fn, ...) \
    TN_DISPATCH_CHOOSE_(fn, __VA_ARGS__) \
    TN_HIDDEN extern typeof(tn_##fn) tn_##fn __attribute__((ifunc("tn_resolve_" #fn)));

#elif defined(TN_DISPATCH_TABLE)

#ifdef TN_HOSTED
#define TN_DISPATCH_READY_() tn_cpu_init_hosted()
#else
#define TN_DISPATCH_READY_() (void)0
#endif
#define TN_DISPATCH_PICK_(fn, level, ...) \
    TN_DISPATCH_TABLE_##__VA_OPT__(MANY_)(fn, level, __VA_ARGS__)
#define TN_DISPATCH_TABLE_(fn, level, ...) TN_DISPATCH_ONE_(fn, level)
#define TN_DISPATCH_TABLE_MANY_(fn, ...)                                          \
    TN_DISPATCH_CHOOSE_(fn, __VA_ARGS__)                                          \
    TN_HIDDEN extern typeof(tn_##fn) *tn_table_##fn;                              \
    typeof(tn_##fn) *tn_table_##fn =                                              \
        TN_DISPATCH_EVAL_(TN_DISPATCH_EACH_(TN_DISPATCH_LAST_, fn, __VA_ARGS__)); \
    __attribute__((constructor(101))) static void tn_choose_##fn(void)            \
    {                                                                             \
        TN_DISPATCH_READY_();                                                     \
        __atomic_store_n(&tn_table_##fn, tn_resolve_##fn(), __ATOMIC_RELAXED);    \
    }                                                                             \
    TN_DISPATCH_STUB_(fn, TN_DISPATCH_JUMP_AT_("tn_table_" #fn))
#define TN_DISPATCH_LAST_(fn, level, ...) TN_DISPATCH_LAST__##__VA_OPT__(NOT_)(fn, level)
#define TN_DISPATCH_LAST__(fn, level) tn_##fn##_##level
#define TN_DISPATCH_LAST__NOT_(fn, level)

#else
#error "choose TN_DISPATCH_IFUNC, TN_DISPATCH_TABLE or TN_DISPATCH_STATIC"
#endif
