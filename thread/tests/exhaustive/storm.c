/* SPDX-License-Identifier: MIT */
//@ timeout 1500
#define STORM 10000
#include "../storm.h"
