// SPDX-License-Identifier: MIT
// Damaged libraries: cut short anywhere, of another machine, with any field of the headers or of
// the dynamic section overwritten. Opening one fails with a text, or succeeds where the damage does
// not matter; it never crashes the loader. (The library has no constructor: damage may leave its
// address in code and put other code there. hostile_functions.c is about addresses.)
//@ modes dynamic
//@ timeout 800
#include "case.h"
#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

static unsigned char file[1 << 20];
static size_t size;
static const char *path = "damaged.so";

static void save(const unsigned char *p, size_t n)
{
    unlink(path);
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0755);
    if (write(fd, p, n) != (ssize_t)n)
        exit(2);
    close(fd);
}

// In a child, because success may have left anything behind. True if the child came to its end.
static int survives(const char *what, long where)
{
    int status;
    pid_t pid = fork();
    if (!pid) {
        char name[32] = "./damaged.so";
        void *h = dlopen(name, RTLD_LAZY);
        if (!h && !dlerror())
            _exit(1);
        _exit(0);
    }
    waitpid(pid, &status, 0);
    CHECK(status == 0, "%s at %ld: status %x", what, where, status);
    return status == 0;
}

int main(void)
{
    static unsigned char copy[sizeof file];
    int fd = open(getenv("CASE_SO"), O_RDONLY);
    ssize_t r;
    while ((r = read(fd, file + size, sizeof file - size)) > 0)
        size += r;
    close(fd);
    CHECK(size > sizeof(Elf64_Ehdr) && size < sizeof file, "%zu", size);

    save(file, size);
    CHECK(dlopen("./damaged.so", RTLD_NOW), "the undamaged one: %s", dlerror());

    static const size_t cuts[] = {0, 1, 3, 4, 16, 63, 64, 65, 119, 120, 400, 600, 960, 961, 1024};
    for (size_t i = 0; i < sizeof cuts / sizeof *cuts; i++) {
        save(file, cuts[i]);
        survives("cut", cuts[i]);
    }
    for (size_t n = 1100; n < size; n += 1 + size / 23) {
        save(file, n);
        survives("cut", n);
    }
    save((unsigned char
              *)"#!/bin/sh\necho no library; this line makes it long enough for a header\n",
         72);
    survives("text", 0);

    static const unsigned long values[] = {
        0, 1, 7, 0x7fffffff, 0xfffff000, 0x7fffffffffffffff, -1UL, -4096UL, 0x123456789abcdef0};
    const int nvalues = sizeof values / sizeof *values;
    const Elf64_Ehdr *e = (void *)file;
    const Elf64_Phdr *ph = (void *)(file + e->e_phoff);
    // All of the headers, by halfwords of the ELF header and words of the program headers.
    for (size_t at = 0; at < sizeof *e; at += 2) {
        for (int v = 0; v < nvalues; v += 3) {
            memcpy(copy, file, size);
            memcpy(copy + at, &values[v], 2);
            save(copy, size);
            if (!survives("ELF header", at))
                break;
        }
    }
    for (size_t at = e->e_phoff; at < e->e_phoff + e->e_phnum * sizeof *ph; at += 8) {
        for (int v = 0; v < nvalues; v++) {
            memcpy(copy, file, size);
            memcpy(copy + at, &values[v], 8);
            save(copy, size);
            if (!survives("program header", at))
                break;
        }
    }
    for (int i = 0; i < e->e_phnum; i++) {
        if (ph[i].p_type != PT_DYNAMIC)
            continue;
        for (size_t at = ph[i].p_offset; at < ph[i].p_offset + ph[i].p_filesz; at += 16) {
            Elf64_Dyn *d = (void *)(file + at);
            if (d->d_tag == DT_NULL)
                break;
            for (int v = 0; v < nvalues; v++) {
                memcpy(copy, file, size);
                memcpy(copy + at + 8, &values[v], 8);
                save(copy, size);
                if (!survives("dynamic section", d->d_tag))
                    break;
            }
        }
    }
    // Tables the dynamic section leads to: hashes, symbols, relocations, versions, byte by byte in
    // steps.
    for (int k = 0; k < e->e_phnum; k++) {
        if (ph[k].p_type != PT_LOAD || ph[k].p_flags & PF_X)
            continue;
        for (size_t at = ph[k].p_offset; at < ph[k].p_offset + ph[k].p_filesz; at += 12) {
            if (at < e->e_phoff + e->e_phnum * sizeof *ph)
                continue;
            memcpy(copy, file, size);
            memset(copy + at, 0xff, at + 4 < size ? 4 : 1);
            save(copy, size);
            survives("table", at);
        }
    }
    // Another machine's file, and an executable.
    memcpy(copy, file, size);
    ((Elf64_Ehdr *)copy)->e_machine = 40;
    save(copy, size);
    CHECK(!dlopen("./damaged.so", RTLD_NOW), "opened");
    char *text = dlerror();
    CHECK(text && strstr(text, "another machine"), "%s", text);
    unlink(path);
    DONE();
}
