// SPDX-License-Identifier: MIT
// A file cannot make the loader jump to an address that is not code of a loaded object: every word
// of a library outside its code that names an address in its code (DT_INIT, entries of init_array
// and of symbol tables, addends of relocations) is replaced by addresses that are none. Opening,
// looking symbols up and closing fail with a text or succeed; nothing crashes.
//@ modes dynamic
//@ timeout 800
#include "case.h"
#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

static unsigned char file[1 << 20], copy[sizeof file];
static size_t size;
static int rejected;

static void survives(size_t where, unsigned long value)
{
    int status;
    memcpy(copy, file, size);
    memcpy(copy + where, &value, 8);
    unlink("damaged.so");
    int fd = open("damaged.so", O_WRONLY | O_CREAT | O_TRUNC, 0755);
    if (write(fd, copy, size) != (ssize_t)size)
        exit(2);
    close(fd);
    pid_t pid = fork();
    if (!pid) {
        void *h = dlopen("./damaged.so", RTLD_NOW);
        if (!h)
            _exit(dlerror() ? 3 : 1);
        void *p = dlsym(h, "chosen");
        if (!p && !dlerror())
            _exit(1);
        dlclose(h);
        _exit(0);
    }
    waitpid(pid, &status, 0);
    rejected += WIFEXITED(status) && WEXITSTATUS(status) == 3;
    CHECK(status == 0 || (WIFEXITED(status) && WEXITSTATUS(status) == 3),
          "word at %zx, value %lx: status %x", where, value, status);
}

int main(void)
{
    ssize_t r;
    int fd = open(getenv("CASE_SO"), O_RDONLY), words = 0;
    while ((r = read(fd, file + size, sizeof file - size)) > 0)
        size += r;
    close(fd);
    void *h = dlopen(getenv("CASE_SO"), RTLD_NOW);
    CHECK(h, "%s", dlerror());
    int (*get)(void) = h ? (int (*)(void))dlsym(h, "get") : 0;
    int calls = 0;
#ifdef __aarch64__
    CHECK(get && (calls = get()) == 5, "%d", calls); // no DT_INIT there
#else
    CHECK(get && (calls = get()) == 6, "%d", calls);
#endif

    const Elf64_Ehdr *e = (void *)file;
    const Elf64_Phdr *ph = (void *)(file + e->e_phoff), *code = 0, *data = 0;
    for (int i = 0; i < e->e_phnum; i++) {
        if (ph[i].p_type == PT_LOAD && ph[i].p_flags & PF_X)
            code = &ph[i];
        if (ph[i].p_type == PT_LOAD && ph[i].p_flags & PF_W)
            data = &ph[i];
    }
    const unsigned long bad[] = {1, data->p_vaddr, code->p_vaddr + code->p_memsz + 0x100000,
                                 0x7fffffff0000, -4096UL};
    const size_t dynamic_end = data->p_offset + data->p_filesz;
    for (size_t at = 0; at + 8 <= dynamic_end; at += 8) {
        unsigned long word;
        memcpy(&word, file + at, 8);
        if (word - code->p_vaddr >= code->p_memsz || at - code->p_offset < code->p_filesz)
            continue;
        words++;
        for (size_t v = 0; v < sizeof bad / sizeof *bad; v++)
            survives(at, bad[v]);
    }
    CHECK(words >= 8 && rejected >= 2 * 5, "%d words, %d rejected", words, rejected);
    unlink("damaged.so");
    DONE();
}
