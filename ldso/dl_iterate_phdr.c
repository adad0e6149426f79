// SPDX-License-Identifier: MIT
// dl_iterate_phdr (dl_iterate_phdr(3)): calls back for every object, the program first and the vDSO
// among them, until a call returns other than 0. Objects neither come nor go meanwhile, except by
// what the callback itself does.
#include "ldso/dl.h"
#include "ldso/ldso.h"

void tn_ldso_add_vdso(void)
{
    static struct tn_dso vdso;
    const Elf64_Ehdr *e = tn_process.vdso;
    if (!e || vdso.parsed)
        return;
    vdso.parsed = vdso.permanent = true;
    vdso.constructed = TN_CONSTRUCTED;
    vdso.map.l_name = (char *)"";
    vdso.shortname = "linux-gate.so.1";
    vdso.phdr = (const Elf64_Phdr *)((const char *)e + e->e_phoff);
    vdso.phnum = e->e_phnum;
    for (size_t i = 0; i < vdso.phnum; i++) {
        const Elf64_Phdr *p = &vdso.phdr[i];
        if (p->p_type == PT_LOAD) {
            vdso.start = (char *)e;
            vdso.size = p->p_memsz;
            vdso.map.l_addr = (size_t)e - p->p_vaddr;
            break;
        }
    }
    if (vdso.size && tn_dso_parse(&vdso))
        tn_ldso_append(&vdso);
}

int tn_dl_iterate_phdr(int (*callback)(struct dl_phdr_info *, size_t, void *), void *data)
{
    int r = 0;
    tn_ldso_lock();
    tn_ldso_add_vdso();
    for (struct tn_dso *d = tn_ldso.head; d && !r; d = tn_dso_next(d)) {
        struct dl_phdr_info info = {
            .dlpi_addr = d->map.l_addr,
            .dlpi_name = tn_dso_name(d),
            .dlpi_phdr = d->phdr,
            .dlpi_phnum = (Elf64_Half)d->phnum,
            .dlpi_adds = tn_ldso.adds,
            .dlpi_subs = tn_ldso.subs,
            .dlpi_tls_modid = d->tls.id,
            .dlpi_tls_data =
                d->tls_live ? (void *)(tn_self()->dtv[d->tls.id] - TN_DTV_BIAS) : nullptr,
        };
        r = callback(&info, sizeof info, data);
    }
    tn_ldso_unlock();
    return r;
}
TN_PUBLIC(dl_iterate_phdr);
