"""The libcs that are compared, and the programs that are built for them.

A musl-ABI peer is an interpreter: the suites are compiled and linked once, and each peer runs a copy of the
same bytes in which only the path in PT_INTERP differs. glibc, the machine's, compiles the same sources with
the machine's compiler.
"""

import os
import platform
import shutil
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
MACHINE = platform.machine()
CLANG = os.environ.get("TENON_CLANG", "clang-19")
# Room for any interpreter; what is not used stays zero, which the kernel allows.
PLACE = "/" + "interpreter-" * 60
COMPILE = ["-std=gnu17", "-O2", "-falign-loops=32", "-D_GNU_SOURCE", "-fno-builtin", "-w"]
# As tools/wrappers link; for all peers of the musl ABI.
LINK = ["-Wl,-z,noseparate-code,-z,now,--no-rosegment,--eh-frame-hdr,--hash-style=gnu,--build-id=none"]
LIBRARIES = 8  # of the start-up row with shared libraries

# What the startup suite runs: the row's name, the program, and how it is linked.
STARTS = [
    ("without libc", "floor", "floor"),
    ("static hello", "hello", "static"),
    ("static-PIE hello", "hello", "static-pie"),
    ("dynamic hello", "hello", "dynamic"),
    ("dynamic hello, %d libraries" % LIBRARIES, "hello", "libraries"),
]


class PeerError(Exception):
    """One line that says what is wrong with a peer."""


class Peer:
    """A libc: its loader, the folder of its libc.a and crt1.o if there is one, and why it is out, if it is."""

    def __init__(self, name, interpreter, libdir=None):
        self.name, self.interpreter, self.libdir = name, interpreter, libdir
        self.programs, self.starts, self.errors = {}, {}, []

    @property
    def is_host(self):
        return self.interpreter is None


def parse_peer(text):
    """NAME=INTERP[:LIBDIR]"""
    name, equals, rest = text.partition("=")
    interpreter, _, libdir = rest.partition(":")
    if not equals or not name or not interpreter:
        raise PeerError("--peer takes NAME=INTERP[:LIBDIR], not '%s'" % text)
    return Peer(name, os.path.abspath(interpreter), os.path.abspath(libdir) if libdir else None)


def default_peers(sysroot):
    loader = "ld-musl-%s.so.1" % MACHINE
    return [
        Peer("tenon", os.path.join(sysroot, "lib", loader), os.path.join(sysroot, "lib")),
        Peer("musl", "/lib/" + loader, "/usr/lib/%s-linux-musl" % MACHINE),
        Peer("glibc", None),
    ]


def run(command, **kwargs):
    """Runs a command, quietly; a failure is a PeerError with the last line of what it said."""
    try:
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", **kwargs
        )
    except OSError as error:
        raise PeerError("cannot run %s: %s" % (command[0], error.strerror)) from None
    if done.returncode:
        lines = [line for line in done.stdout.splitlines() if line.strip()] or [""]
        telling = [line for line in lines if "error:" in line] or lines[-1:]
        how = "signal %d" % -done.returncode if done.returncode < 0 else "exit status %d" % done.returncode
        raise PeerError(
            "%s: %s%s" % (os.path.basename(command[0]), how, ": " + telling[0].strip() if telling[0] else "")
        )
    return done.stdout


