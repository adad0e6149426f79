// SPDX-License-Identifier: MIT
// bazel run -c opt //mem:mem_bench, or //mem:memcpy_bench for one function: every variant of the
// mem functions beside the host's, ns per call.
#include <tenon/mem.h>

#include <cstring>

#include "bench/candidates.h"
#define TN_FUNCTION memcpy
#define TN_VARIANTS "mem/memcpy_variants.inc"
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

namespace
{

alignas(64) char left[1 << 17], right[1 << 17];
volatile size_t sink;

// One candidate per implementation: `use` makes one call.
template <class Function, class Use>
void compare(Bench &bench, const char *name, Function *host,
             const std::vector<Variant<Function>> &variants, Use use)
{
    for (auto &range : ranges()) {
        auto calls = draw(range.low, range.high, range.aligned);
        size_t repeat = range.high > 10000 ? 1 : range.high > 1000 ? 4 : 20;
        std::vector<Candidate> candidates;
        auto add = [&](const char *who, Function *f) {
            candidates.push_back({who, [=] {
                                      Function *volatile opaque = f;
                                      Function *call = opaque;
                                      for (size_t r = 0; r < repeat; r++)
                                          for (auto &c : calls)
                                              use(call, c);
                                  }});
        };
        add("host", host);
        for (auto &v : variants)
            add(v.name, v.call);
        const double mean = static_cast<double>(range.low + range.high) / 2;
        bench.row({name, range.name, mean}, calls.size() * repeat, candidates);
    }
}

} // namespace

int main(int argc, char **argv)
{
    Bench bench(argc, argv);
    std::memset(left, 'x', sizeof left);
    std::memset(right, 'x', sizeof right);
    compare(bench, "memcpy", static_cast<decltype(tn_memcpy) *>(std::memcpy), memcpy_variants(),
            [](auto f, const Call &c) { f(left + c.a, right + c.b, c.size); });
    compare(bench, "memmove", static_cast<decltype(tn_memmove) *>(std::memmove), memmove_variants(),
            [](auto f, const Call &c) { f(left + c.a, left + c.b, c.size); });
    compare(bench, "memset", static_cast<decltype(tn_memset) *>(std::memset), memset_variants(),
            [](auto f, const Call &c) { f(left + c.a, 'x', c.size); });
    compare(bench, "memcmp", static_cast<decltype(tn_memcmp) *>(std::memcmp), memcmp_variants(),
            [](auto f, const Call &c) {
                sink = sink + static_cast<size_t>(f(left + c.a, right + c.b, c.size));
            });
    auto host_memchr = static_cast<const void *(*)(const void *, int, size_t)>(std::memchr);
    compare(bench, "memchr", reinterpret_cast<decltype(tn_memchr) *>(host_memchr),
            memchr_variants(),
            [](auto f, const Call &c) { sink = sink + (f(left + c.a, 'y', c.size) != nullptr); });
    return bench.finish();
}
