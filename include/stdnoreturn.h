/* SPDX-License-Identifier: MIT */
/* _Noreturn (C23 7.25). */
#ifndef _STDNORETURN_H
#define _STDNORETURN_H

#ifndef __cplusplus
#define noreturn _Noreturn
#endif

#endif
