// SPDX-License-Identifier: MIT
// tn_cpu_init beside a host libc: the environment and the auxiliary vector as that libc gives them
// (both glibc and musl have getauxval). Called by the constructors of dispatch tables; cheap after
// the first call. An image has its own start-up and leaves this object empty.
#include "base/cpu.h"

#ifdef TN_HOSTED
extern char **environ;
unsigned long getauxval(unsigned long);

void tn_cpu_init_hosted(void)
{
    constexpr size_t AT_HWCAP = 16, AT_SECURE = 23;
    static char *const none[] = {nullptr};
    if (tn_cpu.ready)
        return;
    const size_t auxv[] = {AT_HWCAP, getauxval(AT_HWCAP), AT_SECURE, getauxval(AT_SECURE), 0, 0};
    tn_cpu_init(environ ? environ : none, auxv);
}
#endif
