/* SPDX-License-Identifier: MIT */
/* <search.h>: trees against a plain array under random insertions and removals, hash tables that
 * grow while entries stay, lists. */
#include "case.h"
#include <search.h>

static int by_value(const void *a, const void *b)
{
    long x = (long)a, y = (long)b;
    return (x > y) - (x < y);
}
static long last, visited, deepest;
static void visit(const void *node, VISIT when, int level)
{
    if (when != postorder && when != leaf)
        return;
    long key = *(const long *)node;
    if (key <= last)
        CHECK(0, "%ld after %ld", key, last);
    last = key;
    visited++;
    if (level > deepest)
        deepest = level;
}
static long freed;
static void destroy(void *key) { freed++; }
static int by_int(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

int main(void)
{
    static char in[1000];
    void *root = 0;
    long live = 0;
    for (int i = 0; i < 60000; i++) {
        long key = rand() % 999 + 1;
        if (rand() % 2) {
            long **node = tsearch((void *)key, &root, by_value);
            CHECK(node && (long)*node == key, "%ld", key);
            live += !in[key];
            in[key] = 1;
        } else {
            CHECK(!tfind((void *)key, &root, by_value) == !in[key], "%ld", key);
            CHECK(!tdelete((void *)key, &root, by_value) == !in[key], "%ld", key);
            live -= in[key];
            in[key] = 0;
        }
        if (i % 5000 == 0) {
            last = visited = deepest = 0;
            twalk(root, visit);
            CHECK(visited == live && deepest < 14, "%ld of %ld, depth %ld", visited, live, deepest);
        }
    }
    tdestroy(root, destroy);
    CHECK(freed == live, "%ld of %ld", freed, live);
    /* in order, the worst case of a plain tree */
    root = 0;
    for (long i = 1; i <= 4000; i++)
        tsearch((void *)i, &root, by_value);
    last = visited = deepest = 0;
    twalk(root, visit);
    CHECK(visited == 4000 && deepest <= 16, "%ld, depth %ld", visited, deepest);
    tdestroy(root, destroy);

    static char keys[5000][12];
    CHECK(hcreate(10), "");
    ENTRY *first = hsearch((ENTRY){"first", "value"}, ENTER);
    for (int i = 0; i < 5000; i++) {
        sprintf(keys[i], "key%d", i);
        CHECK(hsearch((ENTRY){keys[i], keys[i]}, ENTER), "%d", i);
    }
    for (int i = 0; i < 5000; i++) {
        char name[12];
        sprintf(name, "key%d", i);
        ENTRY *e = hsearch((ENTRY){name, 0}, FIND);
        CHECK(e && e->data == keys[i], "%s", name);
    }
    CHECK(hsearch((ENTRY){"first", 0}, FIND) == first && STREQ((char *)first->data, "value"),
          "an entry moved");
    CHECK(STREQ((char *)hsearch((ENTRY){"first", "other"}, ENTER)->data, "value"),
          "ENTER replaced an entry");
    errno = 0;
    CHECK(!hsearch((ENTRY){"none", 0}, FIND) && errno == ESRCH, "%d", errno);
    hdestroy();

    int v[5] = {3, 1, 2}, key = 2;
    size_t n = 3;
    CHECK(lfind(&key, v, &n, sizeof *v, by_int) == &v[2] && n == 3, "");
    key = 9;
    CHECK(!lfind(&key, v, &n, sizeof *v, by_int), "");
    CHECK(lsearch(&key, v, &n, sizeof *v, by_int) == &v[3] && n == 4 && v[3] == 9, "");

    struct link {
        struct link *next, *previous;
    } a, b, c;
    insque(&a, 0);
    insque(&c, &a);
    insque(&b, &a);
    CHECK(!a.previous && a.next == &b && b.next == &c && !c.next && c.previous == &b &&
              b.previous == &a,
          "");
    remque(&b);
    CHECK(a.next == &c && c.previous == &a, "");
    DONE();
}
