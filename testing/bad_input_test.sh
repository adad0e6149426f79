#!/bin/bash
# Bad input to the scripts and the library: one clear line that says what and where, exit status not zero, nothing half-installed.
# bad_input_test.sh SYSROOT
set -uo pipefail
sysroot=$(readlink -f "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
# expect STATUS TEXT COMMAND…: exits with STATUS (or any but 0 for "bad") and says TEXT in at most three lines
expect() {
    local status=$1 text=$2 out code
    shift 2
    out=$("$@" 2>&1 </dev/null)
    code=$?
    if [ "$status" = bad ] && [ $code = 0 ] || [ "$status" != bad ] && [ $code != "$status" ] || ! grep -qF -- "$text" <<<"$out" || [ "$(wc -l <<<"$out")" -gt 3 ]; then
        echo "FAILED (status $code): $*"
        sed 's/^/    /' <<<"$out"
        failed=1
    else
        echo "ok: $out"
    fi
}
expect 2 "no platform 'vax'" ./install "$work/x" --platform=vax
expect 2 "unknown option --prefix" ./install --prefix="$work/x"
[ ! -e "$work/x" ] || { echo "FAILED: install left something behind"; failed=1; }
: >"$work/file"
expect bad "is no folder" ./install "$work/file" --platform=x86_64

loader=$sysroot/lib/libc.so
expect bad "/nonexistent/program" "$loader" /nonexistent/program
echo "not an ELF file" >"$work/text"
chmod +x "$work/text"
expect bad "text" "$loader" "$work/text"
export TENON_INTERPRETER=$loader
cd "$work" || exit 1
echo 'int lost(void); int main(void) { return lost(); }' >main.c
echo 'int lost(void) { return 0; }' >lost.c
"$sysroot/bin/tenon-clang" -shared lost.c -o liblost.so && "$sysroot/bin/tenon-clang" main.c -L. -llost -o main || failed=1
expect bad "liblost.so" ./main
LD_LIBRARY_PATH=$work ./main || { echo "FAILED: with the library present"; failed=1; }
head -c 300 liblost.so >cut && mv cut liblost.so
expect bad "liblost.so" env LD_LIBRARY_PATH="$work" ./main
echo 'int other;' >lost.c
"$sysroot/bin/tenon-clang" -shared lost.c -o liblost.so || failed=1
expect 127 "lost: symbol not found" env LD_LIBRARY_PATH="$work" ./main
printf '\267' | dd of=liblost.so bs=1 seek=18 conv=notrunc 2>/dev/null # e_machine: AArch64
expect bad "liblost.so" env LD_LIBRARY_PATH="$work" ./main
exit $failed
