// Files end to end: create, write, seek, stat, links, directories, mappings, polling, pipes, locks.
#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/uio.h>
#include <unistd.h>

#include "case.h"

static int count_entries(const char *path)
{
    DIR *d = opendir(path);
    int n = 0;
    while (d && readdir(d))
        n++;
    if (d)
        closedir(d);
    return n;
}

int main(void)
{
    CHECK(!mkdir("d", 0755), "%s", strerror(errno));
    CHECK(mkdir("d", 0755) == -1 && errno == EEXIST, "%s", strerror(errno));
    int fd = open("d/file", O_RDWR | O_CREAT | O_EXCL, 0640);
    CHECK(fd >= 0, "%s", strerror(errno));
    struct iovec iov[2] = {{"hello ", 6}, {"world\n", 6}};
    CHECK(writev(fd, iov, 2) == 12, "%s", strerror(errno));
    CHECK(pwrite(fd, "H", 1, 0) == 1 && lseek(fd, 0, SEEK_CUR) == 12, "position moved");
    char buffer[64] = "";
    CHECK(pread(fd, buffer, 5, 6) == 5 && STREQ(buffer, "world"), "%s", buffer);
    struct stat st, st2;
    CHECK(!fstat(fd, &st) && st.st_size == 12 && S_ISREG(st.st_mode) && (st.st_mode & 0777) == 0640,
          "size %ld mode %o", (long)st.st_size, st.st_mode);
    CHECK(!link("d/file", "d/second") && !stat("d/second", &st2) && st2.st_ino == st.st_ino &&
              st2.st_nlink == 2,
          "link");
    CHECK(!symlink("file", "d/soft") && readlink("d/soft", buffer, sizeof buffer) == 4, "readlink");
    CHECK(!lstat("d/soft", &st2) && S_ISLNK(st2.st_mode), "lstat");
    CHECK(!chmod("d/file", 0600) && !stat("d/file", &st) && (st.st_mode & 0777) == 0600, "chmod");
    CHECK(!fchmodat(AT_FDCWD, "d/file", 0644, AT_SYMLINK_NOFOLLOW) && !stat("d/file", &st) &&
              (st.st_mode & 0777) == 0644,
          "fchmodat %s", strerror(errno));
    CHECK(fchmodat(AT_FDCWD, "d/soft", 0644, AT_SYMLINK_NOFOLLOW) == -1 && errno == EOPNOTSUPP,
          "fchmodat on a link: %s", strerror(errno));
    CHECK(!ftruncate(fd, 5) && !fstat(fd, &st) && st.st_size == 5, "ftruncate");
    CHECK(count_entries("d") == 5, "%d entries", count_entries("d"));

    // Many entries: several buffers of the kernel's, seekdir, a sorted list.
    CHECK(!mkdir("many", 0700), "%s", strerror(errno));
    for (int i = 0; i < 300; i++) {
        snprintf(buffer, sizeof buffer, "many/entry-with-a-long-name-%03d", i);
        close(creat(buffer, 0600));
    }
    CHECK(count_entries("many") == 302, "%d entries", count_entries("many"));
    DIR *d = opendir("many");
    for (int i = 0; i < 100; i++)
        readdir(d);
    long where = telldir(d);
    snprintf(buffer, sizeof buffer, "%s", readdir(d)->d_name);
    for (int i = 0; i < 50; i++)
        readdir(d);
    seekdir(d, where);
    struct dirent *entry = readdir(d);
    CHECK(entry && STREQ(entry->d_name, buffer), "seekdir: %s, not %s",
          entry ? entry->d_name : "end", buffer);
    rewinddir(d);
    int n = 0;
    while (readdir(d))
        n++;
    CHECK(n == 302, "after rewinddir %d", n);
    closedir(d);
    struct dirent **list;
    n = scandir("many", &list, NULL, alphasort);
    CHECK(n == 302 && STREQ(list[0]->d_name, ".") &&
              STREQ(list[301]->d_name, "entry-with-a-long-name-299"),
          "scandir %d", n);
    while (n > 0)
        free(list[--n]);
    free(list);
    CHECK(!opendir("d/file") && errno == ENOTDIR, "opendir of a file: %s", strerror(errno));
    CHECK(!fdopendir(fd) && errno == ENOTDIR, "fdopendir of a file: %s", strerror(errno));

    char *map = mmap(NULL, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
    CHECK(map != MAP_FAILED && !map[5000], "mmap");
    map[4096] = 7;
    map = mremap(map, 8192, 1 << 20, MREMAP_MAYMOVE);
    CHECK(map != MAP_FAILED && map[4096] == 7 && !mprotect(map, 4096, PROT_READ) &&
              !munmap(map, 1 << 20),
          "mremap");
    CHECK(mmap(NULL, (size_t)-1, PROT_READ, MAP_PRIVATE | MAP_ANON, -1, 0) == MAP_FAILED &&
              errno == ENOMEM,
          "huge mmap: %s", strerror(errno));

    int p[2];
    CHECK(!pipe2(p, O_CLOEXEC) && fcntl(p[0], F_GETFD) == FD_CLOEXEC, "pipe2");
    struct pollfd pfd = {p[0], POLLIN, 0};
    CHECK(poll(&pfd, 1, 0) == 0, "empty pipe readable");
    CHECK(write(p[1], "x", 1) == 1 && poll(&pfd, 1, -1) == 1 && pfd.revents == POLLIN, "poll");
    fd_set set;
    FD_ZERO(&set);
    FD_SET(p[0], &set);
    struct timeval tv = {0, 1500000};
    CHECK(select(p[0] + 1, &set, NULL, NULL, &tv) == 1 && FD_ISSET(p[0], &set), "select");
    int ep = epoll_create1(EPOLL_CLOEXEC);
    struct epoll_event event = {.events = EPOLLIN, .data.u64 = 0x123456789abcdefULL};
    CHECK(!epoll_ctl(ep, EPOLL_CTL_ADD, p[0], &event), "epoll_ctl");
    event.data.u64 = 0;
    CHECK(epoll_wait(ep, &event, 1, 1000) == 1 && event.data.u64 == 0x123456789abcdefULL,
          "epoll_wait %llx", (unsigned long long)event.data.u64);
    int ev = eventfd(3, 0);
    eventfd_t value;
    CHECK(!eventfd_write(ev, 4) && !eventfd_read(ev, &value) && value == 7, "eventfd");
    CHECK(dup2(p[0], 100) == 100 && dup2(100, 100) == 100 && dup2(101, 101) == -1 && errno == EBADF,
          "dup2");
    CHECK(dup3(100, 100, 0) == -1 && errno == EINVAL, "dup3");
    CHECK(fcntl(100, F_DUPFD_CLOEXEC, 200) == 200, "F_DUPFD_CLOEXEC");

    CHECK(!flock(fd, LOCK_EX | LOCK_NB) && !lockf(fd, F_TLOCK, 0) && !lockf(fd, F_ULOCK, 0) &&
              lockf(fd, 99, 0) == -1 && errno == EINVAL,
          "locks");
    struct statvfs vfs;
    CHECK(!statvfs(".", &vfs) && vfs.f_bsize > 0 && vfs.f_namemax >= 14, "statvfs");
    CHECK(pathconf(".", _PC_NAME_MAX) == 255 && fpathconf(fd, 9999) == -1 && errno == EINVAL,
          "pathconf");
    char cwd[4096];
    CHECK(getcwd(cwd, sizeof cwd) == cwd && cwd[0] == '/' && !getcwd(cwd, 1) && errno == ERANGE,
          "getcwd");
    char *allocated = getcwd(NULL, 0);
    CHECK(allocated && STREQ(allocated, getcwd(cwd, sizeof cwd)), "getcwd allocated");
    free(allocated);
    CHECK(!access("d/file", R_OK) && access("d/none", F_OK) == -1 && errno == ENOENT &&
              !faccessat(AT_FDCWD, "d/file", R_OK, AT_EACCESS),
          "access");
    int shm = shm_open("/tenon-test", O_RDWR | O_CREAT, 0600);
    if (shm >= 0 || errno != ENOENT) { // a machine without /dev/shm
        CHECK(shm >= 0 && !shm_unlink("/tenon-test"), "shm_open: %s", strerror(errno));
        CHECK(shm_open("/a/b", O_RDWR, 0) == -1 && errno == EINVAL, "shm_open of a path");
    }
    CHECK(close(fd) == 0 && close(fd) == -1 && errno == EBADF, "close");
    CHECK(rmdir("d") == -1 && (errno == ENOTEMPTY || errno == EEXIST), "rmdir of a full one: %s",
          strerror(errno));
    DONE();
}
