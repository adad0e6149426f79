// SPDX-License-Identifier: MIT
// The GNU side of <dlfcn.h>: dladdr1, dlinfo, dlvsym, _dl_find_object, RTLD_DEEPBIND; counters of
// dl_iterate_phdr; destructors of thread-local objects, which keep their library loaded.
//@ modes dynamic
#include "case.h"
#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <unistd.h>

static unsigned long long adds, subs;
static size_t objects;
static int count(struct dl_phdr_info *i, size_t size, void *p)
{
    objects++;
    adds = i->dlpi_adds;
    subs = i->dlpi_subs;
    return 0;
}

static int one = 1, two = 2, log_value;
static void *volatile handle;
static pthread_key_t key;
static void key_destructor(void *p) { log_value = 10 * log_value + 9; }

static void *thread(void *p)
{
    void (*add)(int *) = (void (*)(int *))dlsym(handle, "add");
    void (*add_nested)(void) = (void (*)(void))dlsym(handle, "add_nested");
    *(int **)dlsym(handle, "log_at") = &log_value;
    pthread_setspecific(key, &one);
    add(&one);
    add(&two);
    add_nested();
    // The library stays although nobody has it open any more.
    dlclose(handle);
    return dlopen(p, RTLD_NOW | RTLD_NOLOAD) ? (void *)(long)!dlclose(handle) : 0;
}

int main(void)
{
    const char *so = getenv("CASE_SO");
    dl_iterate_phdr(count, 0);
    const size_t objects_before = objects;
    const unsigned long long adds_before = adds, subs_before = subs;
    void *h = dlopen(so, RTLD_NOW | RTLD_DEEPBIND);
    CHECK(h, "%s", dlerror());
    if (!h)
        DONE();
    objects = 0;
    dl_iterate_phdr(count, 0);
    CHECK(objects == objects_before + 1 && adds == adds_before + 1 && subs == subs_before,
          "%zu objects, %llu adds, %llu subs", objects, adds, subs);

    void *function = dlsym(h, "function");
    Dl_info info;
    const ElfW(Sym) *symbol = 0;
    struct link_map *map = 0;
    CHECK(dladdr1(function, &info, (void **)&symbol, RTLD_DL_SYMENT) && symbol &&
              STREQ(info.dli_sname, "function") &&
              (char *)info.dli_fbase + symbol->st_value == function,
          "symbol entry");
    CHECK(dladdr1(function, &info, (void **)&map, RTLD_DL_LINKMAP) && map == h &&
              STREQ(map->l_name, so),
          "link map");
    CHECK(!dladdr1(&info, &info, (void **)&map, RTLD_DL_LINKMAP), "an address of the stack");

    size_t module = 0;
    void *block = 0;
    const ElfW(Phdr) *headers = 0;
    CHECK(!dlinfo(h, RTLD_DI_TLS_MODID, &module) && module, "module %zu", module);
    CHECK(!dlinfo(h, RTLD_DI_TLS_DATA, &block) && block == dlsym(h, "local"), "%p", block);
    CHECK(dlinfo(h, RTLD_DI_PHDR, &headers) > 3 && headers, "program headers");
    CHECK(dlinfo(h, 12345, &headers) == -1 && dlerror(), "unknown request");
    CHECK(dlinfo(&h, RTLD_DI_LINKMAP, &headers) == -1 && dlerror(), "no handle");

    struct dl_find_object found = {0};
    CHECK(!_dl_find_object(function, &found) && found.dlfo_link_map == h &&
              found.dlfo_map_start <= function && function < found.dlfo_map_end &&
              found.dlfo_eh_frame,
          "object of an address");
    CHECK(!_dl_find_object((char *)puts + 1, &found) && found.dlfo_link_map != h, "libc");
    CHECK(_dl_find_object(&found, &found) == -1, "an address of the stack");
    CHECK(dlvsym(h, "function", "NO_SUCH_VERSION") == function, "an object without versions");

    pthread_t t;
    void *result;
    handle = h;
    pthread_key_create(&key, key_destructor);
    pthread_create(&t, 0, thread, (void *)so);
    pthread_join(t, &result);
    CHECK(result == (void *)1, "unloaded while destructors wait");
    CHECK(log_value == 34219, "%d", log_value);
    h = dlopen(so, RTLD_NOW);
    dlclose(h);
    CHECK(!dlopen(so, RTLD_NOW | RTLD_NOLOAD), "still loaded");
    objects = 0;
    dl_iterate_phdr(count, 0);
    CHECK(objects == objects_before && subs > subs_before, "%zu objects", objects);
    DONE();
}
