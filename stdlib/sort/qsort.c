// SPDX-License-Identifier: MIT
// Sorting (C23 7.24.5.2, POSIX.1-2024 qsort_r). Stable: elements that compare equal keep their
// order, unless memory is short.
//
// Runs that are already in order are found and merged in nearly optimal order: powersort (Munro and
// Wild, "Nearly-optimal mergesorts", 2018). n - 1 comparisons for sorted input, reversed too; at
// most n·log2(n) + 1.2·n. Short runs are extended to eight by insertion. Of elements above 64 bytes
// only pointers are sorted. A merge skips what is in place already and goes through scratch space:
// 1 KiB on the stack, or if that is not enough, a mapping of the array's size that is made once. If
// there is no memory for it, heapsort finishes in place: not stable, but O(n·log(n)) too. No
// malloc, no recursion.
//
// The comparison gets pointers to elements of the array only (C23 7.24.5 paragraph 2). Whatever it
// answers, also inconsistently, no access leaves the array.
#include <stdbool.h>
#include <sys/mman.h>
#include <tenon/mem.h>

#include "base/syscall.h"
#include "stdlib/stdlib.h"

typedef int compare_plain(const void *, const void *);
typedef int compare_with(const void *, const void *, void *);

constexpr size_t RUN = 8;   // shorter runs are extended to this
constexpr size_t TRIM = 64; // elements from which a merge first looks for what is in place already
constexpr size_t INDIRECT = 64; // bytes from which elements are moved only once
constexpr size_t ASIDE = 1024;  // bytes on the stack

struct sort {
    char *base;
    size_t n, size;
    compare_plain *plain; // null: the other one
    compare_with *with;
    void *arg;
    char *aside; // room for a merge
    size_t aside_size;
    bool indirect; // the elements are pointers to what is compared
};

// The loops below are expanded for elements of 4 and 8 bytes, where moves are single instructions,
// and once for all others.
#define SIZED TN_INLINE

SIZED bool less(const struct sort *s, const char *a, const char *b)
{
    // These branches never change, so they cost nothing; calling a two-argument function with three
    // would not be C.
    if (s->indirect) {
        a = *(char *const *)a;
        b = *(char *const *)b;
    }
    return (s->plain ? s->plain(a, b) : s->with(a, b, s->arg)) < 0;
}

SIZED void move(char *to, const char *from, size_t size)
{
    if (size == 4)
        __builtin_memcpy_inline(to, from, 4);
    else if (size == 8)
        __builtin_memcpy_inline(to, from, 8);
    else if (size % 8 == 0)
        for (size_t i = 0; i < size; i += 8)
            __builtin_memcpy_inline(to + i, from + i, 8);
    else
        tn_memcpy(to, from, size);
}

TN_NOINLINE static void swap(char *a, char *b, size_t size)
{
    while (size) {
        char chunk[64];
        size_t n = tn_min(size, sizeof chunk);
        tn_memcpy(chunk, a, n);
        tn_memcpy(a, b, n);
        tn_memcpy(b, chunk, n);
        a += n;
        b += n;
        size -= n;
    }
}

// Sorts [from, to) whose part before `sorted` is in order already.
SIZED void insertion(struct sort *s, char *from, char *sorted, char *to, size_t size)
{
    for (char *p = sorted; p < to; p += size) {
        char *hole = p;
        while (hole > from && less(s, p, hole - size))
            hole -= size;
        if (hole == p)
            continue;
        char element[INDIRECT];
        move(element, p, size);
        tn_memmove(hole + size, hole, (size_t)(p - hole));
        move(hole, element, size);
    }
}

// The end of the run that begins at `from`, made ascending and at least RUN long.
SIZED char *next_run(struct sort *s, char *from, char *end, size_t size)
{
    char *p = from + size;
    if (p == end)
        return p;
    bool descending = less(s, p, from);
    do
        p += size;
    while (p < end && less(s, p, p - size) == descending);
    // Strictly descending, so that reversing does not exchange equals.
    if (descending)
        for (char *a = from, *b = p - size; a < b; a += size, b -= size)
            swap(a, b, size);
    size_t length = (size_t)(p - from), wanted = tn_min(RUN * size, (size_t)(end - from));
    if (length < wanted) {
        insertion(s, from, p, from + wanted, size);
        p = from + wanted;
    }
    return p;
}

