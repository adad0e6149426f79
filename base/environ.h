// SPDX-License-Identifier: MIT
// Reading the environment, for packages below stdlib; changing it is stdlib's (stdlib/env).
#pragma once

#include <stdlib.h>
#include <unistd.h>

#include "base/tn.h"

TN_NAME(getenv);
