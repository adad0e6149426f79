// SPDX-License-Identifier: MIT
// What the headers compute by themselves: macros and inline functions, against values worked out by
// hand from their documents.
#define _GNU_SOURCE
#include "case.h"
#include <arpa/nameser.h>
#include <complex.h>
#include <ctype.h>
#include <dirent.h>
#include <elf.h>
#include <endian.h>
#include <limits.h>
#include <math.h>
#include <netinet/icmp6.h>
#include <netinet/if_ether.h>
#include <netinet/in.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdbit.h>
#include <stdckdint.h>
#include <sys/param.h>
#include <sys/quota.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <syslog.h>
#include <wctype.h>

static void wait_status(void)
{
    // wait(2): exit code in the second byte, signal in the low seven bits, 0x80 core, 0x7f stopped
    CHECK(WIFEXITED(0x0300) && WEXITSTATUS(0x0300) == 3, "exit");
    CHECK(!WIFSIGNALED(0x0300) && !WIFSTOPPED(0x0300) && !WIFCONTINUED(0x0300), "exit");
    CHECK(WIFSIGNALED(0x0b) && WTERMSIG(0x0b) == 11 && !WCOREDUMP(0x0b), "signal");
    CHECK(WIFSIGNALED(0x8b) && WTERMSIG(0x8b) == 11 && WCOREDUMP(0x8b), "core");
    CHECK(WIFSTOPPED(0x137f) && WSTOPSIG(0x137f) == 19 && !WIFSIGNALED(0x137f), "stop");
    CHECK(WIFCONTINUED(0xffff) && !WIFEXITED(0xffff) && !WIFSIGNALED(0xffff), "continued");
    CHECK(!WIFSTOPPED(0xffff), "continued is not stopped");
}

static void sets(void)
{
    fd_set fds;
    cpu_set_t a, b, c, *big;
    size_t size = CPU_ALLOC_SIZE(5000);

    memset(&fds, 0xff, sizeof fds);
    FD_ZERO(&fds);
    FD_SET(0, &fds);
    FD_SET(63, &fds);
    FD_SET(64, &fds);
    FD_SET(1023, &fds);
    CHECK(FD_ISSET(0, &fds) && FD_ISSET(63, &fds) && FD_ISSET(64, &fds), "set");
    CHECK(FD_ISSET(1023, &fds) && !FD_ISSET(1, &fds) && !FD_ISSET(1022, &fds), "set");
    FD_CLR(64, &fds);
    CHECK(!FD_ISSET(64, &fds) && FD_ISSET(63, &fds), "clear");

    CPU_ZERO(&a);
    CPU_ZERO(&b);
    CPU_SET(1, &a);
    CPU_SET(1023, &a);
    CPU_SET(1024, &a); // beyond the set
    CPU_SET(1, &b);
    CPU_SET(70, &b);
    CHECK(CPU_COUNT(&a) == 2, "%d", CPU_COUNT(&a));
    CHECK(!CPU_ISSET(1024, &a) && CPU_ISSET(1023, &a), "bounds");
    CPU_AND(&c, &a, &b);
    CHECK(CPU_COUNT(&c) == 1 && CPU_ISSET(1, &c), "and");
    CPU_OR(&c, &a, &b);
    CHECK(CPU_COUNT(&c) == 3, "or");
    CPU_XOR(&c, &a, &b);
    CHECK(CPU_COUNT(&c) == 2 && CPU_ISSET(70, &c) && !CPU_ISSET(1, &c), "xor");
    CHECK(!CPU_EQUAL(&a, &b) && CPU_EQUAL(&a, &a), "equal");
    CPU_CLR(1, &a);
    CHECK(CPU_COUNT(&a) == 1, "clear");
    CHECK(size == 632, "%zu", size);
    big = CPU_ALLOC(5000);
    if (!big)
        SKIP("no memory");
    CPU_SET_S(4999, size, big);
    CHECK(CPU_ISSET_S(4999, size, big) && CPU_COUNT_S(size, big) == 1, "large set");
    CPU_FREE(big);
}

