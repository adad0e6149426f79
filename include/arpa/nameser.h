/* SPDX-License-Identifier: MIT */
/* Domain name system: messages and their parsing (RFC 1035 and later). */
#ifndef _ARPA_NAMESER_H
#define _ARPA_NAMESER_H

#include <features.h>
#include <stddef.h>
#include <stdint.h>

__TN_BEGIN_DECLS

#define __NAMESER 19991006

#define NS_INT8SZ      1
#define NS_INT16SZ     2
#define NS_QFIXEDSZ    4
#define NS_INT32SZ     4
#define NS_INADDRSZ    4
#define NS_RRFIXEDSZ   10
#define NS_HFIXEDSZ    12
#define NS_IN6ADDRSZ   16
#define NS_DEFAULTPORT 53
#define NS_MAXLABEL    63
#define NS_CMPRSFLGS   192
#define NS_MAXCDNAME   255
#define NS_PACKETSZ    512
#define NS_MAXDNAME    1025
#define NS_MAXMSG      65535

/* zn, pr and ud are the names in an update (RFC 2136) */
typedef enum __ns_sect {
    ns_s_qd,
    ns_s_zn = 0,
    ns_s_an,
    ns_s_pr = 1,
    ns_s_ns,
    ns_s_ud = 2,
    ns_s_ar,
    ns_s_max
} ns_sect;

/* A parsed message: the header's words and where the sections begin. */
typedef struct __ns_msg {
    const unsigned char *_msg, *_eom;
    uint16_t _id, _flags, _counts[ns_s_max];
    const unsigned char *_sections[ns_s_max];
    ns_sect _sect;
    int _rrnum;
    const unsigned char *_msg_ptr;
} ns_msg;

#define ns_msg_id(msg)          ((msg)._id + 0)
#define ns_msg_base(msg)        ((msg)._msg + 0)
#define ns_msg_end(msg)         ((msg)._eom + 0)
#define ns_msg_size(msg)        ((msg)._eom - (msg)._msg)
#define ns_msg_count(msg, sect) ((msg)._counts[sect] + 0)

struct _ns_flagdata {
    int mask, shift;
};
extern const struct _ns_flagdata _ns_flagdata[];
#define ns_msg_getflag(msg, flag) \
    (((msg)._flags & _ns_flagdata[flag].mask) >> _ns_flagdata[flag].shift)

/* A parsed resource record. */
typedef struct __ns_rr {
    char name[NS_MAXDNAME];
    uint16_t type;
    uint16_t rr_class;
    uint32_t ttl;
    uint16_t rdlength;
    const unsigned char *rdata;
} ns_rr;

#define ns_rr_name(rr)  ((rr).name[0] ? (rr).name : ".")
#define ns_rr_type(rr)  ((ns_type)((rr).type + 0))
#define ns_rr_class(rr) ((ns_class)((rr).rr_class + 0))
#define ns_rr_ttl(rr)   ((rr).ttl + 0)
#define ns_rr_rdlen(rr) ((rr).rdlength + 0)
#define ns_rr_rdata(rr) ((rr).rdata + 0)

typedef enum __ns_flag {
    ns_f_qr,
    ns_f_opcode,
    ns_f_aa,
    ns_f_tc,
    ns_f_rd,
    ns_f_ra,
    ns_f_z,
    ns_f_ad,
    ns_f_cd,
    ns_f_rcode,
    ns_f_max
} ns_flag;

typedef enum __ns_opcode {
    ns_o_query,
    ns_o_iquery,
    ns_o_status,
    ns_o_notify = 4,
    ns_o_update,
    ns_o_max
} ns_opcode;

typedef enum __ns_rcode {
    ns_r_noerror,
    ns_r_formerr,
    ns_r_servfail,
    ns_r_nxdomain,
    ns_r_notimpl,
    ns_r_refused,
    ns_r_yxdomain,
    ns_r_yxrrset,
    ns_r_nxrrset,
    ns_r_notauth,
    ns_r_notzone,
    ns_r_max,
    ns_r_badsig = 16,
    ns_r_badvers = 16,
    ns_r_badkey,
    ns_r_badtime
} ns_rcode;

