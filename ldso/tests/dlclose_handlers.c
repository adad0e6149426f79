// SPDX-License-Identifier: MIT
// Exit handlers that a library has registered, by atexit or for its __dso_handle, run when it is
// unloaded and not again at exit; so do the destructors of what only it needed, after its own.
// Handles closed twice, destructors that close others, handlers of threads.
//@ modes dynamic
//@ library inner
//@ libs -Wl,-rpath,$ORIGIN
//@ library outer -Wl,--no-as-needed -L. -linner -Wl,-rpath,$ORIGIN
#include "case.h"
#include <dlfcn.h>
#include <unistd.h>

static char text[32];
static void note(char c) { text[strlen(text)] = c; }

int main(void)
{
    void *outer = dlopen("libouter.so", RTLD_NOW), *inner;
    CHECK(outer, "%s", dlerror());
    if (!outer)
        DONE();
    void (**outer_note)(char) = dlsym(outer, "outer_note"),
         (**inner_note)(char) = dlsym(outer, "inner_note");
    *outer_note = *inner_note = note;
    ((void (*)(void))dlsym(outer, "arm"))();
    CHECK(!dlclose(outer), "%s", dlerror());
    // Destructors first, newest object first; crt's own calls the handlers of its object, the
    // loader what is left.
    CHECK(strchr(text, 'O') && strchr(text, 'I') && strchr(text, 'a') && strchr(text, 'c') &&
              strlen(text) == 4,
          "%s", text);
    CHECK(strchr(text, 'O') < strchr(text, 'I'), "%s", text);
    CHECK(!dlopen("libinner.so", RTLD_NOW | RTLD_NOLOAD), "inner stays");
    CHECK(dlclose(outer) != 0 && dlerror(), "closed twice");

    // Each keeps its own references.
    memset(text, 0, sizeof text);
    outer = dlopen("libouter.so", RTLD_NOW);
    inner = dlopen("libinner.so", RTLD_NOW);
    *(void (**)(char))dlsym(outer, "outer_note") = note;
    *(void (**)(char))dlsym(inner, "inner_note") = note;
    dlclose(outer);
    CHECK(STREQ(text, "O"), "%s", text);
    dlclose(inner);
    CHECK(STREQ(text, "OI"), "%s", text);

    // A destructor that closes what it has opened itself.
    memset(text, 0, sizeof text);
    outer = dlopen("libouter.so", RTLD_NOW);
    *(void (**)(char))dlsym(outer, "outer_note") = note;
    *(void (**)(char))dlsym(outer, "inner_note") = note;
    void **kept = dlsym(outer, "kept");
    *kept = dlopen("libinner.so", RTLD_NOW);
    dlclose(outer);
    CHECK(STREQ(text, "OI"), "%s", text);
    CHECK(!dlopen("libinner.so", RTLD_NOW | RTLD_NOLOAD), "inner stays");
    DONE();
}
