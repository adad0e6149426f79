// SPDX-License-Identifier: MIT
// tn_process_start, and the objects it sets; contract in crt/start.h. Early-boot code: runs before
// ifuncs work, in libc.so while only its own relocations are done.
#include "base/process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include "base/syscall.h"
#include "crt/start.h"

// Programs hold copies of these objects and may define their own, so that everyone reaches them
// through the GOT. All names of one object must be exported together (a copy relocation moves the
// address, not the name).
TN_EXPORT char **__environ;
extern char **environ [[gnu::weak, gnu::alias("__environ"), gnu::visibility("default")]];
extern char **_environ [[gnu::weak, gnu::alias("__environ"), gnu::visibility("default")]];
extern char **___environ [[gnu::weak, gnu::alias("__environ"), gnu::visibility("default")]];
TN_EXPORT char *__progname;
extern char *program_invocation_short_name
    [[gnu::weak, gnu::alias("__progname"), gnu::visibility("default")]];
TN_EXPORT char *__progname_full;
extern char *program_invocation_name
    [[gnu::weak, gnu::alias("__progname_full"), gnu::visibility("default")]];

TN_COLD static void open_standard_descriptors(void)
{
    struct pollfd fds[3] = {{.fd = 0}, {.fd = 1}, {.fd = 2}};
    const struct {
        long seconds, nanoseconds;
    } no_wait = {};
    if (tn_sys(ppoll, fds, 3, &no_wait, 0, 0) < 0)
        __builtin_trap();
    for (int i = 0; i < 3; i++)
        if (fds[i].revents & POLLNVAL)
            if (tn_sys(openat, AT_FDCWD, "/dev/null", O_RDWR | O_LARGEFILE) < 0)
                __builtin_trap();
}

TN_SMALL static void set_program_name(char *name)
{
    __progname_full = __progname = name;
    for (; *name; name++)
        if (*name == '/')
            __progname = name + 1;
}

// GNU ld gives static PIEs no PT_PHDR; program headers then lie in the first page of the first
// segment, behind the ELF header.
TN_SMALL size_t tn_load_bias(const Elf64_Phdr *phdr, size_t n)
{
    const Elf64_Phdr *first = nullptr;
    for (const Elf64_Phdr *p = phdr; p < phdr + n; p++) {
        if (p->p_type == PT_PHDR)
            return (size_t)phdr - p->p_vaddr;
        if (p->p_type == PT_LOAD && !first)
            first = p;
    }
    return first ? tn_align_down((size_t)phdr, tn_page_size()) -
                       tn_align_down(first->p_vaddr, tn_page_size())
                 : 0;
}

TN_SMALL void tn_process_start(int argc, char **argv, struct tn_start *start)
{
    char **envp = argv + argc + 1;
    uintptr_t random = 0;
    size_t *auxv;

    __environ = envp;
    while (*envp++)
        ;
    auxv = (size_t *)envp;
    tn_process.auxv = auxv;
    *start = (struct tn_start){};
    for (; auxv[0]; auxv += 2) {
        size_t value = auxv[1];
        switch (auxv[0]) {
        case AT_PAGESZ:
            tn_process.page_size = value;
            break;
        case AT_HWCAP:
            tn_process.hwcap = value;
            break;
        case AT_HWCAP2:
            tn_process.hwcap2 = value;
            break;
        case AT_SYSINFO_EHDR:
            tn_process.vdso = (void *)value;
            break;
        case AT_SECURE:
            tn_process.secure = value;
            break;
        case AT_RANDOM:
            random = value;
            break;
        case AT_PHDR:
            start->phdr = (const Elf64_Phdr *)value;
            break;
        case AT_PHNUM:
            start->phnum = value;
            break;
        case AT_ENTRY:
            start->entry = value;
            break;
        case AT_EXECFN:
            start->execfn = (const char *)value;
            break;
        }
    }
    tn_process.stack_end = (char *)auxv;
    start->bias = tn_load_bias(start->phdr, start->phnum);

    // The second byte is zero so that no string operation can write or print the whole canary.
    // Without AT_RANDOM (kernels before 2.6.29) the address of the stack must do.
    uintptr_t canary = random ? *(const uintptr_t *)random : (uintptr_t)auxv * 0x9E3779B97F4A7C15;
    start->canary = __stack_chk_guard = canary & ~(uintptr_t)0xFF00;

    set_program_name(argv[0] ? argv[0] : (char *)"");
    if (tn_unlikely(tn_process.secure))
        open_standard_descriptors();
}
