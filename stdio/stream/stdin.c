// SPDX-License-Identifier: MIT
#include "stdio/stream/file.h"

static unsigned char stdin_buffer[TN_FILE_PUSHBACK + TN_FILE_BUFFER];
// DECIDE stays set: a stream that may be interactive, see read.c.
struct _IO_FILE tn_stdin_file = TN_FILE_STATIC(stdin_buffer, 0, TN_F_READ | TN_F_DECIDE);
TN_FILE_STANDARD(tn_stdin_file);
#undef stdin
#ifdef TN_PACKAGE
[[gnu::visibility("default")]] FILE *const stdin = &tn_stdin_file;
#endif
