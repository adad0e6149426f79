#!/bin/bash
# build.sh SYSROOT SOURCES HERE OUT: Lua with the sysroot's clang, in OUT: lua-static, lua-static-pie, lua-dynamic and the module tnmod.so.
# SOURCES is the unpacked Debian package, HERE this folder.
set -euo pipefail
sysroot=$(readlink -f "$1") sources=$2 here=$3 out=$4
cc=$sysroot/bin/tenon-clang
mkdir -p "$out/o"
# debian/rules makes this header; the name in it only shows in default search paths.
echo '#define DEB_HOST_MULTIARCH "tenon"' >"$out/o/lua5.4-deb-multiarch.h"
flags=(-std=gnu99 -O2 -w -DLUA_COMPAT_5_3 -DLUA_USE_LINUX -I"$sources/src" -I"$out/o" -fPIE)
compile() { "$cc" "${flags[@]}" -c "$1" -o "$out/o/$2.o" "${@:3}"; }
objects=()
for file in "$sources"/src/*.c; do
    name=$(basename "$file" .c)
    case $name in luac | linit) continue ;; esac
    compile "$file" "$name"
    objects+=("$out/o/$name.o")
done
compile "$sources/src/linit.c" linit
compile "$sources/src/linit.c" linit_renamed -DluaL_openlibs=open_standard_libraries
compile "$here/static_modules.c" static_modules
compile "$here/tnmod.c" tnmod
static=("${objects[@]}" "$out"/o/{linit_renamed,static_modules,tnmod}.o)
"$cc" -static "${static[@]}" -o "$out/lua-static" -lm
"$cc" -static-pie "${static[@]}" -o "$out/lua-static-pie" -lm
"$cc" "${objects[@]}" "$out/o/linit.o" -o "$out/lua-dynamic" -Wl,--export-dynamic -lm -ldl
"$cc" "${flags[@]}" -shared -fPIC "$here/tnmod.c" -o "$out/tnmod.so"
rm -r "$out/o"
