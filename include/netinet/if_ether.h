/* SPDX-License-Identifier: MIT */
/* Ethernet headers and protocol numbers (IEEE 802 numbers; packet(7)). */
#ifndef _NETINET_IF_ETHER_H
#define _NETINET_IF_ETHER_H

#include <net/if_arp.h>
#include <stdint.h>
#include <sys/types.h>

#define ETH_TLEN      2
#define ETH_FCS_LEN   4
#define ETH_ALEN      6
#define ETH_HLEN      14
#define ETH_ZLEN      60
#define ETH_MIN_MTU   68
#define ETH_DATA_LEN  1500
#define ETH_FRAME_LEN 1514
#define ETH_MAX_MTU   65535U

#define ETH_P_802_3      0x1
#define ETH_P_AX25       0x2
#define ETH_P_ALL        0x3
#define ETH_P_802_2      0x4
#define ETH_P_SNAP       0x5
#define ETH_P_DDCMP      0x6
#define ETH_P_WAN_PPP    0x7
#define ETH_P_PPP_MP     0x8
#define ETH_P_LOCALTALK  0x9
#define ETH_P_CAN        0xc
#define ETH_P_CANFD      0xd
#define ETH_P_PPPTALK    0x10
#define ETH_P_TR_802_2   0x11
#define ETH_P_MOBITEX    0x15
#define ETH_P_CONTROL    0x16
#define ETH_P_IRDA       0x17
#define ETH_P_ECONET     0x18
#define ETH_P_HDLC       0x19
#define ETH_P_ARCNET     0x1a
#define ETH_P_DSA        0x1b
#define ETH_P_TRAILER    0x1c
#define ETH_P_LOOP       0x60
#define ETH_P_PHONET     0xf5
#define ETH_P_IEEE802154 0xf6
#define ETH_P_CAIF       0xf7
#define ETH_P_XDSA       0xf8
#define ETH_P_MAP        0xf9
#define ETH_P_PUP        0x200
#define ETH_P_PUPAT      0x201
#define ETH_P_802_3_MIN  0x600
#define ETH_P_IP         0x800
#define ETH_P_X25        0x805
#define ETH_P_ARP        0x806
#define ETH_P_BPQ        0x8ff
#define ETH_P_IEEEPUP    0xa00
#define ETH_P_IEEEPUPAT  0xa01
#define ETH_P_ERSPAN2    0x22eb
#define ETH_P_TSN        0x22f0
#define ETH_P_BATMAN     0x4305
#define ETH_P_DEC        0x6000
#define ETH_P_DNA_DL     0x6001
#define ETH_P_DNA_RC     0x6002
#define ETH_P_DNA_RT     0x6003
#define ETH_P_LAT        0x6004
#define ETH_P_DIAG       0x6005
#define ETH_P_CUST       0x6006
#define ETH_P_SCA        0x6007
#define ETH_P_TEB        0x6558
#define ETH_P_RARP       0x8035
#define ETH_P_ATALK      0x809b
#define ETH_P_AARP       0x80f3
#define ETH_P_8021Q      0x8100
#define ETH_P_IPX        0x8137
#define ETH_P_IPV6       0x86dd
#define ETH_P_PAUSE      0x8808
#define ETH_P_SLOW       0x8809
#define ETH_P_WCCP       0x883e
#define ETH_P_MPLS_UC    0x8847
#define ETH_P_MPLS_MC    0x8848
#define ETH_P_ATMMPOA    0x884c
#define ETH_P_PPP_DISC   0x8863
#define ETH_P_PPP_SES    0x8864
#define ETH_P_LINK_CTL   0x886c
#define ETH_P_ATMFATE    0x8884
#define ETH_P_PAE        0x888e
#define ETH_P_AOE        0x88a2
#define ETH_P_8021AD     0x88a8
#define ETH_P_802_EX1    0x88b5
#define ETH_P_ERSPAN     0x88be
#define ETH_P_PREAUTH    0x88c7
#define ETH_P_TIPC       0x88ca
#define ETH_P_LLDP       0x88cc
#define ETH_P_MRP        0x88e3
#define ETH_P_MACSEC     0x88e5
#define ETH_P_8021AH     0x88e7
#define ETH_P_MVRP       0x88f5
#define ETH_P_1588       0x88f7
#define ETH_P_NCSI       0x88f8
#define ETH_P_PRP        0x88fb
#define ETH_P_CFM        0x8902
#define ETH_P_FCOE       0x8906
#define ETH_P_TDLS       0x890d
#define ETH_P_FIP        0x8914
#define ETH_P_IBOE       0x8915
#define ETH_P_80221      0x8917
#define ETH_P_HSR        0x892f
#define ETH_P_NSH        0x894f
#define ETH_P_LOOPBACK   0x9000
#define ETH_P_QINQ1      0x9100
#define ETH_P_QINQ2      0x9200
#define ETH_P_QINQ3      0x9300
#define ETH_P_EDSA       0xdada
#define ETH_P_DSA_8021Q  0xdadb
#define ETH_P_IFE        0xed3e
#define ETH_P_AF_IUCV    0xfbfb

struct ethhdr {
    uint8_t h_dest[ETH_ALEN];
    uint8_t h_source[ETH_ALEN];
    uint16_t h_proto;
};

#include <net/ethernet.h>

struct ether_arp {
    struct arphdr ea_hdr;
    uint8_t arp_sha[ETH_ALEN];
    uint8_t arp_spa[4];
    uint8_t arp_tha[ETH_ALEN];
    uint8_t arp_tpa[4];
};
#define arp_hrd ea_hdr.ar_hrd
#define arp_pro ea_hdr.ar_pro
#define arp_hln ea_hdr.ar_hln
#define arp_pln ea_hdr.ar_pln
#define arp_op  ea_hdr.ar_op

/* RFC 1112 6.4: 01:00:5e and the low 23 bits of the group */
#define ETHER_MAP_IP_MULTICAST(addr, eth)                                                   \
    ((eth)[0] = 1, (eth)[1] = 0, (eth)[2] = 0x5e, (eth)[3] = ((uint8_t *)(addr))[1] & 0x7f, \
     (eth)[4] = ((uint8_t *)(addr))[2], (eth)[5] = ((uint8_t *)(addr))[3], (void)0)

/* <linux/if_ether.h> leaves this out */
#define __UAPI_DEF_ETHHDR 0

#endif
