/* SPDX-License-Identifier: MIT */
/* Input and output (C23 7.23, POSIX.1-2024 <stdio.h>, stdio(3)). */
#ifndef _STDIO_H
#define _STDIO_H

#include <features.h>
#define __TN_NEED_size_t
#define __TN_NEED_FILE
#if __TN_POSIX
#define __TN_NEED_va_list
#define __TN_NEED_ssize_t
#define __TN_NEED_off_t
#endif
#include <bits/types.h>
#include <bits/null.h>

__TN_BEGIN_DECLS

#define EOF          (-1)
#define BUFSIZ       1024
#define FILENAME_MAX 4096
#define FOPEN_MAX    1000
#define TMP_MAX      10000
#define L_tmpnam     20

#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2

#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2

#if __TN_POSIX
#define L_ctermid 20
#endif
#if __TN_XSI
#define P_tmpdir "/tmp"
#endif
#if __TN_BSD
#define L_cuserid 20
#endif

typedef union _G_fpos64_t {
    char __opaque[16];
    long __align;
} fpos_t;

extern FILE *const stdin;
extern FILE *const stdout;
extern FILE *const stderr;
#define stdin  (stdin)
#define stdout (stdout)
#define stderr (stderr)

/* opening, closing, buffering */
FILE *fopen(const char *, const char *);
FILE *freopen(const char *__restrict, const char *__restrict, FILE *__restrict);
int fclose(FILE *);
int fflush(FILE *);
int setvbuf(FILE *__restrict, char *__restrict, int, size_t);
void setbuf(FILE *__restrict, char *__restrict);
FILE *tmpfile(void);
char *tmpnam(char *);
int remove(const char *);
int rename(const char *, const char *);
#if __TN_POSIX
FILE *fdopen(int, const char *);
int fileno(FILE *);
FILE *fmemopen(void *__restrict, size_t, const char *__restrict);
FILE *open_memstream(char **, size_t *);
FILE *popen(const char *, const char *);
int pclose(FILE *);
int renameat(int, const char *, int, const char *);
#endif
#if __TN_XSI
char *tempnam(const char *, const char *);
#endif
#if __TN_BSD
void setbuffer(FILE *, char *, size_t);
void setlinebuf(FILE *);
int fflush_unlocked(FILE *);
int fileno_unlocked(FILE *);
#endif

/* characters and lines */
int fgetc(FILE *);
int getc(FILE *);
int getchar(void);
int ungetc(int, FILE *);
int fputc(int, FILE *);
int putc(int, FILE *);
int putchar(int);
char *fgets(char *__restrict, int, FILE *__restrict);
int fputs(const char *__restrict, FILE *__restrict);
int puts(const char *);
#if !__TN_C11 || (defined(__cplusplus) && __cplusplus < 201402L)
char *gets(char *) __attribute__((__deprecated__));
#endif
#if __TN_POSIX
ssize_t getdelim(char **__restrict, size_t *__restrict, int, FILE *__restrict);
ssize_t getline(char **__restrict, size_t *__restrict, FILE *__restrict);
int getc_unlocked(FILE *);
int getchar_unlocked(void);
int putc_unlocked(int, FILE *);
int putchar_unlocked(int);
#endif
#if __TN_BSD
int fgetc_unlocked(FILE *);
int fputc_unlocked(int, FILE *);
int getw(FILE *);
int putw(int, FILE *);
char *fgetln(FILE *, size_t *);
#endif
#if __TN_GNU
char *fgets_unlocked(char *, int, FILE *);
int fputs_unlocked(const char *, FILE *);
#endif

/* blocks */
size_t fread(void *__restrict, size_t, size_t, FILE *__restrict);
size_t fwrite(const void *__restrict, size_t, size_t, FILE *__restrict);
#if __TN_BSD
size_t fread_unlocked(void *, size_t, size_t, FILE *);
size_t fwrite_unlocked(const void *, size_t, size_t, FILE *);
#endif

