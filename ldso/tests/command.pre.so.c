// SPDX-License-Identifier: MIT
int value(void) { return 8; }
