/* SPDX-License-Identifier: MIT */
/* The environment (C23 7.24.4.6, POSIX.1-2024 setenv, putenv, unsetenv, clearenv): errors,
 * overwriting, strings that belong to the program, an environment that the program replaced, memory
 * that does not grow, threads. */
#include "case.h"
#include <pthread.h>
#include <unistd.h>
extern char **environ;

static size_t entries(void)
{
    size_t n = 0;
    while (environ && environ[n])
        n++;
    return n;
}

static int stop;
static void *set(void *name)
{
    char value[200];
    for (int i = 0; i < 3000; i++) {
        memset(value, 'a' + i % 26, sizeof value);
        value[i % 199] = 0;
        setenv(name, value, 1);
        if (i % 7 == 0)
            unsetenv(name);
    }
    return 0;
}
static void *get(void *unused)
{
    while (!__atomic_load_n(&stop, __ATOMIC_RELAXED)) {
        const char *v = getenv("STAYS");
        if (!v || strcmp(v, "here")) {
            puts("  STAYS was lost");
            exit(1);
        }
    }
    return 0;
}

int main(void)
{
    size_t n = entries();
    CHECK(!setenv("A", "1", 1) && STREQ(getenv("A"), "1"), "%s", getenv("A"));
    CHECK(!setenv("A", "2", 0) && STREQ(getenv("A"), "1"), "%s", getenv("A"));
    CHECK(!setenv("A", "22222222222222222222222222222222222222222222222222222", 1), "");
    CHECK(strlen(getenv("A")) == 53 && entries() == n + 1, "%zu", entries());
    CHECK(!setenv("A", "", 1) && STREQ(getenv("A"), ""), "%s", getenv("A"));
    CHECK(!getenv("") && !getenv("A=") && !getenv("AA") && !getenv("A=x"), "");
    const char *bad[] = {"", "A=B", "="};
    for (int i = 0; i < 3; i++) {
        errno = 0;
        CHECK(setenv(bad[i], "x", 1) == -1 && errno == EINVAL, "%s %d", bad[i], errno);
        errno = 0;
        CHECK(unsetenv(bad[i]) == -1 && errno == EINVAL, "%s %d", bad[i], errno);
    }

    char own[] = "OWN=1";
    CHECK(!putenv(own) && getenv("OWN") == own + 4, "");
    own[4] = '2';
    CHECK(STREQ(getenv("OWN"), "2"), "%s", getenv("OWN"));
    CHECK(!setenv("OWN", "3", 1) && STREQ(own, "OWN=2"), "the program's string was changed: %s",
          own);
    CHECK(!putenv("OWN") && !getenv("OWN"), "putenv without '='");

    /* Overwriting a million times must not fill memory; values that grow and shrink. */
    char big[5000];
    for (int i = 0; i < 300000; i++) {
        memset(big, 'x', sizeof big);
        big[i % 4000] = 0;
        if (setenv("GROWS", big, 1)) {
            CHECK(0, "out of memory at %d", i);
            break;
        }
    }
    CHECK(strlen(getenv("GROWS")) == 299999 % 4000, "%zu", strlen(getenv("GROWS")));
    unsetenv("GROWS");
    for (int i = 0; i < 1000; i++) {
        char name[20];
        sprintf(name, "N%d", i);
        setenv(name, name, 1);
    }
    for (int i = 0; i < 1000; i++) {
        char name[20];
        sprintf(name, "N%d", i);
        CHECK(getenv(name) && STREQ(getenv(name), name), "%s", name);
        unsetenv(name);
        CHECK(!getenv(name), "%s", name);
    }

    char *mine[] = {"X=1", "X=2", "Y=3", 0}, **saved = environ;
    environ = mine;
    CHECK(STREQ(getenv("X"), "1"), "");
    CHECK(!setenv("Z", "4", 1) && STREQ(getenv("Z"), "4") && STREQ(getenv("Y"), "3"), "");
    CHECK(!mine[3], "the program's array was changed");
    CHECK(!unsetenv("X") && !getenv("X"), "both entries go");
    environ = saved;
    CHECK(STREQ(getenv("A"), "") && !getenv("Z"), "the saved environment was changed");

    CHECK(!clearenv() && entries() == 0 && !getenv("A"), "");
    CHECK(!setenv("AGAIN", "1", 1) && entries() == 1, "%zu", entries());

    setenv("STAYS", "here", 1);
    pthread_t t[3];
    pthread_create(&t[0], 0, get, 0);
    pthread_create(&t[1], 0, set, "T1");
    pthread_create(&t[2], 0, set, "T2");
    pthread_join(t[1], 0);
    pthread_join(t[2], 0);
    __atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
    pthread_join(t[0], 0);
    DONE();
}
