// SPDX-License-Identifier: MIT
// scandir, alphasort, versionsort: a sorted list of entries (POSIX scandir). Entries and list are
// allocated; on error nothing is kept.
#include <dirent.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>

#include <tenon/mem.h>
#include <tenon/string.h>

#include "base/errno.h"
#include "base/tn.h"
#include "stdlib/stdlib.h"
#include "sys/file/file.h"

int tn_scandir(const char *path, struct dirent ***list, int (*select)(const struct dirent *),
               int (*compare)(const struct dirent **, const struct dirent **))
{
    DIR *dir = tn_opendir(path);
    if (!dir)
        return -1;
    struct dirent **names = nullptr;
    size_t count = 0, room = 0;
    const int saved = errno;
    struct dirent *entry;
    errno = 0;
    while ((entry = tn_readdir(dir))) {
        if (select && !select(entry))
            continue;
        if (count == room) {
            room = room ? room * 2 : 32;
            struct dirent **more = room > INT_MAX ? nullptr : realloc(names, room * sizeof *names);
            if (!more) {
                errno = ENOMEM;
                break;
            }
            names = more;
        }
        names[count] = malloc(entry->d_reclen);
        if (!names[count])
            break;
        tn_memcpy(names[count++], entry, entry->d_reclen);
        errno = 0; // select may have changed it
    }
    const int error = entry ? ENOMEM : errno;
    tn_closedir(dir);
    if (error) {
        while (count)
            free(names[--count]);
        free(names);
        errno = error;
        return -1;
    }
    errno = saved;
    if (compare && count > 1)
        tn_qsort(names, count, sizeof *names, (int (*)(const void *, const void *))compare);
    *list = names;
    return (int)count;
}

int tn_alphasort(const struct dirent **a, const struct dirent **b)
{
    return tn_strcoll((*a)->d_name, (*b)->d_name);
}
int tn_versionsort(const struct dirent **a, const struct dirent **b)
{
    return tn_strverscmp((*a)->d_name, (*b)->d_name);
}

TN_PUBLIC(scandir);
TN_PUBLIC(alphasort);
TN_PUBLIC(versionsort);
