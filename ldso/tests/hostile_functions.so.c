// SPDX-License-Identifier: MIT
//@ cflags -nostartfiles -Wl,--rosegment,-init=first,-fini=last
// A library whose functions the loader calls: DT_INIT, constructors, ifunc resolvers of its own and
// for others, destructors, DT_FINI.
static volatile int calls;
static int one(void) { return 1; }
static void *choose(void) { return (void *)one; }
__attribute__((ifunc("choose"))) int chosen(void);
__attribute__((ifunc("choose"))) static int internal(void);
int (*pointer)(void) = chosen;
int (*internal_pointer)(void) = internal;
void first(void) { calls++; }
void last(void) { calls--; }
__attribute__((constructor)) static void begin(void) { calls++; }
__attribute__((destructor)) static void end(void) { calls--; }
int get(void) { return calls + chosen() + pointer() + internal() + internal_pointer(); }
