/* SPDX-License-Identifier: MIT */
/* On a terminal stdout shows every line at once and a prompt before input is read
 * (C23 7.23.3p3, 7.23.3p7); elsewhere it is fully buffered until exit; stderr is one write per
 * message; what a parent left in the buffer is written once by each process that exits.
 */
#include "case.h"
#include <err.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>
static int slave(int master)
{
    return grantpt(master) || unlockpt(master) ? -1 : open(ptsname(master), O_RDWR | O_NOCTTY);
}
/* What the child writes before it is answered. */
static char *talk(int master, int s, void (*child)(void))
{
    static char seen[400];
    size_t n = 0;
    ssize_t r;
    int st;
    pid_t p = fork();
    if (!p) {
        dup2(s, 0), dup2(s, 1), dup2(s, 2);
        child();
        exit(0);
    }
    memset(seen, 0, sizeof seen);
    while (n < sizeof seen - 1 && !strstr(seen, "$ ") &&
           (r = read(master, seen + n, sizeof seen - 1 - n)) > 0)
        n += r;
    (void)!write(master, "answer\n", 7);
    waitpid(p, &st, 0);
    CHECK(st == 0, "child status %x", st);
    return seen;
}
static void prompt(void)
{
    char b[40];
    printf("line\n");
    printf("prompt $ ");
    if (!fgets(b, sizeof b, stdin) || !STREQ(b, "answer\n"))
        _exit(1);
}
static char *contents(int fd)
{
    static char b[400];
    ssize_t n = pread(fd, b, sizeof b - 1, 0);
    b[n < 0 ? 0 : n] = 0;
    return b;
}
int main(int argc, char **argv)
{
    char n[] = "/tmp/caseXXXXXX";
    int fd = mkstemp(n), st, m = posix_openpt(O_RDWR | O_NOCTTY), s;
    unlink(n);
    if (m >= 0 && (s = slave(m)) >= 0) {
        char *seen = talk(m, s, prompt);
        CHECK(strstr(seen, "line") && strstr(seen, "prompt $ "), "terminal showed \"%s\"", seen);
    }
    fflush(stdout);
    if (!fork()) {
        dup2(fd, 1);
        printf("a\n");
        if (*contents(fd))
            _exit(1);
        fflush(stdout);
        printf("b\n");
        if (!fork())
            exit(0);
        wait(&st);
        exit(0);
    }
    wait(&st);
    CHECK(st == 0 && STREQ(contents(fd), "a\nb\nb\n"), "status %x, \"%s\"", st, contents(fd));
    ftruncate(fd, 0);
    if (!fork()) {
        int p[2];
        char b[100] = "";
        pipe2(p, O_DIRECT); /* each read gives one write */
        dup2(p[1], 2);
        errno = ENOENT;
        warn("%s %d", "text", 5);
        (void)!read(p[0], b, sizeof b);
        exit(!strstr(b, "text 5: ") || b[strlen(b) - 1] != '\n');
    }
    wait(&st);
    CHECK(st == 0, "warn was not one write");
    if (!fork()) {
        dup2(fd, 2);
        lseek(fd, 0, SEEK_SET);
        errno = EACCES;
        perror("prefix");
        errno = EACCES;
        perror("");
        errx(7, "%s", "done");
    }
    wait(&st);
    char want[300];
    snprintf(want, sizeof want, "prefix: %s\n%s\n%s: done\n", strerror(EACCES), strerror(EACCES),
             strrchr(argv[0], '/') ? strrchr(argv[0], '/') + 1 : argv[0]);
    CHECK(WIFEXITED(st) && WEXITSTATUS(st) == 7 && STREQ(contents(fd), want), "errx: %x \"%s\"", st,
          contents(fd));
    DONE();
}
