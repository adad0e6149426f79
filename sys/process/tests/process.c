/* Processes (POSIX.1-2024): the exec family and its search, waiting, ids, limits, priorities,
 * sleeping and alarms, sysconf, confstr, brk, auxiliary vector, syscall, daemon, prctl, ptrace.
 */
#include "case.h"
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <sys/auxv.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <ulimit.h>
#include <unistd.h>

extern char **environ;
static char self[4096];

static int ends(pid_t p)
{
    int st = -1;
    waitpid(p, &st, 0);
    return WIFEXITED(st) ? WEXITSTATUS(st) : 1000 + WTERMSIG(st);
}
#define CHILD(code)                                                   \
    ({                                                                \
        fflush(stdout);                                               \
        pid_t p_ = fork();                                            \
        if (!p_) {                                                    \
            code;                                                     \
            _exit(errno == ENOENT ? 102 : errno == EACCES ? 113 : 1); \
        }                                                             \
        ends(p_);                                                     \
    })

static void execs(void)
{
    char *av[] = {"sh", "-c", "exit $((${#A} + ${1:-0}))", "x", "7", 0},
         *ev[] = {"A=abc", "PATH=/nonexistent", 0};
    CHECK(CHILD(execve("/bin/sh", av, ev)) == 10, "execve");
    CHECK(CHILD(setenv("A", "12345", 1); execv("/bin/sh", av)) == 12, "execv");
    CHECK(CHILD(setenv("A", "1234", 1); setenv("PATH", "/nonexistent::/bin:/usr/bin", 1);
                execvp("sh", av)) == 11,
          "execvp");
    CHECK(CHILD(execvpe("sh", av, ev)) == 10, "execvpe searches the caller's PATH");
    CHECK(CHILD(unsetenv("PATH"); execvp("sh", av)) == 7, "default path");
    CHECK(CHILD(execl("/bin/sh", "sh", "-c", "exit $#", "x", "a", "b", "c", (char *)0)) == 3,
          "execl");
    CHECK(CHILD(execlp("sh", "sh", "-c", "exit $#", "x", "a", (char *)0)) == 1, "execlp");
    CHECK(CHILD(execle("/bin/sh", "sh", "-c", "exit ${#A}", (char *)0, ev)) == 3, "execle");
    CHECK(CHILD(fexecve(open("/bin/sh", O_RDONLY), av, ev)) == 10, "fexecve");
    CHECK(fexecve(-1, av, ev) == -1 && errno == EINVAL, "fexecve(-1)");
    CHECK(CHILD(execvp("surely-not-there", av)) == 102 && CHILD(execvp("", av)) == 102, "absent");
    CHECK(CHILD(setenv("PATH", "/nonexistent", 1); execvp("sh", av)) == 102, "not in PATH");
    char dir[] = "/tmp/execXXXXXX", file[100], path[100];
    CHECK(mkdtemp(dir) != 0, "mkdtemp");
    snprintf(file, sizeof file, "%s/prog", dir);
    FILE *f = fopen(file, "w");
    fputs("exit $(($# + 40))\n", f);
    fclose(f);
    snprintf(path, sizeof path, "%s:/bin", dir);
    if (syscall(SYS_getuid))
        CHECK(CHILD(setenv("PATH", path, 1); execvp("prog", av)) == 113, "EACCES is remembered");
    chmod(file, 0755);
    CHECK(CHILD(setenv("PATH", path, 1); execvp("prog", av)) == 44,
          "a file without format is a script");
    CHECK(CHILD(chdir(dir); setenv("PATH", "", 1); execvp("prog", av)) == 44,
          "empty PATH: the working directory");
    CHECK(CHILD(execve(file, av, ev); _exit(errno == ENOEXEC ? 55 : 1)) == 55, "execve does not");
    unlink(file);
    rmdir(dir);
}

