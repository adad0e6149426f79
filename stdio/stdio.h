// SPDX-License-Identifier: MIT
// The implementation names of stdio's functions; each has the type that <stdio.h> or <wchar.h>
// gives its public name.
#pragma once

#include <stdio.h>

#include "base/tn.h"

// opening, closing, buffering
TN_NAME(fopen);
TN_NAME(freopen);
TN_NAME(fdopen);
TN_NAME(fclose);
TN_NAME(fflush);
TN_NAME(fflush_unlocked);
TN_NAME(setvbuf);
TN_NAME(setbuf);
TN_NAME(setbuffer);
TN_NAME(setlinebuf);
TN_NAME(fmemopen);
TN_NAME(open_memstream);
TN_NAME(fopencookie);
TN_NAME(popen);
TN_NAME(pclose);
TN_NAME(tmpfile);
TN_NAME(tmpnam);
TN_NAME(tempnam);
TN_NAME(remove);
TN_NAME(rename);
TN_NAME(renameat);
TN_NAME(ctermid);
TN_NAME(cuserid);

// bytes and lines
TN_NAME(getc);
TN_NAME(getc_unlocked);
TN_NAME(getchar);
TN_NAME(getchar_unlocked);
TN_NAME(ungetc);
TN_NAME(putc);
TN_NAME(putc_unlocked);
TN_NAME(putchar);
TN_NAME(putchar_unlocked);
TN_NAME(fgets);
TN_NAME(fgets_unlocked);
TN_NAME(fputs);
TN_NAME(fputs_unlocked);
TN_NAME(puts);
TN_NAME(getdelim);
TN_NAME(getline);
TN_NAME(fgetln);
TN_NAME(getw);
TN_NAME(putw);
TN_HIDDEN char *tn_gets(char *); // in no header since C11
TN_HIDDEN int tn___uflow(FILE *);
TN_HIDDEN int tn___overflow(FILE *, int);
TN_NAME(fread);
TN_NAME(fread_unlocked);
TN_NAME(fwrite);
TN_NAME(fwrite_unlocked);

// positions and state
TN_NAME(fseeko);
TN_NAME(ftello);
TN_NAME(rewind);
TN_NAME(fgetpos);
TN_NAME(fsetpos);
TN_NAME(feof);
TN_NAME(feof_unlocked);
TN_NAME(ferror);
TN_NAME(ferror_unlocked);
TN_NAME(clearerr);
TN_NAME(clearerr_unlocked);
TN_NAME(fileno);
TN_NAME(fileno_unlocked);
TN_NAME(flockfile);
TN_NAME(ftrylockfile);
TN_NAME(funlockfile);
TN_NAME(perror);

// formatted output and input
TN_NAME(printf);
TN_NAME(fprintf);
TN_NAME(sprintf);
TN_NAME(snprintf);
TN_NAME(vprintf);
TN_NAME(vfprintf);
TN_NAME(vsprintf);
TN_NAME(vsnprintf);
TN_NAME(dprintf);
TN_NAME(vdprintf);
TN_NAME(asprintf);
TN_NAME(vasprintf);
TN_NAME(scanf);
TN_NAME(fscanf);
TN_NAME(sscanf);
TN_NAME(vscanf);
TN_NAME(vfscanf);
TN_NAME(vsscanf);