typedef enum __ns_update_operation { ns_uop_delete, ns_uop_add, ns_uop_max } ns_update_operation;

typedef enum __ns_type {
    ns_t_invalid,
    ns_t_a,
    ns_t_ns,
    ns_t_md,
    ns_t_mf,
    ns_t_cname,
    ns_t_soa,
    ns_t_mb,
    ns_t_mg,
    ns_t_mr,
    ns_t_null,
    ns_t_wks,
    ns_t_ptr,
    ns_t_hinfo,
    ns_t_minfo,
    ns_t_mx,
    ns_t_txt,
    ns_t_rp,
    ns_t_afsdb,
    ns_t_x25,
    ns_t_isdn,
    ns_t_rt,
    ns_t_nsap,
    ns_t_nsap_ptr,
    ns_t_sig,
    ns_t_key,
    ns_t_px,
    ns_t_gpos,
    ns_t_aaaa,
    ns_t_loc,
    ns_t_nxt,
    ns_t_eid,
    ns_t_nimloc,
    ns_t_srv,
    ns_t_atma,
    ns_t_naptr,
    ns_t_kx,
    ns_t_cert,
    ns_t_a6,
    ns_t_dname,
    ns_t_sink,
    ns_t_opt,
    ns_t_apl,
    ns_t_ds,
    ns_t_sshfp,
    ns_t_ipseckey,
    ns_t_rrsig,
    ns_t_nsec,
    ns_t_dnskey,
    ns_t_dhcid,
    ns_t_nsec3,
    ns_t_nsec3param,
    ns_t_tlsa,
    ns_t_smimea,
    ns_t_hip = 55,
    ns_t_ninfo,
    ns_t_rkey,
    ns_t_talink,
    ns_t_cds,
    ns_t_cdnskey,
    ns_t_openpgpkey,
    ns_t_csync,
    ns_t_spf = 99,
    ns_t_uinfo,
    ns_t_uid,
    ns_t_gid,
    ns_t_unspec,
    ns_t_nid,
    ns_t_l32,
    ns_t_l64,
    ns_t_lp,
    ns_t_eui48,
    ns_t_eui64,
    ns_t_tkey = 249,
    ns_t_tsig,
    ns_t_ixfr,
    ns_t_axfr,
    ns_t_mailb,
    ns_t_maila,
    ns_t_any,
    ns_t_uri,
    ns_t_zxfr = 256,
    ns_t_caa,
    ns_t_avc,
    ns_t_ta = 32768,
    ns_t_dlv,
    ns_t_max = 65536
} ns_type;

#define ns_t_xfr_p(t) ((t) == ns_t_axfr || (t) == ns_t_ixfr || (t) == ns_t_zxfr)
#define ns_t_qt_p(t)  (ns_t_xfr_p(t) || (t) == ns_t_any || (t) == ns_t_mailb || (t) == ns_t_maila)
#define ns_t_mrr_p(t) ((t) == ns_t_tsig || (t) == ns_t_opt)
#define ns_t_rr_p(t)  (!ns_t_qt_p(t) && !ns_t_mrr_p(t))
#define ns_t_udp_p(t) ((t) != ns_t_axfr && (t) != ns_t_zxfr)

typedef enum __ns_class {
    ns_c_invalid,
    ns_c_in,
    ns_c_2,
    ns_c_chaos,
    ns_c_hs,
    ns_c_none = 254,
    ns_c_any,
    ns_c_max = 65536
} ns_class;

typedef enum __ns_key_types {
    ns_kt_rsa = 1,
    ns_kt_dh,
    ns_kt_dsa,
    ns_kt_private = 254
} ns_key_types;

