// SPDX-License-Identifier: MIT
// The program that bench/compare.py runs under each libc: all suites in one, the same bytes for
// every libc of the ABI. It answers on stdout what it reads on stdin:
//
//     list                        a line `suite TAB name TAB bytes` for each row, then an empty one
//     time ROW CALLS VISITS QUIET the row by its number: `calls TAB ns per call/ns of the slower
//                                 probe …`, one pair a visit, if possible while a probe takes at
//                                 most QUIET ns; CALLS 0 lets the program choose a batch; `wrong`
//                                 if the result is wrong
//
// The end of stdin ends it. With a terminal or arguments instead: `suites [TEXT]` prints what each
// row whose name contains TEXT takes.
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "bench/suites/suite.h"

enum { MOST_ROWS = 2000, MOST_VISITS = 64 };

static const struct row *rows[MOST_ROWS];
static size_t count;

volatile double real_sink;
volatile size_t sink;

void row_add(const struct row *row)
{
    if (count == MOST_ROWS)
        abort();
    rows[count++] = row;
}

// Start-up functions of several files run in an order that the linker chooses.
static int by_place(const void *a, const void *b)
{
    const struct row *x = *(const struct row *const *)a, *y = *(const struct row *const *)b;
    const int file = strcmp(x->file, y->file);
    if (file)
        return file;
    if (x->line != y->line)
        return x->line < y->line ? -1 : 1;
    return (x->bytes > y->bytes) - (x->bytes < y->bytes);
}

static void put_name(FILE *out, const struct row *row)
{
    if (!row->bytes)
        fprintf(out, "%s", row->name);
    else if (row->bytes % 1048576 == 0)
        fprintf(out, "%s %zu MB", row->name, row->bytes / 1048576);
    else if (row->bytes % 1024 == 0)
        fprintf(out, "%s %zu KB", row->name, row->bytes / 1024);
    else
        fprintf(out, "%s %zu B", row->name, row->bytes);
}

static void list(void)
{
    for (size_t i = 0; i < count; i++) {
        printf("%s\t", rows[i]->suite);
        put_name(stdout, rows[i]);
        printf("\t%zu\n", rows[i]->bytes);
    }
    printf("\n");
}

static void answer(const struct row *row, size_t calls, size_t visits, double quiet)
{
    void *context = (void *)row;
    if (!row->right(row)) {
        printf("wrong\n");
        return;
    }
    if (!calls)
        calls = bench_calibrate(row->run, context, BENCH_BATCH_NS);
    struct bench_sample samples[MOST_VISITS];
    for (size_t i = 0; i < visits; i++)
        samples[i] = bench_quiet_visit(row->run, context, calls, quiet);
    printf("%zu", calls);
    for (size_t i = 0; i < visits; i++)
        printf("\t%.4f/%.0f", samples[i].ns, samples[i].probe);
    printf("\n");
}

static int serve(void)
{
    char line[256];
    size_t index, calls, visits;
    double quiet;
    while (fgets(line, sizeof line, stdin)) {
        if (!strcmp(line, "list\n"))
            list();
        else if (sscanf(line, "time %zu %zu %zu %lf", &index, &calls, &visits, &quiet) == 4 &&
                 index < count && visits && visits <= MOST_VISITS)
            answer(rows[index], calls, visits, quiet);
        else
            printf("what?\n");
        fflush(stdout);
    }
    return 0;
}

static int show(const char *text)
{
    bench_pin(-1);
    for (size_t i = 0; i < count; i++) {
        if (!strstr(rows[i]->name, text))
            continue;
        struct bench_sample samples[40];
        double probe = 1e9; // the fastest one so far
        void *context = (void *)rows[i];
        const bool right = rows[i]->right(rows[i]);
        const size_t calls = bench_calibrate(rows[i]->run, context, BENCH_BATCH_NS);
        for (size_t k = 0; k < 40; k++) {
            samples[k] = bench_quiet_visit(rows[i]->run, context, calls, BENCH_QUIET * probe);
            probe = samples[k].probe < probe ? samples[k].probe : probe;
        }
        const struct bench_summary s = bench_summarize(samples, 40);
        printf("%-8s", rows[i]->suite);
        put_name(stdout, rows[i]);
        if (right)
            printf("\t%.2f ns\n", s.fastest);
        else
            printf("\twrong\n");
    }
    return 0;
}

int main(int argc, char **argv)
{
    qsort(rows, count, sizeof *rows, by_place);
    return argc > 1 || isatty(STDIN_FILENO) ? show(argc > 1 ? argv[1] : "") : serve();
}
