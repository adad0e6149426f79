// SPDX-License-Identifier: MIT
#include "base/port/entropy_fake.h"

#include "base/port/entropy.h"

[[gnu::visibility("default")]] struct tn_entropy_fake tn_entropy_fake;

int tn_entropy(void *buf, size_t n)
{
    tn_entropy_fake.calls++;
    for (size_t i = 0; i < n && !tn_entropy_fake.error; i++)
        ((unsigned char *)buf)[i] = tn_entropy_fake.next++;
    return -tn_entropy_fake.error;
}
