// SPDX-License-Identifier: MIT
// A test's entropy: bytes count up from tn_entropy_fake.next, or the call fails with .error if that
// is not 0. C and C++.
#pragma once

#ifdef __cplusplus
extern "C" {
#endif
struct tn_entropy_fake {
    unsigned char next;
    int error;
    unsigned long calls;
};
extern struct tn_entropy_fake tn_entropy_fake;
#ifdef __cplusplus
}
#endif
