// SPDX-License-Identifier: MIT
int *note;
static int n;
int bump(void) { return ++n; }
__attribute__((destructor)) static void fini(void)
{
    if (note)
        ++*note;
}
