// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

static unsigned char stdout_buffer[TN_FILE_PUSHBACK + TN_FILE_BUFFER];
struct _IO_FILE tn_stdout_file = TN_FILE_STATIC(stdout_buffer, 1, TN_F_WRITE | TN_F_DECIDE);
TN_FILE_STANDARD(tn_stdout_file);
#undef stdout
#ifdef TN_PACKAGE
[[gnu::visibility("default")]] FILE *const stdout = &tn_stdout_file;
#endif
