// SPDX-License-Identifier: MIT
#include <dlfcn.h>
extern void log_step(char);
__attribute__((constructor)) static void constructor(void)
{
    log_step('d');
    dlopen("libe.so", RTLD_NOW);
    log_step('.');
}
__attribute__((destructor)) static void destructor(void) { log_step('D'); }
