// SPDX-License-Identifier: MIT
// Every kind of dynamic relocation of the architecture does what its psABI says, and the generated
// library really has every kind: the test reads its tables (TLS descriptors of x86-64 and riscv64:
// dynamic_tls.c). The program at a fixed address adds
// copy relocations and functions whose address is its own PLT entry.
//@ modes dynamic,no-pie
//@ library packed
//@ cflags -Wl,-rpath,$ORIGIN,--export-dynamic
//@ libs -L. -lpacked
#include "case.h"
#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <unistd.h>

char shared_array[64] = {[5] = 50};
int shared_function(int n) { return n + 1; }
extern int count(void);
extern int *run[200];

#define TYPE(name) {#name, name}
static const struct {
    const char *name;
    unsigned type;
} expected[] = {
#if defined(__x86_64__)
    TYPE(R_X86_64_RELATIVE),  TYPE(R_X86_64_64),        TYPE(R_X86_64_GLOB_DAT),
    TYPE(R_X86_64_JUMP_SLOT), TYPE(R_X86_64_DTPMOD64),  TYPE(R_X86_64_DTPOFF64),
    TYPE(R_X86_64_TPOFF64),   TYPE(R_X86_64_IRELATIVE),
#elif defined(__aarch64__)
    TYPE(R_AARCH64_RELATIVE),      TYPE(R_AARCH64_ABS64),   TYPE(R_AARCH64_GLOB_DAT),
    TYPE(R_AARCH64_JUMP_SLOT),     TYPE(R_AARCH64_TLSDESC), TYPE(R_AARCH64_TLS_TPREL64),
    {"R_AARCH64_IRELATIVE", 1032},
#else
    TYPE(R_RISCV_RELATIVE),     TYPE(R_RISCV_64),           TYPE(R_RISCV_JUMP_SLOT),
    TYPE(R_RISCV_TLS_DTPMOD64), TYPE(R_RISCV_TLS_DTPREL64), TYPE(R_RISCV_TLS_TPREL64),
    {"R_RISCV_IRELATIVE", 58},
#endif
};

static unsigned char file[1 << 20];
static int has(unsigned type)
{
    const Elf64_Ehdr *e = (void *)file;
    const Elf64_Shdr *section = (void *)(file + e->e_shoff);
    for (int i = 0; i < e->e_shnum; i++)
        for (size_t at = 0; section[i].sh_type == SHT_RELA && at < section[i].sh_size;
             at += sizeof(Elf64_Rela))
            if (ELF64_R_TYPE(((Elf64_Rela *)(file + section[i].sh_offset + at))->r_info) == type)
                return 1;
    return 0;
}

int main(void)
{
    int fd = open(getenv("CASE_SO"), O_RDONLY);
    size_t size = 0;
    ssize_t n;
    while ((n = read(fd, file + size, sizeof file - size)) > 0)
        size += n;
    close(fd);
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        CHECK(has(expected[i].type), "the library has no %s", expected[i].name);

    void *h = dlopen(getenv("CASE_SO"), RTLD_NOW);
    CHECK(h, "%s", dlerror());
    if (!h)
        DONE();
#define SYMBOL(type, name) (*(__typeof__(type) *)dlsym(h, #name))
#define CALL(name, ...) ((int (*)())dlsym(h, #name))(__VA_ARGS__)
    CHECK(*SYMBOL(int *, relative) == 7, "relative");
    CHECK(SYMBOL(char *, absolute) == shared_array + 5, "absolute");
    CHECK(SYMBOL(int (*)(int), function_pointer) == shared_function, "one address of a function");
    CHECK(!SYMBOL(int *, weak_pointer), "weak");
    CHECK(CALL(through_got) == 50, "GOT: %d", CALL(through_got));
    CHECK(CALL(through_plt, 8) == 9, "PLT");
    CHECK(CALL(thread_locals) == 36, "thread-local: %d", CALL(thread_locals));
    CHECK(CALL(call_internal) == 34, "ifunc");

    CHECK(count() == 240, "packed: %d", count());
    CHECK(run[199] && *run[199] == 4, "through a copy or the GOT");
    DONE();
}
