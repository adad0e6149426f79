// SPDX-License-Identifier: MIT
// bazel run -c opt //mem:mem_bench, or //mem:memcpy_bench for one function: the mem functions
// beside glibc's and musl's, ns per call; bench/peers.h says how.
#include <tenon/mem.h>

#include <cstring>

#define TN_FUNCTION memcpy
#define TN_VARIANTS "mem/memcpy_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION mempcpy
#define TN_VARIANTS "mem/mempcpy_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION memccpy
#define TN_VARIANTS "mem/memccpy_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION memmove
#define TN_VARIANTS "mem/memmove_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION memset
#define TN_VARIANTS "mem/memset_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION memcmp
#define TN_VARIANTS "mem/memcmp_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION memchr
#define TN_VARIANTS "mem/memchr_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION memrchr
#define TN_VARIANTS "mem/memrchr_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION memmem
#define TN_VARIANTS "mem/memmem_variants.inc"
#include "testing/variants.h"
// After what declares Variant.
#include "bench/peers.h"

namespace
{

volatile size_t sink;

void keep(int v) { sink = static_cast<size_t>(v); }
void keep(const void *p) { sink = reinterpret_cast<uintptr_t>(p); }

void equal(char *a, char *b, size_t n) { std::memset(a, 'x', n), std::memset(b, 'x', n); }

// Letters as in words.
void words(char *a, char *, size_t n)
{
    Random random(n + 1);
    for (size_t i = 0; i < n; i++)
        a[i] = "etaoin shrdlu cmfwyp"[random.below(20)];
}

void letter(char *a, char *, size_t n) { std::memset(a, 'a', n); }

// Two buffers whose distance is `above` more than a multiple of 4 KB: loads there wait for stores
// to addresses that look alike in their low twelve bits.
char *far_apart(size_t above)
{
    alignas(4096) static char memory[(4 << 20) + 8192];
    return memory + (2 << 20) + above;
}

} // namespace

int main(int argc, char **argv)
{
    Rows rows(argc, argv);
    auto copy = [](auto f, char *a, char *b, size_t n) { keep(f(a, b, n)); };
    rows.add("memcpy", memcpy_variants(), 1, equal, copy);
    for (size_t above : {1, 8, 64})
        rows.add(("memcpy 4K+" + std::to_string(above)).c_str(), memcpy_variants(), 1, equal,
                 [=](auto f, char *, char *, size_t n) {
                     keep(f(far_apart(above), far_apart(0) - (2 << 20), n));
                 });
    rows.add("mempcpy", mempcpy_variants(), 1, equal, copy);
    rows.add("memccpy", memccpy_variants(), 1, equal,
             [](auto f, char *a, char *b, size_t n) { keep(f(a, b, 'y', n)); });
    rows.add("memmove", memmove_variants(), 1, equal, copy);
    rows.add("memmove up", memmove_variants(), 1, equal,
             [](auto f, char *a, char *, size_t n) { keep(f(a, a + 9, n)); });
    rows.add("memmove down", memmove_variants(), 1, equal,
             [](auto f, char *a, char *, size_t n) { keep(f(a + 9, a, n)); });
    rows.add("memset", memset_variants(), 1, equal,
             [](auto f, char *a, char *, size_t n) { keep(f(a, 'x', n)); });
    rows.add("memset 0", memset_variants(), 1, equal,
             [](auto f, char *a, char *, size_t n) { keep(f(a, 0, n)); });
    rows.add("memcmp", memcmp_variants(), 1, equal, copy);
    auto absent = [](auto f, char *a, char *, size_t n) { keep(f(a, 'y', n)); };
    rows.add("memchr", memchr_variants(), 1, equal, absent);
    rows.add("memrchr", memrchr_variants(), 1, equal, absent);
    rows.add("memmem", memmem_variants(), 1, words,
             [](auto f, char *a, char *, size_t n) { keep(f(a, n, "quick", 5)); });
    rows.add("memmem long", memmem_variants(), 1, words, [](auto f, char *a, char *, size_t n) {
        keep(f(a, n, "quick brown fox jumps over", 26));
    });
    rows.add("memmem aab", memmem_variants(), 1, letter,
             [](auto f, char *a, char *, size_t n) { keep(f(a, n, "aaaaaaaaaaaaaaab", 16)); });
    return rows.finish();
}
