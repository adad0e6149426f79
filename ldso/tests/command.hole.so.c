// SPDX-License-Identifier: MIT
extern int first_hole(void), second_hole;
int hole(void) { return first_hole() + second_hole; }
