/* SPDX-License-Identifier: MIT */
/* TENON_LEVEL lowers the level of instructions that the library uses, tenon_level() tells it, and
 * functions with variants work at each level. Unknown names change nothing. In an image of one
 * level nothing does.
 */
#include "case.h"
#include <spawn.h>
#include <sys/wait.h>
#include <tenon/level.h>
#include <unistd.h>
extern char **environ;
static const char *run(char *self, const char *level)
{
    static char out[64];
    int fd[2], status;
    pid_t pid;
    ssize_t n;
    char *argv[] = {self, "child", 0};
    posix_spawn_file_actions_t actions;
    if (level)
        setenv("TENON_LEVEL", level, 1);
    else
        unsetenv("TENON_LEVEL");
    CHECK(!pipe(fd), "pipe");
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, fd[1], 1);
    posix_spawn_file_actions_addclose(&actions, fd[0]);
    int error = posix_spawn(&pid, self, &actions, 0, argv, environ);
    if (error)
        SKIP("posix_spawn: %s", strerror(error));
    posix_spawn_file_actions_destroy(&actions);
    close(fd[1]);
    n = read(fd[0], out, sizeof out - 1);
    out[n > 0 ? n : 0] = 0;
    close(fd[0]);
    waitpid(pid, &status, 0);
    CHECK(WIFEXITED(status) && !WEXITSTATUS(status), "at level %s: status %#x",
          level ? level : "(best)", status);
    return out;
}
int main(int argc, char **argv)
{
    char best[64];
    if (argc > 1) {
        /* every class of length, so that each variant runs */
        static char a[3000], b[4000];
        size_t (*volatile length)(const char *) = strlen;
        for (size_t n = 0; n < sizeof a; n = n * 9 / 8 + 1) {
            memset(a, 'x', n);
            a[n] = 0;
            memcpy(b, a, n + 1);
            if (length(b) != n || strcmp(a, b) || memcmp(a, b, n + 1) || strchr(a, 'y') ||
                memchr(a, 0, n + 1) != a + n)
                return 1;
            memmove(b + 1, b, n);
            if (n && length(b) != n + 1)
                return 2;
        }
        fputs(tenon_level(), stdout);
        return 0;
    }
    strcpy(best, run(argv[0], 0));
    printf("  level in use: %s\n", best);
    CHECK(best[0], "no level");
    CHECK(STREQ(run(argv[0], "nonsense"), best), "nonsense");
    CHECK(STREQ(run(argv[0], ""), best), "empty");
    if (STREQ(best, "portable")) {
        CHECK(STREQ(run(argv[0], "word"), best), "the level is fixed");
        DONE();
    }
#ifdef __x86_64__
    const char *baseline = "sse2";
    if (!STREQ(best, "sse2"))
        CHECK(STREQ(run(argv[0], "avx2"), "avx2"), "avx2");
#elif defined(__aarch64__)
    const char *baseline = "neon";
#else
    const char *baseline = "word";
#endif
    /* an image has no variants below the baseline */
    CHECK(STREQ(run(argv[0], baseline), baseline), "%s", baseline);
    CHECK(STREQ(run(argv[0], "portable"), baseline), "portable");
    DONE();
}
