// SPDX-License-Identifier: MIT
//@ cflags -nostartfiles
// A library with one relocation of each kind: relative, symbolic, function, data, thread-local.
extern int putenv(char *);
extern char **environ;
int object = 3;
int *pointer = &object;
static int hidden;
static int *packed[] = {&hidden, &hidden, &hidden};
__thread int variable = 1;
static __thread int other __attribute__((tls_model("initial-exec"))) = 2;
int *get(int i) { return i ? packed[i] : &variable + other; }
int call(char *s) { return putenv(s) + (environ != 0); }
