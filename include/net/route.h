/* SPDX-License-Identifier: MIT */
/* Routing table entries (rtentry, route(8)). */
#ifndef _NET_ROUTE_H
#define _NET_ROUTE_H

#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/types.h>

struct rtentry {
    unsigned long rt_pad1;
    struct sockaddr rt_dst;
    struct sockaddr rt_gateway;
    struct sockaddr rt_genmask;
    unsigned short rt_flags;
    short rt_pad2;
    unsigned long rt_pad3;
    unsigned char rt_tos;
    unsigned char rt_class;
    short rt_pad4[3];
    short rt_metric;
    char *rt_dev;
    unsigned long rt_mtu;
    unsigned long rt_window;
    unsigned short rt_irtt;
};
#define rt_mss rt_mtu

struct in6_rtmsg {
    struct in6_addr rtmsg_dst;
    struct in6_addr rtmsg_src;
    struct in6_addr rtmsg_gateway;
    uint32_t rtmsg_type;
    uint16_t rtmsg_dst_len;
    uint16_t rtmsg_src_len;
    uint32_t rtmsg_metric;
    unsigned long rtmsg_info;
    uint32_t rtmsg_flags;
    int rtmsg_ifindex;
};

#define RTF_UP            0x1
#define RTF_GATEWAY       0x2
#define RTF_HOST          0x4
#define RTF_REINSTATE     0x8
#define RTF_DYNAMIC       0x10
#define RTF_MODIFIED      0x20
#define RTF_MSS           0x40
#define RTF_MTU           0x40
#define RTF_WINDOW        0x80
#define RTF_IRTT          0x100
#define RTF_REJECT        0x200
#define RTF_STATIC        0x400
#define RTF_XRESOLVE      0x800
#define RTF_NOFORWARD     0x1000
#define RTF_THROW         0x2000
#define RTF_NOPMTUDISC    0x4000
#define RTF_DEFAULT       0x10000
#define RTF_ALLONLINK     0x20000
#define RTF_ADDRCONF      0x40000
#define RTF_LINKRT        0x100000
#define RTF_NONEXTHOP     0x200000
#define RTF_CACHE         0x1000000
#define RTF_FLOW          0x2000000
#define RTF_POLICY        0x4000000
#define RTF_NAT           0x8000000
#define RTF_BROADCAST     0x10000000
#define RTF_MULTICAST     0x20000000
#define RTF_INTERFACE     0x40000000
#define RTF_LOCAL         0x80000000U
#define RTF_ADDRCLASSMASK 0xf8000000U
#define RTCF_VALVE        0x200000
#define RTCF_MASQ         0x400000
#define RTCF_NAT          0x800000
#define RTCF_DOREDIRECT   0x1000000
#define RTCF_LOG          0x2000000
#define RTCF_DIRECTSRC    0x4000000

#define RT_TOS(tos)         ((tos) & IPTOS_TOS_MASK)
#define RT_ADDRCLASS(flags) ((uint32_t)(flags) >> 23)
#define RT_LOCALADDR(flags) (((flags) & RTF_ADDRCLASSMASK) == (RTF_LOCAL | RTF_INTERFACE))

#define RT_CLASS_UNSPEC  0
#define RT_CLASS_DEFAULT 253
#define RT_CLASS_MAIN    254
#define RT_CLASS_LOCAL   255
#define RT_CLASS_MAX     255

#define RTMSG_ACK       NLMSG_ACK
#define RTMSG_OVERRUN   NLMSG_OVERRUN
#define RTMSG_NEWDEVICE 0x11
#define RTMSG_DELDEVICE 0x12
#define RTMSG_NEWROUTE  0x21
#define RTMSG_DELROUTE  0x22
#define RTMSG_NEWRULE   0x31
#define RTMSG_DELRULE   0x32
#define RTMSG_CONTROL   0x40
#define RTMSG_AR_FAILED 0x51

#endif
