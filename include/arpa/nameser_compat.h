/* SPDX-License-Identifier: MIT */
/* Another name of <arpa/nameser.h>. */
#ifndef _ARPA_NAMESER_COMPAT_H
#define _ARPA_NAMESER_COMPAT_H

#include <arpa/nameser.h>

#endif
