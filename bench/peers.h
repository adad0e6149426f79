// SPDX-License-Identifier: MIT
// Benchmark rows beside other C libraries in one process: pointers to their own functions, by
// dlopen, so that all candidates are called alike. glibc is the host; musl's libc.so loads into it
// as a plain library, good for functions without state. Rows are timed as bench/candidates.h does.
//
//     bench [--level=NAME] [--above=RATIO] and the options of bench/candidates.h
//
// --level takes that variant instead of the best; glibc is held to a level by GLIBC_TUNABLES.
// --above prints only rows whose ratio to glibc or musl is larger; the summary counts all. The JSON
// file has all variants, too.
#pragma once

#include <dlfcn.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <string_view>

#include "bench/candidates.h"
#include "testing/guarded.h" // after testing/variants.h, which declares Variant

class Rows
{
  public:
    Rows(int argc, char **argv)
    {
        std::vector<char *> rest = {argv[0]};
        for (int i = 1; i < argc; i++) {
            std::string_view arg = argv[i];
            auto value = [&](std::string_view name) {
                bool is = arg.substr(0, name.size()) == name;
                return is ? argv[i] + name.size() : nullptr;
            };
            if (const char *level = value("--level="))
                level_ = level;
            else if (const char *above = value("--above="))
                above_ = std::atof(above);
            else
                rest.push_back(argv[i]);
            all_ |= arg == "--json";
        }
        bench_ = std::make_unique<Bench>(static_cast<int>(rest.size()), rest.data());
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
        Function *chosen = variants.size() > 1 ? variants[1].call : variants[0].call;
        for (auto &v : variants)
            if (v.name == function + "_" + level_)
                chosen = v.call;
        Implementations ours = {{"tenon", reinterpret_cast<void *>(chosen)}};
        for (auto &v : variants)
            if (all_ && v.call != chosen && v.name != function)
                ours.push_back({v.name, reinterpret_cast<void *>(v.call)});
        rows(name, function, unit, ours, prepare,
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
        return bench_->finish();
    }

  private:
    using Implementations = std::vector<std::pair<std::string, void *>>;
    using Batch = std::function<void(void *, const std::vector<Pair> &)>;

    void rows(const char *name, const std::string &function, size_t unit, Implementations all,
              void (*prepare)(char *, char *, size_t), const Batch &batch)
    {
        auto of = [&](void *library) {
            return library ? dlsym(library, function.c_str()) : nullptr;
        };
        for (auto &[who, library] : {std::pair{"glibc", glibc_}, std::pair{"musl", musl_}})
            if (void *f = of(library))
                all.push_back({who, f});
        for (size_t size : {1, 8, 16, 31, 64, 100, 256, 1024, 4096, 32768, 1048576})
            for (bool aligned : {true, false}) {
                std::string row = size < 1024      ? std::to_string(size)
                                  : size < 1048576 ? std::to_string(size / 1024) + "K"
                                                   : "1M";
                row += aligned ? "" : "+";
                std::vector<Call> calls = draw(size, size, aligned, size < 8192 ? 8 : 1);
                run(name, row.c_str(), aligned ? size : 0, calls, unit, all, prepare, batch);
            }
        std::vector<Call> mix = draw(0, 127, false, 512);
        Random random;
        for (auto &call : mix) // products of two uniform numbers: half of them below 24
            call.size = 1 + call.size * static_cast<unsigned>(random.below(128)) / 127;
        run(name, "mix", 0, mix, unit, all, prepare, batch);
    }

    void run(const char *name, const char *row, size_t size, const std::vector<Call> &calls,
             size_t unit, const Implementations &all, void (*prepare)(char *, char *, size_t),
             const Batch &batch)
    {
        if (!bench_->wants(std::string(name) + " " + row))
            return;
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
        std::vector<Candidate> candidates;
        for (auto &[who, f] : all)
            candidates.push_back({who, [&batch, &pairs, f = f] { batch(f, pairs); }});
        const auto summaries = bench_->time(pairs.size(), candidates);
        bench_->record({name, row, static_cast<double>(size * unit)}, candidates, summaries);
        double best[3] = {}, worst = 0; // ours, glibc's, musl's; 0: has none
        best[0] = summaries[0].fastest;
        for (size_t i = 1; i < all.size(); i++)
            for (int peer : {1, 2})
                if (all[i].first == (peer == 1 ? "glibc" : "musl")) {
                    best[peer] = summaries[i].fastest;
                    (peer == 1 ? to_glibc_ : to_musl_).push_back(best[0] / best[peer]);
                    worst = std::max(worst, best[0] / best[peer]);
                }
        if (worst < above_)
            return;
        std::printf("%-12s %-9s %10.2f", name, row, best[0]);
        for (int i : {1, 2})
            best[i] > 0 ? std::printf(" %10.2f", best[i]) : std::printf(" %10s", "-");
        for (int i : {1, 2})
            best[i] > 0 ? std::printf(" %7.2f", best[0] / best[i]) : std::printf(" %7s", "-");
        std::printf("\n");
        std::fflush(stdout);
    }

    std::unique_ptr<Bench> bench_;
    bool all_ = false; // all variants, for the JSON file
    std::string level_;
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
