"""Real programs from Debian's source packages, built with a sysroot and run on it.

`build SYSROOT SOURCES HERE OUT` makes the program (a cached build action), `run SYSROOT BUILT SOURCES HERE` judges it; both lie in the test's package. RUNNER in
run's environment is the emulator of foreign platforms.
"""

load("//platforms:profiles.bzl", "PROFILES")
load(":transitions.bzl", "QEMU")

def _root(files):
    """The folder that holds all files of a repository: that of the shallowest one."""
    return sorted([(len(f.path.split("/")), f.path, f.short_path) for f in files])[0]

def _program(ctx):
    out = ctx.actions.declare_directory(ctx.label.name)
    ctx.actions.run(
        executable = "/bin/bash",
        arguments = [
            ctx.file.build.path,
            ctx.files.sysroot[0].path,
            _root(ctx.files.source)[1].rpartition("/")[0],
            ctx.label.package,
            out.path,
        ],
        inputs = ctx.files.sysroot + ctx.files.source + ctx.files.data + [ctx.file.build],
        outputs = [out],
        env = {"PATH": "/usr/bin:/bin"},
        mnemonic = "BuildProgram",
        progress_message = "Building %s" % ctx.label.name,
    )
    return [DefaultInfo(files = depset([out]), runfiles = ctx.runfiles([out]))]

program = rule(
    implementation = _program,
    attrs = {
        "build": attr.label(allow_single_file = True),
        "data": attr.label_list(allow_files = True),
        "source": attr.label(allow_files = True),
        "sysroot": attr.label(allow_files = True),
    },
)

def _program_test(ctx):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(script, """#!/bin/bash
export RUNNER="{qemu}"
exec /usr/bin/python3 {run} {sysroot} {built} {source} {here} "$@"
""".format(
        built = ctx.files.program[0].short_path,
        here = ctx.label.package,
        qemu = QEMU[ctx.attr.arch].split(" -L ")[0],
        run = ctx.file.run.short_path,
        source = _root(ctx.files.source)[2].rpartition("/")[0],
        sysroot = ctx.files.sysroot[0].short_path,
    ), is_executable = True)
    return [DefaultInfo(
        executable = script,
        runfiles = ctx.runfiles(ctx.files.program + ctx.files.sysroot + ctx.files.source + ctx.files.data + [ctx.file.run]),
    )]

program_test = rule(
    implementation = _program_test,
    test = True,
    attrs = {
        "arch": attr.string(values = QEMU.keys()),
        "data": attr.label_list(allow_files = True),
        "program": attr.label(allow_files = True),
        "run": attr.label(allow_single_file = True),
        "source": attr.label(allow_files = True),
        "sysroot": attr.label(allow_files = True),
    },
)

def program_tests(name, build, run, source, data = [], platforms = ["x86_64", "aarch64", "riscv64"], size = "large", tags = []):
    for platform in platforms:
        sysroot = "//platforms:sysroot_" + platform
        program(
            name = "%s_%s" % (name, platform),
            build = build,
            data = data,
            source = source,
            sysroot = sysroot,
        )
        program_test(
            name = "%s_%s_test" % (name, platform),
            size = size,
            arch = PROFILES[platform].arch,
            data = data,
            program = ":%s_%s" % (name, platform),
            run = run,
            source = source,
            sysroot = sysroot,
            tags = tags + ["program", platform],
        )
