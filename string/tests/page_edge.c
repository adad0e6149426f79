/* SPDX-License-Identifier: MIT */
/* String functions may not touch the page after (or before) the data: arguments placed directly
 * against an inaccessible page, all lengths 0..300; bounded functions stop at the NUL or the first
 * match even if the bound is larger (C23 7.26.5.2p2 for memchr; strnlen, strncmp, strncpy ...).
 */
#include "case.h"
#include <sys/mman.h>
#include <unistd.h>
#include <wchar.h>
static char *edge(size_t n)
{
    size_t P = sysconf(_SC_PAGESIZE);
    char *p = mmap(0, n + P, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    mprotect(p + n, P, PROT_NONE);
    return p + n;
}
int main(void)
{
    char *E = edge(65536), *G = edge(65536), tmp[1024];
    int bad = 0;
    volatile size_t huge = (size_t)-1 / 2;
    for (int n = 0; n <= 300; n++) {
        char *s = E - n - 1, *t = G - n - 1;
        memset(s, 'a', n);
        s[n] = 0;
        memcpy(t, s, n + 1);
        if (strlen(s) != n || strnlen(s, huge) != n || strchr(s, 'b') || strchr(s, 0) != s + n ||
            strrchr(s, 'b') || strchrnul(s, 'b') != s + n)
            bad++;
        if (memchr(s, 0, huge) != s + n || strcmp(s, t) || strncmp(s, t, huge) ||
            strcasecmp(s, t) || memcmp(s, t, n + 1))
            bad++;
        if (strstr(s, "ab") || strspn(s, "a") != n || strcspn(s, "b") != n || strpbrk(s, "b"))
            bad++;
        if (n &&
            (memrchr(s, 'a', n) != s + n - 1 || memmem(s, n, "ab", 2) || strncasecmp(s, t, huge)))
            bad++;
        memset(tmp, 'z', sizeof tmp);
        if (strncpy(tmp, s, 400) != tmp || tmp[n] || stpncpy(tmp, s, 400) != tmp + n)
            bad++;
        memcpy(t, s, n + 1);
        memmove(t, s, n + 1);
        strcpy(t, s);
        if (stpcpy(t, s) != t + n)
            bad++;
        t[0] = 0;
        strcat(t, s);
        memset(t, 0, n + 1);
        if (memccpy(t, s, 0, huge) != t + n + 1)
            bad++;
        char *d = strdup(s);
        if (strlen(d) != n)
            bad++;
        free(d);
        d = strndup(s, huge);
        if (strlen(d) != n)
            bad++;
        free(d);
        /* data right up to the edge, no terminator */
        char *u = E - n;
        memset(u, 'c', n);
        if (strnlen(u, n) != n || memchr(u, 'd', n) || (n && strncmp(u, u, n)) || memcmp(u, u, n))
            bad++;
        if (n) {
            char *v = strndup(u, n);
            if (strlen(v) != n)
                bad++;
            free(v);
            snprintf(tmp, sizeof tmp, "%.*s", n, u);
            if (strlen(tmp) != n)
                bad++;
        }
    }
    for (int n = 0; n < 70; n++) {
        wchar_t *w = (wchar_t *)E - n - 1, *x = (wchar_t *)G - n - 1;
        wmemset(w, 'a', n);
        w[n] = 0;
        wmemcpy(x, w, n + 1);
        if (wcslen(w) != n || wcscmp(w, x) || wcschr(w, 'b') || wmemchr(w, 0, n + 1) != w + n ||
            wcsnlen(w, huge / 8) != n)
            bad++;
    }
    CHECK(!bad, "%d wrong results", bad);
    DONE();
}
