/* SPDX-License-Identifier: MIT */
/* The null pointer constant of C, C++98 and C++11. */
#undef NULL
#if !defined(__cplusplus)
#define NULL ((void *)0)
#elif __cplusplus >= 201103L
#define NULL nullptr
#else
#define NULL __null
#endif
