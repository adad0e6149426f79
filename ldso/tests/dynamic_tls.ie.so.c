// SPDX-License-Identifier: MIT
__thread int variable = 100;
static __thread int zero;
static __thread int aligned __attribute__((aligned(64))) = 300;
int *get(int i) { return i == 0 ? &variable : i == 1 ? &zero : &aligned; }
