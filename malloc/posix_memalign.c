// SPDX-License-Identifier: MIT
// posix_memalign (POSIX.1-2024): the error is the result, errno and, on failure, *out are
// untouched.
#include <stdlib.h>

#include "base/errno.h"
#include "malloc/replaced.h"

int tn_posix_memalign(void **out, size_t align, size_t n)
{
    if (align < sizeof(void *) || (align & (align - 1)))
        return EINVAL;
    const int saved = errno;
    void *const p = TN_CALL(aligned_alloc)(align, n);
    if (!p) {
        errno = saved;
        return ENOMEM;
    }
    *out = p;
    return 0;
}
TN_PUBLIC(posix_memalign);
