// SPDX-License-Identifier: MIT
//@ cflags -Wl,-z,lazy
extern int defined_nowhere(void);
int never(void) { return defined_nowhere(); }
int works(void) { return 7; }
