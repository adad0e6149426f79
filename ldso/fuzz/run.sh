#!/bin/bash
# run.sh [libFuzzer options]: builds the fuzz target with the host's libc, makes the first corpus from the libraries of ldso/tests and their damaged copies, and runs it.
# Without options a short run that is the same every time; `-max_total_time=600` for ten minutes, `-fork=2` on two processors. CORPUS=folder keeps what is found.
set -euo pipefail
if [ -n "${TEST_SRCDIR:-}" ]; then cd "$TEST_SRCDIR/$TEST_WORKSPACE"; else cd "$(dirname "${BASH_SOURCE[0]}")/../.."; fi
clang=${CLANG:-clang-19}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
arch=$(uname -m)
corpus=${CORPUS:-$work/corpus}
mkdir -p "$corpus" "$work/seeds"

# The loader without what starts a process or calls code of a library.
sources=$(ls ldso/*.c | grep -v -E '/(boot|early|self|start|command|dlopen|dlclose|dlinfo|dladdr|dl_find_object|dlerror|thread_atexit|lock)\.c$')
library="-std=gnu23 -D_GNU_SOURCE -DTN_HOSTED -O1 -g1 -ffreestanding -fno-strict-aliasing -w -iquote ."
export clang library work arch
printf '%s\n' $sources base/tls.c base/hooks.c base/lock.c base/process.c ldso/fuzz/*.c | xargs -P 2 -I{} bash -c \
    '$clang $library -nostdlibinc -isystem include -isystem include/arch/$arch -fsanitize=fuzzer-no-link,address -c {} -o $work/$(echo {} | tr / _).o'
$clang -iquote . -fsanitize=fuzzer,address "$work"/*.o ldso/arch/"$arch"/tlsdesc.S -o "$work/fuzz"

# Seeds: libraries of the tests, with both hash tables and both forms of relative relocations.
for f in hostile hostile_functions versions dynamic_tls.gd dynamic_tls.ie dl_gnu scope; do
    source=$(ls ldso/tests/$f*.so.c | head -1)
    for flags in "--hash-style=gnu,--pack-dyn-relocs=relr" "--hash-style=sysv,-z,norelro"; do
        $clang -shared -fPIC -O1 -w -nostdlib -fuse-ld=lld "-Wl,$flags,--unresolved-symbols=ignore-all" "$source" -o "$work/seeds/$f-${flags:13:3}.so" 2>/dev/null || true
    done
done
[ -n "$(ls "$work/seeds")" ]
if [ $# -gt 0 ]; then
    exec env ASAN_OPTIONS=detect_leaks=1:allocator_may_return_null=1 "$work/fuzz" -max_len=65536 -timeout=10 -rss_limit_mb=2048 "$@" "$corpus" "$work/seeds"
fi
ASAN_OPTIONS=allocator_may_return_null=1 "$work/fuzz" -max_len=16384 -timeout=20 -rss_limit_mb=2048 -seed=1 -runs=20000 "$corpus" "$work/seeds" 2>&1 | tail -${TAIL:-3}
