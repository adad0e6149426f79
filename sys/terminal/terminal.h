// SPDX-License-Identifier: MIT
// Names of sys/terminal for libc's own use: terminals and their settings (POSIX XBD 11,
// <termios.h>).
#pragma once

#include <termios.h>
#include <unistd.h>

#include "base/tn.h"

TN_NAME(isatty);
