// SPDX-License-Identifier: MIT
// Memory between two inaccessible pages, so that a read or write beyond its bounds is a crash and
// no matter of chance.
#pragma once

#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <vector>

class Guarded
{
  public:
    explicit Guarded(size_t size)
    {
        size_t page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
        size_ = (size + page - 1) / page * page;
        total_ = size_ + 2 * page;
        void *map = mmap(nullptr, total_, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (map == MAP_FAILED)
            std::abort();
        begin_ = static_cast<unsigned char *>(map) + page;
        map_ = map;
        if (mprotect(begin_, size_, PROT_READ | PROT_WRITE))
            std::abort();
    }
    ~Guarded() { munmap(map_, total_); }
    Guarded(const Guarded &) = delete;
    Guarded &operator=(const Guarded &) = delete;

    unsigned char *begin() { return begin_; }
    unsigned char *end() { return begin_ + size_; }
    size_t size() const { return size_; }
    // The address from which n bytes reach the inaccessible page, or `gap` bytes before it.
    unsigned char *before_end(size_t n, size_t gap = 0) { return end() - n - gap; }
    char *string_at_end(size_t n, size_t gap = 0)
    {
        return reinterpret_cast<char *>(before_end(n + 1, gap));
    }
    void fill(int c) { std::memset(begin_, c, size_); }

  private:
    unsigned char *begin_;
    void *map_;
    size_t size_, total_;
};

// A generator with a fixed seed: failures repeat. (xorshift64*, Vigna 2016.)
class Random
{
  public:
    explicit Random(unsigned long long seed = 88172645463325252ull) : state_(seed) {}
    unsigned long long next()
    {
        state_ ^= state_ >> 12;
        state_ ^= state_ << 25;
        state_ ^= state_ >> 27;
        return state_ * 2685821657736338717ull;
    }
    size_t below(size_t n) { return static_cast<size_t>((next() >> 11) % n); }

  private:
    unsigned long long state_;
};

// Lengths around every edge of a size class up to sixteen vectors of 32 bytes, and a few longer
// ones.
inline const std::vector<size_t> &edge_lengths()
{
    static const auto list = [] {
        std::vector<size_t> lengths;
        for (size_t n = 0; n <= 300; n++)
            lengths.push_back(n);
        for (size_t edge : {320, 384, 448, 512, 576, 640, 1024, 2048, 4096, 8192})
            for (size_t n = edge - 2; n <= edge + 2; n++)
                lengths.push_back(n);
        return lengths;
    }();
    return list;
}
