// SPDX-License-Identifier: MIT
// Where symbols are looked for: RTLD_LOCAL and RTLD_GLOBAL, a handle's own group, RTLD_DEFAULT and
// RTLD_NEXT, NOLOAD, NODELETE, one handle per object, functions interposed by the program, data
// copied into it, objects kept alive by a bound symbol.
//@ modes dynamic,no-pie
//@ library user
//@ library base
//@ library near -Wl,--no-as-needed -L. -lbase -Wl,-rpath,$ORIGIN
//@ library start -fsemantic-interposition
//@ cflags -Wl,--export-dynamic
//@ libs -L. -lstart -Wl,-rpath,$ORIGIN
#include "case.h"
#include <dlfcn.h>
#include <link.h>

int interposed(void) { return 1; }
extern int copied[3], read_copied(void), call_interposed(void), next_answer(void);
extern int *address_of_copied(void);
int answer(void) { return 10; }

int main(void)
{
    Dl_info info;
    struct link_map *map = 0;
    // The library's own reference follows the program's definition, of functions and of data.
    CHECK(call_interposed() == 1, "%d", call_interposed());
    copied[1] = 77;
    CHECK(read_copied() == 77 && address_of_copied() == copied && copied[2] == 3, "%d",
          read_copied());
    CHECK(next_answer() == 11, "RTLD_NEXT in the library behind the program: %d", next_answer());
    CHECK(dlsym(RTLD_DEFAULT, "answer") == (void *)answer, "RTLD_DEFAULT");
    CHECK(((int (*)(void))dlsym(RTLD_NEXT, "answer"))() == 11, "RTLD_NEXT");
    CHECK(!dlsym(RTLD_NEXT, "main"), "RTLD_NEXT finds only what follows");

    CHECK(!dlopen("./libbase.so", RTLD_NOW | RTLD_NOLOAD), "loaded before its time");
    CHECK(!dlopen("./libuser.so", RTLD_NOW), "user without base");
    void *near = dlopen("libnear.so", RTLD_NOW | RTLD_LOCAL);
    CHECK(near, "%s", dlerror());
    CHECK(dlsym(near, "base_value"), "in the group of the handle: %s", dlerror());
    CHECK(!dlsym(RTLD_DEFAULT, "base_value"), "local symbols are not global");
    CHECK(!dlopen("./libuser.so", RTLD_NOW), "user finds a local base");
    void *base = dlopen("./libbase.so", RTLD_NOW | RTLD_NOLOAD | RTLD_GLOBAL);
    CHECK(base && dlopen("libbase.so", RTLD_NOW) == base, "one handle per object");
    CHECK(dlsym(RTLD_DEFAULT, "base_value"), "global now");
    void *user = dlopen("./libuser.so", RTLD_NOW);
    CHECK(user, "%s", dlerror());

    // Only the bound symbol keeps base.
    CHECK(!dlclose(near) && !dlclose(base) && !dlclose(base), "dlclose");
    CHECK(dlopen("./libbase.so", RTLD_NOW | RTLD_NOLOAD) == base, "user's base has gone");
    CHECK(user && ((int (*)(void))dlsym(user, "use"))() == 42, "use");
    dlclose(base);
    dlclose(user);
    CHECK(!dlopen("./libbase.so", RTLD_NOW | RTLD_NOLOAD), "base stays without reason");
    CHECK(!dlopen("./libuser.so", RTLD_NOW | RTLD_NOLOAD), "user stays without reason");
    CHECK(!dlsym(RTLD_DEFAULT, "base_value"), "and its symbols");

    base = dlopen("./libbase.so", RTLD_NOW | RTLD_NODELETE);
    *(int *)dlsym(base, "base_value") = 5;
    dlclose(base);
    base = dlopen("./libbase.so", RTLD_NOW);
    CHECK(*(int *)dlsym(base, "base_value") == 5, "RTLD_NODELETE");

    void *main_handle = dlopen(0, RTLD_NOW);
    CHECK(dlsym(main_handle, "answer") == (void *)answer, "the program's handle");
    CHECK(!dlinfo(base, RTLD_DI_LINKMAP, &map) && map == base && strstr(map->l_name, "libbase.so"),
          "link_map");
    CHECK(dladdr(dlsym(base, "base_value"), &info) && STREQ(info.dli_sname, "base_value") &&
              info.dli_saddr == dlsym(base, "base_value") && strstr(info.dli_fname, "libbase.so"),
          "dladdr");
    CHECK(dladdr((void *)printf, &info) && info.dli_sname && info.dli_saddr == (void *)printf,
          "dladdr of a function: %s", info.dli_sname);
    CHECK(!dladdr((void *)16, &info), "dladdr of nothing");
    DONE();
}
