// SPDX-License-Identifier: MIT
int base_value = 42;
