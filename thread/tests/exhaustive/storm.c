/* SPDX-License-Identifier: MIT */
#define STORM 10000
#include "../storm.h"