static void waits(void)
{
    int st;
    siginfo_t info;
    struct rusage u;
    CHECK(waitpid(-1, &st, WNOHANG) == -1 && errno == ECHILD, "no child");
    pid_t p = fork();
    if (!p)
        for (;;)
            pause();
    CHECK(waitpid(p, &st, WNOHANG) == 0, "still running");
    memset(&info, 0x55, sizeof info);
    CHECK(!waitid(P_PID, p, &info, WEXITED | WNOHANG) && info.si_pid == 0, "waitid, nothing yet");
    kill(p, SIGTERM);
    CHECK(!waitid(P_PID, p, &info, WEXITED | WNOWAIT) && info.si_pid == p &&
              info.si_code == CLD_KILLED && info.si_status == SIGTERM,
          "waitid");
    CHECK(wait4(p, &st, 0, &u) == p && WIFSIGNALED(st) && WTERMSIG(st) == SIGTERM, "wait4 %x", st);
    p = fork();
    if (!p)
        _exit(300);
    CHECK(wait(&st) == p && WIFEXITED(st) && WEXITSTATUS(st) == 44, "wait %x", st);
    p = fork();
    if (!p)
        _exit(0);
    CHECK(wait3(0, 0, 0) == p, "wait3");
}

static void ids(void)
{
    CHECK(getpid() == gettid() && getpid() == (int)syscall(SYS_getpid), "getpid");
    CHECK(getpgrp() == getpgid(0) && getsid(0) > 0 && getppid() > 0, "groups");
    CHECK(getpgid(99999999) == -1 && errno == ESRCH, "no such process");
    pid_t p = fork();
    if (!p) {
        if (setsid() != getpid() || getsid(0) != getpid() || setsid() != -1 || errno != EPERM)
            _exit(1);
        _exit(getpgrp() != getpid());
    }
    CHECK(ends(p) == 0, "setsid");
    p = fork();
    if (!p)
        _exit(setpgid(0, 0) || getpgrp() != getpid() || setpgrp());
    CHECK(ends(p) == 0, "setpgid");
    CHECK(!issetugid(), "issetugid");
    CHECK(getauxval(AT_PAGESZ) == getpagesize() && getpagesize() == sysconf(_SC_PAGESIZE),
          "page size");
    errno = 0;
    CHECK(getauxval(99999) == 0 && errno == ENOENT, "absent entry");
    CHECK(getauxval(AT_SECURE) == 0, "AT_SECURE");
}

static void limits(void)
{
    struct rlimit r, s;
    struct rusage u;
    CHECK(!getrlimit(RLIMIT_NOFILE, &r) && !prlimit(0, RLIMIT_NOFILE, 0, &s) &&
              r.rlim_cur == s.rlim_cur,
          "getrlimit");
    CHECK(sysconf(_SC_OPEN_MAX) == (long)r.rlim_cur, "_SC_OPEN_MAX");
    s = r;
    s.rlim_cur = 100;
    CHECK(!setrlimit(RLIMIT_NOFILE, &s) && sysconf(_SC_OPEN_MAX) == 100, "setrlimit");
    setrlimit(RLIMIT_NOFILE, &r);
    CHECK(getrlimit(99, &r) == -1 && errno == EINVAL, "bad resource");
    CHECK(!getrusage(RUSAGE_SELF, &u) && u.ru_maxrss >= 0, "getrusage");
    CHECK(ulimit(UL_GETFSIZE) > 0 && ulimit(99) == -1 && errno == EINVAL, "ulimit");
    pid_t p = fork();
    if (!p) {
        errno = 0;
        int n = getpriority(PRIO_PROCESS, 0);
        if (errno || nice(3) != n + 3 || getpriority(PRIO_PROCESS, 0) != n + 3)
            _exit(1);
        if (setpriority(PRIO_PROCESS, 0, 19) || nice(INT_MAX) != 19)
            _exit(2);
        _exit(0);
    }
    CHECK(ends(p) == 0, "nice");
    CHECK(sysconf(_SC_NPROCESSORS_ONLN) >= 1 && sysconf(_SC_PHYS_PAGES) > 0 &&
              sysconf(_SC_AVPHYS_PAGES) > 0,
          "machine");
    CHECK(sysconf(_SC_ARG_MAX) >= ARG_MAX && sysconf(_SC_CLK_TCK) == 100 &&
              sysconf(_SC_VERSION) == _POSIX_VERSION,
          "sysconf");
    CHECK(sysconf(_SC_THREAD_KEYS_MAX) == PTHREAD_KEYS_MAX && sysconf(_SC_SIGSTKSZ) >= SIGSTKSZ &&
              sysconf(_SC_IOV_MAX) == IOV_MAX,
          "sysconf");
    errno = 0;
    CHECK(sysconf(_SC_TIMER_MAX) == -1 && errno == 0, "no limit");
    CHECK(sysconf(-1) == -1 && errno == EINVAL && sysconf(99999) == -1, "unknown name");
    char b[8] = "";
    size_t n = confstr(_CS_PATH, 0, 0);
    CHECK(n > 5 && confstr(_CS_PATH, b, sizeof b) == n && strlen(b) == 7 && b[0] == '/',
          "confstr %zu %s", n, b);
    CHECK(confstr(-7, b, sizeof b) == 0 && errno == EINVAL, "confstr");
}