// The first place in [from, to) whose element is greater than the key; with `equal`, not less than
// it.
SIZED char *bound(struct sort *s, const char *key, char *from, char *to, size_t size, bool equal)
{
    for (size_t n = (size_t)(to - from) / size; n;) {
        size_t half = n / 2;
        char *middle = from + half * size;
        if (equal ? less(s, middle, key) : !less(s, key, middle)) {
            from = middle + size;
            n -= half + 1;
        } else {
            n = half;
        }
    }
    return from;
}

static char *map(size_t bytes)
{
    long p = tn_sys(mmap, 0, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return p < 0 && p > -4096 ? nullptr : (char *)p;
}

// Room for `bytes`, or false.
static bool make_room(struct sort *s, size_t bytes)
{
    if (bytes <= s->aside_size)
        return true;
    size_t most = s->n * s->size;
    char *p = map(most);
    if (!p)
        return false;
    s->aside = p;
    s->aside_size = most;
    return true;
}

// One step of a merge: moves the element of `yes` or `no` that the answer says to `out` and
// advances that one. No predictor knows the answer. Elements of 8 bytes are mostly pointers: there
// a branch lets the machine run ahead into the memory they point to, right every other time. For
// the others it would only be in the way.
SIZED void step(bool answer, char *out, char **yes, char **no, size_t size)
{
    if (size != 8) {
        move(out, answer ? *yes : *no, size);
        *yes += size & -(size_t)answer;
        *no += size & -(size_t)!answer;
    } else if (answer) {
        __asm__(""); // keeps the branch
        move(out, *yes, size);
        *yes += size;
    } else {
        move(out, *no, size);
        *no += size;
    }
}

// Merges the neighbouring runs [a, b) and [b, end). False: no memory.
SIZED bool merge(struct sort *s, char *a, char *b, char *end, size_t size)
{
    if (!less(s, b, b - size))
        return true;
    if ((size_t)(end - a) >= TRIM * size) {
        a = bound(s, b, a, b - size, size, false);
        end = bound(s, b - size, b + size, end, size, true);
    }
    if (!make_room(s, (size_t)(end - a)))
        return false;
    char *l = a, *r = b, *out = s->aside;
    for (; l < b && r < end; out += size)
        step(less(s, r, l), out, &r, &l, size);
    // What is left of the left run goes to the end; what is left of the right one is there.
    size_t rest = (size_t)(b - l);
    tn_memmove(end - rest, l, rest);
    tn_memcpy(a, s->aside, (size_t)(out - s->aside));
    return true;
}

// How deep the boundary between two runs lies in the tree of halvings of [0, n): the first run
// begins at `start`, the runs have n1 and n2 elements. The number of leading bits in which the
// middles of the runs, as fractions of n, agree, and one.
static int boundary_power(size_t start, size_t n1, size_t n2, size_t n)
{
    size_t x = 2 * start + n1, y = x + n1 + n2; // twice the middles
    for (int power = 1;; power++) {
        if (x >= n) {
            x -= n;
            y -= n;
        } else if (y >= n) {
            return power;
        }
        x *= 2;
        y *= 2;
    }
}

// False: memory was short and the array is half sorted.
SIZED bool powersort(struct sort *s, size_t size)
{
    // Runs that wait for their merge, with the power of the boundary behind each: powers increase,
    // so there are few.
    char *starts[8 * sizeof(size_t) + 1];
    unsigned char powers[tn_countof(starts)];
    int n = 0;
    char *base = s->base, *end = base + s->n * size, *start = base, *middle = base, *next;
    for (;; start = middle, middle = next) {
        // The run [start, middle) is complete; what follows decides when it is merged. At the end
        // everything is.
        int power = 0;
        next = middle;
        if (middle < end) {
            next = next_run(s, middle, end, size);
            if (start < middle)
                power =
                    boundary_power((size_t)(start - base) / size, (size_t)(middle - start) / size,
                                   (size_t)(next - middle) / size, s->n);
        }
        while (n && powers[n - 1] > power) {
            char *before = starts[--n];
            if (!merge(s, before, start, middle, size))
                return false;
            start = before;
        }
        if (middle == end)
            return true;
        if (start < middle) {
            starts[n] = start;
            powers[n++] = (unsigned char)power;
        }
    }
}

static void sift_down(struct sort *s, size_t i, size_t n)
{
    size_t size = s->size;
    for (size_t child; (child = 2 * i + 1) < n; i = child) {
        if (child + 1 < n && less(s, s->base + child * size, s->base + (child + 1) * size))
            child++;
        if (!less(s, s->base + i * size, s->base + child * size))
            return;
        swap(s->base + i * size, s->base + child * size, size);
    }
}

static void heapsort(struct sort *s)
{
    for (size_t i = s->n / 2; i-- > 0;)
        sift_down(s, i, s->n);
    for (size_t n = s->n; n-- > 1;) {
        swap(s->base, s->base + n * s->size, s->size);
        sift_down(s, 0, n);
    }
}

// Finds the order, with the scratch space on this frame; false: memory was short.
static bool find_order(struct sort *s)
{
    char stack[ASIDE];
    s->aside = stack;
    s->aside_size = sizeof stack;
    bool done = s->size == 4   ? powersort(s, 4)
                : s->size == 8 ? powersort(s, 8)
                               : powersort(s, s->size);
    if (s->aside != stack)
        tn_sys(munmap, s->aside, s->aside_size);
    return done;
}

// Large elements: sorts pointers to them and then moves each element once.
static bool sort_indirect(struct sort *s)
{
    char stack[ASIDE], *memory = stack;
    size_t size = s->size, pointers, bytes;
    if (tn_mul_overflow(s->n, sizeof(char *), &pointers) || tn_add_overflow(pointers, size, &bytes))
        return false;
    if (bytes > sizeof stack && !(memory = map(bytes)))
        return false;
    char **at = (char **)memory, *spare = memory + pointers;
    for (size_t i = 0; i < s->n; i++)
        at[i] = s->base + i * size;
    struct sort t = {.base = (char *)at,
                     .n = s->n,
                     .size = sizeof *at,
                     .plain = s->plain,
                     .with = s->with,
                     .arg = s->arg};
    t.indirect = true;
    bool done = find_order(&t);
    for (size_t i = 0; done && i < s->n; i++) {
        // Follow the cycle that begins here; places that are right point to themselves.
        char *hole = s->base + i * size;
        if (at[i] == hole)
            continue;
        tn_memcpy(spare, hole, size);
        for (size_t j = i;;) {
            char *from = at[j];
            at[j] = hole;
            if (from == s->base + i * size)
                break;
            tn_memcpy(hole, from, size);
            hole = from;
            j = (size_t)(from - s->base) / size;
        }
        tn_memcpy(hole, spare, size);
    }
    if (memory != stack)
        tn_sys(munmap, memory, bytes);
    return done;
}

static void sort(struct sort *s)
{
    if (s->n < 2 || !s->size)
        return;
    // Pointers too where they fit on the stack and the elements do not.
    bool indirect = s->size > INDIRECT ||
                    (s->n * s->size > ASIDE && s->n <= ASIDE / 8 && s->n * 8 + s->size <= ASIDE);
    if (!(indirect ? sort_indirect(s) : find_order(s)))
        heapsort(s);
}

void tn_qsort(void *base, size_t n, size_t size, compare_plain *compare)
{
    sort(&(struct sort){.base = base, .n = n, .size = size, .plain = compare});
}
TN_PUBLIC(qsort);

void tn_qsort_r(void *base, size_t n, size_t size, compare_with *compare, void *arg)
{
    sort(&(struct sort){.base = base, .n = n, .size = size, .with = compare, .arg = arg});
}
TN_PUBLIC(qsort_r);
