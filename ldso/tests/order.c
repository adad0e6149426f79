// SPDX-License-Identifier: MIT
// Constructors run after those of what the object needs, destructors in the opposite order; a cycle
// is cut where the walk over DT_NEEDED, from the program on and depth first, closes it. A
// constructor may open further libraries, which are constructed before it goes on. Each library
// logs a letter; the log's own library, constructed first, checks everything when it is destroyed
// last.
//
//   program -> a -> (c -> b), b;   program -> x <-> y;   d, opened by a constructor of the program,
//   opens e in its constructor
//@ modes dynamic,no-pie
//@ library log
//@ library b -Wl,--no-as-needed -L. -llog
//@ library C -Wl,--no-as-needed -L. -llog -lb
//@ library a -Wl,--no-as-needed -L. -llog -lC -lb
//@ library x -Wl,--no-as-needed -L. -llog
//@ library y -Wl,--no-as-needed -L. -llog -lx
//@ library x -Wl,--no-as-needed -L. -llog -ly
//@ library e -Wl,--no-as-needed -L. -llog
//@ library d -Wl,--no-as-needed -L. -llog -Wl,-rpath,$ORIGIN
//@ cflags -Wl,--no-as-needed
//@ libs -L. -la -lx -llog -Wl,-rpath,$ORIGIN
#include "case.h"
#include <dlfcn.h>

extern void log_step(char), log_expect(const char *);
extern const char *log_text(void);

__attribute__((constructor)) static void constructor(void)
{
    log_step('p');
    CHECK(dlopen("libd.so", RTLD_NOW), "%s", dlerror());
}
__attribute__((destructor)) static void destructor(void) { log_step('P'); }

int main(void)
{
    CHECK(STREQ(log_text(), "bcayxpde."), "%s", log_text());
    // d began before e, so it is destroyed after it.
    log_expect("bcayxpde.EDPXYACB");
    DONE();
}
