// SPDX-License-Identifier: MIT
// bazel run -c opt //string:string_bench -- [--level=sse2], or //string:strlen_bench for one
// function: the string functions beside glibc's and musl's, ns per call; bench/peers.h says how.
#include <strings.h>
#include <tenon/string.h>

#include <cstring>

#define TN_FUNCTION stpcpy
#define TN_VARIANTS "string/stpcpy_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION stpncpy
#define TN_VARIANTS "string/stpncpy_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strcasecmp
#define TN_VARIANTS "string/strcasecmp_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strcasestr
#define TN_VARIANTS "string/strcasestr_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strcat
#define TN_VARIANTS "string/strcat_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strchr
#define TN_VARIANTS "string/strchr_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strchrnul
#define TN_VARIANTS "string/strchrnul_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strcmp
#define TN_VARIANTS "string/strcmp_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strcpy
#define TN_VARIANTS "string/strcpy_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strcspn
#define TN_VARIANTS "string/strcspn_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strlcpy
#define TN_VARIANTS "string/strlcpy_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strlen
#define TN_VARIANTS "string/strlen_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strncasecmp
#define TN_VARIANTS "string/strncasecmp_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strncat
#define TN_VARIANTS "string/strncat_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strncmp
#define TN_VARIANTS "string/strncmp_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strncpy
#define TN_VARIANTS "string/strncpy_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strnlen
#define TN_VARIANTS "string/strnlen_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strpbrk
#define TN_VARIANTS "string/strpbrk_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strrchr
#define TN_VARIANTS "string/strrchr_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strspn
#define TN_VARIANTS "string/strspn_variants.inc"
#include "testing/variants.h"
#define TN_FUNCTION strstr
#define TN_VARIANTS "string/strstr_variants.inc"
#include "testing/variants.h"
// After what declares Variant.
#include "bench/peers.h"

namespace
{

volatile size_t sink;

void keep(size_t v) { sink = v; }
void keep(int v) { sink = static_cast<size_t>(v); }
void keep(const char *p) { sink = reinterpret_cast<uintptr_t>(p); }

// Two equal strings of x.
void equal(char *a, char *b, size_t n)
{
    std::memset(a, 'x', n), std::memset(b, 'x', n);
    a[n] = b[n] = 0;
}

// b is to be appended to: it is one byte long, and so again after each call, which leaves the
// processor time to store that before the next round.
void to_append(char *a, char *b, size_t n)
{
    equal(a, b, n);
    b[1] = 0;
}

// Letters as in words, the same in both but for case.
void words(char *a, char *b, size_t n)
{
    Random random(n + 1);
    for (size_t i = 0; i < n; i++) {
        a[i] = "etaoin shrdlu cmfwyp"[random.below(20)];
        b[i] = random.below(2) && a[i] != ' ' ? static_cast<char>(a[i] - 32) : a[i];
    }
    a[n] = b[n] = 0;
}

// Words in which `what` stands at the end only.
template <const char *what> void ends_with(char *a, char *b, size_t n)
{
    words(a, b, n);
    size_t m = std::strlen(what);
    if (n >= m)
        std::memcpy(a + n - m, what, m);
}
constexpr char quick[] = "quick", j[] = "j", quickly[] = "quick brown fox jumps over",
               often[] = "threads";

// Only bytes of the set "abcdefgh", and none of it at the end.
void letters(char *a, char *, size_t n)
{
    for (size_t i = 0; i < n; i++)
        a[i] = static_cast<char>('a' + i % 2);
    a[n] = 0;
}

} // namespace

