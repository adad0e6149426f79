/* SPDX-License-Identifier: MIT */
/* Alignment (C23 7.15). */
#ifndef _STDALIGN_H
#define _STDALIGN_H

#ifndef __cplusplus
#if !defined(__STDC_VERSION__) || __STDC_VERSION__ <= 201710L
#define alignas _Alignas
#define alignof _Alignof
#endif
#endif

#define __alignas_is_defined 1
#define __alignof_is_defined 1

#endif
