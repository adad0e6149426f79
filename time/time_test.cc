// SPDX-License-Identifier: MIT
// Calendar, zones and text: literals by hand, and the host's libc as oracle over wide ranges.
#include <errno.h>
#include <gtest/gtest.h>
#include <limits.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "tenon/time.h"

namespace
{

// Emulated and instrumented programs do a part of the random work.
#if defined(__x86_64__) && !__has_feature(address_sanitizer)
constexpr int kMany = 10;
#else
constexpr int kMany = 1;
#endif

std::string Show(const struct tm &t)
{
    char b[200];
    snprintf(b, sizeof b, "%lld-%lld-%d %d:%d:%d w%d y%d dst%d %ld %s", t.tm_year + 1900LL,
             t.tm_mon + 1LL, t.tm_mday, t.tm_hour, t.tm_min, t.tm_sec, t.tm_wday, t.tm_yday,
             t.tm_isdst, t.tm_gmtoff, t.tm_zone ? t.tm_zone : "(null)");
    return b;
}

void Zone(const char *tz)
{
    if (tz)
        setenv("TZ", tz, 1);
    else
        unsetenv("TZ");
    tzset();
    tn_tzset();
}

constexpr time_t kFirst = -67768040609740800,
                 kLast = 67768036191676799; // years INT_MIN and INT_MAX + 1900

TEST(Calendar, GmtimeAgreesWithTheHost)
{
    std::mt19937_64 rng(1);
    std::vector<time_t> times = {0,      -1,         1,     86399,     86400,     -86400,  -86401,
                                 kFirst, kFirst + 1, kLast, kLast - 1, 951782400, 68169600};
    for (int i = 0; i < 5000 * kMany; i++) {
        times.push_back(static_cast<time_t>(rng() >> (rng() % 60 + 3)) * (rng() & 1 ? 1 : -1));
        times.push_back(static_cast<time_t>(rng() % (kLast - kFirst)) + kFirst);
    }
    for (time_t t : times) {
        struct tm ours, theirs;
        errno = 0;
        const bool fits = t >= kFirst && t <= kLast;
        ASSERT_EQ(tn_gmtime_r(&t, &ours) != nullptr, fits) << t;
        if (!fits) {
            ASSERT_EQ(errno, EOVERFLOW);
            continue;
        }
        gmtime_r(&t, &theirs);
        theirs.tm_zone = ours.tm_zone; // the host says GMT
        ASSERT_EQ(Show(ours), Show(theirs)) << t;
        ASSERT_STREQ(ours.tm_zone, "UTC");
        ASSERT_EQ(tn_timegm(&ours), t);
    }
}

TEST(Calendar, EveryDay)
{
    for (time_t t = -86400LL * 366 * 25 * kMany; t < 86400LL * 366 * 25 * kMany; t += 86400) {
        struct tm ours, theirs;
        ASSERT_NE(tn_gmtime_r(&t, &ours), nullptr);
        gmtime_r(&t, &theirs);
        ASSERT_EQ(ours.tm_year, theirs.tm_year);
        ASSERT_EQ(ours.tm_yday, theirs.tm_yday);
        ASSERT_EQ(ours.tm_mon, theirs.tm_mon);
        ASSERT_EQ(ours.tm_mday, theirs.tm_mday);
        ASSERT_EQ(ours.tm_wday, theirs.tm_wday);
    }
}

TEST(Calendar, TimegmNormalisesAnyFields)
{
    std::mt19937_64 rng(2);
    for (int i = 0; i < 10000 * kMany; i++) {
        struct tm a = {};
        int *const fields[] = {&a.tm_sec, &a.tm_min, &a.tm_hour, &a.tm_mday, &a.tm_mon, &a.tm_year};
        for (int *f : fields) {
            *f = static_cast<int>(rng()) >> rng() % 32;
            if (rng() % 20 == 0)
                *f = rng() & 1 ? INT_MAX : INT_MIN;
        }
        struct tm b = a;
        errno = 0;
        const time_t ours = tn_timegm(&a);
        const int our_error = errno;
        errno = 0;
        const time_t theirs = timegm(&b);
        if (theirs == -1 &&
            errno == EOVERFLOW) { // the host gives up earlier, on intermediate results
            struct tm again;
            if (ours == -1) {
                ASSERT_EQ(our_error, EOVERFLOW);
                ASSERT_EQ(Show(a), Show(b)) << "untouched";
            } else {
                ASSERT_NE(tn_gmtime_r(&ours, &again), nullptr);
                ASSERT_EQ(Show(a), Show(again));
            }
            continue;
        }
        ASSERT_EQ(ours, theirs);
        b.tm_zone = a.tm_zone;
        ASSERT_EQ(Show(a), Show(b));
    }
}

TEST(Calendar, DifftimeIsRoundedOnce)
{
    EXPECT_EQ(tn_difftime(5, 3), 2.0);
    EXPECT_EQ(tn_difftime(3, 5), -2.0);
    EXPECT_EQ(tn_difftime(LONG_MAX, LONG_MIN), 18446744073709551615.0);
    EXPECT_EQ(tn_difftime(LONG_MIN, LONG_MAX), -18446744073709551615.0);
    EXPECT_EQ(tn_difftime(LONG_MAX, 0), 9223372036854775807.0);
    EXPECT_EQ(tn_difftime((1L << 53) + 1, 1L << 53), 1.0);
}

const char *const kRules[] = {
    "UTC0",
    "EST5",
    "CET-1CEST,M3.5.0,M10.5.0/3",
    "EST5EDT,M3.2.0,M11.1.0",
    "NZST-12NZDT,M9.5.0,M4.1.0/3",
    "<-03>3<-02>,M3.5.0/-2,M10.5.0/-1",
    "IST-2IDT,M3.4.4/26,M10.5.0",
    "AAA-3:30:15BBB,J60/0,J300/25",
    "AAA4BBB,59,299/4",
    "AEST-10AEDT,M10.1.0,M4.1.0/3",
    "<+0330>-3:30",
    "IST-1GMT0,M10.5.0,M3.5.0/1",
};

TEST(Zone, PosixRulesAgreeWithTheHost)
{
    std::mt19937_64 rng(3);
    for (const char *rule : kRules) {
        Zone(rule);
        for (int i = 0; i < 2000 * kMany; i++) {
            // From 1970 on: before, the host does not apply rules.
            const time_t t =
                static_cast<time_t>(rng() % (i % 10 ? 6000000000ULL : 60000000000ULL)) + 86400;
            struct tm ours, theirs;
            ASSERT_NE(tn_localtime_r(&t, &ours), nullptr);
            localtime_r(&t, &theirs);
            ASSERT_EQ(Show(ours), Show(theirs)) << rule << " " << t;
        }
    }
}

// A string whose DST ends when the next year's begins says that it always is DST (RFC 8536 3.3.1).
TEST(Zone, DstAllYear)
{
    Zone("XXX3EDT4,0/0,J365/23");
    for (time_t t : {1735700399, 1735700400, 1735689600, 1735686000, 1721044800}) {
        struct tm tm;
        ASSERT_NE(tn_localtime_r(&t, &tm), nullptr);
        EXPECT_EQ(tm.tm_gmtoff, -14400) << t;
        EXPECT_EQ(tm.tm_isdst, 1);
        EXPECT_STREQ(tm.tm_zone, "EDT");
    }
}

TEST(Zone, WhatTzsetPublishesAndBadStrings)
{
    const time_t summer = 1721044800;
    struct tm tm;
    for (const char *bad :
         {"", ":", "A", "AB3", "ABC", "ABC25", "ABC3:60", "ABC3DEF,M3", "ABC3DEF,M13.1.0,M3.1.0",
          "ABC3DEF,M3.6.0,M3.1.0", "ABC3DEF,J0,J5", "ABC3DEF,J1/168,J5", "<ABC3", "ABC3,J1,J2",
          "ABC3DEF,J1,J2x", "../../etc/passwd", "No/Such_Zone"}) {
        Zone(bad);
        ASSERT_NE(tn_localtime_r(&summer, &tm), nullptr);
        EXPECT_EQ(tm.tm_hour, 12) << bad;
        EXPECT_EQ(tm.tm_isdst, 0) << bad;
        EXPECT_EQ(tm.tm_gmtoff, 0) << bad;
        EXPECT_STREQ(tm.tm_zone, "UTC") << bad;
    }
}

TEST(Zone, NamesStayValidWhenTzChanges)
{
    const time_t now = 1721044800;
    struct tm first, later;
    Zone("AAA-3BBB,J1,J365");
    ASSERT_NE(tn_localtime_r(&now, &first), nullptr);
    for (int i = 0; i < 2000; i++) {
        char tz[40];
        snprintf(tz, sizeof tz, "<NN%d>-%d", i, i % 20);
        Zone(tz);
        ASSERT_NE(tn_localtime_r(&now, &later), nullptr);
        ASSERT_EQ(later.tm_zone, std::string("NN") + std::to_string(i));
    }
    EXPECT_STREQ(first.tm_zone, "BBB");
}

std::vector<const char *> Zones()
{
    return {"Europe/Berlin",
            "America/New_York",
            "Asia/Kolkata",
            "Australia/Lord_Howe",
            "Africa/Casablanca",
            "America/Sao_Paulo",
            "Asia/Tehran",
            "Europe/Dublin",
            "Pacific/Apia",
            "Antarctica/Troll",
            "America/Caracas",
            "Asia/Pyongyang",
            "PST8PDT"};
}

TEST(Zone, FilesAgreeWithTheHost)
{
    std::mt19937_64 rng(4);
    unsigned read = 0;
    for (const char *name : Zones()) {
        Zone(name);
        struct tm probe;
        const time_t summer = 1721044800;
        if (localtime_r(&summer, &probe)->tm_gmtoff == 0 && !strcmp(probe.tm_zone, name))
            continue; // no such file here
        read++;
        for (int i = 0; i < 300 * kMany; i++) {
            const time_t t = static_cast<time_t>(rng() % 8000000000ULL) - 2000000000;
            struct tm ours, theirs;
            ASSERT_NE(tn_localtime_r(&t, &ours), nullptr);
            localtime_r(&t, &theirs);
            ASSERT_EQ(Show(ours), Show(theirs)) << name << " " << t;
        }
    }
    if (!read)
        GTEST_SKIP() << "no zone files on this machine";
}

std::string Slurp(const std::string &path)
{
    std::ifstream in(path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
}

// The moments at which a TZif file changes something, from its 64-bit block (RFC 8536) if it has
// one.
std::vector<time_t> Transitions(const std::string &data)
{
    const auto number = [&](size_t at, int bytes) {
        uint64_t v = 0;
        for (int i = 0; i < bytes; i++)
            v = v << 8 | static_cast<unsigned char>(data.at(at + static_cast<size_t>(i)));
        return v;
    };
    size_t head = 0;
    int width = 4;
    if (data[4] >= '2') {
        const size_t isut = number(20, 4), isstd = number(24, 4), leaps = number(28, 4),
                     times = number(32, 4), types = number(36, 4), chars = number(40, 4);
        head = 44 + times * 5 + types * 6 + chars + leaps * 8 + isstd + isut;
        width = 8;
    }
    std::vector<time_t> all;
    for (size_t i = 0, n = number(head + 32, 4); i < n; i++) {
        const uint64_t v = number(head + 44 + i * static_cast<size_t>(width), width);
        all.push_back(width == 8 ? static_cast<time_t>(v)
                                 : static_cast<time_t>(static_cast<int32_t>(v)));
    }
    return all;
}

// `part` of every `whole` zones: localtime_r and mktime at each transition and a second before and
// after it, and at `anywhere` random times between 1900 and 2200. Returns the number of zones.
unsigned ZoneFilesAgree(unsigned part, unsigned whole, int anywhere)
{
    const std::filesystem::path root = "/usr/share/zoneinfo";
    std::mt19937_64 rng(12);
    unsigned zones = 0;
    std::error_code error;
    for (auto &entry : std::filesystem::recursive_directory_iterator(root, error)) {
        const std::string data = entry.is_regular_file() ? Slurp(entry.path()) : "";
        if (data.compare(0, 4, "TZif") || rng() % whole >= part)
            continue;
        zones++;
        const std::string name = std::filesystem::relative(entry.path(), root).string();
        Zone(name.c_str());
        std::vector<time_t> times;
        for (time_t t : Transitions(data))
            for (int d = -1; d <= 1; d++)
                if (t >
                    -(INT64_C(1) << 55)) // the host ends before the "big bang" entry of zic -b fat
                    times.push_back(t + d);
        for (int i = 0; i < anywhere; i++)
            times.push_back(static_cast<time_t>(rng() % 9467000000ULL) - 2208988800);
        for (time_t t : times) {
            struct tm ours, theirs, again;
            EXPECT_NE(tn_localtime_r(&t, &ours), nullptr);
            localtime_r(&t, &theirs);
            EXPECT_EQ(Show(ours), Show(theirs)) << name << " " << t;
            // The way back is unique but where an offset changed and tm_isdst did not: then either
            // moment of the same local time is right.
            again = ours;
            const time_t back = tn_mktime(&again), host = mktime(&theirs);
            if (back != host) {
                EXPECT_EQ(theirs.tm_isdst, ours.tm_isdst) << name << " " << t;
                EXPECT_TRUE(tn_localtime_r(&back, &again)) << name << " " << t;
                again.tm_gmtoff = ours.tm_gmtoff;
                again.tm_zone = ours.tm_zone;
                EXPECT_EQ(Show(again), Show(ours)) << name << " " << t << " became " << back;
            }
            if (::testing::Test::HasFailure())
                return zones;
        }
    }
    return zones;
}

TEST(Zone, AllFilesAgreeWithTheHost)
{
    if (!ZoneFilesAgree(kMany, 10, 20 * kMany))
        GTEST_SKIP() << "no zone files on this machine";
}

TEST(Zone, ExhaustiveFilesAgreeWithTheHost)
{
    const unsigned zones = ZoneFilesAgree(1, 1, 10000);
    if (!zones)
        GTEST_SKIP() << "no zone files on this machine";
    printf("%u zones\n", zones);
}

// Broken files are refused or read within their bounds; ASan watches.
TEST(Zone, DamagedFiles)
{
    const std::string good = Slurp("/usr/share/zoneinfo/America/New_York");
    if (good.empty())
        GTEST_SKIP() << "no zone files on this machine";
    const std::string path = ::testing::TempDir() + "/damaged_zone." + std::to_string(getpid());
    std::mt19937_64 rng(13);
    unsigned utc = 0, zones = 0;
    for (int i = 0; i < 200 * kMany; i++) {
        std::string data = good;
        if (i % 3 == 0)
            data.resize(rng() % (data.size() + 1));
        for (int k = 0; k < 1 + i % 5 && i % 3 && !data.empty(); k++)
            data[i % 2 ? rng() % std::min<size_t>(data.size(), 100) : rng() % data.size()] ^=
                static_cast<char>(1 + rng() % 255);
        std::ofstream(path, std::ios::binary) << data;
        setenv("TZ", i % 2 ? path.c_str() : (":" + path).c_str(), 1);
        tn_tzset();
        for (time_t t : {0L, 1700000000L, 5000000000L, -5000000000L, 1L << 40, -(1L << 55)}) {
            struct tm tm;
            ASSERT_NE(tn_localtime_r(&t, &tm), nullptr);
            ASSERT_LE(labs(tm.tm_gmtoff), 26 * 3600);
            ASSERT_LT(strlen(tm.tm_zone), 300u);
            tn_mktime(&tm);
            utc += !strcmp(tm.tm_zone, "UTC");
            zones += strcmp(tm.tm_zone, "UTC") != 0;
        }
    }
    unlink(path.c_str());
    EXPECT_GT(utc, 0u);
    EXPECT_GT(zones, 0u);
}

// Files that count leap seconds.
TEST(Zone, RightFilesAgreeWithTheHost)
{
    std::mt19937_64 rng(14);
    for (const char *name : {"right/Europe/Berlin", "right/UTC"}) {
        Zone(name);
        const time_t leap = 78796800; // 1972-06-30 23:59:60 UTC
        struct tm probe, ours, theirs;
        if (localtime_r(&leap, &probe)->tm_sec != 60)
            GTEST_SKIP() << "no such files on this machine";
        for (int i = 0; i < 3000; i++) {
            const time_t t =
                i < 10 ? leap - 5 + i : static_cast<time_t>(rng() % 4000000000ULL) - 1000000000;
            ASSERT_NE(tn_localtime_r(&t, &ours), nullptr);
            localtime_r(&t, &theirs);
            ASSERT_EQ(Show(ours), Show(theirs)) << name << " " << t;
            if (ours.tm_sec != 60)
                ASSERT_EQ(tn_mktime(&theirs), t) << name << " " << Show(ours);
        }
    }
}

TEST(Mktime, InvertsLocaltimeInEveryZone)
{
    std::mt19937_64 rng(5);
    std::vector<const char *> all = Zones();
    all.insert(all.end(), std::begin(kRules), std::end(kRules));
    for (const char *tz : all) {
        Zone(tz);
        for (int i = 0; i < 500 * kMany; i++) {
            const time_t t = static_cast<time_t>(rng() % 8000000000ULL) - 2000000000;
            struct tm a, b;
            ASSERT_NE(tn_localtime_r(&t, &a), nullptr);
            b = a;
            const time_t back = tn_mktime(&b);
            // The clock shows a time twice only when two intervals of one kind overlap.
            if (back != t) {
                ASSERT_EQ(a.tm_hour, b.tm_hour) << tz << t;
                ASSERT_EQ(a.tm_isdst, b.tm_isdst) << tz << t;
                ASSERT_NE(a.tm_gmtoff, b.tm_gmtoff) << tz << t;
            } else {
                ASSERT_EQ(Show(a), Show(b)) << tz;
            }
        }
    }
}

TEST(Mktime, AgreesWithTheHostOnOrdinaryTimes)
{
    std::mt19937_64 rng(6);
    for (const char *tz : {"CET-1CEST,M3.5.0,M10.5.0/3", "EST5EDT,M3.2.0,M11.1.0", "UTC0",
                           "America/New_York", "Asia/Kolkata"}) {
        Zone(tz);
        for (int i = 0; i < 500 * kMany; i++) {
            struct tm a = {};
            a.tm_year = 72 + static_cast<int>(rng() % 200);
            a.tm_mon = static_cast<int>(rng() % 40) - 12;
            a.tm_mday = static_cast<int>(rng() % 100) - 40;
            a.tm_hour = static_cast<int>(rng() % 100) - 40;
            a.tm_min = static_cast<int>(rng() % 300) - 100;
            a.tm_sec = static_cast<int>(rng() % 10000) - 5000;
            a.tm_isdst = static_cast<int>(rng() % (i % 50 ? 2 : 3)) -
                         1; // the host looks long for a DST that is not there
            struct tm b = a;
            const time_t ours = tn_mktime(&a), theirs = mktime(&b);
            // Gaps and overlaps are where standards let implementations choose.
            const time_t around[] = {theirs - 7200, theirs + 7200};
            struct tm x, y;
            localtime_r(&around[0], &x);
            localtime_r(&around[1], &y);
            if (x.tm_gmtoff != y.tm_gmtoff)
                continue;
            ASSERT_EQ(ours, theirs) << tz << " " << Show(b);
            ASSERT_EQ(Show(a), Show(b));
        }
    }
}

TEST(Mktime, GapsOverlapsAndLimits)
{
    Zone("CET-1CEST,M3.5.0,M10.5.0/3");
    auto at = [](int y, int mo, int d, int h, int mi, int dst) {
        struct tm t = {};
        t.tm_year = y - 1900, t.tm_mon = mo - 1, t.tm_mday = d, t.tm_hour = h, t.tm_min = mi,
        t.tm_isdst = dst;
        return t;
    };
    struct tm t = at(2024, 3, 31, 2, 30, -1);
    EXPECT_EQ(tn_mktime(&t), 1711848600);
    EXPECT_EQ(t.tm_hour, 3);
    EXPECT_EQ(t.tm_isdst, 1);
    t = at(2024, 10, 27, 2, 30, -1);
    EXPECT_EQ(tn_mktime(&t), 1729989000) << "the earlier";
    t = at(2024, 10, 27, 2, 30, 1);
    EXPECT_EQ(tn_mktime(&t), 1729989000);
    t = at(2024, 10, 27, 2, 30, 0);
    EXPECT_EQ(tn_mktime(&t), 1729992600);
    t = at(2024, 7, 1, 12, 0, 0);
    EXPECT_EQ(tn_mktime(&t), 1719831600);
    EXPECT_EQ(t.tm_hour, 13);
    t = at(2024, 1, 15, 12, 0, 1);
    EXPECT_EQ(tn_mktime(&t), 1705312800);
    EXPECT_EQ(t.tm_hour, 11);
    t = at(2024, 1, 1, 0, 0, -1);
    t.tm_year = INT_MAX;
    t.tm_mon = 13;
    t.tm_wday = 99;
    errno = 0;
    EXPECT_EQ(tn_mktime(&t), -1);
    EXPECT_EQ(errno, EOVERFLOW);
    EXPECT_EQ(t.tm_wday, 99);
    Zone("UTC0");
    t = at(1969, 12, 31, 23, 59, 0);
    t.tm_sec = 59;
    t.tm_wday = 99;
    EXPECT_EQ(tn_mktime(&t), -1);
    EXPECT_EQ(t.tm_wday, 3);
}

std::string Format(const char *f, const struct tm &t)
{
    char b[400] = "(untouched)";
    const size_t n = tn_strftime(b, sizeof b, f, &t);
    return std::string(b, n);
}

TEST(Strftime, Literals)
{
    struct tm t = {};
    t.tm_year = 105, t.tm_mday = 2, t.tm_hour = 4, t.tm_min = 5, t.tm_sec = 6, t.tm_yday = 1;
    t.tm_gmtoff = -27000;
    t.tm_zone = "XYZ";
    const struct {
        const char *format, *want;
    } cases[] = {
        {"%a %A %b %B %h", "Sun Sunday Jan January Jan"},
        {"%c|%x|%X|%r|%R|%T|%D|%F", "Sun Jan  2 04:05:06 2005|01/02/05|04:05:06|04:05:06 "
                                    "AM|04:05|04:05:06|01/02/05|2005-01-02"},
        {"%C %d %e %g %G %H %I %j %k %l %m %M %p %P %S %u %U %V %w %W %y %Y",
         "20 02  2 04 2004 04 04 002  4  4 01 05 AM am 06 7 01 53 0 00 05 2005"},
        {"%z %Z", "-0730 XYZ"},
        {"%%%n%t", "%\n\t"},
        {"%-d", "2"},
        {"%-I", "4"},
        {"%-m/%-d/%-y", "1/2/5"},
        {"%-H:%-M:%-S", "4:5:6"},
        {"%-j", "2"},
        {"%_d", " 2"},
        {"%_H", " 4"},
        {"%0e", "02"},
        {"%^a", "SUN"},
        {"%^B", "JANUARY"},
        {"%#a %#p %#Z", "SUN am xyz"},
        {"%+5Y", "+2005"},
        {"%+4Y", "2005"},
        {"%06Y", "002005"},
        {"%10Y", "0000002005"},
        {"%_10Y", "      2005"},
        {"%10A|%010A", "    Sunday|0000Sunday"},
        {"%12F", "002005-01-02"},
        {"%+12F", "+02005-01-02"},
        {"%Ec %EC %Ex %EX %Ey %EY %Od %Oe %OH %OI %Om %OM %OS %Ou %OU %OV %Ow %OW %Oy",
         "Sun Jan  2 04:05:06 2005 20 01/02/05 04:05:06 05 2005 02  2 04 04 01 05 06 7 01 53 0 00 "
         "05"},
        {"%30c", "      Sun Jan  2 04:05:06 2005"},
        {"%^c", "SUN JAN  2 04:05:06 2005"},
        {"%Q %! %5", "%Q %! %5"},
        {"no directive", "no directive"},
    };
    for (auto &c : cases)
        EXPECT_EQ(Format(c.format, t), c.want) << c.format;
    t.tm_isdst = -1;
    EXPECT_EQ(Format("[%z%Z]", t), "[]");
    t.tm_isdst = 0;
    t.tm_year = 10000 - 1900;
    EXPECT_EQ(Format("%Y %F %+Y %C %+C %y", t), "10000 +10000-01-02 +10000 100 +100 00");
    t.tm_year = 45 - 1900;
    EXPECT_EQ(Format("%Y %F %+Y %C %y", t), "45 0045-01-02 0045 00 45");
    t.tm_year = -2 - 1900;
    EXPECT_EQ(Format("%Y %5Y", t), "-2 -0002");
    t.tm_year = INT_MAX;
    EXPECT_EQ(Format("%Y", t), "2147485547");
    t.tm_wday = 99, t.tm_mon = -4;
    EXPECT_EQ(Format("%a %B", t), "? ?");
}

TEST(Strftime, BufferSizes)
{
    struct tm t = {};
    t.tm_year = 100, t.tm_mday = 1, t.tm_wday = 6;
    for (size_t n = 0; n <= 40; n++) {
        std::vector<char> b(n); // ASan watches its end
        const size_t r = tn_strftime(b.data(), n, "%A, %c|%12d", &t);
        if (n < 48)
            EXPECT_EQ(r, 0u) << n;
    }
    char b[64];
    EXPECT_EQ(tn_strftime(b, 11, "%F", &t), 10u);
    EXPECT_EQ(tn_strftime(b, 10, "%F", &t), 0u);
    EXPECT_EQ(tn_strftime(b, 64, "%999999999999999999999999d", &t), 0u);
    EXPECT_EQ(tn_strftime(b, 64, "", &t), 0u);
    EXPECT_STREQ(b, "");
}

TEST(Strftime, AgreesWithTheHost)
{
    Zone("CET-1CEST,M3.5.0,M10.5.0/3");
    std::mt19937_64 rng(8);
    for (int i = 0; i < 3000 * kMany; i++) {
        const time_t t = static_cast<time_t>(rng() % 200000000000ULL) - 30000000000;
        struct tm tm;
        localtime_r(&t, &tm);
        const char *format = "%a %A %b %B %c %C %d %D %e %g %G %h %H %I %j %k %l %m %M %p %P %r %R "
                             "%s %S %T %u %U %V %w %W %x %X %y %Y %z %Z "
                             "%-d %_j %^b %05d %_5H %-y %8Y";
        char theirs[600];
        strftime(theirs, sizeof theirs, format, &tm);
        ASSERT_EQ(Format(format, tm), theirs);
    }
}

struct tm Parse(const char *text, const char *format, const char *rest = "")
{
    struct tm t = {};
    t.tm_gmtoff = 99;
    const char *end = tn_strptime(text, format, &t);
    EXPECT_NE(end, nullptr) << text << " as " << format;
    EXPECT_STREQ(end ? end : "(null)", rest);
    return t;
}

TEST(Strptime, Literals)
{
    for (auto [text, offset] : std::vector<std::pair<const char *, long>>{{"+0200", 7200},
                                                                          {"-0730", -27000},
                                                                          {"+02:00", 7200},
                                                                          {"+02", 7200},
                                                                          {"Z", 0},
                                                                          {"-00:30", -1800}}) {
        struct tm t = Parse((std::string("2024-04-01T18:58:29") + text).c_str(), "%Y-%m-%dT%T%z");
        EXPECT_EQ(t.tm_gmtoff, offset);
        EXPECT_EQ(t.tm_hour, 18);
        EXPECT_EQ(t.tm_sec, 29);
        EXPECT_EQ(t.tm_wday, 1);
        EXPECT_EQ(t.tm_yday, 91);
    }
    struct tm t = Parse("2024-02-29 x", "%F x");
    EXPECT_EQ(t.tm_year, 124);
    EXPECT_EQ(t.tm_mon, 1);
    EXPECT_EQ(t.tm_mday, 29);
    EXPECT_EQ(t.tm_wday, 4);
    t = Parse("SUN sunday jAn January", "%a %A %b %B");
    EXPECT_EQ(t.tm_wday, 0);
    EXPECT_EQ(t.tm_mon, 0);
    t = Parse("Sun Jan  2 04:05:06 2005", "%c");
    EXPECT_EQ(t.tm_year, 105);
    EXPECT_EQ(t.tm_yday, 1);
    t = Parse("12:30 am", "%I:%M %p");
    EXPECT_EQ(t.tm_hour, 0);
    t = Parse("pm 12:30", "%p %I:%M");
    EXPECT_EQ(t.tm_hour, 12);
    t = Parse("11:59:60 PM", "%r");
    EXPECT_EQ(t.tm_hour, 23);
    EXPECT_EQ(t.tm_sec, 60);
    EXPECT_EQ(Parse("68", "%y").tm_year, 168);
    EXPECT_EQ(Parse("69", "%y").tm_year, 69);
    EXPECT_EQ(Parse("20 07", "%C %y").tm_year, 107);
    EXPECT_EQ(Parse("07 20", "%y %C").tm_year, 107);
    EXPECT_EQ(Parse("19", "%C").tm_year, 0);
    EXPECT_EQ(Parse("20240229", "%Y%m%d").tm_mday, 29);
    EXPECT_EQ(Parse("+12024", "%+5Y").tm_year, 12024 - 1900);
    EXPECT_EQ(Parse("-44", "%Y").tm_year, -1944);
    t = Parse("2024 060", "%Y %j");
    EXPECT_EQ(t.tm_mon, 1);
    EXPECT_EQ(t.tm_mday, 29);
    EXPECT_EQ(t.tm_wday, 4);
    t = Parse("2024 09 4", "%Y %W %u");
    EXPECT_EQ(t.tm_mon, 1);
    EXPECT_EQ(t.tm_mday, 29);
    t = Parse("2024 08 4", "%Y %U %w");
    EXPECT_EQ(t.tm_mon, 1);
    EXPECT_EQ(t.tm_mday, 29);
    Zone("CET-1CEST,M3.5.0,M10.5.0/3");
    t = Parse("1721044800", "%s");
    EXPECT_EQ(t.tm_hour, 14);
    EXPECT_EQ(t.tm_isdst, 1);
    EXPECT_EQ(Parse("CEST", "%Z").tm_isdst, 1);
    EXPECT_EQ(Parse("CET!", "%Z", "!").tm_isdst, 0);
    EXPECT_EQ(Parse("07", "%Od").tm_mday, 7);
    EXPECT_EQ(Parse("  7  x", "%e %n%t x").tm_mday, 7);
    Parse("%", "%%");
    Parse("2024 24 53", "%G %g %V");
    for (auto [text, format] :
         std::vector<std::pair<const char *, const char *>>{{"32", "%d"},
                                                            {"0", "%d"},
                                                            {"13", "%m"},
                                                            {"24", "%H"},
                                                            {"60", "%M"},
                                                            {"61", "%S"},
                                                            {"367", "%j"},
                                                            {"x", "%Y"},
                                                            {"", "%d"},
                                                            {"Foo", "%a"},
                                                            {"+2", "%z"},
                                                            {"+0260", "%z"},
                                                            {"am", "%I"},
                                                            {"xm", "%p"},
                                                            {"5", "%Q"},
                                                            {"5", "%"},
                                                            {"a", "b"},
                                                            {"99999999999999999999", "%s"},
                                                            {"", "%Z"}}) {
        struct tm u = {};
        EXPECT_EQ(tn_strptime(text, format, &u), nullptr) << text << " as " << format;
    }
}

TEST(Strptime, InvertsStrftime)
{
    Zone("UTC0");
    std::mt19937_64 rng(11);
    for (int i = 0; i < 2000 * kMany; i++) {
        const time_t t = static_cast<time_t>(rng() % 200000000000ULL) - 50000000000;
        struct tm a, b;
        ASSERT_NE(tn_gmtime_r(&t, &a), nullptr);
        for (const char *format : {"%Y-%m-%d %H:%M:%S", "%c", "%Y %j %T", "%D %C %r",
                                   "%G %Y-%U-%w %T", "%Y-%W-%u %T", "%s"}) {
            char text[100];
            ASSERT_GT(tn_strftime(text, sizeof text, format, &a), 0u);
            b = {};
            const char *end = tn_strptime(text, format, &b);
            ASSERT_TRUE(end && !*end) << text;
            b.tm_zone = a.tm_zone;
            ASSERT_EQ(Show(a), Show(b)) << format << " " << text;
        }
    }
}

TEST(Asctime, LiteralsAndWhatDoesNotFit)
{
    struct tm t = {};
    t.tm_year = 105, t.tm_mday = 2, t.tm_hour = 4, t.tm_min = 5, t.tm_sec = 6;
    char b[26];
    EXPECT_STREQ(tn_asctime_r(&t, b), "Sun Jan  2 04:05:06 2005\n");
    EXPECT_STREQ(tn_asctime(&t), "Sun Jan  2 04:05:06 2005\n");
    for (int year : {-999, -1, 0, 7, 99, 100, 999, 1000, 9999}) {
        char want[64], theirs[64];
        t.tm_year = year - 1900;
        snprintf(want, sizeof want, "Sun Jan  2 04:05:06 %d\n", year);
        EXPECT_STREQ(tn_asctime_r(&t, b), want);
        EXPECT_STREQ(asctime_r(&t, theirs), want);
    }
    errno = 0;
    t.tm_year = 10000 - 1900;
    EXPECT_EQ(tn_asctime_r(&t, b), nullptr);
    EXPECT_EQ(errno, EOVERFLOW);
    t.tm_year = 100;
    t.tm_mon = 12;
    EXPECT_EQ(tn_asctime_r(&t, b), nullptr);
    EXPECT_EQ(errno, EINVAL);
    Zone("CET-1");
    const time_t now = 1104634800;
    EXPECT_STREQ(tn_ctime(&now), "Sun Jan  2 04:00:00 2005\n");
    EXPECT_STREQ(tn_ctime_r(&now, b), "Sun Jan  2 04:00:00 2005\n");
}

TEST(Clock, Reads)
{
    timespec a, b;
    ASSERT_EQ(clock_gettime(CLOCK_MONOTONIC, &a), 0);
    ASSERT_EQ(tn_clock_gettime(CLOCK_MONOTONIC, &b), 0);
    EXPECT_LE(a.tv_sec, b.tv_sec);
    EXPECT_LE(b.tv_sec, a.tv_sec + 5);
    errno = 0;
    EXPECT_EQ(tn_clock_gettime(99, &b), -1);
    EXPECT_EQ(errno, EINVAL);
    time_t out = 0;
    const time_t now = tn_time(&out);
    EXPECT_EQ(now, out);
    EXPECT_LE(now, time(nullptr) + 1);
    EXPECT_GE(now, time(nullptr) - 1);
    EXPECT_EQ(tn_time(nullptr) / 10, time(nullptr) / 10);
    const clock_t start = tn_clock();
    ASSERT_GE(start, 0);
    while (tn_clock() == start)
        ;
    EXPECT_LE(tn_clock(), clock() + 10000);
}

} // namespace
