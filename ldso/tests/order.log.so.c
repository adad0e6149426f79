// SPDX-License-Identifier: MIT
#include <stdio.h>
#include <string.h>
#include <unistd.h>
static char text[64], expected[64];
void log_step(char c) { text[strlen(text)] = c; }
const char *log_text(void) { return text; }
void log_expect(const char *s) { strcpy(expected, s); }
__attribute__((destructor)) static void destructor(void)
{
    if (!strcmp(text, expected))
        return;
    printf("order %s, not %s\n", text, expected);
    fflush(stdout);
    _exit(1);
}
