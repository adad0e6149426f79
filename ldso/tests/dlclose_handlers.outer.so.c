// SPDX-License-Identifier: MIT
#include <dlfcn.h>
#include <stdlib.h>
extern int __cxa_atexit(void (*)(void *), void *, void *);
extern void *__dso_handle;
void (*outer_note)(char);
void *kept;
static void plain(void) { outer_note('a'); }
static void for_object(void *p) { outer_note('c'); }
void arm(void)
{
    atexit(plain);
    __cxa_atexit(for_object, 0, &__dso_handle);
}
__attribute__((destructor)) static void destructor(void)
{
    if (outer_note)
        outer_note('O');
    if (kept)
        dlclose(kept);
}
