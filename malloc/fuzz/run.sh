#!/bin/bash
# SPDX-License-Identifier: MIT
# run.sh [libFuzzer options]: builds the fuzz target for BACKEND (fast unless set, or hardened) with the host's libc and runs it.
# Without options a short run that is the same every time; `-max_total_time=600` for ten minutes, `-fork=2` on two processors. CORPUS=folder keeps what is found.
set -euo pipefail
if [ -n "${TEST_SRCDIR:-}" ]; then cd "$TEST_SRCDIR/$TEST_WORKSPACE"; else cd "$(dirname "${BASH_SOURCE[0]}")/../.."; fi
clang=${CLANG:-clang-19} backend=${BACKEND:-fast}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
arch=$(uname -m)
corpus=${CORPUS:-$work/corpus}
mkdir -p "$corpus"

library="-std=gnu23 -D_GNU_SOURCE -DTN_HOSTED -O1 -g1 -ffreestanding -fno-strict-aliasing -w -iquote ."
export clang library work arch
printf '%s\n' malloc/*.c malloc/"$backend"/*.c malloc/fuzz/*.c base/{hooks,lock,process}.c base/port/{vm_fake,tls_hosted,abort_raw,entropy_raw}.c |
    xargs -P 2 -I{} bash -c '$clang $library -nostdlibinc -isystem include -isystem include/arch/$arch \
        -fsanitize=fuzzer-no-link,undefined -fno-sanitize-recover=undefined -c {} -o $work/$(echo {} | tr / _).o'
$clang -fsanitize=fuzzer,undefined "$work"/*.o -o "$work/fuzz"

if [ $# -gt 0 ]; then
    "$work/fuzz" -max_len=4096 -len_control=0 -timeout=20 -rss_limit_mb=4096 "$@" "$corpus"
else
    "$work/fuzz" -max_len=1024 -len_control=0 -timeout=60 -rss_limit_mb=4096 -seed=1 -runs=${RUNS:-3000} "$corpus" 2>&1 | tail -${TAIL:-3}
fi
