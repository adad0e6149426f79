/* SPDX-License-Identifier: MIT */
/* fclose, fflush and exit on a seekable input stream set the descriptor to the stream's position
 * (POSIX fflush, fclose, exit), so that the next program goes on reading where this one stopped
 * (head -1; read in shell scripts).
 */
#include "case.h"
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>
int main(void)
{
    char n[] = "/tmp/caseXXXXXX", b[64];
    int fd = mkstemp(n);
    FILE *f;
    pid_t p;
    off_t o;
    (void)!write(fd, "line1\nline2\nline3\n", 18);
    lseek(fd, 0, SEEK_SET);
    f = fdopen(dup(fd), "r");
    fgets(b, 64, f);
    CHECK(fflush(f) == 0, "fflush errno %d", errno);
    o = lseek(fd, 0, SEEK_CUR);
    CHECK(o == 6, "fflush: position %ld", (long)o);
    fgets(b, 64, f);
    CHECK(STREQ(b, "line2\n"), "%s", b);
    fclose(f);
    o = lseek(fd, 0, SEEK_CUR);
    CHECK(o == 12, "fclose: position %ld", (long)o);
    lseek(fd, 0, SEEK_SET);
    if (!(p = fork())) {
        dup2(fd, 0);
        fgets(b, 64, stdin);
        exit(0);
    }
    waitpid(p, 0, 0);
    o = lseek(fd, 0, SEEK_CUR);
    CHECK(o == 6, "exit: position %ld", (long)o);
    close(fd);
    unlink(n);
    DONE();
}
