// SPDX-License-Identifier: MIT
extern int base_value;
int near(void) { return base_value; }
