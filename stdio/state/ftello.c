// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

off_t tn_ftello(FILE *f)
{
    TN_FILE_GUARD(f);
    return tn_file_tell(f);
}
TN_PUBLIC(ftello);
TN_PUBLIC_AS(ftell, tn_ftello);