typedef enum __ns_cert_types {
    cert_t_pkix = 1,
    cert_t_spki,
    cert_t_pgp,
    cert_t_url = 253,
    cert_t_oid
} ns_cert_types;

/* transaction signatures (RFC 8945) */
struct ns_tsig_key {
    char name[NS_MAXDNAME], alg[NS_MAXDNAME];
    unsigned char *data;
    int len;
};
typedef struct ns_tsig_key ns_tsig_key;

struct ns_tcp_tsig_state {
    int counter;
    struct dst_key *key;
    void *ctx;
    unsigned char sig[NS_PACKETSZ];
    int siglen;
};
typedef struct ns_tcp_tsig_state ns_tcp_tsig_state;

#define NS_TSIG_ALG_HMAC_MD5   "HMAC-MD5.SIG-ALG.REG.INT"
#define NS_TSIG_ERROR_FORMERR  (-12)
#define NS_TSIG_ERROR_NO_SPACE (-11)
#define NS_TSIG_ERROR_NO_TSIG  (-10)
#define NS_TSIG_TCP_COUNT      100
#define NS_TSIG_FUDGE          300

/* keys and signatures (RFC 2535) */
#define NS_KEY_NAME_USER         0x0
#define NS_KEY_TYPE_AUTH_CONF    0x0
#define NS_KEY_PROT_TLS          0x1
#define NS_KEY_PROT_EMAIL        0x2
#define NS_KEY_PROT_DNSSEC       0x3
#define NS_KEY_PROT_IPSEC        0x4
#define NS_KEY_SIGNATORYMASK     0xf
#define NS_KEY_RESERVED11        0x10
#define NS_KEY_RESERVED10        0x20
#define NS_KEY_RESERVED9         0x40
#define NS_KEY_RESERVED8         0x80
#define NS_KEY_PROT_ANY          0xff
#define NS_KEY_NAME_ZONE         0x100
#define NS_KEY_NAME_ENTITY       0x200
#define NS_KEY_NAME_RESERVED     0x300
#define NS_KEY_NAME_TYPE         0x300
#define NS_KEY_RESERVED5         0x400
#define NS_KEY_RESERVED4         0x800
#define NS_KEY_EXTENDED_FLAGS    0x1000
#define NS_KEY_RESERVED2         0x2000
#define NS_KEY_RESERVED_BITMASK  0x2cf0
#define NS_KEY_NO_CONF           0x4000
#define NS_KEY_TYPE_AUTH_ONLY    0x4000
#define NS_KEY_NO_AUTH           0x8000
#define NS_KEY_TYPE_CONF_ONLY    0x8000
#define NS_KEY_TYPEMASK          0xc000
#define NS_KEY_TYPE_NO_KEY       0xc000
#define NS_KEY_RESERVED_BITMASK2 0xffff
#define NS_ALG_MD5RSA            1
#define NS_ALG_DH                2
#define NS_ALG_DSA               3
#define NS_ALG_DSS               3
#define NS_ALG_EXPIRE_ONLY       253
#define NS_ALG_PRIVATE_OID       254
#define NS_MD5RSA_MIN_SIZE       64
#define NS_MD5RSA_MAX_SIZE       512
#define NS_MD5RSA_MIN_BITS       512
#define NS_MD5RSA_MAX_BITS       4096
#define NS_MD5RSA_MAX_BYTES      8195
#define NS_MD5RSA_MAX_BASE64     10928
#define NS_DSA_SIG_SIZE          41
#define NS_DSA_MIN_SIZE          213
#define NS_DSA_MAX_BYTES         405
#define NS_SIG_TYPE              0
#define NS_SIG_ALG               2
#define NS_SIG_LABELS            3
#define NS_SIG_OTTL              4
#define NS_SIG_EXPIR             8
#define NS_SIG_SIGNED            12
#define NS_SIG_FOOT              16
#define NS_SIG_SIGNER            18
#define NS_NXT_BITS              8
#define NS_NXT_MAX               127

