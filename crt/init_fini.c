// SPDX-License-Identifier: MIT
// _init and _fini for a program linked without crti.o, and for whoever looks them up in libc.so.
// Weak: crti.o has the real ones, made of what objects add to the sections .init and .fini.
#include "base/tn.h"

TN_EXPORT [[gnu::weak]] void _init(void);
TN_EXPORT [[gnu::weak]] void _fini(void);
void _init(void) {}
void _fini(void) {}
