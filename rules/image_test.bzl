"""Tests that run on the built libc itself: C programs compiled with the sysroot's own wrapper, in every link mode, on every platform."""

load("//platforms:profiles.bzl", "PROFILES")
load("//platforms/toolchain:llvm.bzl", "LLVM_BIN")
load(":image.bzl", "ImageInfo")
load(":layers.bzl", "LAYERS")
load(":transitions.bzl", "QEMU")

def _image_test(ctx):
    sysroot = ctx.files.sysroot[0]
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(script, """#!/bin/bash
export RUNNER="{qemu}"
exec /usr/bin/python3 {runner} --sysroot {sysroot} --modes {modes} --programs "{srcs}" {only} "$@"
""".format(
        modes = ",".join(ctx.attr.modes),
        only = "",
        qemu = QEMU[ctx.attr.arch].split(" -L ")[0],
        runner = ctx.file._runner.short_path,
        srcs = " ".join([f.short_path for f in ctx.files.srcs]),
        sysroot = sysroot.short_path,
    ), is_executable = True)
    return [DefaultInfo(
        executable = script,
        runfiles = ctx.runfiles([sysroot, ctx.file._runner] + ctx.files.srcs + ctx.files.data),
    )]

image_test = rule(
    implementation = _image_test,
    test = True,
    attrs = {
        "arch": attr.string(values = QEMU.keys()),
        "data": attr.label_list(allow_files = True),
        "modes": attr.string_list(),
        "srcs": attr.label_list(allow_files = [".c", ".h"]),
        "sysroot": attr.label(allow_files = True),
        "_runner": attr.label(default = "//testing:image_runner.py", allow_single_file = True),
    },
)

def libc_image_test(name, srcs, data = [], modes = ["static", "static-pie", "dynamic"], platforms = ["x86_64", "aarch64", "riscv64"], size = "medium", tags = []):
    """Self-checking C programs (exit 0 right, 77 cannot be judged here, anything else wrong) on the built libc.

    Makes one test per platform, `:name_<platform>`. A program's head may say `//@ cflags …`, `//@ modes static,dynamic`,
    `//@ archs x86_64`; `prog.so.c` beside `prog.c` is built as a shared library whose path the program gets in $CASE_SO.
    """
    for platform in platforms:
        image_test(
            name = name + "_" + platform,
            size = size,
            arch = PROFILES[platform].arch,
            srcs = srcs + ["//testing:case.h"],
            data = data,
            modes = modes,
            sysroot = "//platforms:sysroot_" + platform,
            tags = tags + ["image", platform],
        )

def _script_test(ctx, command, files):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(script, "#!/bin/bash\nexec " + command + "\n", is_executable = True)
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(files))]

def _image_checks(ctx):
    image = ctx.attr.image[ImageInfo]
    return _script_test(ctx, "/usr/bin/python3 %s %s %s %s %s" % (
        ctx.file._script.short_path,
        LLVM_BIN,
        ctx.attr.kind,
        image.shared.short_path,
        image.archive.short_path,
    ), [ctx.file._script, image.shared, image.archive])

image_checks_test = rule(
    doc = "What must hold of every image: see testing/image_checks.py.",
    implementation = _image_checks,
    test = True,
    attrs = {
        "image": attr.label(providers = [ImageInfo]),
        "kind": attr.string(values = ["ifunc", "static", "any"]),
        "_script": attr.label(default = "//testing:image_checks.py", allow_single_file = True),
    },
)

def _layers(ctx):
    archives = ctx.attr.image[OutputGroupInfo].archives.to_list()
    return _script_test(ctx, "/usr/bin/python3 %s %sllvm-nm %s %s %s" % (
        ctx.file._script.short_path,
        LLVM_BIN,
        ",".join(LAYERS),
        ctx.file._dynamic_list.short_path,
        " ".join([f.short_path for f in archives]),
    ), archives + [ctx.file._script, ctx.file._dynamic_list])

layers_test = rule(
    doc = "No object refers to a symbol of a higher layer: see testing/layers_check.py.",
    implementation = _layers,
    test = True,
    attrs = {
        "image": attr.label(providers = [ImageInfo]),
        "_dynamic_list": attr.label(default = "//platforms:dynamic.list", allow_single_file = True),
        "_script": attr.label(default = "//testing:layers_check.py", allow_single_file = True),
    },
)

def _sysroot_check(ctx):
    return _script_test(ctx, "/usr/bin/python3 %s %s %s" % (
        ctx.file.script.short_path,
        ctx.files.sysroot[0].short_path,
        " ".join([f.short_path for f in ctx.files.data] + ctx.attr.arguments),
    ), ctx.files.sysroot + ctx.files.data + ctx.files.also + [ctx.file.script])

sysroot_check_test = rule(
    doc = "A python script that looks at a sysroot: SCRIPT SYSROOT DATA… ARGUMENTS….",
    implementation = _sysroot_check,
    test = True,
    attrs = {
        "also": attr.label_list(allow_files = True),
        "arguments": attr.string_list(),
        "data": attr.label_list(allow_files = True),
        "script": attr.label(allow_single_file = True),
        "sysroot": attr.label(allow_files = True),
    },
)
