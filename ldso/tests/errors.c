// SPDX-License-Identifier: MIT
// What goes wrong is said in one line: which file or symbol, who needs it, where it was searched.
// dlerror keeps the text until the next error and gives it once.
//@ modes dynamic
#include "case.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

static const char *error(void)
{
    const char *e = dlerror();
    return e ? e : "(none)";
}
#define ERROR(text)                        \
    do {                                   \
        const char *e_ = error();          \
        CHECK(strstr(e_, text), "%s", e_); \
    } while (0)

static void *other_thread(void *p)
{
    if (dlerror())
        return "an error of another thread";
    if (dlopen("libnowhere-2.so", RTLD_NOW))
        return "opened";
    return strstr(error(), "libnowhere-2.so") ? 0 : "wrong text";
}

int main(void)
{
    void *h, *r = "";
    pthread_t t;
    CHECK(!dlerror(), "error at start");

    CHECK(!dlopen("libnowhere-1.so", RTLD_NOW), "opened");
    pthread_create(&t, 0, other_thread, 0);
    pthread_join(t, &r);
    CHECK(!r, "%s", (char *)r);
    const char *e = error();
    CHECK(strstr(e, "libnowhere-1.so") && strstr(e, "No such file") && strstr(e, "searched"), "%s",
          e);
    CHECK(!dlerror(), "error twice");

    CHECK(!dlopen("./no/such.so", RTLD_NOW), "opened");
    ERROR("./no/such.so: No such file or directory");
    CHECK(!dlopen("/", RTLD_NOW), "opened a directory");
    ERROR("/: ");

    char *needs = getenv("CASE_SO");
    CHECK(!dlopen(needs, RTLD_NOW), "opened");
    e = error();
    CHECK(strstr(e, needs) && strstr(e, "defined_nowhere: symbol not found"), "%s", e);
    h = dlopen(needs, RTLD_LAZY);
    CHECK(h, "lazy: %s", error());
    int (*works)(void) = h ? (int (*)(void))dlsym(h, "works") : 0;
    CHECK(works && works() == 7, "lazy");
    CHECK(h && !dlclose(h), "close");

    h = dlopen(0, RTLD_NOW);
    CHECK(!dlsym(h, "no_such_symbol"), "found");
    ERROR("no_such_symbol");
    CHECK(!dlsym(&h, "printf"), "found through a wrong handle");
    ERROR("handle");
    CHECK(dlclose(&h) != 0, "closed a wrong handle");
    ERROR("handle");
    CHECK(dlsym(h, "printf") == (void *)printf && !dlerror(), "printf");
    CHECK(!dlopen("libc.so.77", RTLD_NOW) == 0 && !dlerror(), "the library by any version");
    DONE();
}
