// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

void tn_setbuffer(FILE *f, char *array, size_t size)
{
    tn_setvbuf(f, array, array ? _IOFBF : _IONBF, size);
}
TN_PUBLIC(setbuffer);
