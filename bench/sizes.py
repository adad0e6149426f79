"""How large things are: the library, its components, and what a static program becomes."""

import os
import re

import peers as libcs


def stripped(path, builder):
    out = builder.path("stripped")
    libcs.run(["strip", "-o", out, os.path.realpath(path)])
    return os.path.getsize(out)


def sizes(peers, builder, map_file):
    """{"rows": [{name, bytes: {peer: bytes}}], "components": [{name, bytes}]}; what cannot be made is left out."""
    rows = []

    def add(name, of):
        found = {}
        for peer in peers:
            try:
                value = of(peer)
            except libcs.PeerError:
                continue
            if value:
                found[peer.name] = value
        if found:
            rows.append({"name": name, "bytes": found})

    def library(peer):
        return (
            stripped(peer.interpreter, builder)
            if not peer.is_host and os.path.exists(peer.interpreter)
            else host_library(builder)
            if peer.is_host
            else None
        )

    def hello(kind, collect):
        def of(peer):
            if peer.is_host or peer.libdir:
                out = builder.path("%s-size-%s-%s" % (peer.name, kind, collect))
                builder.static(
                    peer,
                    out,
                    [builder.source("hello") if peer.is_host else builder.object("hello")],
                    pie=kind == "static-pie",
                    collect=collect,
                )
                return stripped(out, builder)
            return None

        return of

    add("libc.so, the loader in it", library)
    add("static hello", hello("static", False))
    add("static hello, --gc-sections", hello("static", True))
    add("static-PIE hello, --gc-sections", hello("static-pie", True))
    return {"rows": rows, "components": components(map_file) if map_file else []}


def host_library(builder):
    """glibc's libc.so.6, libm and the loader together, which is what a musl-ABI libc.so holds."""
    total = 0
    for name in [
        "libc.so.6",
        "libm.so.6",
        "ld-linux-x86-64.so.2" if libcs.MACHINE == "x86_64" else "ld-linux-%s.so.1" % libcs.MACHINE,
    ]:
        if not builder.host:
            return None
        path = libcs.run(builder.host + ["-print-file-name=" + name]).strip()
        if not os.path.isabs(path):
            return None
        total += stripped(path, builder)
    return total


# Sections of the file that are stripped or take no room in it.
NOT_STORED = (".debug", ".bss", ".comment", ".symtab", ".strtab", ".shstrtab", ".relro_padding")


def components(map_file):
    """Bytes of each package in libc.so, from lld's map: `address address size align
    path/<image>/<package>/lib….a(member.o):(section)`. What the linker makes itself is `tables`.
    """
    total = {}
    line_form = re.compile(
        r"^\s*[0-9a-f]+\s+[0-9a-f]+\s+([0-9a-f]+)\s+\d+\s+(?:<internal>|(\S+\.a)\(.*\)):\((\.[^)]*)\)$"
    )
    with open(map_file) as file:
        for line in file:
            found = line_form.match(line)
            if not found or found.group(3).startswith(NOT_STORED):
                continue
            parts = (found.group(2) or "tables").split("/")
            package = (
                "libgcc"
                if "libgcc" in parts[-1]
                else next(
                    (p for before, p in zip(parts, parts[1:]) if before.startswith("libc_") or before == "libc"),
                    parts[-1],
                )
            )
            total[package] = total.get(package, 0) + int(found.group(1), 16)
    return [{"name": name, "bytes": size} for name, size in sorted(total.items(), key=lambda item: -item[1])]
