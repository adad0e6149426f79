// SPDX-License-Identifier: MIT
// bazel run -c opt //string:linear_bench: strstr and memmem for "aaa…ab" in "aaa…a", ns per byte of
// haystack. The time is linear if a line's figures agree: the last column is the largest by the
// smallest, of haystacks that are at least four times as long as the needle.
#include <tenon/mem.h>
#include <tenon/string.h>

#include <algorithm>
#include <cstdio>
#include <string>

#include "bench/harness.h"

namespace
{

const void *volatile sink;

template <class Search> void line(const char *name, size_t needle, Search search)
{
    double low = 1e300, high = 0;
    std::printf("%-8s %8zu", name, needle);
    for (size_t size = 1 << 10; size <= 16 << 20; size *= 4) {
        if (size < 4 * needle) {
            std::printf("%9s", "-");
            continue;
        }
        const std::string haystack(size, 'a'), what = std::string(needle - 1, 'a') + "b";
        double best = 1e300, begin = bench_now();
        for (int round = 0; round < 5 || (round < 2000 && bench_now() - begin < 20e6); round++) {
            double start = bench_now();
            sink = search(haystack, what);
            best = std::min(best, bench_now() - start);
        }
        best /= static_cast<double>(size);
        low = std::min(low, best), high = std::max(high, best);
        std::printf("%9.3f", best);
    }
    std::printf("%9.2f\n", high / low);
}

} // namespace

int main()
{
    std::printf("%-8s %8s", "", "needle");
    for (size_t size = 1 << 10; size <= 16 << 20; size *= 4)
        std::printf("%8zuK", size >> 10);
    std::printf("%9s\n", "max/min");
    for (size_t needle : {2, 3, 8, 16, 33, 64, 100, 256, 1000, 4096, 65536, 1 << 20}) {
        line("strstr", needle, [](const std::string &h, const std::string &n) {
            return tn_strstr(h.c_str(), n.c_str());
        });
        line("memmem", needle, [](const std::string &h, const std::string &n) {
            return tn_memmem(h.data(), h.size(), n.data(), n.size());
        });
    }
}
