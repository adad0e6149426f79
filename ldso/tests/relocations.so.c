// SPDX-License-Identifier: MIT
//@ cflags -Wl,--pack-dyn-relocs=none
// One use of every dynamic relocation that a compiler makes of C: relative, absolute with an
// addend, through the GOT to data and functions, weak ones nobody defines, thread-local in three
// models, an ifunc nobody else sees.
extern char shared_array[64];
extern int shared_function(int);
extern int weak_data __attribute__((weak));
extern int weak_function(int) __attribute__((weak));
static int hidden = 7;

int *relative = &hidden;
char *absolute = shared_array + 5;
int (*function_pointer)(int) = shared_function;
int *weak_pointer = &weak_data;

__thread int dynamic_tls = 11;
static __thread int local_tls = 12;
__thread int initial_tls __attribute__((tls_model("initial-exec"))) = 13;

static int resolved(void) { return 17; }
static int other(void) { return 18; }
static volatile int choice; // or the compiler resolves it
static void *resolve(void) { return choice ? (void *)other : (void *)resolved; }
int internal(void) __attribute__((ifunc("resolve"), visibility("hidden")));
int (*internal_pointer)(void) = internal;

int through_got(void) { return shared_array[5] + (weak_function != 0) + (&weak_data != 0); }
int through_plt(int n) { return shared_function(n); }
int thread_locals(void) { return dynamic_tls + local_tls + initial_tls; }
int call_internal(void) { return internal() + internal_pointer(); }
