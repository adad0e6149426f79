"""Repositories made from Debian packages that `tools/setup` installs."""

def _require(ctx, path, package):
    if not ctx.path(path).exists:
        fail("%s is missing: install Debian's package %s (tools/setup does)" % (path, package))

def _googletest(ctx):
    _require(ctx, "/usr/src/googletest/googletest/src/gtest-all.cc", "googletest")
    ctx.symlink("/usr/src/googletest/googletest/include", "include")
    ctx.symlink("/usr/src/googletest/googletest/src", "src")
    ctx.file("BUILD.bazel", """
load("@rules_cc//cc:defs.bzl", "cc_library")

cc_library(
    name = "gtest_main",
    srcs = glob(["src/*.cc", "src/*.h"], exclude = ["src/gtest-all.cc"]),
    hdrs = glob(["include/**/*.h"]),
    copts = ["-std=gnu++17", "-O1", "-w", "-Iexternal/googletest"],
    includes = ["include"],
    linkopts = ["-lpthread"],
    visibility = ["//visibility:public"],
)
""")

debian_googletest = repository_rule(implementation = _googletest, local = False)

# The kernel's user-space API headers, one tree per architecture: linux/, asm-generic/ and what else the package has, and asm/.
_UAPI = ["linux", "asm-generic", "drm", "misc", "mtd", "rdma", "scsi", "sound", "video", "xen"]
_ARCH = {
    "x86_64": ("/usr/include", "/usr/include/x86_64-linux-gnu/asm", "linux-libc-dev"),
    "aarch64": ("/usr/aarch64-linux-gnu/include", "/usr/aarch64-linux-gnu/include/asm", "linux-libc-dev-arm64-cross"),
    "riscv64": ("/usr/riscv64-linux-gnu/include", "/usr/riscv64-linux-gnu/include/asm", "linux-libc-dev-riscv64-cross"),
}

def _linux_headers(ctx):
    build = ""
    for arch, (root, asm, package) in _ARCH.items():
        _require(ctx, asm + "/unistd.h", package)
        ctx.symlink(asm, arch + "/asm")
        for folder in _UAPI:
            if ctx.path(root + "/" + folder).exists and folder != "scsi":
                ctx.symlink(root + "/" + folder, arch + "/" + folder)
        build += """
filegroup(
    name = "{a}",
    srcs = glob(["{a}/**/*.h"]),
    visibility = ["//visibility:public"],
)
""".format(a = arch)
    ctx.file("BUILD.bazel", build)

debian_linux_headers = repository_rule(implementation = _linux_headers, local = False)

def _source(ctx):
    result = ctx.execute([ctx.path(Label("//tools:debian_source")), ctx.attr.package, ctx.path("source")], timeout = 900)
    if result.return_code:
        fail("the source of Debian's package %s cannot be fetched: %s" % (ctx.attr.package, result.stderr))
    ctx.file("BUILD.bazel", """
filegroup(
    name = "source",
    srcs = glob(["source/**"]),
    visibility = ["//visibility:public"],
)
""")

debian_source = repository_rule(
    doc = "A Debian package's source, fetched by tools/debian_source; test subjects only.",
    implementation = _source,
    attrs = {"package": attr.string(mandatory = True)},
)