static void control_messages(void)
{
    // two messages of 4 and 8 bytes of data: 16 bytes of header each, data padded to 8
    union {
        struct cmsghdr align;
        char bytes[48];
    } buf;
    struct msghdr mh = {.msg_control = buf.bytes, .msg_controllen = sizeof buf.bytes};
    struct cmsghdr *first = CMSG_FIRSTHDR(&mh), *second;

    memset(&buf, 0, sizeof buf);
    CHECK(CMSG_LEN(4) == 20 && CMSG_SPACE(4) == 24, "%zu %zu", CMSG_LEN(4), CMSG_SPACE(4));
    CHECK((char *)first == buf.bytes, "first");
    first->cmsg_len = CMSG_LEN(4);
    CHECK(CMSG_DATA(first) == (unsigned char *)buf.bytes + 16, "data");
    second = CMSG_NXTHDR(&mh, first);
    CHECK((char *)second == buf.bytes + 24, "second");
    second->cmsg_len = CMSG_LEN(8);
    CHECK(!CMSG_NXTHDR(&mh, second), "end");
    mh.msg_controllen = 39; // the second header does not fit
    CHECK(!CMSG_NXTHDR(&mh, first), "truncated");
    first->cmsg_len = 0xffffffff;
    CHECK(!CMSG_NXTHDR(&mh, first), "length beyond the buffer");
    first->cmsg_len = 15;
    CHECK(!CMSG_NXTHDR(&mh, first), "length below the header's");
    mh.msg_controllen = 15;
    CHECK(!CMSG_FIRSTHDR(&mh), "no header");
}

static void addresses(void)
{
    static const struct {
        struct in6_addr a;
        const char *kinds;
    } t[] = {
        {IN6ADDR_ANY_INIT, "unspecified"},
        {IN6ADDR_LOOPBACK_INIT, "loopback"},
        {{{{0xfe, 0x80, [15] = 1}}}, "linklocal"},
        {{{{0xfe, 0xc0, [15] = 1}}}, "sitelocal"},
        {{{{[10] = 0xff, 0xff, 127, 0, 0, 1}}}, "v4mapped"},
        {{{{[12] = 10, 0, 0, 1}}}, "v4compat"},
        {{{{0xff, 0x01, [15] = 1}}}, "multicast node"},
        {{{{0xff, 0x02, [15] = 1}}}, "multicast link"},
        {{{{0xff, 0x35, [15] = 1}}}, "multicast site"},
        {{{{0xff, 0x08, [15] = 1}}}, "multicast org"},
        {{{{0xff, 0x0e, [15] = 1}}}, "multicast global"},
        {{{{0x20, 0x01, 0x0d, 0xb8, [15] = 1}}}, ""},
    };

    for (size_t i = 0; i < sizeof t / sizeof *t; i++) {
        const struct in6_addr *a = &t[i].a;
        char got[80] = "";
        if (IN6_IS_ADDR_UNSPECIFIED(a))
            strcat(got, " unspecified");
        if (IN6_IS_ADDR_LOOPBACK(a))
            strcat(got, " loopback");
        if (IN6_IS_ADDR_LINKLOCAL(a))
            strcat(got, " linklocal");
        if (IN6_IS_ADDR_SITELOCAL(a))
            strcat(got, " sitelocal");
        if (IN6_IS_ADDR_V4MAPPED(a))
            strcat(got, " v4mapped");
        if (IN6_IS_ADDR_V4COMPAT(a))
            strcat(got, " v4compat");
        if (IN6_IS_ADDR_MULTICAST(a))
            strcat(got, " multicast");
        if (IN6_IS_ADDR_MC_NODELOCAL(a))
            strcat(got, " node");
        if (IN6_IS_ADDR_MC_LINKLOCAL(a))
            strcat(got, " link");
        if (IN6_IS_ADDR_MC_SITELOCAL(a))
            strcat(got, " site");
        if (IN6_IS_ADDR_MC_ORGLOCAL(a))
            strcat(got, " org");
        if (IN6_IS_ADDR_MC_GLOBAL(a))
            strcat(got, " global");
        CHECK(STREQ(*got ? got + 1 : got, t[i].kinds), "%zu: %s", i, got);
        for (size_t j = 0; j < sizeof t / sizeof *t; j++)
            CHECK(IN6_ARE_ADDR_EQUAL(a, &t[j].a) == (i == j), "%zu %zu", i, j);
    }

    CHECK(IN_CLASSA(0x7f000001) && IN_CLASSB(0x80000000) && IN_CLASSC(0xc0000000), "classes");
    CHECK(IN_MULTICAST(0xe0000001) && !IN_MULTICAST(0xf0000000) && IN_BADCLASS(0xffffffff), "D");

    struct icmp6_filter f;
    ICMP6_FILTER_SETBLOCKALL(&f);
    ICMP6_FILTER_SETPASS(ND_ROUTER_ADVERT, &f);
    CHECK(ICMP6_FILTER_WILLPASS(ND_ROUTER_ADVERT, &f), "pass");
    CHECK(ICMP6_FILTER_WILLBLOCK(ND_ROUTER_SOLICIT, &f), "block");
    ICMP6_FILTER_SETPASSALL(&f);
    ICMP6_FILTER_SETBLOCK(255, &f);
    CHECK(ICMP6_FILTER_WILLBLOCK(255, &f) && ICMP6_FILTER_WILLPASS(254, &f), "block one");

    unsigned char group[4] = {224, 129, 2, 3}, mac[6];
    ETHER_MAP_IP_MULTICAST(group, mac);
    CHECK(!memcmp(mac, "\x01\x00\x5e\x01\x02\x03", 6), "multicast address");
}

