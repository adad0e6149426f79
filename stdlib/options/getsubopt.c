// SPDX-License-Identifier: MIT
// The next of the suboptions "name,name=value,…" (POSIX.1-2024 getsubopt): its index in `keys`, or
// -1 and *value the whole suboption. *list moves on; the comma becomes a null byte.
#include <stdlib.h>
#include <tenon/string.h>

#include "base/tn.h"

TN_NAME(getsubopt);
int tn_getsubopt(char **list, char *const keys[], char **value)
{
    char *name = *list, *end = tn_strchrnul(name, ',');
    *list = end;
    if (*end) {
        *end = 0;
        *list = end + 1;
    }
    size_t length = tn_strcspn(name, "=");
    for (int i = 0; keys[i]; i++) {
        if (tn_strncmp(keys[i], name, length) || keys[i][length])
            continue;
        *value = name[length] ? &name[length + 1] : nullptr;
        return i;
    }
    *value = name;
    return -1;
}
TN_PUBLIC(getsubopt);
