// SPDX-License-Identifier: MIT
extern int base_value;
int use(void) { return base_value; }
