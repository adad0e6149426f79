"""The C toolchains: clang 19 and lld 19 for three architectures, against the host's libc (tests) or none (the library)."""

load("@bazel_tools//tools/build_defs/cc:action_names.bzl", "ACTION_NAMES")
load(
    "@bazel_tools//tools/cpp:cc_toolchain_config_lib.bzl",
    "feature",
    "flag_group",
    "flag_set",
    "tool_path",
)

load(":llvm.bzl", "LLVM_BIN")

_COMPILE = [
    ACTION_NAMES.c_compile,
    ACTION_NAMES.cpp_compile,
    ACTION_NAMES.assemble,
    ACTION_NAMES.preprocess_assemble,
]
_LINK = [
    ACTION_NAMES.cpp_link_executable,
    ACTION_NAMES.cpp_link_dynamic_library,
    ACTION_NAMES.cpp_link_nodeps_dynamic_library,
]

def _config(ctx):
    llvm = LLVM_BIN
    tools = {
        "gcc": llvm + "clang",
        "ar": llvm + "llvm-ar",
        "ld": llvm + "ld.lld",
        "cpp": llvm + "clang",
        "gcov": llvm + "llvm-cov",
        "nm": llvm + "llvm-nm",
        "objcopy": llvm + "llvm-objcopy",
        "objdump": llvm + "llvm-objdump",
        "strip": llvm + "llvm-strip",
        "dwp": llvm + "llvm-dwp",
    }
    target = ctx.attr.arch + "-linux-gnu"
    compile = ["--target=" + target, "-no-canonical-prefixes", "-Wno-builtin-macro-redefined", "-D__DATE__=\"redacted\"", "-D__TIME__=\"redacted\"", "-D__TIMESTAMP__=\"redacted\""]
    link = ["--target=" + target, "-fuse-ld=lld", "-no-canonical-prefixes"]
    if ctx.attr.libc == "host":
        link += ["-lstdc++", "-lm", "-lpthread", "-ldl"]
    features = [
        feature(
            name = "target",
            enabled = True,
            flag_sets = [
                flag_set(actions = _COMPILE, flag_groups = [flag_group(flags = compile)]),
                flag_set(actions = _LINK, flag_groups = [flag_group(flags = link)]),
            ],
        ),
    ]
    return cc_common.create_cc_toolchain_config_info(
        ctx = ctx,
        features = features,
        cxx_builtin_include_directories = [
            "/usr/lib/llvm-19/lib/clang/19",
            "/usr/include",
            "/usr/lib/gcc",
            "/usr/lib/gcc-cross",
            "/usr/%s-linux-gnu/include" % ctx.attr.arch,
        ],
        toolchain_identifier = "tenon_%s_%s" % (ctx.attr.arch, ctx.attr.libc),
        host_system_name = "local",
        target_system_name = target,
        target_cpu = ctx.attr.arch,
        target_libc = ctx.attr.libc,
        compiler = "clang",
        abi_version = "unknown",
        abi_libc_version = "unknown",
        tool_paths = [tool_path(name = n, path = p) for n, p in tools.items()],
    )

cc_config = rule(
    implementation = _config,
    attrs = {
        "arch": attr.string(mandatory = True),
        "libc": attr.string(mandatory = True, values = ["host", "tenon"]),
    },
    provides = [CcToolchainConfigInfo],
)

def toolchains(archs, cpu):
    for arch in archs:
        for libc in ["host", "tenon"]:
            name = "%s_%s" % (arch, libc)
            cc_config(name = name + "_config", arch = arch, libc = libc)
            native.cc_toolchain(
                name = name + "_cc",
                all_files = ":none",
                ar_files = ":none",
                as_files = ":none",
                compiler_files = ":none",
                dwp_files = ":none",
                linker_files = ":none",
                objcopy_files = ":none",
                strip_files = ":none",
                supports_param_files = 1,
                toolchain_config = ":" + name + "_config",
                toolchain_identifier = "tenon_" + name,
            )
            native.toolchain(
                name = name,
                exec_compatible_with = ["@platforms//os:linux"],
                target_compatible_with = [cpu[arch], "//platforms:libc_" + libc],
                toolchain = ":" + name + "_cc",
                toolchain_type = "@bazel_tools//tools/cpp:toolchain_type",
            )
