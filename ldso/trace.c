// SPDX-License-Identifier: MIT
// LD_DEBUG: what the loader does, in lines on standard error; contract in ldso/ldso.h. Each line
// begins with the process's number, because traced programs start others.
#include <sys/uio.h>

#include "base/syscall.h"
#include "ldso/ldso.h"
#include <tenon/mem.h>
#include <tenon/string.h>

unsigned tn_ldso_trace_words(const char *list)
{
    static const struct {
        char word[12];
        unsigned what;
    } words[] = {
        {"libs", TN_TRACE_LIBS},
        {"symbols", TN_TRACE_SYMBOLS},
        {"bindings", TN_TRACE_SYMBOLS},
        {"reloc", TN_TRACE_RELOC},
        {"statistics", TN_TRACE_STATISTICS},
        {"all", ~0U},
    };
    static const char separators[] = " ,:;";
    unsigned what = 0;
    while (*(list += tn_strspn(list, separators))) {
        const size_t n = tn_strcspn(list, separators);
        for (size_t i = 0; i < tn_countof(words); i++)
            if (n == tn_strlen(words[i].word) && !tn_memcmp(list, words[i].word, n))
                what |= words[i].what;
        list += n;
    }
    return what;
}

void tn_ldso_trace_(const char *const *pieces)
{
    struct iovec parts[16];
    struct tn_digits digits;
    int n = 0;
    const char *number = tn_ldso_decimal(&digits, (unsigned long)tn_sys(getpid));
    parts[n++] = (struct iovec){(void *)number, tn_strlen(number)};
    parts[n++] = (struct iovec){(void *)":\t", 2};
    for (; *pieces && n < (int)tn_countof(parts) - 1; pieces++)
        parts[n++] = (struct iovec){(void *)*pieces, tn_strlen(*pieces)};
    parts[n++] = (struct iovec){(void *)"\n", 1};
    tn_sys(writev, 2, parts, n);
}

void tn_ldso_trace_statistics(void)
{
    struct tn_digits a, b, c, d;
    size_t objects = 0, relocations = 0, packed = 0;
    for (const struct tn_dso *o = tn_ldso.head; o; o = tn_dso_next(o)) {
        objects++;
        relocations += o->rela_count + o->plt_count;
        packed += o->relr_size;
    }
    tn_ldso_trace(TN_TRACE_STATISTICS, "start-up: ", tn_ldso_decimal(&a, objects), " objects, ",
                  tn_ldso_decimal(&b, relocations), " relocations and ",
                  tn_ldso_decimal(&c, packed), " bytes of packed ones, ",
                  tn_ldso_decimal(&d, tn_ldso.look_ups), " symbols looked up");
}