#define NS_NXT_BIT_SET(n, p)   (p[(n) / NS_NXT_BITS] |= 0x80 >> (n) % NS_NXT_BITS)
#define NS_NXT_BIT_CLEAR(n, p) (p[(n) / NS_NXT_BITS] &= ~(0x80 >> (n) % NS_NXT_BITS))
#define NS_NXT_BIT_ISSET(n, p) (p[(n) / NS_NXT_BITS] & 0x80 >> (n) % NS_NXT_BITS)

#define NS_NOTIFY_OP     ns_o_notify
#define NS_UPDATE_OP     ns_o_update
#define NS_OPT_DNSSEC_OK 32768U
#define NS_OPT_NSID      3

unsigned int ns_get16(const unsigned char *);
unsigned long ns_get32(const unsigned char *);
void ns_put16(unsigned int, unsigned char *);
void ns_put32(unsigned long, unsigned char *);
int ns_initparse(const unsigned char *, int, ns_msg *);
int ns_parserr(ns_msg *, ns_sect, int, ns_rr *);
int ns_skiprr(const unsigned char *, const unsigned char *, ns_sect, int);
int ns_name_uncompress(const unsigned char *, const unsigned char *, const unsigned char *, char *,
                       size_t);

/* read or write a big-endian field and step over it */
#define NS_GET16(value, p) ((void)((value) = ns_get16(((p) += 2) - 2)))
#define NS_GET32(value, p) ((void)((value) = ns_get32(((p) += 4) - 4)))
#define NS_PUT16(value, p) ns_put16(value, ((p) += 2) - 2)
#define NS_PUT32(value, p) ns_put32(value, ((p) += 4) - 4)

/* the older names of <arpa/nameser_compat.h> */
#define __BIND 19950621

typedef struct {
    unsigned id : 16;
    unsigned rd : 1;
    unsigned tc : 1;
    unsigned aa : 1;
    unsigned opcode : 4;
    unsigned qr : 1;
    unsigned rcode : 4;
    unsigned cd : 1;
    unsigned ad : 1;
    unsigned unused : 1;
    unsigned ra : 1;
    unsigned qdcount : 16;
    unsigned ancount : 16;
    unsigned nscount : 16;
    unsigned arcount : 16;
} HEADER;

#define PACKETSZ        NS_PACKETSZ
#define MAXDNAME        NS_MAXDNAME
#define MAXCDNAME       NS_MAXCDNAME
#define MAXLABEL        NS_MAXLABEL
#define HFIXEDSZ        NS_HFIXEDSZ
#define QFIXEDSZ        NS_QFIXEDSZ
#define RRFIXEDSZ       NS_RRFIXEDSZ
#define INT32SZ         NS_INT32SZ
#define INT16SZ         NS_INT16SZ
#define INT8SZ          NS_INT8SZ
#define INADDRSZ        NS_INADDRSZ
#define IN6ADDRSZ       NS_IN6ADDRSZ
#define INDIR_MASK      NS_CMPRSFLGS
#define NAMESERVER_PORT NS_DEFAULTPORT

#define S_ZONE   ns_s_zn
#define S_PREREQ ns_s_pr
#define S_UPDATE ns_s_ud
#define S_ADDT   ns_s_ar

#define QUERY  ns_o_query
#define IQUERY ns_o_iquery
#define STATUS ns_o_status

#define DELETE ns_uop_delete
#define ADD    ns_uop_add

#define NOERROR  ns_r_noerror
#define FORMERR  ns_r_formerr
#define SERVFAIL ns_r_servfail
#define NXDOMAIN ns_r_nxdomain
#define NOTIMP   ns_r_notimpl
#define REFUSED  ns_r_refused
#define YXDOMAIN ns_r_yxdomain
#define YXRRSET  ns_r_yxrrset
#define NXRRSET  ns_r_nxrrset
#define NOTAUTH  ns_r_notauth
#define NOTZONE  ns_r_notzone

