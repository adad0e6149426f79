/* SPDX-License-Identifier: MIT */
/* Internet addresses as text (POSIX.1-2024 <arpa/inet.h>, inet(3)). */
#ifndef _ARPA_INET_H
#define _ARPA_INET_H

#include <features.h>
#include <netinet/in.h>

__TN_BEGIN_DECLS

uint32_t htonl(uint32_t);
uint16_t htons(uint16_t);
uint32_t ntohl(uint32_t);
uint16_t ntohs(uint16_t);
in_addr_t inet_addr(const char *);
char *inet_ntoa(struct in_addr);
const char *inet_ntop(int, const void *__restrict, char *__restrict, socklen_t);
int inet_pton(int, const char *__restrict, void *__restrict);
int inet_aton(const char *, struct in_addr *);
in_addr_t inet_network(const char *);
struct in_addr inet_makeaddr(in_addr_t, in_addr_t);
in_addr_t inet_lnaof(struct in_addr);
in_addr_t inet_netof(struct in_addr);

__TN_END_DECLS

#endif
