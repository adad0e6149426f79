// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

void tn_setbuf(FILE *restrict f, char *restrict array)
{
    tn_setvbuf(f, array, array ? _IOFBF : _IONBF, BUFSIZ);
}
TN_PUBLIC(setbuf);
