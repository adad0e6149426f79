/* SPDX-License-Identifier: MIT */
/* Temporary names, realpath, basename, dirname, pseudo-terminals (POSIX.1-2024). */
#include "case.h"
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <sys/stat.h>
#include <unistd.h>

static void real(const char *path, const char *want, int error)
{
    char buf[PATH_MAX];
    errno = 0;
    char *r = realpath(path, 0);
    int e = errno;
    CHECK(want ? r && STREQ(r, want) : !r && e == error, "%s: %s, errno %d", path, r ? r : "null",
          e);
    r = realpath(path, buf);
    CHECK(want ? r == buf && STREQ(r, want) : !r, "%s into a buffer", path);
}
static void names(const char *path, const char *base, const char *dir)
{
    char a[100], b[100];
    strcpy(a, path);
    strcpy(b, path);
    CHECK(STREQ(basename(a), base), "basename %s: %s", path, basename(a));
    CHECK(STREQ(dirname(b), dir), "dirname %s: %s", path, dirname(b));
}

int main(void)
{
    char dir[] = "/tmp/caseXXXXXX", name[PATH_MAX], there[PATH_MAX];
    struct stat st;
    CHECK(mkdtemp(dir) == dir && !stat(dir, &st) && (st.st_mode & 07777) == 0700, "%s", dir);
    if (chdir(dir))
        SKIP("no directory");
    char f[] = "aXXXXXX", g[] = "bXXXXXX.c", h[] = "XXXXXX", bad[] = "XXXXX", bad2[] = "aXXXXXXb";
    int fd = mkstemp(f);
    CHECK(fd >= 0 && !fstat(fd, &st) && (st.st_mode & 07777) == 0600 && !strstr(f, "XXXXXX"), "%s",
          f);
    CHECK(write(fd, "x", 1) == 1 && lseek(fd, 0, SEEK_SET) == 0, "not for writing");
    fd = mkostemps(g, 2, O_CLOEXEC | O_APPEND);
    CHECK(fd >= 0 && fcntl(fd, F_GETFD) == FD_CLOEXEC && fcntl(fd, F_GETFL) & O_APPEND &&
              STREQ(g + 7, ".c"),
          "%s", g);
    errno = 0;
    CHECK(mkstemp(bad) == -1 && errno == EINVAL, "%d", errno);
    errno = 0;
    CHECK(mkstemp(bad2) == -1 && errno == EINVAL, "%d", errno);
    CHECK(mktemp(h) == h && *h && access(h, F_OK), "%s", h);
    char lost[] = "no/such/XXXXXX";
    errno = 0;
    CHECK(mkstemp(lost) == -1 && errno == ENOENT, "%d", errno);

    real("/", "/", 0);
    real("/..", "/", 0);
    real("//tmp//.//..", "/", 0);
    real(".", dir, 0);
    mkdir("d", 0755);
    close(open("d/f", O_CREAT | O_WRONLY, 0644));
    symlink("d", "link");
    symlink("../d/./f", "d/up");
    snprintf(name, sizeof name, "%s/d", dir);
    symlink(name, "absolute");
    symlink("loop", "loop");
    symlink("nowhere", "dangling");
    real("link", name, 0);
    real("link/", name, 0);
    real("absolute", name, 0);
    snprintf(there, sizeof there, "%s/d/f", dir);
    real("link/f", there, 0);
    real("link/up", there, 0);
    real("absolute/../link/../d/up", there, 0);
    real("link/..", dir, 0);
    real("loop", 0, ELOOP);
    real("dangling", 0, ENOENT);
    real("nothing", 0, ENOENT);
    real("", 0, ENOENT);
    real("d/f/", 0, ENOTDIR);
    real("d/f/.", 0, ENOTDIR);
    real("d/f/..", 0, ENOTDIR);
    real("d/f/x", 0, ENOTDIR);
    errno = 0;
    CHECK(!realpath(0, 0) && errno == EINVAL, "%d", errno);
    memset(name, 'a', sizeof name - 1);
    name[sizeof name - 1] = 0;
    errno = 0;
    CHECK(!realpath(name, 0) && errno == ENAMETOOLONG, "%d", errno);

    names("/usr/lib", "lib", "/usr");
    names("/usr/", "usr", "/");
    names("usr", "usr", ".");
    names("/", "/", "/");
    names(".", ".", ".");
    names("..", "..", ".");
    names("", ".", ".");
    names("a//b//", "b", "a");
    names("///a", "a", "/");
    CHECK(STREQ(basename(0), ".") && STREQ(dirname(0), "."), "null pointers");

    int master = posix_openpt(O_RDWR | O_NOCTTY);
    if (master >= 0) {
        char tty[64];
        CHECK(!grantpt(master) && !unlockpt(master), "%d", errno);
        CHECK(ptsname(master) && !strncmp(ptsname(master), "/dev/pts/", 9), "%s", ptsname(master));
        CHECK(!ptsname_r(master, tty, sizeof tty) && STREQ(tty, ptsname(master)), "%s", tty);
        CHECK(ptsname_r(master, tty, 9) == ERANGE, "");
        int slave = open(tty, O_RDWR | O_NOCTTY);
        CHECK(slave >= 0 && isatty(slave), "%s", tty);
    }
    CHECK(grantpt(-1) == -1 && errno == EBADF, "%d", errno);
    char rm[100];
    sprintf(rm, "rm -r %s", dir);
    system(rm);
    DONE();
}
