#!/bin/bash
# Programs of this machine run as before when tenon's functions replace those of their libc.
set -euo pipefail
libraries=$(printf '%s:' "${@/#/$PWD/}")
text=/usr/share/common-licenses/GPL-3
for program in "sort $text" "grep -c the $text" "sed s/the/THE/g $text" "md5sum $text" "tr a-z A-Z" "bash -c 'echo \${0/a/b} a'"; do
    plain=$(eval "$program" <"$text" | md5sum)
    with=$(eval "LD_PRELOAD=$libraries $program" <"$text" | md5sum)
    [ "$plain" = "$with" ] || { echo "differs: $program" >&2; exit 1; }
done
# And they are in use, as the loader's account of its bindings says.
bindings=$(LD_PRELOAD=$libraries LD_DEBUG=bindings sort "$text" 2>&1 >/dev/null)
for binding in 'libtenon-mem.so.*normal symbol .memcpy' 'libtenon-string.so.*normal symbol .strlen'; do
    grep -q "$binding" <<<"$bindings" || { echo "not in use: $binding" >&2; exit 1; }
done
