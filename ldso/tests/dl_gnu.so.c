// SPDX-License-Identifier: MIT
extern int __cxa_thread_atexit_impl(void (*)(void *), void *, void *);
extern void *__dso_handle;
__thread int local = 5;
int *log_at;
int function(void) { return local; }
static void destroy(void *p) { *log_at = 10 * *log_at + *(int *)p; }
int three = 3, four = 4;
static void destroy_and_register(void *p)
{
    destroy(p);
    __cxa_thread_atexit_impl(destroy, &four, &__dso_handle);
}
void add(int *p) { __cxa_thread_atexit_impl(destroy, p, &__dso_handle); }
void add_nested(void) { __cxa_thread_atexit_impl(destroy_and_register, &three, &__dso_handle); }
