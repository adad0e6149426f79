/* SPDX-License-Identifier: MIT */
/* Alternative spellings of operators (C23 7.11); C++ has them as keywords. */
#ifndef _ISO646_H
#define _ISO646_H

#ifndef __cplusplus
#define and    &&
#define and_eq &=
#define bitand &
#define bitor  |
#define compl  ~
#define not    !
#define not_eq !=
#define or     ||
#define or_eq  |=
#define xor    ^
#define xor_eq ^=
#endif

#endif
