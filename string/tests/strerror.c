/* SPDX-License-Identifier: MIT */
/* Every errno constant of <errno.h> has its own text, strerror of an unknown number names the
 * number (C23: any int must map to a message; without the number users cannot report it),
 * strerror_r truncates with a NUL, and %m prints the same text.
 */
#include "case.h"
int main(void)
{
    static const int e[] = {
        EPERM,           ENOENT,  EIO,       ENOMEM,       EACCES,    EINVAL,      ENOSPC,
        EPIPE,           ERANGE,  EDEADLK,   ENAMETOOLONG, ENOSYS,    ELOOP,       EOVERFLOW,
        EILSEQ,          EUCLEAN, ENAVAIL,   ENOTNAM,      EREMOTEIO, EKEYEXPIRED, EOWNERDEAD,
        ENOTRECOVERABLE, ERFKILL, EHWPOISON, ECANCELED,    EMULTIHOP, EDOTDOT,     ECHRNG,
        EL2NSYNC,        EUNATCH, EBADE,     EXFULL,       ENOSTR,    ENONET,      EADV,
        ECOMM,           ELIBBAD, ESTRPIPE,  EUSERS};
    int n = sizeof e / sizeof *e;
    char b[128], unk[128];
    strcpy(unk, strerror(123456));
    CHECK(strstr(unk, "123456"), "strerror(123456): \"%s\"", unk);
    strcpy(b, strerror(-7));
    CHECK(strstr(b, "-7"), "strerror(-7): \"%s\"", b);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++) {
            char x[128];
            strcpy(x, strerror(e[i]));
            if (STREQ(x, strerror(e[j]))) {
                CHECK(0, "errno %d and %d share \"%s\"", e[i], e[j], x);
                goto out;
            }
        }
out:
    errno = ENOENT;
    snprintf(b, sizeof b, "%m");
    CHECK(STREQ(b, strerror(ENOENT)), "%%m gave \"%s\"", b);
    CHECK(!STREQ(strerror(0), strerror(123456)),
          "strerror(0) is the text of an unknown error: \"%s\"", strerror(0));
    DONE();
}
