/* SPDX-License-Identifier: MIT */
/* A program may define names of its own that the library has, too: ISO C reserves only its own
 * names, and static libraries bring their own memcpy. They link, the program gets its own, and the
 * library keeps using its own inside.
 */
#include "case.h"
static int own;
void *memcpy(void *restrict d, const void *restrict s, size_t n)
{
    own++;
    for (size_t i = 0; i < n; i++) {
        ((volatile char *)d)[i] = ((const char *)s)[i];
    }
    return d;
}
size_t strlen(const char *s)
{
    size_t n = 0;
    own++;
    while (((const volatile char *)s)[n])
        n++;
    return n;
}
char *index(const char *s, int c)
{
    own++;
    return (char *)s + c;
}
size_t strlcpy(char *d, const char *s, size_t n)
{
    own++;
    return n + (d == s);
}
int main(void)
{
    static char b[5000], big[5000];
    size_t (*volatile len)(const char *) = strlen;
    void *(*volatile cpy)(void *restrict, const void *restrict, size_t) = memcpy;
    char *(*volatile idx)(const char *, int) = index;
    size_t (*volatile lcpy)(char *, const char *, size_t) = strlcpy;
    CHECK(len("abc") == 3 && own == 1, "own strlen was called %d times", own);
    cpy(b, "abc", 4);
    CHECK(own == 2 && STREQ(b, "abc"), "own memcpy");
    CHECK(idx(b, 2) == b + 2 && lcpy(b, big, 7) == 7 && own == 4, "own index and strlcpy");
    memset(big, 'x', sizeof big - 1);
    own = 0;
    snprintf(b, sizeof b, "%s", big);
    strdup(big);
    CHECK(STREQ(b, big), "snprintf");
    CHECK(!own, "the library called the program's functions %d times", own);
    DONE();
}
