// SPDX-License-Identifier: MIT
#include <dlfcn.h>
int interposed(void) { return 2; }
int call_interposed(void) { return interposed(); }
int copied[3] = {1, 2, 3};
int read_copied(void) { return copied[1]; }
int *address_of_copied(void) { return copied; }
int answer(void) { return 11; }
int next_answer(void)
{
    int (*f)(void) = dlsym(RTLD_DEFAULT, "answer");
    return f() + 1;
}
