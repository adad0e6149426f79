// SPDX-License-Identifier: MIT
__thread volatile int v __attribute__((tls_model("initial-exec"))) = 42;
int get(void) { return v; }
