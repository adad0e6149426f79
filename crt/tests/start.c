// SPDX-License-Identifier: MIT
// What a program finds when it starts: arguments, environment, auxiliary vector, names,
// constructors with (argc, argv, envp) in order, thread-local storage with its alignment, the stack
// protector's canary, a stack aligned as the ABI says.
//@ modes static,static-pie,dynamic,no-pie
#include "case.h"
#include <stdint.h>
#include <sys/auxv.h>
#include <unistd.h>

extern char **environ, **__environ, *__progname, *__progname_full;
extern uintptr_t __stack_chk_guard;

static int order[4], steps;
static int ctor_argc;
static char **ctor_argv, **ctor_envp;

static void preinit(int argc, char **argv, char **envp) { order[steps++] = 1; }
__attribute__((section(".preinit_array"),
               used)) static void (*const preinit_entry)(int, char **, char **) = preinit;
__attribute__((constructor(200))) static void late(int argc, char **argv, char **envp)
{
    order[steps++] = 3;
    ctor_argc = argc;
    ctor_argv = argv;
    ctor_envp = envp;
}
__attribute__((constructor(150))) static void early(void) { order[steps++] = 2; }

static __thread int small = 5, zero;
static __thread char aligned[3] __attribute__((aligned(256))) = {1, 2, 3};
static __thread char big[5000];
static int relocated_target;
static int *const relocated = &relocated_target;
static __thread int *thread_relocated = &relocated_target;

static int destroyed;
__attribute__((destructor)) static void destructor(void)
{
    // After the handler of atexit; a wrong order turns success into failure.
    if (destroyed != 1)
        _exit(3);
}
static void at_exit(void) { destroyed++; }

int main(int argc, char **argv, char **envp)
{
    size_t sum = 0;
    char here;
    CHECK(argc == 1 && argv[0] && !argv[1], "%d", argc);
    CHECK(envp == environ && environ == __environ, "environ");
    CHECK(getenv("PATH") && !getenv("PATHX"), "getenv");
    CHECK(STREQ(argv[0], program_invocation_name) && program_invocation_name == __progname_full,
          "%s", __progname_full);
    CHECK(STREQ(program_invocation_short_name, "start") &&
              program_invocation_short_name == __progname,
          "%s", __progname);
    CHECK(steps == 3 && order[0] == 1 && order[1] == 2 && order[2] == 3, "%d: %d %d %d", steps,
          order[0], order[1], order[2]);
    CHECK(ctor_argc == argc && ctor_argv == argv && ctor_envp == envp, "arguments of constructors");
    CHECK(getauxval(AT_PAGESZ) == (size_t)sysconf(_SC_PAGESIZE), "%lu", getauxval(AT_PAGESZ));
    CHECK(getauxval(AT_RANDOM) && getauxval(AT_PHDR), "auxv");
    errno = 0;
    CHECK(!getauxval(9999) && errno == ENOENT, "%d", errno);

    CHECK(small == 5 && zero == 0 && aligned[2] == 3, "%d %d %d", small, zero, aligned[2]);
    CHECK(((uintptr_t)aligned & 255) == 0, "%p", aligned);
    for (size_t i = 0; i < sizeof big; i++)
        sum += big[i];
    CHECK(sum == 0, "%zu", sum);
    CHECK(*&relocated == &relocated_target && thread_relocated == &relocated_target,
          "relocated pointers");

    uintptr_t random, guard = __stack_chk_guard;
    memcpy(&random, (void *)getauxval(AT_RANDOM), sizeof random);
    CHECK(guard == (random & ~(uintptr_t)0xff00), "%lx", guard);
#ifdef __x86_64__
    uintptr_t in_thread, self;
    __asm__("mov %%fs:0x28, %0; mov %%fs:0, %1" : "=r"(in_thread), "=r"(self));
    CHECK(in_thread == guard && self, "canary of the thread");
#endif
    CHECK(((uintptr_t)__builtin_frame_address(0) & 15) == 0, "%p", __builtin_frame_address(0));
    atexit(at_exit);
    DONE();
}
