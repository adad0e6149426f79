/* SPDX-License-Identifier: MIT */
/* fmemopen (POSIX): "r" reads size bytes (NULs too), "w" starts with size 0, "a" starts at the
 * first NUL and SEEK_END is the current size; a NUL is written after the data on flush if there is
 * room; writing beyond the size fails; size 0 may fail; "w+" buffer of its own.
 */
#include "case.h"
int main(void)
{
    char b[16], r[32];
    FILE *f;
    int n;
    memcpy(b, "abc\0defghijklmno", 16);
    f = fmemopen(b, 8, "r");
    n = fread(r, 1, 32, f);
    CHECK(n == 8 && !memcmp(r, "abc\0defg", 8), "read %d", n);
    fseek(f, 0, SEEK_END);
    CHECK(ftell(f) == 8, "end %ld", ftell(f));
    fclose(f);
    memset(b, 'x', 16);
    f = fmemopen(b, 16, "w");
    fputs("hi", f);
    fflush(f);
    CHECK(!memcmp(b, "hi\0x", 4), "after flush %.4s", b);
    fseek(f, 0, SEEK_END);
    CHECK(ftell(f) == 2, "end %ld", ftell(f));
    fclose(f);
    strcpy(b, "abc");
    f = fmemopen(b, 16, "a");
    CHECK(ftell(f) == 3, "append at %ld", ftell(f));
    fputs("de", f);
    fflush(f);
    CHECK(STREQ(b, "abcde"), "%s", b);
    fclose(f);
    memset(b, 0, 16);
    f = fmemopen(b, 4, "w");
    setbuf(f, 0);
    n = fwrite("abcdef", 1, 6, f);
    CHECK(n <= 4, "wrote %d of 4", n);
    fclose(f);
    CHECK(b[4] == 0 && b[5] == 0, "wrote past the end");
    f = fmemopen(0, 32, "w+");
    CHECK(f != 0, "own buffer: errno %d", errno);
    if (f) {
        fputs("hello world", f);
        rewind(f);
        CHECK(fgets(r, 32, f) && STREQ(r, "hello world"), "%s", r);
        fclose(f);
    }
    strcpy(b, "0123456789");
    f = fmemopen(b, 10, "r+");
    fseek(f, 5, SEEK_SET);
    fputc('X', f);
    fflush(f);
    CHECK(!memcmp(b, "01234X6789", 10), "%.10s", b);
    CHECK(getc(f) == '6', "read after write");
    fclose(f);
    errno = 0;
    f = fmemopen(b, 4, "zz");
    CHECK(!f && errno == EINVAL, "bad mode: errno %d", errno);
    DONE();
}
