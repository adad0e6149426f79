// SPDX-License-Identifier: MIT
extern int needed(void);
int lost(void) { return needed(); }