class Builder:
    """Compiles the suites in a folder of its own, each program once for the musl ABI and once for the host."""

    def __init__(self, sysroot, work):
        self.sysroot, self.work = sysroot, work
        self.clang = [os.path.join(sysroot, "bin", "tenon-clang")]
        self.host = next(([c] for c in ["cc", "gcc", "clang"] if shutil.which(c)), None)
        self.include = ["-I" + os.path.dirname(HERE)]
        self.built = {}

    def path(self, name):
        return os.path.join(self.work, name)

    def source(self, name):
        return os.path.join(HERE, "hello.c" if name == "hello" else "suites/%s.c" % name)

    def once(self, name, make):
        """The file `name`, made on first use; a failure is remembered, too."""
        if name not in self.built:
            try:
                make(self.path(name))
                self.built[name] = None
            except PeerError as error:
                self.built[name] = error
        if self.built[name]:
            raise self.built[name]
        return self.path(name)

    def object(self, name):
        return self.once(
            name + ".o",
            lambda out: run(self.clang + COMPILE + self.include + ["-fPIE", "-c", self.source(name), "-o", out]),
        )

    def suite(self, peer, suite):
        """The program of a suite for a peer. The control rows call no libc: their object is the same in all."""
        parts = [suite, "main"]
        if peer.is_host:
            sources = [self.source(p) for p in parts]
            return self.once(
                "host-" + suite,
                lambda out: run(
                    self.host_compiler()
                    + COMPILE
                    + self.include
                    + sources
                    + [self.object("control"), "-o", out, "-lm", "-lpthread"]
                ),
            )
        return self.for_interpreter(
            peer, suite, lambda out: self.dynamic(out, [self.object(p) for p in parts + ["control"]])
        )

    def host_compiler(self):
        if not self.host:
            raise PeerError("no compiler for this machine's own libc (cc, gcc or clang)")
        return self.host

    def dynamic(self, out, inputs):
        # No RELR: musl reads it since 1.2.4, and these programs are for older ones, too.
        run(
            self.clang + inputs + ["-Wl,--pack-dyn-relocs=none", "-o", out],
            env=dict(os.environ, TENON_INTERPRETER=PLACE),
        )

    def for_interpreter(self, peer, name, make):
        """A copy of a program with the peer's path in PT_INTERP."""
        generic = self.once("any-" + name, make)
        path = os.fsencode(peer.interpreter)
        if len(path) > len(PLACE):
            raise PeerError("the path of the interpreter is too long")
        with open(generic, "rb") as file:
            image = file.read()
        if image.count(PLACE.encode() + b"\0") != 1:
            raise PeerError("%s has no place for an interpreter" % name)
        out = self.path("%s-%s" % (peer.name, name))
        with open(out, "wb") as file:
            file.write(image.replace(PLACE.encode(), path.ljust(len(PLACE), b"\0")))
        os.chmod(out, 0o755)
        return out

    def static(self, peer, out, inputs, pie=False, collect=True):
        """Links with the peer's own libc.a; the same linker and flags for all peers of the musl ABI."""
        collected = ["-Wl,--gc-sections"] if collect else ["-Wl,--no-gc-sections"]
        if peer.is_host:
            run(
                self.host_compiler()
                + COMPILE
                + ["-ffunction-sections", "-fdata-sections", "-static-pie" if pie else "-static"]
                + collected
                + inputs
                + ["-o", out]
            )
            return
        if not peer.libdir:
            raise PeerError("no LIBDIR given, so no static programs")
        crt = "rcrt1.o" if pie else "crt1.o"
        for needed in [crt, "crti.o", "crtn.o", "libc.a"]:
            if not os.path.exists(os.path.join(peer.libdir, needed)):
                raise PeerError("no %s in %s" % (needed, peer.libdir))

        def lib(name):
            return os.path.join(peer.libdir, name)

        libgcc = run([CLANG, "--target=%s-linux-gnu" % MACHINE, "-print-libgcc-file-name"]).strip()
        kind = ["-static", "-Wl,-pie,--no-dynamic-linker,-z,text,-z,relro" if pie else "-Wl,-z,norelro"]
        run(
            [CLANG, "--target=%s-linux-gnu" % MACHINE, "-fuse-ld=lld", "-nostdlib"]
            + LINK
            + kind
            + collected
            + [lib(crt), lib("crti.o")]
            + inputs
            + ["-Wl,--start-group", lib("libc.a")]
            + [f for f in [libgcc, os.path.join(os.path.dirname(libgcc), "libgcc_eh.a")] if os.path.exists(f)]
            + ["-Wl,--end-group", lib("crtn.o"), "-o", out]
        )

    def hello(self, peer, kind):
        """A program of the startup suite."""
        if kind == "floor":
            return self.once(
                "floor",
                lambda out: run(
                    [
                        CLANG,
                        "--target=%s-linux-gnu" % MACHINE,
                        "-fuse-ld=lld",
                        "-O2",
                        "-nostdlib",
                        "-ffreestanding",
                        "-static",
                        self.source("floor"),
                        "-o",
                        out,
                    ]
                ),
            )
        if kind in ("static", "static-pie"):
            inputs = [self.source("hello") if peer.is_host else self.object("hello")]
            return self.once(
                "%s-hello-%s" % (peer.name, kind), lambda out: self.static(peer, out, inputs, pie=kind == "static-pie")
            )
        libraries = []
        if kind == "libraries":
            libraries = [self.library(peer, n) for n in range(LIBRARIES)]
            rpath = ["-Wl,--no-as-needed", *libraries]
        if peer.is_host:
            return self.once(
                "host-hello-" + kind,
                lambda out: run(
                    self.host_compiler() + COMPILE + [self.source("hello"), "-o", out] + (rpath if libraries else [])
                ),
            )
        return self.for_interpreter(
            peer, "hello-" + kind, lambda out: self.dynamic(out, [self.object("hello")] + (rpath if libraries else []))
        )

    def library(self, peer, n):
        """A small shared library, found by the path it was linked by: a function, a table of 32
        pointers to functions.
        """
        host = peer.is_host

        def make(out):
            source = out + ".c"
            with open(source, "w") as file:
                file.write(
                    "#include <stdlib.h>\n#include <string.h>\nint library_%d_f(const char *s) { return atoi(s) + (int)strlen(s); }\n"
                    % n
                )
                file.write(
                    "int (*const library_%d_t[32])(const char *) = {%s};\n" % (n, ", ".join(["library_%d_f" % n] * 32))
                )
            run(
                (self.host_compiler() if host else self.clang)
                + COMPILE
                + ["-shared", "-fPIC", source, "-o", out]
                + ([] if host else ["-Wl,--pack-dyn-relocs=none"])
            )

        return self.once("%s-library-%d.so" % ("host" if host else "any", n), make)

    def spawner(self):
        """start.c, which times all peers' programs: static, on the library at hand."""
        return self.once(
            "start", lambda out: run(self.clang + COMPILE + self.include + ["-static", self.source("start"), "-o", out])
        )

    def prepare(self, peer, suites):
        """Builds what the peer needs; what cannot be built or run is one line in peer.errors."""
        if not peer.is_host and not os.path.exists(peer.interpreter):
            peer.errors.append(
                "%s does not exist%s"
                % (peer.interpreter, " (Debian: apt-get install musl musl-dev)" if peer.name == "musl" else "")
            )
            return
        try:
            said = run([self.hello(peer, "dynamic")], timeout=60, env={})
            if said != "hello, world\n":
                raise PeerError("its hello says '%s'" % said.strip()[:60])
        except (PeerError, subprocess.TimeoutExpired) as error:
            peer.errors.append(
                "cannot run a program: %s"
                % ("no end after 60 s" if isinstance(error, subprocess.TimeoutExpired) else error)
            )
            return
        for suite in suites:
            try:
                if suite != "startup":
                    peer.programs[suite] = self.suite(peer, suite)
            except PeerError as error:
                peer.errors.append("no suite %s: %s" % (suite, error))
        if {"startup", "seed"} & set(suites):
            for _, _, kind in STARTS if "startup" in suites else [start for start in STARTS if start[2] == "dynamic"]:
                try:
                    peer.starts[kind] = self.hello(peer, kind)
                except PeerError as error:
                    peer.errors.append("no %s program: %s" % (kind, error))
