// SPDX-License-Identifier: MIT
// bazel run //string:string_bench: every variant of the string functions beside the host's, ns per
// call.
#include <strings.h>
#include <tenon/string.h>

#include <cstring>

#include "testing/bench.h"
#define TN_FUNCTION strlen
#define TN_VARIANTS "string/strlen_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strchr
#define TN_VARIANTS "string/strchr_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strcmp
#define TN_VARIANTS "string/strcmp_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strcasecmp
#define TN_VARIANTS "string/strcasecmp_variants.inc"
#include "testing/variants.h"

namespace
{

// Strings of each drawn size, at its alignments.
std::vector<char> arena;
struct Pair {
    char *a, *b;
};

template <class Function, class Use>
void compare(const char *name, Function *host, const std::vector<Variant<Function>> &variants,
             Use use)
{
    for (auto &range : ranges()) {
        if (range.high > 5000)
            continue;
        auto calls = draw(range.low, range.high, range.aligned, 256);
        arena.assign((range.high + 192) * 2 * calls.size(), 'x');
        std::vector<Pair> pairs;
        char *p = arena.data() + (64 - reinterpret_cast<uintptr_t>(arena.data()) % 64);
        for (auto &c : calls) {
            size_t step = (range.high + 128) / 64 * 64;
            pairs.push_back({p + c.a, p + step + c.b});
            p[c.a + c.size] = p[step + c.b + c.size] = 0;
            p += 2 * step;
        }
        size_t repeat = range.high > 1000 ? 4 : 40;
        std::vector<Candidate> candidates;
        auto add = [&](const char *who, Function *f) {
            candidates.push_back({who, [=] {
                                      Function *volatile opaque = f;
                                      Function *call = opaque;
                                      for (size_t r = 0; r < repeat; r++)
                                          for (auto &pair : pairs)
                                              use(call, pair);
                                  }});
        };
        add("host", host);
        for (auto &v : variants)
            add(v.name, v.call);
        measure((std::string(name) + " " + range.name).c_str(), calls.size() * repeat, candidates);
    }
}

volatile size_t sink;

} // namespace

int main()
{
    compare("strlen", static_cast<decltype(tn_strlen) *>(std::strlen), strlen_variants(),
            [](auto f, const Pair &p) { sink = sink + f(p.a); });
    auto host_strchr = static_cast<const char *(*)(const char *, int)>(std::strchr);
    compare("strchr", reinterpret_cast<decltype(tn_strchr) *>(host_strchr), strchr_variants(),
            [](auto f, const Pair &p) { sink = sink + (f(p.a, 'y') != nullptr); });
    compare("strcmp", static_cast<decltype(tn_strcmp) *>(std::strcmp), strcmp_variants(),
            [](auto f, const Pair &p) { sink = sink + static_cast<size_t>(f(p.a, p.b)); });
    compare("strcasecmp", static_cast<decltype(tn_strcasecmp) *>(strcasecmp), strcasecmp_variants(),
            [](auto f, const Pair &p) { sink = sink + static_cast<size_t>(f(p.a, p.b)); });
}
