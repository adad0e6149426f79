/* SPDX-License-Identifier: MIT */
#define STORM 600
#include "storm.h"
