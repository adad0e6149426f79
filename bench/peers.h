// SPDX-License-Identifier: MIT
// Benchmark rows beside other C libraries in one process: pointers to their own functions, by
// dlopen, so that all candidates are called alike. glibc is the host; musl's libc.so loads into it
// as a plain library, good for functions without state. Each row is measured in interleaved rounds
// of which the fastest counts.
//
//     bench [--level=NAME] [--only=FUNCTION,…] [--above=RATIO]
//
// --level takes that variant instead of the best; glibc is held to a level by GLIBC_TUNABLES.
// --above prints only rows whose ratio to glibc or musl is larger; the summary counts all.
#pragma once

#include <dlfcn.h>

#include <algorithm>
#include <cmath>
#include <string_view>

#include "bench/candidates.h"
#include "testing/guarded.h" // after testing/variants.h, which declares Variant

class Rows
{
  public:
    Rows(int argc, char **argv)
    {
        for (int i = 1; i < argc; i++) {
            std::string_view arg = argv[i];
            auto value = [&](std::string_view name) {
                bool is = arg.substr(0, name.size()) == name;
                return is ? argv[i] + name.size() : nullptr;
            };
            if (const char *level = value("--level="))
                level_ = level;
            else if (const char *only = value("--only="))
                only_ = "," + std::string(only) + ",";
            else if (const char *above = value("--above="))
                above_ = std::atof(above);
            else
                std::exit((std::fprintf(stderr, "unknown argument %s\n", argv[i]), 2));
        }
        glibc_ = dlopen("libc.so.6", RTLD_NOW | RTLD_LOCAL);
        musl_ = dlopen("/lib/ld-musl-x86_64.so.1", RTLD_NOW | RTLD_LOCAL);
        std::printf("%-12s %-9s %10s %10s %10s %7s %7s\n", "function", "row", "tenon", "glibc",
                    "musl", "/glibc", "/musl");
    }

    struct Pair {
        char *a, *b;
        size_t size;
    };

    // The rows of a function. `prepare` writes one pair of buffers, room for `size` units of `unit`
    // bytes and 64 more in each; `use` makes one call.
    template <class Function, class Use>
    void add(const char *name, const std::vector<Variant<Function>> &variants, size_t unit,
             void (*prepare)(char *, char *, size_t), Use use)
    {
        std::string function(name, std::strcspn(name, " "));
        Function *ours = variants.size() > 1 ? variants[1].call : variants[0].call;
        for (auto &v : variants)
            if (v.name == function + "_" + level_)
                ours = v.call;
        rows(name, function, unit, reinterpret_cast<void *>(ours), prepare,
             [use](void *candidate, const std::vector<Pair> &pairs) {
                 auto f = reinterpret_cast<Function *>(candidate);
                 for (auto &pair : pairs)
                     use(f, pair.a, pair.b, pair.size);
             });
    }

    int finish()
    {
        for (auto *peer : {&to_glibc_, &to_musl_}) {
            auto &ratios = *peer;
            if (ratios.empty())
                continue;
            std::sort(ratios.begin(), ratios.end());
            double sum = 0;
            for (double r : ratios)
                sum += std::log(r);
            auto share = [&](double limit) {
                return 100.0 *
                       static_cast<double>(std::upper_bound(ratios.begin(), ratios.end(), limit) -
                                           ratios.begin()) /
                       static_cast<double>(ratios.size());
            };
            std::printf("%s: %zu rows, geometric mean %.3f, <= 1.00: %.1f %%, <= 1.05: %.1f %%, <= "
                        "1.20: %.1f %%, worst %.2f\n",
                        peer == &to_glibc_ ? "to glibc" : "to musl", ratios.size(),
                        std::exp(sum / static_cast<double>(ratios.size())), share(1.0), share(1.05),
                        share(1.2), ratios.back());
        }
        return 0;
    }

  private:
    using Batch = std::function<void(void *, const std::vector<Pair> &)>;

