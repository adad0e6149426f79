/* SPDX-License-Identifier: MIT */
/* General utilities (C23 7.24, POSIX.1-2024 <stdlib.h>). */
#ifndef _STDLIB_H
#define _STDLIB_H

#include <features.h>
#define __TN_NEED_size_t
#define __TN_NEED_wchar_t
#include <bits/types.h>
#include <bits/null.h>

__TN_BEGIN_DECLS

#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX     0x7fffffff

size_t __ctype_get_mb_cur_max(void);
#define MB_CUR_MAX (__ctype_get_mb_cur_max())

typedef struct {
    int quot, rem;
} div_t;
typedef struct {
    long quot, rem;
} ldiv_t;
typedef struct {
    __extension__ long long quot, rem;
} lldiv_t;

/* numbers */
double atof(const char *);
int atoi(const char *);
long atol(const char *);
__extension__ long long atoll(const char *);
double strtod(const char *__restrict, char **__restrict);
float strtof(const char *__restrict, char **__restrict);
long double strtold(const char *__restrict, char **__restrict);
long strtol(const char *__restrict, char **__restrict, int);
unsigned long strtoul(const char *__restrict, char **__restrict, int);
__extension__ long long strtoll(const char *__restrict, char **__restrict, int);
__extension__ unsigned long long strtoull(const char *__restrict, char **__restrict, int);
#if __TN_GNU
struct __locale_struct;
double strtod_l(const char *__restrict, char **__restrict, struct __locale_struct *);
float strtof_l(const char *__restrict, char **__restrict, struct __locale_struct *);
long double strtold_l(const char *__restrict, char **__restrict, struct __locale_struct *);
char *ecvt(double, int, int *, int *);
char *fcvt(double, int, int *, int *);
char *gcvt(double, int, char *);
#endif
int abs(int);
long labs(long);
__extension__ long long llabs(long long);
div_t div(int, int);
ldiv_t ldiv(long, long);
__extension__ lldiv_t lldiv(long long, long long);

/* memory */
void *malloc(size_t);
void *calloc(size_t, size_t);
void *realloc(void *, size_t);
void free(void *);
void *aligned_alloc(size_t, size_t);
#if __TN_POSIX
int posix_memalign(void **, size_t, size_t);
#endif
#if __TN_BSD
void *reallocarray(void *, size_t, size_t);
void *memalign(size_t, size_t);
void *valloc(size_t);
#endif

#if __TN_C23 || __TN_BSD
void free_sized(void *, size_t);
void free_aligned_sized(void *, size_t, size_t);
#endif

/* searching and sorting */
void *bsearch(const void *, const void *, size_t, size_t, int (*)(const void *, const void *));
void qsort(void *, size_t, size_t, int (*)(const void *, const void *));
#if __TN_BSD
void qsort_r(void *, size_t, size_t, int (*)(const void *, const void *, void *), void *);
#endif

/* process and environment */
__TN_NORETURN void abort(void);
int atexit(void (*)(void));
__TN_NORETURN void exit(int);
__TN_NORETURN void _Exit(int);
int at_quick_exit(void (*)(void));
__TN_NORETURN void quick_exit(int);
int system(const char *);
char *getenv(const char *);
#if __TN_POSIX
int setenv(const char *, const char *, int);
int unsetenv(const char *);
#endif
#if __TN_XSI
int putenv(char *);
#endif
#if __TN_POSIX
int getsubopt(char **, char *const *, char **);
#endif
#if __TN_BSD
int clearenv(void);
int getloadavg(double *, int);
#endif
#if __TN_GNU
char *secure_getenv(const char *);
#endif

/* multibyte characters */
int mblen(const char *, size_t);
int mbtowc(wchar_t *__restrict, const char *__restrict, size_t);
int wctomb(char *, wchar_t);
size_t mbstowcs(wchar_t *__restrict, const char *__restrict, size_t);
size_t wcstombs(char *__restrict, const wchar_t *__restrict, size_t);

/* temporary files, paths */
#if __TN_POSIX
int mkstemp(char *);
int mkostemp(char *, int);
char *mkdtemp(char *);
#endif
#if __TN_XSI
char *realpath(const char *__restrict, char *__restrict);
#endif
#if __TN_BSD
int mkstemps(char *, int);
int mkostemps(char *, int, int);
char *mktemp(char *);
#endif

/* pseudo-random numbers */
int rand(void);
void srand(unsigned int);
#if __TN_POSIX
int rand_r(unsigned int *);
#endif
#if __TN_XSI
long random(void);
void srandom(unsigned int);
char *initstate(unsigned int, char *, size_t);
char *setstate(char *);
double drand48(void);
double erand48(unsigned short *);
long lrand48(void);
long nrand48(unsigned short *);
long mrand48(void);
long jrand48(unsigned short *);
void srand48(long);
unsigned short *seed48(unsigned short *);
void lcong48(unsigned short *);
#endif

/* the same with states of the caller's (random_r(3), drand48_r(3)) */
#if __TN_BSD
struct random_data {
    char *__state;
    unsigned __kind, __turn;
};
struct drand48_data {
    unsigned long __x, __a;
    unsigned short __before[3], __c;
    int __ready;
};
int random_r(struct random_data *__restrict, int *__restrict);
int srandom_r(unsigned int, struct random_data *);
int initstate_r(unsigned int, char *__restrict, size_t, struct random_data *__restrict);
int setstate_r(char *__restrict, struct random_data *__restrict);
int drand48_r(struct drand48_data *__restrict, double *__restrict);
int erand48_r(unsigned short *, struct drand48_data *__restrict, double *__restrict);
int lrand48_r(struct drand48_data *__restrict, long *__restrict);
int nrand48_r(unsigned short *, struct drand48_data *__restrict, long *__restrict);
int mrand48_r(struct drand48_data *__restrict, long *__restrict);
int jrand48_r(unsigned short *, struct drand48_data *__restrict, long *__restrict);
int srand48_r(long, struct drand48_data *);
int seed48_r(unsigned short *, struct drand48_data *);
int lcong48_r(unsigned short *, struct drand48_data *);
#endif

#if __TN_BSD
unsigned int arc4random(void);
void arc4random_buf(void *, size_t);
unsigned int arc4random_uniform(unsigned int);
#endif

/* encodings, terminals */
#if __TN_XSI
long a64l(const char *);
char *l64a(long);
void setkey(const char *);
int posix_openpt(int);
int grantpt(int);
int unlockpt(int);
char *ptsname(int);
#endif
#if __TN_GNU
int ptsname_r(int, char *, size_t);
#endif

#if __TN_POSIX
#include <bits/wait_status.h>
#endif
#if __TN_BSD
#define WCOREDUMP(s)    ((s) & 0x80)
#define WIFCONTINUED(s) ((s) == 0xffff)
#endif

#ifdef _LARGEFILE64_SOURCE
#define mkostemp64  mkostemp
#define mkostemps64 mkostemps
#define mkstemp64   mkstemp
#define mkstemps64  mkstemps
#endif

__TN_END_DECLS

#if __TN_BSD
#include <alloca.h>
#endif

#endif