static void times(void)
{
    struct timeval a = {1, 900000}, b = {2, 200000}, r;
    struct timespec ts;

    timeradd(&a, &b, &r);
    CHECK(r.tv_sec == 4 && r.tv_usec == 100000, "%ld.%06ld", (long)r.tv_sec, (long)r.tv_usec);
    timersub(&b, &a, &r);
    CHECK(r.tv_sec == 0 && r.tv_usec == 300000, "%ld.%06ld", (long)r.tv_sec, (long)r.tv_usec);
    CHECK(timercmp(&a, &b, <) && !timercmp(&a, &b, >) && timercmp(&a, &a, ==), "compare");
    CHECK(timerisset(&a), "set");
    timerclear(&a);
    CHECK(!timerisset(&a), "clear");
    TIMEVAL_TO_TIMESPEC(&b, &ts);
    CHECK(ts.tv_sec == 2 && ts.tv_nsec == 200000000, "timespec");
    ts.tv_nsec = 999999999;
    TIMESPEC_TO_TIMEVAL(&r, &ts);
    CHECK(r.tv_sec == 2 && r.tv_usec == 999999, "timeval");
}

static void integers(void)
{
    CHECK(htobe16(0x1234) == 0x3412 && be32toh(0x01020304) == 0x04030201, "big");
    CHECK(htobe64(0x0102030405060708) == 0x0807060504030201 && le32toh(5) == 5, "64");

    // from the low end: 8 bits of the minor, 12 of the major, 24 of the minor, 20 of the major
    CHECK(makedev(8, 1) == 0x801, "%llx", (unsigned long long)makedev(8, 1));
    CHECK(makedev(0x12345678, 0x9abcdef0) == 0x123459abcde678f0, "large");
    for (unsigned i = 0; i < 32; i++) {
        unsigned long long d = makedev(1u << i, ~(1u << i));
        CHECK(major(d) == 1u << i && minor(d) == ~(1u << i), "%u", i);
    }

    CHECK(S_ISDIR(040755) && !S_ISREG(040755) && S_ISLNK(0120777) && S_ISSOCK(0140000), "mode");
    CHECK(IFTODT(S_IFDIR) == DT_DIR && DTTOIF(DT_LNK) == S_IFLNK, "dirent");
    CHECK(howmany(9, 4) == 3 && roundup(9, 4) == 12 && powerof2(64) && !powerof2(65), "param");
    CHECK(MIN(2, 3) == 2 && MAX(2, 3) == 3, "param");
    CHECK(LOG_MAKEPRI(LOG_MAIL, LOG_ERR) == 19 && LOG_FAC(19) == 2 && LOG_PRI(19) == LOG_ERR,
          "log");
    CHECK(LOG_UPTO(LOG_ERR) == 0x0f && LOG_MASK(LOG_ERR) == 8, "log mask");
    CHECK(QCMD(Q_SYNC, GRPQUOTA) == (int)0x80000101, "quota");
    CHECK(ELF64_R_SYM(ELF64_R_INFO(7, 5)) == 7 && ELF64_R_TYPE(ELF64_R_INFO(7, 5)) == 5, "elf");
    CHECK(ELF32_R_INFO(7, 5) == 0x705 && ELF64_ST_BIND(0x12) == 1 && ELF64_ST_TYPE(0x12) == 2,
          "elf");

    unsigned char u8;
    int i32;
    CHECK(ckd_add(&u8, 200, 100) && u8 == 44, "%d", u8);
    CHECK(!ckd_sub(&i32, 3u, 5u) && i32 == -2, "%d", i32);
    CHECK(ckd_mul(&i32, INT_MAX, 2) && i32 == -2, "%d", i32);

    CHECK(stdc_leading_zeros((unsigned char)1) == 7 && stdc_leading_zeros(0u) == 32, "lz");
    CHECK(stdc_leading_ones((unsigned short)0xff00) == 8 && stdc_leading_ones(~0ul) == 64, "lo");
    CHECK(stdc_trailing_zeros((unsigned char)0) == 8 && stdc_trailing_zeros(8ull) == 3, "tz");
    CHECK(stdc_trailing_ones((unsigned char)0xff) == 8 && stdc_trailing_ones(7u) == 3, "to");
    CHECK(stdc_first_leading_one(0u) == 0 && stdc_first_leading_one(1u) == 32, "flo");
    CHECK(stdc_first_leading_zero(~0u) == 0 && stdc_first_leading_zero((unsigned char)0xf0) == 5,
          "flz");
    CHECK(stdc_first_trailing_one(8u) == 4 && stdc_first_trailing_one(0u) == 0, "fto");
    CHECK(stdc_first_trailing_zero(7u) == 4 && stdc_first_trailing_zero(~0ul) == 0, "ftz");
    CHECK(stdc_count_ones(0xf0fu) == 8 && stdc_count_zeros((unsigned char)1) == 7, "count");
    CHECK(stdc_has_single_bit(64u) && !stdc_has_single_bit(65u) && !stdc_has_single_bit(0u), "one");
    CHECK(stdc_bit_width(0u) == 0 && stdc_bit_width(255u) == 8 && stdc_bit_width(~0ull) == 64,
          "width");
    CHECK(stdc_bit_floor(0u) == 0 && stdc_bit_floor(255u) == 128, "floor");
    CHECK(stdc_bit_ceil(0u) == 1 && stdc_bit_ceil(129u) == 256 && stdc_bit_ceil(128u) == 128,
          "ceil");
    CHECK(stdc_bit_ceil((unsigned char)200) == 0 && stdc_bit_ceil(~0ull) == 0, "ceil does not fit");
    CHECK(sizeof stdc_bit_floor((unsigned char)3) == 1, "type");
}

