"""One build for all flavours: rules that rebuild a target for another architecture, with sanitizers, or as part of an image."""

_PLATFORMS = "//command_line_option:platforms"
_SANITIZE = str(Label("//platforms:sanitize"))

def _flavour(settings, attr):
    platform = Label("//platforms:host_" + attr.arch)
    return {_PLATFORMS: [str(platform)], _SANITIZE: attr.sanitize}

_flavour_transition = transition(
    implementation = _flavour,
    inputs = [],
    outputs = [_PLATFORMS, _SANITIZE],
)

# CPUs by the length of their vectors in bits, for variants that do not know it.
VECTORS = {
    "sve128": ("aarch64", "max,sve-default-vector-length=16"),
    "sve256": ("aarch64", "max,sve-default-vector-length=32"),
    "sve512": ("aarch64", "max,sve-default-vector-length=64"),
    "rvv128": ("riscv64", "rv64,v=true,vext_spec=v1.0,vlen=128"),
    "rvv256": ("riscv64", "rv64,v=true,vext_spec=v1.0,vlen=256"),
    "rvv512": ("riscv64", "rv64,v=true,vext_spec=v1.0,vlen=512"),
}

# The emulated CPU of each foreign architecture has every level that tenon knows there.
CPU = {
    "aarch64": "max",
    "riscv64": "rv64,v=true,vext_spec=v1.0",
    "x86_64": "",
}
QEMU = {
    "aarch64": "qemu-aarch64 -cpu %s -L /usr/aarch64-linux-gnu" % CPU["aarch64"],
    "riscv64": "qemu-riscv64 -cpu %s -L /usr/riscv64-linux-gnu" % CPU["riscv64"],
    "x86_64": "",
}

def _flavoured_test(ctx):
    binary = ctx.attr.test[0][DefaultInfo].files_to_run.executable
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(script, """#!/bin/sh
{export}exec {qemu} {binary} {args} "$@"
""".format(
        export = "export TENON_LEVEL=%s\n" % ctx.attr.level if ctx.attr.level else "",
        qemu = QEMU[ctx.attr.arch].replace(CPU[ctx.attr.arch], ctx.attr.cpu) if ctx.attr.cpu else QEMU[ctx.attr.arch],
        binary = binary.short_path,
        args = " ".join(["'%s'" % arg for arg in ctx.attr.test_args]),
    ), is_executable = True)
    return [DefaultInfo(
        executable = script,
        runfiles = ctx.runfiles([binary]).merge(ctx.attr.test[0][DefaultInfo].default_runfiles),
    )]

flavoured_test = rule(
    doc = "Runs a test built for another architecture (under qemu-user) or with sanitizers.",
    implementation = _flavoured_test,
    test = True,
    attrs = {
        "arch": attr.string(default = "x86_64", values = QEMU.keys()),
        "cpu": attr.string(doc = "qemu's name of another CPU than the usual one"),
        "level": attr.string(doc = "the highest level that may be used"),
        "sanitize": attr.bool(),
        "test": attr.label(mandatory = True, cfg = _flavour_transition),
        "test_args": attr.string_list(),
        "_allowlist_function_transition": attr.label(default = "@bazel_tools//tools/allowlists/function_transition_allowlist"),
    },
)
