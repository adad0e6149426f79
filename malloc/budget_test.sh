#!/bin/bash
# SPDX-License-Identifier: MIT
# budget_test.sh LIBC.SO [NAME=N...]: each function's fast path, which is what stands before its first return, has at most N
# instructions, no call and no locked one.
set -u
lib=$1
shift
fail=0
for budget; do
    name=${budget%=*} most=${budget#*=}
    path=$(/usr/lib/llvm-19/bin/llvm-objdump -d --no-show-raw-insn --disassemble-symbols="$name" "$lib" |
        sed -n 's/^ *[0-9a-f]*:[[:space:]]*//p' | sed '/^ret/q')
    n=$(wc -l <<<"$path")
    echo "$name: $n instructions, budget $most"
    if [ -z "$path" ] || ! tail -n 1 <<<"$path" | grep -q '^ret' || [ "$n" -gt "$most" ] || grep -qE '^(call|lock|xchg)' <<<"$path"; then
        echo "$name is over its budget:"
        echo "$path"
        fail=1
    fi
done
exit $fail
