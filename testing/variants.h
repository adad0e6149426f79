// SPDX-License-Identifier: MIT
// All variants of one dispatched function, for its test and its benchmark. Usage, once per
// function:
//
//     #define TN_FUNCTION memcpy
//     #define TN_VARIANTS "mem/memcpy_variants.inc"
//     #include "testing/variants.h"
//
// defines memcpy_variants(): the dispatched function and the variants that this CPU can run. What
// it cannot run is named on stdout, so that no level passes by not running.
#ifndef TN_TESTING_VARIANTS_H
#define TN_TESTING_VARIANTS_H

#include <stdint.h>

#include <cstdio>
#include <vector>

extern "C" {
#include "base/cpu.h"
}

// The model of a level (platforms/levels.bzl) runs anywhere.
constexpr tn_level TN_CPU_avx512_model = TN_CPU_portable;

template <class Function> struct Variant {
    const char *name;
    Function *call;
};

#ifdef GTEST_TEST
// Says at the end of a test how much it was over.
struct Tally {
    unsigned functions = 0, variants = 0;
    ~Tally() { std::printf("[ VARIANTS ] %u of %u functions\n", variants, functions); }
};
inline Tally tally;
inline void count_variants(size_t variants)
{
    tally.functions++;
    tally.variants += static_cast<unsigned>(variants);
}
#else
inline void count_variants(size_t) {}
#endif

// Whether this CPU has the level; says so if not.
inline bool usable(const char *name, tn_level level)
{
    tn_cpu_init_hosted();
    if (tn_cpu_has(level))
        return true;
    std::printf("[  SKIPPED ] %s: not a level of this machine\n", name);
    return false;
}

#define TN_TEXT_(x) #x
#define TN_TEXT(x) TN_TEXT_(x)
#define TN_JOIN_(a, b) a##b
#define TN_JOIN(a, b) TN_JOIN_(a, b)
#define TN_IMPLEMENTATION(level) TN_JOIN(TN_JOIN(tn_, TN_FUNCTION), _##level)
#endif

extern "C" {
#define V(level)                                                 \
    decltype(TN_JOIN(tn_, TN_FUNCTION)) TN_IMPLEMENTATION(level) \
        __attribute__((visibility("hidden")));
#include TN_VARIANTS
#undef V
}

inline const std::vector<Variant<decltype(TN_JOIN(tn_, TN_FUNCTION))>> &TN_JOIN(TN_FUNCTION,
                                                                                _variants)()
{
    static const auto list = [] {
        std::vector<Variant<decltype(TN_JOIN(tn_, TN_FUNCTION))>> all;
        all.push_back({TN_TEXT(TN_FUNCTION), &TN_JOIN(tn_, TN_FUNCTION)});
#define V(level)                                                 \
    if (usable(TN_TEXT(TN_FUNCTION) "_" #level, TN_CPU_##level)) \
        all.push_back({TN_TEXT(TN_FUNCTION) "_" #level, &TN_IMPLEMENTATION(level)});
#include TN_VARIANTS
#undef V
        count_variants(all.size() - 1); // the dispatched one is among them
        return all;
    }();
    return list;
}
#undef TN_FUNCTION
#undef TN_VARIANTS
