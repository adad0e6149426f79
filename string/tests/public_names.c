/* SPDX-License-Identifier: MIT */
/* Every public function of <string.h> and <strings.h> and the swab of <unistd.h>, once, through its
 * public name: that the image exports it and that the name means the right function. What they
 * compute is tested in the unit tests.
 */
#define _GNU_SOURCE
#include "case.h"
#include <locale.h>
#include <strings.h>
#include <unistd.h>
int __strcasecmp_l(const char *, const char *, locale_t);
int __strncasecmp_l(const char *, const char *, size_t, locale_t);
char *__strerror_l(int, locale_t);
int __xpg_strerror_r(int, char *, size_t);
int main(void)
{
    char b[64], *p, *s;
    locale_t c = newlocale(LC_ALL_MASK, "C", 0);

    CHECK(memcpy(b, "abc", 4) == b && STREQ(b, "abc"), "%s", b);
    CHECK(mempcpy(b, "de", 3) == b + 3 && STREQ(b, "de"), "%s", b);
    CHECK(memmove(b + 1, b, 3) == b + 1 && STREQ(b, "dde"), "%s", b);
    CHECK(memccpy(b, "x:y", ':', 3) == b + 2 && !memcmp(b, "x:e", 3), "%s", b);
    CHECK(memset(b, 'q', 3) == b && !memcmp(b, "qqq", 3), "%s", b);
    explicit_bzero(b, 2);
    CHECK(!b[0] && !b[1] && b[2] == 'q', "explicit_bzero");
    bcopy("jkl", b, 4);
    CHECK(STREQ(b, "jkl"), "%s", b);
    bzero(b, 1);
    CHECK(!b[0] && b[1] == 'k', "bzero");
    CHECK(memcmp("a", "b", 1) < 0 && bcmp("a", "b", 1) && !bcmp("a", "a", 1), "memcmp");
    CHECK(memchr("abc", 'b', 3) && !memchr("abc", 'd', 3), "memchr");
    s = "abab";
    CHECK(memrchr(s, 'a', 4) == s + 2, "memrchr");
    CHECK(memmem(s, 4, "ba", 2) == s + 1, "memmem");
    swab("abcd", b, 4);
    CHECK(!memcmp(b, "badc", 4), "%.4s", b);
    CHECK(ffs(8) == 4 && ffsl(1L << 40) == 41 && ffsll(1LL << 41) == 42, "ffs");

    CHECK(strlen(s) == 4 && strnlen(s, 3) == 3, "strlen");
    CHECK(strcpy(b, "one") == b && stpcpy(b + 3, "two") == b + 6 && STREQ(b, "onetwo"), "%s", b);
    CHECK(strcat(b, "x") == b && strncat(b, "yz", 1) == b && STREQ(b, "onetwoxy"), "%s", b);
    CHECK(strncpy(b, "ab", 4) == b && !b[3] && stpncpy(b, "abc", 2) == b + 2, "%s", b);
    CHECK(strlcpy(b, "abcdef", 3) == 6 && STREQ(b, "ab") && strlcat(b, "cd", 4) == 4 &&
              STREQ(b, "abc"),
          "%s", b);
    p = strdup(s);
    CHECK(STREQ(p, s), "%s", p);
    free(p);
    p = strndup(s, 3);
    CHECK(STREQ(p, "aba"), "%s", p);
    free(p);
    CHECK(strcmp("a", "b") < 0 && !strncmp("ax", "ay", 1), "strcmp");
    CHECK(!strcasecmp("AbC", "aBc") && !strncasecmp("ABx", "aby", 2), "strcasecmp");
    CHECK(!strcasecmp_l("AbC", "aBc", c) && !strncasecmp_l("ABx", "aby", 2, c), "strcasecmp_l");
    CHECK(!__strcasecmp_l("AbC", "aBc", c) && !__strncasecmp_l("ABx", "aby", 2, c),
          "__strcasecmp_l");
    CHECK(strverscmp("a9", "a10") < 0, "strverscmp");
    CHECK(strcoll("a", "b") < 0 && strcoll_l("a", "b", c) < 0, "strcoll");
    CHECK(strxfrm(b, "ab", 9) == 2 && strxfrm_l(b, "abc", 9, c) == 3 && STREQ(b, "abc"), "%s", b);
    CHECK(strchr(s, 'b') == s + 1 && index(s, 'b') == s + 1 && strchrnul(s, 'z') == s + 4,
          "strchr");
    CHECK(strrchr(s, 'a') == s + 2 && rindex(s, 'a') == s + 2, "strrchr");
    CHECK(strspn(s, "ab") == 4 && strcspn(s, "b") == 1 && strpbrk(s, "xb") == s + 1, "strspn");
    CHECK(strstr(s, "ba") == s + 1 && strcasestr(s, "BA") == s + 1, "strstr");
    strcpy(b, "k=v");
    CHECK(STREQ(strtok(b, "="), "k") && STREQ(strtok(0, "="), "v"), "strtok");
    strcpy(b, "k=v");
    CHECK(STREQ(strtok_r(b, "=", &p), "k"), "strtok_r");
    strcpy(b, "k=v");
    p = b;
    CHECK(STREQ(strsep(&p, "="), "k") && STREQ(p, "v"), "strsep");
    CHECK(STREQ(strerror(EPERM), strerror_l(EPERM, c)) &&
              STREQ(strerror(EPERM), __strerror_l(EPERM, c)),
          "strerror_l");
    CHECK(!strerror_r(EPERM, b, sizeof b) && STREQ(b, strerror(EPERM)) &&
              !__xpg_strerror_r(EPERM, b, sizeof b),
          "strerror_r");
    CHECK(STREQ(strsignal(11), "Segmentation fault"), "strsignal");
    freelocale(c);
    DONE();
}
