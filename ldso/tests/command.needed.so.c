// SPDX-License-Identifier: MIT
int needed(void) { return 3; }
