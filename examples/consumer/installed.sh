#!/bin/bash
# The installed folder is complete: a program is compiled with gcc and what pkg-config says.
set -euo pipefail
for file; do
    case $file in */pkgconfig/*.pc) folder=$(cd "$(dirname "$file")/../.." && pwd) ;; esac
done
cat >"$TEST_TMPDIR/use.c" <<'END'
#include <stdio.h>
#include <tenon/mem.h>
int main(void)
{
    char text[8];
    tn_memcpy(text, "tenon", 6);
    return puts(tn_memchr(text, 't', 6) == text ? text : "wrong") < 0;
}
END
export PKG_CONFIG_PATH=$folder/lib/pkgconfig
gcc "$TEST_TMPDIR/use.c" -o "$TEST_TMPDIR/use" $(pkg-config --cflags --libs tenon-mem)
[ "$("$TEST_TMPDIR/use")" = tenon ]
LD_PRELOAD=$folder/lib/libtenon-mem.so "$TEST_TMPDIR/use"
