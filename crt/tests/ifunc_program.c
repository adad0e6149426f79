// SPDX-License-Identifier: MIT
// A program's own ifuncs, in every link mode. The resolver may be compiled with a stack protector,
// use data that relocations fill, and find the thread pointer in place.
//@ cflags -fstack-protector-all -Wl,--no-relax
//@ modes static,static-pie,dynamic,no-pie
#include "case.h"

static int one(void) { return 1; }
static int two(void) { return 2; }
static int (*const table[])(void) = {one, two};
static volatile int choice = 1;
static __thread int thread_ready;
static void *pick(void)
{
    volatile char buffer[8] = {0};
    thread_ready = 1;
    return (void *)table[choice + buffer[3]];
}
int mine(void) __attribute__((ifunc("pick")));
int (*pointer)(void) = mine;

int main(void)
{
    CHECK(mine() == 2, "%d", mine());
    // That both are the same address is the linker's affair: GNU ld's position-independent programs
    // have two.
    CHECK(pointer() == 2, "%d", pointer());
    DONE();
}
