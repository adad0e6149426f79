// SPDX-License-Identifier: MIT
__asm__(".symver first, versioned@ONE");
__asm__(".symver second, versioned@@TWO");
__asm__(".symver fifth, only_old@ONE");
int first(void) { return 1; }
int second(void) { return 2; }
int fifth(void) { return 5; }
