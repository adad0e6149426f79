// SPDX-License-Identifier: MIT
// Single functions of tenon by their tn_ names, beside the host's.
#include <stdio.h>
#include <string.h>
#include <tenon/mem.h>
#include <tenon/string.h>

int main(void)
{
    char text[64];
    tn_memcpy(text, "mortise and tenon", 18);
    char *found = tn_memmem(text, 18, "tenon", 5);
    printf("%s: %zu bytes, joint at %td\n", text, tn_strlen(text), found - text);
    return strcmp(found, "tenon") != 0 || tn_strlen(text) != strlen(text);
}
