#!/bin/bash
# SPDX-License-Identifier: MIT
# run.sh [BACKEND…]: builds each backend (fast and hardened unless named) with races.c under ThreadSanitizer and runs it.
set -euo pipefail
if [ -n "${TEST_SRCDIR:-}" ]; then cd "$TEST_SRCDIR/$TEST_WORKSPACE"; else cd "$(dirname "${BASH_SOURCE[0]}")/../.."; fi
clang=${CLANG:-clang-19}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
arch=$(uname -m)
library="-std=gnu23 -D_GNU_SOURCE -DTN_HOSTED -O1 -g1 -ffreestanding -fno-strict-aliasing -w -iquote . -nostdlibinc -isystem include -isystem include/arch/$arch"
export clang library work
[ $# -gt 0 ] || set -- fast hardened
for backend; do
    rm -rf "$work"/*
    printf '%s\n' malloc/*.c malloc/"$backend"/*.c malloc/races/port.c base/{hooks,lock,process}.c base/port/{tls_hosted,abort_raw,entropy_raw}.c |
        xargs -P 2 -I{} bash -c '$clang $library -fsanitize=thread -c {} -o $work/$(echo {} | tr / _).o'
    mkdir "$work/include"
    cp -r include/tenon "$work/include"
    $clang -std=gnu2x -D_GNU_SOURCE -O1 -g1 -fsanitize=thread -I "$work/include" malloc/races/races.c "$work"/*.o -o "$work/races" -pthread
    echo "$backend:"
    # Without address space randomization, which the sanitizer's layout of memory does not always survive.
    TSAN_OPTIONS=halt_on_error=1 setarch -R "$work/races"
done
