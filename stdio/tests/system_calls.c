/* SPDX-License-Identifier: MIT */
/* Buffered streams need few system calls: a megabyte through putc/getc in at most 300 writes/reads
 * (a buffer of at least 4 KB; st_blksize is 4096 on usual file systems), one fwrite/fread of a
 * megabyte in a handful.  And setbuf trusts BUFSIZ only: with setbuf(f, char[BUFSIZ]) nothing
 * behind the array is touched, whatever the library uses inside (C23 7.23.5.5).
 */
//@ perf 1
#include "case.h"
#include <unistd.h>
static long calls(const char *which)
{
    char l[100];
    long v = -1;
    size_t k = strlen(which);
    FILE *f = fopen("/proc/self/io", "r");
    if (!f)
        return -1;
    while (fgets(l, sizeof l, f))
        if (!strncmp(l, which, k) && l[k] == ':')
            v = atol(l + k + 1);
    fclose(f);
    return v;
}
enum { M = 1 << 20 };
static char buf[M], other[M];
int main(void)
{
    char name[] = "/tmp/caseXXXXXX";
    long a, b, sum = 0;
    struct {
        char buf[BUFSIZ], guard[16384];
    } g;
    int fd = mkstemp(name), c;
    FILE *f = fdopen(fd, "w+");
    if (calls("syscw") < 0)
        SKIP("no /proc/self/io");
    for (int i = 0; i < M; i++)
        buf[i] = i * 31 ^ i >> 7;
    a = calls("syscw");
    for (int i = 0; i < M; i++)
        putc(buf[i], f);
    fflush(f);
    b = calls("syscw");
    CHECK(b - a <= 300, "putc: %ld writes for 1 MB", b - a);
    rewind(f);
    a = calls("syscr");
    for (int i = 0; (c = getc(f)) != EOF; i++)
        sum += (char)c != buf[i];
    b = calls("syscr");
    CHECK(!sum, "%ld bytes differ", sum);
    CHECK(b - a <= 310, "getc: %ld reads for 1 MB", b - a);
    rewind(f);
    a = calls("syscr");
    CHECK(fread(other, 1, M, f) == M && !memcmp(buf, other, M), "fread");
    b = calls("syscr");
    CHECK(b - a <= 16, "fread of 1 MB: %ld reads", b - a);
    rewind(f);
    a = calls("syscw");
    CHECK(fwrite(buf, 1, M, f) == M && !fflush(f), "fwrite");
    b = calls("syscw");
    CHECK(b - a <= 8, "fwrite of 1 MB: %ld writes", b - a);
    fclose(f);
    memset(&g, 0x5a, sizeof g);
    f = fopen(name, "w+");
    setbuf(f, g.buf);
    for (int i = 0; i < 40000; i++)
        putc(i, f);
    rewind(f);
    for (int i = 0; i < 40000 && (c = getc(f)) == (i & 255); i++)
        sum++;
    CHECK(sum == 40000, "read back %ld", sum);
    fclose(f);
    for (int i = 0; i < (int)sizeof g.guard; i++)
        if (g.guard[i] != 0x5a) {
            CHECK(0, "byte %d behind the BUFSIZ (%d) array overwritten", i, BUFSIZ);
            break;
        }
    unlink(name);
    DONE();
}