/* positions and state */
int fseek(FILE *, long, int);
long ftell(FILE *);
void rewind(FILE *);
int fgetpos(FILE *__restrict, fpos_t *__restrict);
int fsetpos(FILE *, const fpos_t *);
int feof(FILE *);
int ferror(FILE *);
void clearerr(FILE *);
void perror(const char *);
#if __TN_POSIX
int fseeko(FILE *, off_t, int);
off_t ftello(FILE *);
#endif
#if __TN_BSD
int feof_unlocked(FILE *);
int ferror_unlocked(FILE *);
void clearerr_unlocked(FILE *);
#endif

/* formatted output and input */
int printf(const char *__restrict, ...) __TN_PRINTF(1, 2);
int fprintf(FILE *__restrict, const char *__restrict, ...) __TN_PRINTF(2, 3);
int sprintf(char *__restrict, const char *__restrict, ...) __TN_PRINTF(2, 3);
int snprintf(char *__restrict, size_t, const char *__restrict, ...) __TN_PRINTF(3, 4);
int vprintf(const char *__restrict, __builtin_va_list) __TN_PRINTF(1, 0);
int vfprintf(FILE *__restrict, const char *__restrict, __builtin_va_list) __TN_PRINTF(2, 0);
int vsprintf(char *__restrict, const char *__restrict, __builtin_va_list) __TN_PRINTF(2, 0);
int vsnprintf(char *__restrict, size_t, const char *__restrict, __builtin_va_list)
    __TN_PRINTF(3, 0);
#if __TN_POSIX
int dprintf(int, const char *__restrict, ...) __TN_PRINTF(2, 3);
int vdprintf(int, const char *__restrict, __builtin_va_list) __TN_PRINTF(2, 0);
#endif
#if __TN_BSD
int asprintf(char **, const char *, ...) __TN_PRINTF(2, 3);
int vasprintf(char **, const char *, __builtin_va_list) __TN_PRINTF(2, 0);
#endif
int scanf(const char *__restrict, ...) __TN_SCANF(1, 2);
int fscanf(FILE *__restrict, const char *__restrict, ...) __TN_SCANF(2, 3);
int sscanf(const char *__restrict, const char *__restrict, ...) __TN_SCANF(2, 3);
int vscanf(const char *__restrict, __builtin_va_list) __TN_SCANF(1, 0);
int vfscanf(FILE *__restrict, const char *__restrict, __builtin_va_list) __TN_SCANF(2, 0);
int vsscanf(const char *__restrict, const char *__restrict, __builtin_va_list) __TN_SCANF(2, 0);

/* locks, terminals */
#if __TN_POSIX
void flockfile(FILE *);
int ftrylockfile(FILE *);
void funlockfile(FILE *);
char *ctermid(char *);
#endif
#if __TN_BSD
char *cuserid(char *);
#endif

#if __TN_GNU
/* streams on a program's own functions, fopencookie(3) */
typedef ssize_t cookie_read_function_t(void *, char *, size_t);
typedef ssize_t cookie_write_function_t(void *, const char *, size_t);
typedef int cookie_seek_function_t(void *, off_t *, int);
typedef int cookie_close_function_t(void *);
typedef struct _IO_cookie_io_functions_t {
    cookie_read_function_t *read;
    cookie_write_function_t *write;
    cookie_seek_function_t *seek;
    cookie_close_function_t *close;
} cookie_io_functions_t;
FILE *fopencookie(void *, const char *, cookie_io_functions_t);
#endif

#ifdef _LARGEFILE64_SOURCE
#define fgetpos64 fgetpos
#define fopen64   fopen
#define fpos64_t  fpos_t
#define freopen64 freopen
#define fseeko64  fseeko
#define fsetpos64 fsetpos
#define ftello64  ftello
#define off64_t   off_t
#define tmpfile64 tmpfile
#endif

__TN_END_DECLS

#endif
