// SPDX-License-Identifier: MIT
#include "sys/process/process.h"

int tn_personality(unsigned long persona) { return (int)tn_ret(tn_sys(personality, persona)); }
TN_PUBLIC(personality);
