// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <time.h>

#include <cstring>

extern "C" void *tn_vdso_find(const void *ehdr, const char *name);

namespace
{

const void *Image() { return reinterpret_cast<const void *>(getauxval(AT_SYSINFO_EHDR)); }

TEST(Vdso, FindsTheClock)
{
    if (!Image())
        GTEST_SKIP() << "no vDSO here";
    auto read =
        reinterpret_cast<int (*)(clockid_t, timespec *)>(tn_vdso_find(Image(), "clock_gettime"));
    ASSERT_NE(read, nullptr);
    timespec before, now, after;
    clock_gettime(CLOCK_MONOTONIC, &before);
    ASSERT_EQ(read(CLOCK_MONOTONIC, &now), 0);
    clock_gettime(CLOCK_MONOTONIC, &after);
    auto ns = [](const timespec &t) { return t.tv_sec * 1000000000LL + t.tv_nsec; };
    EXPECT_LE(ns(before), ns(now));
    EXPECT_LE(ns(now), ns(after));
}

TEST(Vdso, UnknownNamesAreNull)
{
    if (!Image())
        GTEST_SKIP() << "no vDSO here";
    for (const char *name :
         {"", "clock", "clock_gettime_", "__vdso_clock_gettime", "no_such_function"})
        EXPECT_EQ(tn_vdso_find(Image(), name), nullptr) << name;
}

// The image need not be the kernel's: any byte may be wrong. Nothing outside the pages it occupies
// may be read.
TEST(Vdso, DamagedImagesAreRefusedOrSearchedWithinBounds)
{
    if (!Image())
        GTEST_SKIP() << "no vDSO here";
    constexpr size_t size = 8192, page = 4096;
    char *map = static_cast<char *>(
        mmap(nullptr, size + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    ASSERT_NE(map, MAP_FAILED);
    char *copy = map + page;
    ASSERT_EQ(mprotect(copy, size, PROT_READ | PROT_WRITE), 0);
    memcpy(copy, Image(), size);
    // The segment ends at the guard page, whatever the real one's size was.
    for (char *ph = copy + 64; ph < copy + 64 + 8 * 56; ph += 56)
        if (*reinterpret_cast<uint32_t *>(ph) == 1)
            *reinterpret_cast<uint64_t *>(ph + 40) = size;
    unsigned found = 0;
    for (size_t i = 0; i < 3000; i++)
        for (unsigned char flip : {0x01, 0x80, 0xff}) {
            copy[i] ^= flip;
            found += tn_vdso_find(copy, "clock_gettime") != nullptr;
            copy[i] ^= flip;
        }
    EXPECT_GT(found, 0u);
    munmap(map, size + 2 * page);
}

} // namespace
