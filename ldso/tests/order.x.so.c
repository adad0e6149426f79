// SPDX-License-Identifier: MIT
extern void log_step(char);
__attribute__((constructor)) static void constructor(void) { log_step('x'); }
__attribute__((destructor)) static void destructor(void) { log_step('X'); }