static void characters(void)
{
    for (int c = -1; c < 256; c++) { // macros and functions must agree
        CHECK(!isdigit(c) == !(isdigit)(c) && !isalpha(c) == !(isalpha)(c), "%d", c);
        CHECK(!isupper(c) == !(isupper)(c) && !islower(c) == !(islower)(c), "%d", c);
        CHECK(!isprint(c) == !(isprint)(c) && !isgraph(c) == !(isgraph)(c), "%d", c);
    }
    CHECK(iswdigit(L'7') && !iswdigit(L'a') && !iswdigit(0x667), "wide");
    CHECK(_toupper('x') == 'X' && _tolower('X') == 'x', "case");
    CHECK(isascii(127) && !isascii(128) && !isascii(-1), "ascii");
}

static void floats(void)
{
    volatile double zero = 0.0, one = 1.0;
    volatile float tiny = 0x1p-149f;
    volatile long double big = 1e300L;

    CHECK(isnan(zero / zero) && isinf(one / zero) && isfinite(one) && !isnormal(tiny), "class");
    CHECK(signbit(-zero) && !signbit(zero) && fpclassify(tiny) == FP_SUBNORMAL, "sign");
    CHECK(fpclassify(big) == FP_NORMAL && fpclassify(zero) == FP_ZERO, "class");
    CHECK(fpclassify(NAN) == FP_NAN && fpclassify(-INFINITY) == FP_INFINITE, "class");
    CHECK(isgreater(2.0, 1.0) && !isless(NAN, 1.0) && isunordered(NAN, 1.0), "compare");
    CHECK(islessgreater(1.0, 2.0) && islessequal(1.0, 1.0) && isgreaterequal(1.0, 1.0), "compare");

    double complex z = CMPLX(zero, -zero);
    CHECK(signbit(cimag(z)) && !signbit(creal(z)), "complex");
    CHECK(isinf(creal(CMPLX(INFINITY, NAN))) && isnan(cimag(CMPLX(INFINITY, NAN))), "complex");
}

int main(void)
{
    pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
    char zeros[sizeof m] = {0};

    CHECK(!memcmp(&m, zeros, sizeof m), "static initialisers are zero");
    wait_status();
    sets();
    control_messages();
    addresses();
    times();
    integers();
    characters();
    floats();
    DONE();
}