static volatile int rang;
static void on_alarm(int s) { rang++; }
static void *wake(void *t)
{
    usleep(50000);
    pthread_kill(*(pthread_t *)t, SIGALRM);
    return 0;
}
static void clocks(void)
{
    struct timespec a, b;
    pthread_t me = pthread_self(), t;
    signal(SIGALRM, on_alarm);
    CHECK(alarm(100) == 0 && alarm(0) >= 99 && alarm(0) == 0, "alarm");
    ualarm(20000, 0);
    pause();
    CHECK(rang == 1, "ualarm: %d", rang);
    CHECK(ualarm(500000, 0) == 0 && ualarm(0, 0) > 100000, "left of ualarm");
    clock_gettime(CLOCK_MONOTONIC, &a);
    CHECK(usleep(30000) == 0, "usleep");
    clock_gettime(CLOCK_MONOTONIC, &b);
    CHECK((b.tv_sec - a.tv_sec) * 1000 + (b.tv_nsec - a.tv_nsec) / 1000000 >= 29,
          "slept too short");
    pthread_create(&t, 0, wake, &me);
    CHECK(sleep(10) == 10, "interrupted at once: all is left");
    pthread_join(t, 0);
    CHECK(sleep(0) == 0, "sleep(0)");
}

static void memory(void)
{
    char *now = sbrk(0);
    CHECK(now != (char *)-1 && sbrk(8192) == now && (char *)sbrk(0) == now + 8192, "sbrk");
    now[0] = now[8191] = 1;
    CHECK(!brk(now) && sbrk(0) == now, "brk");
    CHECK(sbrk(LONG_MAX) == (void *)-1 && errno == ENOMEM, "too much");
}

static void special(void)
{
    char name[16] = "";
    long word = 0x1234567890;
    int st;
    CHECK(!prctl(PR_SET_NAME, "tenon") && !prctl(PR_GET_NAME, name) && STREQ(name, "tenon"),
          "prctl %s", name);
    CHECK(personality(0xffffffff) >= 0, "personality");
    CHECK(syscall(SYS_close, -1) == -1 && errno == EBADF, "syscall's errno");
    pid_t p = fork();
    if (!p) {
        if (ptrace(PTRACE_TRACEME, 0, 0, 0))
            _exit(77);
        raise(SIGSTOP);
        _exit(word != 42);
    }
    waitpid(p, &st, 0);
    if (WIFSTOPPED(st)) {
        errno = 0;
        CHECK(ptrace(PTRACE_PEEKDATA, p, &word, 0) == 0x1234567890 && !errno, "peek");
        CHECK(!ptrace(PTRACE_POKEDATA, p, &word, 42), "poke");
        ptrace(PTRACE_CONT, p, 0, 0);
        CHECK(ends(p) == 0, "tracee");
    }
    int fds[2];
    pid_t answer[2] = {0};
    pipe(fds);
    p = fork();
    if (!p) {
        if (daemon(0, 0))
            _exit(1);
        struct stat a, b;
        answer[0] = getsid(0) == getpid();
        answer[1] = !stat("/", &a) && !stat(".", &b) && a.st_ino == b.st_ino && !fstat(1, &b) &&
                    !stat("/dev/null", &a) && a.st_rdev == b.st_rdev;
        write(fds[1], answer, sizeof answer);
        _exit(0);
    }
    CHECK(ends(p) == 0 && read(fds[0], answer, sizeof answer) == sizeof answer && answer[0] &&
              answer[1],
          "daemon %d %d", answer[0], answer[1]);
}

int main(void)
{
    execs();
    waits();
    ids();
    limits();
    clocks();
    memory();
    special();
    DONE();
}