    void rows(const char *name, const std::string &function, size_t unit, void *ours,
              void (*prepare)(char *, char *, size_t), const Batch &batch)
    {
        if (!only_.empty() && only_.find("," + function + ",") == std::string::npos)
            return;
        auto of = [&](void *library) {
            return library ? dlsym(library, function.c_str()) : nullptr;
        };
        void *candidates[] = {ours, of(glibc_), of(musl_)};
        for (size_t size : {1, 8, 16, 31, 64, 100, 256, 1024, 4096, 32768, 1048576})
            for (bool aligned : {true, false}) {
                std::string row = size < 1024      ? std::to_string(size)
                                  : size < 1048576 ? std::to_string(size / 1024) + "K"
                                                   : "1M";
                row += aligned ? "" : "+";
                std::vector<Call> calls = draw(size, size, aligned, size < 8192 ? 8 : 1);
                run(name, row.c_str(), calls, unit, candidates, prepare, batch);
            }
        std::vector<Call> mix = draw(0, 127, false, 512);
        Random random;
        for (auto &call : mix) // products of two uniform numbers: half of them below 24
            call.size = 1 + call.size * static_cast<unsigned>(random.below(128)) / 127;
        run(name, "mix", mix, unit, candidates, prepare, batch);
    }

    void run(const char *name, const char *row, const std::vector<Call> &calls, size_t unit,
             void *const (&candidates)[3], void (*prepare)(char *, char *, size_t),
             const Batch &batch)
    {
        std::vector<Pair> pairs;
        size_t room = 0;
        for (auto &c : calls)
            room += 2 * ((c.size + 64 + 64) * unit + 64);
        arena_.assign(room + 4096, 0);
        char *p = arena_.data() + 4096 - reinterpret_cast<uintptr_t>(arena_.data()) % 4096;
        for (auto &c : calls) {
            size_t step = ((c.size + 64 + 64) * unit + 63) / 64 * 64;
            pairs.push_back({p + c.a / unit * unit, p + step + c.b / unit * unit, c.size});
            prepare(pairs.back().a, pairs.back().b, c.size);
            p += 2 * step;
        }
        // A round of 4 us at least, and as many as 25 ms allow.
        size_t repeat = 1;
        auto timed = [&](void *f) {
            double start = bench_now();
            for (size_t r = 0; r < repeat; r++)
                batch(f, pairs);
            return bench_now() - start;
        };
        while (timed(candidates[0]) < 4000)
            repeat *= 2;
        double best[3] = {1e300, 1e300, 1e300}, begin = bench_now();
        for (int round = 0; round < 5 || (round < 400 && bench_now() - begin < 25e6); round++)
            for (int i = 0; i < 3; i++)
                if (candidates[i])
                    best[i] = std::min(best[i], timed(candidates[i]) /
                                                    static_cast<double>(repeat * pairs.size()));
        double worst = 0;
        for (int i : {1, 2})
            if (candidates[i]) {
                (i == 1 ? to_glibc_ : to_musl_).push_back(best[0] / best[i]);
                worst = std::max(worst, best[0] / best[i]);
            }
        if (worst < above_)
            return;
        std::printf("%-12s %-9s %10.2f", name, row, best[0]);
        for (int i : {1, 2})
            candidates[i] ? std::printf(" %10.2f", best[i]) : std::printf(" %10s", "-");
        for (int i : {1, 2})
            candidates[i] ? std::printf(" %7.2f", best[0] / best[i]) : std::printf(" %7s", "-");
        std::printf("\n");
        std::fflush(stdout);
    }

    std::string level_, only_;
    double above_ = 0;
    void *glibc_, *musl_;
    std::vector<char> arena_;
    std::vector<double> to_glibc_, to_musl_;
};

// A function without variants.
template <class Function> std::vector<Variant<Function>> only(const char *name, Function *f)
{
    return {{name, f}};
}
