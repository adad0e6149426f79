// SPDX-License-Identifier: MIT
// Formatting, scanning, streams, conversion of numbers, sorting.
#define SUITE "stdio"
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "bench/suites/suite.h"

enum { LINES = 1000, NUMBERS = 64 };

static char line[256];
static FILE *null, *file;
static double reals[NUMBERS];
static char real_texts[NUMBERS][32];
static char buffer[65536];
static char word[64];
static int first, second;

static bool ready(void)
{
    static bool done;
    if (done)
        return true;
    uint64_t state = 1;
    for (size_t k = 0; k < NUMBERS; k++) {
        reals[k] =
            (double)bench_below(&state, 1u << 30) / (double)(1 + bench_below(&state, 1u << 20));
        snprintf(real_texts[k], sizeof real_texts[k], "%.17g", reals[k]);
    }
    null = fopen("/dev/null", "w");
    file = tmpfile();
    if (!null || !file)
        return false;
    for (int k = 0; k < LINES; k++)
        fprintf(file, "line %d of the file, some sixty characters long altogether\n", k);
    rewind(file);
    return done = true;
}

#define REAL reals[i % NUMBERS]
#define TEXT real_texts[i % NUMBERS]

ROW("snprintf %d", !strcmp(line, "-12345"), snprintf(line, sizeof line, "%d", -12345))
ROW("snprintf %s", !strcmp(line, "hello, world"), snprintf(line, sizeof line, "%s", "hello, world"))
ROW("snprintf %08lx", !strcmp(line, "0000beef"), snprintf(line, sizeof line, "%08lx", 0xbeefUL))
ROW("snprintf %.2f", strtod(line, NULL) > 0, snprintf(line, sizeof line, "%.2f", REAL))
ROW("snprintf %g", strtod(line, NULL) > 0, snprintf(line, sizeof line, "%g", REAL))
ROW("snprintf %.17g", strtod(line, NULL) == reals[0], snprintf(line, sizeof line, "%.17g", REAL))
ROW("snprintf of a log line", strlen(line) == 63,
    snprintf(line, sizeof line, "%04d-%02d-%02d %02d:%02d:%02d %s[%d]: %s from %u.%u.%u.%u", 2024,
             2, 29, 23, 59, 58, "daemon", 4321, "connection", 192u, 168u, 10u, 21u))
ROW("sscanf %d %d", first == 17 && second == -4, sscanf("17 -4", "%d %d", &first, &second))
ROW("sscanf %63s", !strcmp(word, "identifier"), sscanf("  identifier rest", "%63s", word))
ROW("strtod", strtod(real_texts[0], NULL) == reals[0], real_sink = strtod(TEXT, NULL))
ROW("strtol", sink == 123456789, sink = (size_t)strtol("123456789", NULL, 10))
ROW("putc", sink == 'x', sink = (size_t)putc('x', null))
ROW("putc_unlocked", sink == 'x', sink = (size_t)putc_unlocked('x', null))
ROW("fputs", !ferror(null), fputs("a line of text\n", null))
ROW("fwrite 4 KB", sink == 4096, sink = fwrite(buffer, 1, 4096, null))
ROW("fgets of 1000 lines", sink == LINES, rewind(file); sink = 0;
    while (fgets(line, sizeof line, file)) sink = sink + 1)
ROW("getc of 1000 lines", sink > 50000, rewind(file); sink = 0;
    while (getc(file) != EOF) sink = sink + 1)
ROW("fread 64 KB in blocks of 512 B", sink > 50000, rewind(file); sink = 0;
    for (size_t got; (got = fread(buffer, 1, 512, file));) sink = sink + got)
ROW("fopen+fclose", !sink, FILE *f = fopen("/dev/null", "r"); sink = !f || fclose(f))
