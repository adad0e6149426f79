// SPDX-License-Identifier: MIT
// Sizes above 4 GB, which a truncated count would not survive. The memory is one file of 2 MB,
// mapped again and again, so that it costs address space only.
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <tenon/mem.h>
#include <unistd.h>

#define TN_FUNCTION memchr
#define TN_VARIANTS "mem/memchr_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION memrchr
#define TN_VARIANTS "mem/memrchr_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION memcmp
#define TN_VARIANTS "mem/memcmp_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION memmem
#define TN_VARIANTS "mem/memmem_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION memcpy
#define TN_VARIANTS "mem/memcpy_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION memmove
#define TN_VARIANTS "mem/memmove_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION memset
#define TN_VARIANTS "mem/memset_variants.inc"
#include "testing/variants.h"

namespace
{

constexpr size_t PIECE = 2 << 20, PIECES = 2050, SIZE = PIECES * PIECE;

// All of it the same 2 MB but for the first and the last piece, which are its own.
class Huge
{
  public:
    Huge()
    {
        int file = memfd_create("huge", 0);
        void *map =
            mmap(nullptr, SIZE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (file < 0 || ftruncate(file, 3 * PIECE) || map == MAP_FAILED)
            std::abort();
        begin_ = static_cast<char *>(map);
        for (size_t i = 0; i < PIECES; i++) {
            off_t at = i == 0 ? 0 : i == PIECES - 1 ? 2 * PIECE : PIECE;
            if (mmap(begin_ + i * PIECE, PIECE, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED,
                     file, at) == MAP_FAILED)
                std::abort();
        }
        close(file);
        for (char *p : {begin_, begin_ + PIECE, end() - PIECE})
            std::fill_n(p, PIECE, 'x');
    }
    ~Huge() { munmap(begin_, SIZE); }
    Huge(const Huge &) = delete;
    Huge &operator=(const Huge &) = delete;
    char *begin() { return begin_; }
    char *end() { return begin_ + SIZE; }

  private:
    char *begin_;
};

} // namespace

TEST(hugeExhaustive, searches)
{
    Huge memory;
    char *const begin = memory.begin(), *const last = memory.end() - 3;
    begin[5] = *last = 'y';
    for (auto v : memchr_variants()) {
        EXPECT_EQ(v.call(begin + 6, 'y', SIZE - 6), last) << v.name;
        EXPECT_EQ(v.call(begin + 6, 'y', SIZE - 9), nullptr) << v.name;
    }
    for (auto v : memrchr_variants()) {
        EXPECT_EQ(v.call(begin, 'y', SIZE - 3), begin + 5) << v.name;
        EXPECT_EQ(v.call(begin + 6, 'y', SIZE - 9), nullptr) << v.name;
    }
    for (auto v : memmem_variants())
        EXPECT_EQ(v.call(begin + 6, SIZE - 6, "xyx", 3), last - 1) << v.name;
}

TEST(hugeExhaustive, compares)
{
    Huge left, right;
    left.end()[-1] = 'y';
    for (auto v : memcmp_variants()) {
        EXPECT_EQ(v.call(left.begin(), right.begin() + 1, SIZE - 1), 0) << v.name;
        EXPECT_GT(v.call(left.begin() + 1, right.begin() + 1, SIZE - 1), 0) << v.name;
    }
}

// What is written at the far end, and nothing at 4 GB less.
TEST(hugeExhaustive, writes)
{
    Huge from, to;
    constexpr size_t four_gb = (size_t)1 << 32;
    *from.begin() = 'f';
    from.end()[-2] = 'e';
    for (auto v : memcpy_variants()) {
        to.begin()[0] = to.end()[-2] = to.end()[-1] = 'x';
        v.call(to.begin(), from.begin(), SIZE - 1);
        EXPECT_EQ(to.begin()[0], 'f') << v.name;
        EXPECT_EQ(to.end()[-2], 'e') << v.name;
        EXPECT_EQ(to.begin()[SIZE - four_gb], 'x') << v.name;
    }
    for (auto v : memmove_variants()) {
        to.begin()[0] = to.end()[-2] = to.end()[-1] = 'x';
        v.call(to.begin(), from.begin(), SIZE - 1);
        EXPECT_EQ(to.begin()[0], 'f') << v.name;
        EXPECT_EQ(to.end()[-2], 'e') << v.name;
    }
    for (auto v : memset_variants()) {
        to.begin()[0] = to.end()[-2] = to.end()[-1] = 'x';
        v.call(to.begin(), 's', SIZE - 1);
        EXPECT_EQ(to.begin()[0], 's') << v.name;
        EXPECT_EQ(to.end()[-2], 's') << v.name;
        EXPECT_EQ(to.end()[-1], 'x') << v.name;
    }
}
