/* SPDX-License-Identifier: MIT */
/* Ethernet addresses as text (ether_aton(3)). */
#ifndef _NETINET_ETHER_H
#define _NETINET_ETHER_H

#include <net/ethernet.h>
#include <netinet/if_ether.h>

__TN_BEGIN_DECLS
struct ether_addr *ether_aton(const char *);
struct ether_addr *ether_aton_r(const char *, struct ether_addr *);
char *ether_ntoa(const struct ether_addr *);
char *ether_ntoa_r(const struct ether_addr *, char *);
int ether_line(const char *, struct ether_addr *, char *);
int ether_ntohost(char *, const struct ether_addr *);
int ether_hostton(const char *, struct ether_addr *);
__TN_END_DECLS

#endif
