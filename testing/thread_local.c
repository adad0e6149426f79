// SPDX-License-Identifier: MIT
// Thread-local variables of a program: initial values, zeroes and alignment, in threads too.
#include "case.h"
#include <pthread.h>
#include <stdint.h>
#include <string.h>

static __thread int number = 42;
static __thread char zeroes[300];
static __thread _Alignas(64) long aligned[2] = {1, 2};
__thread const char *volatile text = "text";

static void *check(void *before)
{
    for (size_t i = 0; i < sizeof zeroes; i++)
        if (zeroes[i])
            return "zeroes";
    if (number != 42 || aligned[0] != 1 || aligned[1] != 2 || strcmp(text, "text"))
        return "initial values";
    if ((uintptr_t)aligned % 64)
        return "alignment";
    if (&number == before)
        return "another thread's";
    number = zeroes[7] = (char)(aligned[1] = 3);
    text = "changed";
    return 0;
}

int main(void)
{
    void *r = check(0);
    CHECK(!r, "main thread: %s", (char *)r);
    for (int i = 0; i < 3; i++) {
        pthread_t t;
        pthread_create(&t, 0, check, &number);
        pthread_join(t, &r);
        CHECK(!r, "thread: %s", (char *)r);
    }
    CHECK(number == 3 && zeroes[7] == 3 && aligned[1] == 3 && STREQ(text, "changed"),
          "changed values");
    DONE();
}
