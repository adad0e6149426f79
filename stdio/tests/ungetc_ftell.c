/* SPDX-License-Identifier: MIT */
/* ungetc (C23 7.23.7.10): the position goes back by one, the EOF flag is cleared, fseek drops what
 * was pushed back, the file is unchanged; pushing back a different character; EOF cannot be pushed
 * back.
 */
#include "case.h"
#include <unistd.h>
int main(void)
{
    FILE *f = tmpfile();
    int c;
    char b[10];
    if (!f)
        SKIP("no tmpfile");
    fputs("hello", f);
    rewind(f);
    c = getc(f);
    CHECK(c == 'h' && ftell(f) == 1, "ftell %ld", ftell(f));
    CHECK(ungetc('X', f) == 'X' && ftell(f) == 0, "after ungetc: ftell %ld", ftell(f));
    CHECK(getc(f) == 'X' && getc(f) == 'e', "order");
    while (getc(f) != EOF)
        ;
    CHECK(feof(f), "no eof");
    ungetc('z', f);
    CHECK(!feof(f) && getc(f) == 'z', "eof flag after ungetc");
    CHECK(ungetc(EOF, f) == EOF, "pushed EOF back");
    fseek(f, 1, SEEK_SET);
    ungetc('q', f);
    CHECK(ftell(f) == 0, "ftell %ld", ftell(f));
    fseek(f, 0, SEEK_CUR);
    c = getc(f);
    CHECK(c == 'h', "fseek(0, SEEK_CUR) after ungetc: '%c'", c);
    rewind(f);
    c = fread(b, 1, 3, f);
    ungetc('L', f);
    ungetc('E', f);
    c = ftell(f);
    CHECK(c == 1 || c == 2, "two pushed back: ftell %d", c);
    rewind(f);
    getc(f);
    ungetc('h', f);
    CHECK(fseek(f, 2, SEEK_CUR) == 0 && getc(f) == 'l',
          "relative seek counts from the pushed-back position");
    fclose(f);
    DONE();
}