#define T_A          ns_t_a
#define T_NS         ns_t_ns
#define T_MD         ns_t_md
#define T_MF         ns_t_mf
#define T_CNAME      ns_t_cname
#define T_SOA        ns_t_soa
#define T_MB         ns_t_mb
#define T_MG         ns_t_mg
#define T_MR         ns_t_mr
#define T_NULL       ns_t_null
#define T_WKS        ns_t_wks
#define T_PTR        ns_t_ptr
#define T_HINFO      ns_t_hinfo
#define T_MINFO      ns_t_minfo
#define T_MX         ns_t_mx
#define T_TXT        ns_t_txt
#define T_RP         ns_t_rp
#define T_AFSDB      ns_t_afsdb
#define T_X25        ns_t_x25
#define T_ISDN       ns_t_isdn
#define T_RT         ns_t_rt
#define T_NSAP       ns_t_nsap
#define T_NSAP_PTR   ns_t_nsap_ptr
#define T_SIG        ns_t_sig
#define T_KEY        ns_t_key
#define T_PX         ns_t_px
#define T_GPOS       ns_t_gpos
#define T_AAAA       ns_t_aaaa
#define T_LOC        ns_t_loc
#define T_NXT        ns_t_nxt
#define T_EID        ns_t_eid
#define T_NIMLOC     ns_t_nimloc
#define T_SRV        ns_t_srv
#define T_ATMA       ns_t_atma
#define T_NAPTR      ns_t_naptr
#define T_A6         ns_t_a6
#define T_DNAME      ns_t_dname
#define T_DS         ns_t_ds
#define T_SSHFP      ns_t_sshfp
#define T_IPSECKEY   ns_t_ipseckey
#define T_RRSIG      ns_t_rrsig
#define T_NSEC       ns_t_nsec
#define T_DNSKEY     ns_t_dnskey
#define T_DHCID      ns_t_dhcid
#define T_NSEC3      ns_t_nsec3
#define T_NSEC3PARAM ns_t_nsec3param
#define T_TLSA       ns_t_tlsa
#define T_SMIMEA     ns_t_smimea
#define T_HIP        ns_t_hip
#define T_NINFO      ns_t_ninfo
#define T_RKEY       ns_t_rkey
#define T_TALINK     ns_t_talink
#define T_CDS        ns_t_cds
#define T_CDNSKEY    ns_t_cdnskey
#define T_OPENPGPKEY ns_t_openpgpkey
#define T_CSYNC      ns_t_csync
#define T_SPF        ns_t_spf
#define T_UINFO      ns_t_uinfo
#define T_UID        ns_t_uid
#define T_GID        ns_t_gid
#define T_UNSPEC     ns_t_unspec
#define T_NID        ns_t_nid
#define T_L32        ns_t_l32
#define T_L64        ns_t_l64
#define T_LP         ns_t_lp
#define T_EUI48      ns_t_eui48
#define T_EUI64      ns_t_eui64
#define T_TKEY       ns_t_tkey
#define T_TSIG       ns_t_tsig
#define T_IXFR       ns_t_ixfr
#define T_AXFR       ns_t_axfr
#define T_MAILB      ns_t_mailb
#define T_MAILA      ns_t_maila
#define T_ANY        ns_t_any
#define T_URI        ns_t_uri
#define T_CAA        ns_t_caa
#define T_AVC        ns_t_avc
#define T_TA         ns_t_ta
#define T_DLV        ns_t_dlv

#define C_IN    ns_c_in
#define C_CHAOS ns_c_chaos
#define C_HS    ns_c_hs
#define C_NONE  ns_c_none
#define C_ANY   ns_c_any

#define GETSHORT NS_GET16
#define GETLONG  NS_GET32
#define PUTSHORT NS_PUT16
#define PUTLONG  NS_PUT32

__TN_END_DECLS

#endif
