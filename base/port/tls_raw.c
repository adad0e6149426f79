// SPDX-License-Identifier: MIT
#include "base/port/tls.h"

#include "base/port/port.h"

TN_PORT void tn_tls_attach(void) {}
