// SPDX-License-Identifier: MIT
// Strings: lengths as curves, a mixture of short ones, and searches in text.
#define SUITE "string"
#include <string.h>
#include <strings.h>
#include <wchar.h>

#include "bench/suites/suite.h"

enum { LARGEST = 65536, DRAWN = 1024, TEXT = 4096 };

static char a[LARGEST + 64] __attribute__((aligned(64)));
static char b[LARGEST + 64] __attribute__((aligned(64)));
static char target[2 * LARGEST + 64];
static wchar_t wide[LARGEST + 16] __attribute__((aligned(64)));
static char text[TEXT + 1], pattern[65];
static char words[DRAWN][64], again[DRAWN][64]; // 0 to 23 letters each, at mixed alignments
static unsigned char at[DRAWN];
static size_t ended; // where a, b and wide end now
static const size_t sizes[] = {1, 4, 8, 16, 32, 64, 128, 256, 1024, 4096, 16384, LARGEST};
static const size_t needles[] = {2, 4, 8, 16, 64};

static bool ready(void)
{
    static bool done;
    if (done)
        return true;
    memset(a, 'x', sizeof a);
    memset(b, 'x', sizeof b);
    for (size_t k = 0; k < LARGEST; k++)
        wide[k] = L'x';
    uint64_t state = 1;
    for (size_t k = 0; k < DRAWN; k++) {
        at[k] = (unsigned char)bench_below(&state, 40);
        const size_t length = bench_below(&state, 24);
        for (size_t j = 0; j < length; j++)
            words[k][at[k] + j] = (char)('a' + bench_below(&state, 4));
        memcpy(again[k], words[k], sizeof words[k]);
    }
    // Letters about as frequent as in English; blanks every few.
    static const char letters[] = "eeeeeeeeeeeetttttttttaaaaaaaaooooooooiiiiiiinnnnnnnsssssshhhhhh"
                                  "rrrrrrddddllllcccuuummmwwffggyyppbvk               ";
    for (size_t k = 0; k < TEXT; k++)
        text[k] = letters[bench_below(&state, sizeof letters - 1)];
    return done = true;
}

// The strings end after n characters, for the rows of size n. Costs a comparison where they do
// already.
static inline const char *to_size(size_t n)
{
    if (ended != n) {
        a[ended] = b[ended] = 'x';
        wide[ended] = L'x';
        a[n] = b[n] = 0;
        wide[n] = 0;
        ended = n;
    }
    return a;
}

// The last n characters of the text, which it must be searched through for.
static inline const char *needle(size_t n)
{
    if (pattern[n] || !pattern[n - 1])
        memset(pattern, 0, sizeof pattern);
    memcpy(pattern, text + TEXT - n, n);
    return pattern;
}

#define WORD (words[i % DRAWN] + at[i % DRAWN])
#define AGAIN (again[i % DRAWN] + at[i % DRAWN])

SWEEP("strlen", sizes, strlen(to_size(n)) == n, sink = strlen(to_size(n)))
SWEEP("strnlen", sizes, strnlen(to_size(n), n / 2) == n / 2, sink = strnlen(to_size(n), n))
SWEEP("strchr", sizes, strchr(to_size(n), 'x') == a && !strchr(a, 'y'),
      sink = (size_t)strchr(to_size(n), 'y'))
SWEEP("strrchr", sizes, strrchr(to_size(n), 'x') == a + n - 1,
      sink = (size_t)strrchr(to_size(n), 'y'))
SWEEP("strcmp", sizes, !strcmp(to_size(n), b) && strcmp(a, "y") < 0,
      sink = (size_t)strcmp(to_size(n), b))
SWEEP("strncmp", sizes, !strncmp(to_size(n), b, n), sink = (size_t)strncmp(to_size(n), b, n))
SWEEP("strcasecmp", sizes, !strcasecmp(to_size(n), b) && !strcasecmp("Word", "wORD"),
      sink = (size_t)strcasecmp(to_size(n), b))
SWEEP("strcpy", sizes, strlen(target) == n, strcpy(target, to_size(n)))
SWEEP("stpcpy", sizes, stpcpy(target, to_size(n)) == target + n,
      sink = (size_t)stpcpy(target, to_size(n)))
SWEEP("strcspn", sizes, strcspn(to_size(n), ",;:y") == n, sink = strcspn(to_size(n), ",;:y"))
SWEEP("strspn", sizes, strspn(to_size(n), "wxz ") == n, sink = strspn(to_size(n), "wxz "))
SWEEP("wcslen", sizes, (to_size(n), wcslen(wide)) == n, to_size(n); sink = wcslen(wide))
ROW("strlen of words", strlen(words[0] + at[0]) < 24, sink = strlen(WORD))
ROW("strcmp of words", !sink, sink = (size_t)strcmp(WORD, AGAIN))
ROW("strcpy of words", !strcmp(target, words[0] + at[0]), strcpy(target, WORD))
ROW("strchr in words", !sink, sink = (size_t)strchr(WORD, 'y'))
ROW("strdup+free of words", sink, char *copy = strdup(WORD); sink = (size_t)copy; free(copy))
SWEEP("strstr in text, needle of", needles, strstr(text, needle(n)) != NULL,
      sink = (size_t)strstr(text, needle(n)))
SWEEP("memmem in text, needle of", needles, memmem(text, TEXT, needle(n), n) != NULL,
      sink = (size_t)memmem(text, TEXT, needle(n), n))
ROW("strstr periodic", !sink, to_size(4096); sink = (size_t)strstr(a, "xxxxxxxxxxxxxxxy"))
