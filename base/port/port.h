// SPDX-License-Identifier: MIT
// Ports: everything that components need of the system below them, a handful of functions each,
// with contracts. Results are 0 or -errno; no port touches errno. Three kinds of implementation:
//
//   raw     system calls. Used in the image; works in a process of any libc.
//   hosted  through the host's libc, where only that one knows the answer (thread exit) or is
//   faster (its vDSO). fake    a test's: counts calls, fails on request. Linked beside the real
//   one, whose definitions are weak in hosted
//           builds, so that depending on `//base/port:vm_fake` is all a test does.
#pragma once

#include "base/tn.h"

#ifdef TN_HOSTED
#define TN_PORT [[gnu::weak, gnu::visibility("hidden")]]
#else
#define TN_PORT TN_HIDDEN
#endif
