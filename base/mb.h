// SPDX-License-Identifier: MIT
// UTF-8 as RFC 3629 defines it (no overlong forms, no surrogates, nothing above U+10FFFF), one byte
// at a time and restartable, and the single-byte encoding of the C locale. Errors are seen at the
// first byte that no valid sequence has in that place.
#pragma once

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <wchar.h>

#include "base/tn.h"

// Bytes from 128 on in the C locale are these wide characters, which no Unicode text contains (PEP
// 383): every byte string converts to wide characters and back (POSIX.1-2024 6.2).
constexpr unsigned TN_WIDE_BYTE = 0xdc00;

// The decoder's state fits in mbstate_t: zero between characters, else the bits so far and how many
// bytes are missing.
//   state = bits | missing << 24
constexpr unsigned TN_UTF8_INVALID = ~0u;

// Takes the next byte. The state afterwards is the character, if nothing is missing, or
// TN_UTF8_INVALID.
TN_INLINE unsigned tn_utf8_step(unsigned state, unsigned byte)
{
    unsigned missing = state >> 24, bits = state & 0xffffff;
    if (!missing) {
        if (byte < 0x80)
            return byte;
        if (byte - 0xc2 < 0xe0 - 0xc2)
            return (byte & 31) | 1 << 24;
        if (byte - 0xe0 < 16)
            return (byte & 15) | 2 << 24;
        if (byte - 0xf0 < 5)
            return (byte & 7) | 3 << 24;
        return TN_UTF8_INVALID;
    }
    if (byte - 0x80 >= 64)
        return TN_UTF8_INVALID;
    bits = bits << 6 | (byte & 63);
    // The second byte of a sequence decides what is forbidden. With two missing, fewer than 16
    // leading values mean three bytes in all: below U+0800 is overlong, and U+D800 to U+DFFF are
    // surrogates.
    if (missing == 2 && bits < 16 << 6 && (bits < 0x800 >> 6 || bits - (0xd800 >> 6) < 0x800 >> 6))
        return TN_UTF8_INVALID;
    if (missing == 3 && bits - (0x10000 >> 12) >= 0x100000 >> 12)
        return TN_UTF8_INVALID;
    return bits | (missing - 1) << 24;
}

TN_INLINE bool tn_utf8_complete(unsigned state) { return state < 1 << 24; }

// Writes a character as UTF-8 and returns its length; 0 for what is no character.
TN_INLINE size_t tn_utf8_put(char *to, unsigned c)
{
    if (c < 0x80) {
        to[0] = (char)c;
        return 1;
    }
    if (c < 0x800) {
        to[0] = (char)(0xc0 | c >> 6);
        to[1] = (char)(0x80 | (c & 63));
        return 2;
    }
    if (c < 0x10000) {
        if (c - 0xd800 < 0x800)
            return 0;
        to[0] = (char)(0xe0 | c >> 12);
        to[1] = (char)(0x80 | (c >> 6 & 63));
        to[2] = (char)(0x80 | (c & 63));
        return 3;
    }
    if (c >= 0x110000)
        return 0;
    to[0] = (char)(0xf0 | c >> 18);
    to[1] = (char)(0x80 | (c >> 12 & 63));
    to[2] = (char)(0x80 | (c >> 6 & 63));
    to[3] = (char)(0x80 | (c & 63));
    return 4;
}

// One character in the encoding of a locale.
TN_INLINE size_t tn_mb_put(bool utf8, char *to, wchar_t wide)
{
    unsigned c = (unsigned)wide;
    if (utf8)
        return tn_utf8_put(to, c);
    if (c >= 0x80 && c - (TN_WIDE_BYTE + 0x80) >= 0x80)
        return 0;
    to[0] = (char)c;
    return 1;
}
TN_INLINE wchar_t tn_wide_of_byte(unsigned char byte)
{
    return (wchar_t)(byte < 0x80 ? byte : TN_WIDE_BYTE + byte);
}
