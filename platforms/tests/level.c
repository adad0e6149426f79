// TENON_LEVEL lowers the level in use, which tenon_level() names; unknown names change nothing, and a level above the machine's is no promise.
#include <spawn.h>
#include <sys/wait.h>
#include <tenon/level.h>
#include <unistd.h>

#include "case.h"

extern char **environ;

static const char *const names[] = {
#if defined(__x86_64__)
    "sse2", "avx2", "avx512",
#elif defined(__aarch64__)
    "neon", "sve",
#else
    "word", "rvv",
#endif
};
enum { count = sizeof names / sizeof *names };

static int rank(const char *name)
{
    for (int i = 0; i < count; i++)
        if (STREQ(name, names[i]))
            return i;
    return -1;
}

// The level that a child process says it uses when it is started with TENON_LEVEL=value.
static int child_level(char *self, const char *value)
{
    char *argv[] = {self, "child", NULL};
    setenv("TENON_LEVEL", value, 1);
    pid_t pid;
    int status = 0;
    CHECK(!posix_spawn(&pid, self, NULL, NULL, argv, environ), "spawn");
    CHECK(waitpid(pid, &status, 0) == pid && WIFEXITED(status), "wait");
    unsetenv("TENON_LEVEL");
    return WEXITSTATUS(status);
}

int main(int argc, char **argv)
{
    // Something dispatched, so that levels are detected at all.
    volatile size_t n = strlen(argv[0]);
    const int mine = rank(tenon_level());
    if (argc > 1)
        return mine >= 0 && n ? mine : 99;
    printf("level in use: %s\n", tenon_level());
    CHECK(mine >= 0, "unknown level %s", tenon_level());
    if (access("/proc/self/exe", X_OK))
        SKIP("no /proc");
    for (int i = 0; i <= mine; i++) {
        const int level = child_level("/proc/self/exe", names[i]);
        CHECK(level == i, "TENON_LEVEL=%s gives %d", names[i], level);
    }
    for (int i = mine + 1; i < count; i++) {
        printf("skipped: this machine has no %s\n", names[i]);
        const int level = child_level("/proc/self/exe", names[i]);
        CHECK(level == mine, "TENON_LEVEL=%s gives %d on a machine without it", names[i], level);
    }
    CHECK(child_level("/proc/self/exe", "nonsense") == mine, "an unknown name changed the level");
    CHECK(child_level("/proc/self/exe", "portable") == 0, "portable means the lowest level of the image");
    DONE();
}
