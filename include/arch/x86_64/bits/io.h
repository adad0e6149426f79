/* SPDX-License-Identifier: MIT */
/* The I/O port instructions of x86_64. */
#ifndef _BITS_IO_H
#define _BITS_IO_H

static __inline unsigned char inb(unsigned short __port)
{
    unsigned char __value;
    __asm__ volatile("inb %1, %0" : "=a"(__value) : "dN"(__port));
    return __value;
}

static __inline unsigned short inw(unsigned short __port)
{
    unsigned short __value;
    __asm__ volatile("inw %1, %0" : "=a"(__value) : "dN"(__port));
    return __value;
}

static __inline unsigned int inl(unsigned short __port)
{
    unsigned int __value;
    __asm__ volatile("inl %1, %0" : "=a"(__value) : "dN"(__port));
    return __value;
}

static __inline void outb(unsigned char __value, unsigned short __port)
{
    __asm__ volatile("outb %0, %1" : : "a"(__value), "dN"(__port));
}

static __inline void outw(unsigned short __value, unsigned short __port)
{
    __asm__ volatile("outw %0, %1" : : "a"(__value), "dN"(__port));
}

static __inline void outl(unsigned int __value, unsigned short __port)
{
    __asm__ volatile("outl %0, %1" : : "a"(__value), "dN"(__port));
}

static __inline void insb(unsigned short __port, void *__buf, unsigned long __count)
{
    __asm__ volatile("cld; rep insb" : "+D"(__buf), "+c"(__count) : "d"(__port) : "memory");
}

static __inline void insw(unsigned short __port, void *__buf, unsigned long __count)
{
    __asm__ volatile("cld; rep insw" : "+D"(__buf), "+c"(__count) : "d"(__port) : "memory");
}

static __inline void insl(unsigned short __port, void *__buf, unsigned long __count)
{
    __asm__ volatile("cld; rep insl" : "+D"(__buf), "+c"(__count) : "d"(__port) : "memory");
}

static __inline void outsb(unsigned short __port, const void *__buf, unsigned long __count)
{
    __asm__ volatile("cld; rep outsb" : "+S"(__buf), "+c"(__count) : "d"(__port) : "memory");
}

static __inline void outsw(unsigned short __port, const void *__buf, unsigned long __count)
{
    __asm__ volatile("cld; rep outsw" : "+S"(__buf), "+c"(__count) : "d"(__port) : "memory");
}

static __inline void outsl(unsigned short __port, const void *__buf, unsigned long __count)
{
    __asm__ volatile("cld; rep outsl" : "+S"(__buf), "+c"(__count) : "d"(__port) : "memory");
}

#endif
