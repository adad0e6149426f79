// SPDX-License-Identifier: MIT
// A test's vDSO: look-ups give what `find` returns (never cached), or nothing if find is null. C
// and C++.
#pragma once

#ifdef __cplusplus
extern "C" {
#endif
extern void *(*tn_vdso_fake_find)(const char *name);
#ifdef __cplusplus
}
#endif