int main(int argc, char **argv)
{
    Rows rows(argc, argv);
    auto s = [](auto f, char *a, char *, size_t) { keep(f(a)); };
    auto bounded = [](auto f, char *a, char *, size_t n) { keep(f(a, n + 5)); };
    auto absent = [](auto f, char *a, char *, size_t) { keep(f(a, 'y')); };
    auto z = [](auto f, char *a, char *, size_t) { keep(f(a, 'z')); };
    auto both = [](auto f, char *a, char *b, size_t) { keep(f(a, b)); };
    auto both_n = [](auto f, char *a, char *b, size_t n) { keep(f(a, b, n + 3)); };
    auto copy = [](auto f, char *a, char *b, size_t) { keep(f(b, a)); };
    auto copy_n = [](auto f, char *a, char *b, size_t n) { keep(f(b, a, n)); };
    auto copy_more = [](auto f, char *a, char *b, size_t n) { keep(f(b, a, n + 9)); };
    auto append = [](auto f, char *a, char *b, size_t) { keep(f(b, a)), b[1] = 0; };
    auto append_n = [](auto f, char *a, char *b, size_t n) { keep(f(b, a, n + 9)), b[1] = 0; };
    rows.add("strlen", strlen_variants(), 1, equal, s);
    rows.add("strnlen", strnlen_variants(), 1, equal, bounded);
    rows.add("strchr", strchr_variants(), 1, equal, absent);
    rows.add("strchrnul", strchrnul_variants(), 1, equal, absent);
    rows.add("strrchr", strrchr_variants(), 1, equal, absent);
    rows.add("strrchr j", strrchr_variants(), 1, ends_with<j>,
             [](auto f, char *a, char *, size_t) { keep(f(a, 'e')); });
    rows.add("strcmp", strcmp_variants(), 1, equal, both);
    rows.add("strncmp", strncmp_variants(), 1, equal, both_n);
    rows.add("strcasecmp", strcasecmp_variants(), 1, words, both);
    rows.add("strncasecmp", strncasecmp_variants(), 1, words, both_n);
    rows.add("strcpy", strcpy_variants(), 1, equal, copy);
    rows.add("stpcpy", stpcpy_variants(), 1, equal, copy);
    rows.add("strcat", strcat_variants(), 1, to_append, append);
    rows.add("strncpy", strncpy_variants(), 1, equal, copy_more);
    rows.add("strncpy cut", strncpy_variants(), 1, equal, copy_n);
    rows.add("stpncpy", stpncpy_variants(), 1, equal, copy_more);
    rows.add("strncat", strncat_variants(), 1, to_append, append_n);
    rows.add("strlcpy", strlcpy_variants(), 1, equal, copy_more);
    rows.add("strlcat", only("strlcat", tn_strlcat), 1, to_append, append_n);
    auto set = [](const char *members) {
        return [=](auto f, char *a, char *, size_t) { keep(f(a, members)); };
    };
    rows.add("strcspn 1", strcspn_variants(), 1, words, set("|"));
    rows.add("strcspn 2", strcspn_variants(), 1, words, set("|;"));
    rows.add("strcspn 4", strcspn_variants(), 1, words, set("|;<>"));
    rows.add("strcspn 12", strcspn_variants(), 1, words, set("|;<>()&$#\"'\\"));
    rows.add("strcspn 26", strcspn_variants(), 1, words, set("ABCDEFGHIJKLMNOPQRSTUVWXYZ"));
    rows.add("strpbrk 3", strpbrk_variants(), 1, words, set("|;<"));
    rows.add("strspn 1", strspn_variants(), 1, equal, set("x"));
    rows.add("strspn 2", strspn_variants(), 1, letters, set("ab"));
    rows.add("strspn 8", strspn_variants(), 1, letters, set("hgfedcba"));
    rows.add("strspn 26", strspn_variants(), 1, letters, set("zyxwvutsrqponmlkjihgfedcba"));
    auto find = [](const char *needle) {
        return [=](auto f, char *a, char *, size_t) { keep(f(a, needle)); };
    };
    rows.add("strstr 1", strstr_variants(), 1, ends_with<j>, find(j));
    rows.add("strstr 5", strstr_variants(), 1, ends_with<quick>, find(quick));
    rows.add("strstr 26", strstr_variants(), 1, ends_with<quickly>, find(quickly));
    rows.add("strstr th", strstr_variants(), 1, ends_with<often>, find(often));
    rows.add("strstr aab", strstr_variants(), 1, letters, find("aaaaaaaaaaaaaaaaaaaaaaab"));
    rows.add("strcasestr 5", strcasestr_variants(), 1, ends_with<quick>, find("QUICK"));
    rows.add("strsep", only("strsep", tn_strsep), 1, ends_with<j>,
             [](auto f, char *a, char *, size_t n) {
                 char *at = a;
                 keep(f(&at, "j:"));
                 a[n - 1] = 'j';
             });
    rows.add("strtok_r", only("strtok_r", tn_strtok_r), 1, ends_with<j>,
             [](auto f, char *a, char *, size_t n) {
                 char *at;
                 keep(f(a, "j:", &at));
                 a[n - 1] = 'j';
             });
    (void)z;
    return rows.finish();
}
