// SPDX-License-Identifier: MIT
// dl_iterate_phdr of static programs: the program, which stack unwinders ask for, and nothing else.
#include "base/process.h"
#include "base/tls.h"
#include "crt/start.h"
#include "ldso/dl.h"

int tn_dl_iterate_phdr(int (*callback)(struct dl_phdr_info *, size_t, void *), void *data)
{
    struct dl_phdr_info info = {.dlpi_name = "", .dlpi_adds = 1};
    for (const size_t *aux = tn_process.auxv; aux[0]; aux += 2) {
        if (aux[0] == AT_PHDR)
            info.dlpi_phdr = (const Elf64_Phdr *)aux[1];
        if (aux[0] == AT_PHNUM)
            info.dlpi_phnum = (Elf64_Half)aux[1];
    }
    info.dlpi_addr = tn_load_bias(info.dlpi_phdr, info.dlpi_phnum);
    if (tn_tls.modules) {
        info.dlpi_tls_modid = tn_tls.modules->id;
        info.dlpi_tls_data = tn_tls_fixed_block(tn_thread(), tn_tls.modules);
    }
    return callback(&info, sizeof info, data);
}
TN_PUBLIC(dl_iterate_phdr);
