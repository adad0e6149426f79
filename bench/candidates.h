// SPDX-License-Identifier: MIT
// Timing a function's implementations side by side in one process, as bench/harness.h says, and the
// options and the JSON file of each package's *_bench.cc; their rows are bench/peers.h's.
//
// Options: --only TEXT (rows whose function and range contain it, as in "memcpy 64"; may be given
// again), --rounds N, --cpu N, --json FILE (what bench/compare.py makes curves of).
#pragma once

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include "bench/harness.h"

struct Candidate {
    std::string name;
    std::function<void()> batch; // the row's number of calls
};

struct Row {
    std::string function; // one picture for each
    std::string range;    // what the calls get: "64", "4K+", "mix"
    double bytes =
        0; // mean size of a call: the horizontal axis; 0: this row is no point of a curve
};

class Bench
{
  public:
    Bench(int argc, char **argv)
    {
        for (int i = 1; i < argc; i++) {
            auto is = [&](const char *name) { return !std::strcmp(argv[i], name) && i + 1 < argc; };
            if (is("--only"))
                only_.push_back(argv[++i]);
            else if (is("--rounds"))
                rounds_ = static_cast<size_t>(std::atoi(argv[++i]));
            else if (is("--cpu"))
                cpu_ = std::atoi(argv[++i]);
            else if (is("--json"))
                json_ = argv[++i];
            else {
                std::fprintf(stderr,
                             "usage: %s [--only TEXT] [--rounds N] [--cpu N] [--json FILE]\n",
                             argv[0]);
                std::exit(2);
            }
        }
        rounds_ = rounds_ ? rounds_ : 1;
        bench_pin(cpu_);
    }

    // Whether the row of that function and range was asked for.
    bool wants(const std::string &title) const
    {
        return only_.empty() || std::any_of(only_.begin(), only_.end(), [&](auto &text) {
                   return title.find(text) != std::string::npos;
               });
    }

    // Nanoseconds per call of each candidate, whose batches make `calls` calls.
    std::vector<bench_summary> time(size_t calls, const std::vector<Candidate> &candidates)
    {
        const size_t n = candidates.size();
        std::vector<size_t> batches(n), order(n);
        std::vector<std::vector<bench_sample>> samples(n);
        for (size_t i = 0; i < n; i++)
            batches[i] = bench_calibrate(run, context(candidates[i]), BENCH_BATCH_NS);
        for (size_t round = 0; round < rounds_; round++) {
            bench_order(order.data(), n, &state_);
            for (size_t i : order) {
                bench_sample sample = bench_quiet_visit(run, context(candidates[i]), batches[i],
                                                        BENCH_QUIET * probe_);
                probe_ = std::min(probe_, sample.probe);
                sample.ns /= static_cast<double>(calls);
                samples[i].push_back(sample);
            }
        }
        std::vector<bench_summary> summaries;
        for (auto &s : samples)
            summaries.push_back(bench_summarize(s.data(), s.size()));
        return summaries;
    }

    // Remembers a row for the JSON file.
    void record(const Row &row, const std::vector<Candidate> &candidates,
                const std::vector<bench_summary> &summaries)
    {
        Record record{row, {}};
        for (size_t i = 0; i < candidates.size(); i++)
            record.results.push_back({candidates[i].name, summaries[i]});
        records_.push_back(record);
    }

    // Writes the JSON file that was asked for and returns the exit status.
    int finish()
    {
        if (!json_.empty()) {
            std::ofstream out(json_);
            out << "{\"rows\": [";
            const char *comma = "\n";
            for (auto &r : records_) {
                out << comma << "  {\"function\": \"" << r.row.function << "\", \"range\": \""
                    << r.row.range << "\", \"bytes\": " << r.row.bytes << ", \"results\": {";
                comma = "";
                for (auto &c : r.results) {
                    out << comma << "\"" << c.name << "\": {\"fastest\": " << c.summary.fastest
                        << ", \"median\": " << c.summary.median
                        << ", \"spread\": " << c.summary.spread << "}";
                    comma = ", ";
                }
                out << "}}";
                comma = ",\n";
            }
            out << "\n]}\n";
            if (!out.flush()) {
                std::fprintf(stderr, "cannot write %s\n", json_.c_str());
                return 1;
            }
        }
        return 0;
    }

  private:
    struct Result {
        std::string name;
        bench_summary summary;
    };
    struct Record {
        Row row;
        std::vector<Result> results;
    };

    static void run(void *candidate, size_t calls)
    {
        for (size_t i = 0; i < calls; i++)
            static_cast<const Candidate *>(candidate)->batch();
    }
    static void *context(const Candidate &c) { return const_cast<Candidate *>(&c); }

    std::vector<std::string> only_;
    std::string json_;
    size_t rounds_ = 40;
    int cpu_ = -1;
    double probe_ = 1e9; // the fastest one so far
    uint64_t state_ = static_cast<uint64_t>(bench_now()) | 1;
    std::vector<Record> records_;
};

// What one call gets: sizes and alignments, drawn once and used by all candidates.
struct Call {
    unsigned size, a, b;
};

inline std::vector<Call> draw(size_t low, size_t high, bool aligned, size_t count = 1024)
{
    uint64_t state = 88172645463325252u; // the same in every run
    std::vector<Call> calls(count);
    for (auto &c : calls)
        c = {static_cast<unsigned>(low + bench_below(&state, high - low + 1)),
             aligned ? 0 : static_cast<unsigned>(bench_below(&state, 64)),
             aligned ? 0 : static_cast<unsigned>(bench_below(&state, 64))};
    return calls;
}
