// SPDX-License-Identifier: MIT
static int seven(void) { return 7; }
static void *pick(void) { return (void *)seven; }
int theirs(void) __attribute__((ifunc("pick")));
int call(void) { return theirs(); }
