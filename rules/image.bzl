"""Assembles a libc from components: libc.so (which is also the dynamic loader), libc.a, crt objects, and a sysroot around them."""

load("@local_config_platform//:constraints.bzl", "HOST_CONSTRAINTS")
load("//platforms:early_boot.bzl", "COMPILER_CALLS", "is_early_boot")
load("//platforms:profiles.bzl", "PROFILES")
load("//platforms/toolchain:llvm.bzl", "LLVM_BIN")
load(":archives.bzl", "ARCH_ATTRS", "arch_of", "archives_of", "linker", "merge_archives")

ImageInfo = provider(
    doc = "A libc for one platform.",
    fields = {
        "arch": "architecture",
        "archive": "libc.a",
        "crt": "crt objects",
        "platform": "name of the profile",
        "shared": "libc.so, with all symbols",
    },
)

_PLATFORMS = "//command_line_option:platforms"
_PUBLISH = str(Label("//platforms:publish"))
_SANITIZE = str(Label("//platforms:sanitize"))

def _host_arch():
    for c in HOST_CONSTRAINTS:
        if "aarch64" in c or "arm64" in c:
            return "aarch64"
        if "riscv64" in c:
            return "riscv64"
    return "x86_64"

def _to_image(settings, attr):
    """An image is always built for a profile: its own `platform`, the one on the command line, or this machine's. Nothing of the outer
    build leaks in: sanitizers reaching crt or the loader would crash before main."""
    name = attr.platform
    if not name:
        asked = str(settings[_PLATFORMS][0]) if settings[_PLATFORMS] else ""
        name = asked.split(":")[-1]
        if name not in PROFILES:
            if "local_config_platform" not in asked and asked:
                fail("//:libc: no profile for --platforms=%s; choose one of %s" % (asked, ", ".join(["//platforms:" + p for p in PROFILES])))
            name = _host_arch()
    return {_PLATFORMS: [str(Label("//platforms:" + name))], _PUBLISH: False, _SANITIZE: False}

image_transition = transition(
    implementation = _to_image,
    inputs = [_PLATFORMS],
    outputs = [_PLATFORMS, _PUBLISH, _SANITIZE],
)

# Calls that the compiler makes by itself, in the objects: to our names, and before IRELATIVE relocations to the portable variants.
# Not in an archive that defines the name, which is how it becomes public.
_RENAME = """
rename=""
for f in {calls}; do
  {bin}llvm-nm --defined-only {src} 2>/dev/null | grep -qx ".* $f" || rename="$rename --redefine-sym $f=tn_$f""{suffix}"
done
"""

# GCC's arithmetic helpers (quad long double, 128-bit division), linked hidden.
_LIBGCC = {
    "aarch64": "/usr/lib/gcc-cross/aarch64-linux-gnu/12/libgcc.a",
    "riscv64": "/usr/lib/gcc-cross/riscv64-linux-gnu/12/libgcc.a",
    "x86_64": "/usr/lib/gcc/x86_64-linux-gnu/12/libgcc.a",
}

# Links libc.so. The dynamic list holds exactly what a program may replace; everything else is bound inside.
_LINK_SHARED = [
    "-shared",
    "-e _dlstart",
    "--dynamic-list={dynamic_list}",
    "--no-undefined",
    "--hash-style=both",  # GNU hash for speed, SysV hash because the ABI had it
    "--gc-sections",
    "--eh-frame-hdr",
    "--exclude-libs=libgcc.a",  # arithmetic helpers are ours alone
    "--build-id=none",
    "-z relro -z now",
    "-z text",
    "-z noexecstack",
    "-z noseparate-code --no-rosegment",  # fewer pages, fewer mappings: start-up time
    "--symbol-ordering-file={start_order} --no-warn-symbol-ordering",  # what start-up touches lies together; not every image has every symbol
    "-z max-page-size={page}",
    "--pack-dyn-relocs=relr",
    "-O2",
    "--sort-section=alignment",
]

def _renamed(ctx, archive):
    early = is_early_boot(archive.owner.package, archive.owner.name)
    out = ctx.actions.declare_file("%s/%s/%s" % (ctx.label.name, archive.owner.package, archive.file.basename))
    ctx.actions.run_shell(
        inputs = [archive.file],
        outputs = [out],
        mnemonic = "RenameCalls",
        # A component whose sources are all of other architectures is an empty archive, which objcopy refuses.
        command = (_RENAME + "if [ -n \"$({bin}llvm-ar t {src})\" ]; then {bin}llvm-objcopy $rename {src} {out}; else cp {src} {out}; fi").format(
            bin = LLVM_BIN,
            calls = " ".join(COMPILER_CALLS),
            suffix = "_portable" if early else "",
            src = archive.file.path,
            out = out.path,
        ),
    )
    return out

def _libc_image(ctx):
    platform = ctx.attr.platform
    arch = arch_of(ctx)
    groups = [archives_of(ctx.attr.components), archives_of(ctx.attr.static_only), archives_of(ctx.attr.shared_only)]
    renamed = {}
    for group in groups:
        for a in group:
            if a.file.path not in renamed:
                renamed[a.file.path] = _renamed(ctx, a)
    common, static_only, shared_only = [[renamed[a.file.path] for a in group] for group in groups]

    # Start-up first: linkers lay out .data and .bss in the order of extraction, and so what every program touches lies together.
    in_archive = depset(static_only + common).to_list()
    in_shared = depset(common + shared_only).to_list()

    archive = ctx.actions.declare_file(ctx.label.name + "/libc.a")
    merge_archives(ctx, in_archive, archive)

    shared = ctx.actions.declare_file(ctx.label.name + "/libc.so")
    link_map = ctx.actions.declare_file(ctx.label.name + "/libc.map")
    page = "65536" if arch == "aarch64" else "4096"
    flags = " ".join(_LINK_SHARED).format(dynamic_list = ctx.file.dynamic_list.path, page = page, start_order = ctx.file.start_order.path)
    ctx.actions.run_shell(
        inputs = in_shared + [ctx.file.dynamic_list, ctx.file.start_order],
        outputs = [shared, link_map],
        mnemonic = "LibcShared",
        progress_message = "Linking %s" % shared.short_path,
        command = "{linker} {flags} --whole-archive {objects} --no-whole-archive {libgcc} -Map={map} -o {out}".format(
            flags = flags,
            linker = linker(arch),
            objects = " ".join([f.path for f in in_shared]),
            libgcc = _LIBGCC[arch],
            map = link_map.path,
            out = shared.path,
        ),
    )

    crt = []
    for target, name in ctx.attr.crt.items():
        source = archives_of([target])[0].file
        out = ctx.actions.declare_file(ctx.label.name + "/" + name)
        ctx.actions.run_shell(
            inputs = [source],
            outputs = [out],
            mnemonic = "CrtObject",
            command = (_RENAME + "{bin}llvm-ar p {src} > {out}.tmp && {bin}llvm-objcopy $rename {out}.tmp {out} && rm {out}.tmp").format(
                bin = LLVM_BIN,
                calls = " ".join(COMPILER_CALLS),
                suffix = "_portable",
                src = source.path,
                out = out.path,
            ),
        )
        crt.append(out)

    return [
        DefaultInfo(files = depset([shared, archive] + crt)),
        ImageInfo(arch = arch, archive = archive, shared = shared, crt = crt, platform = platform),
        OutputGroupInfo(archives = depset(in_archive + in_shared), map = depset([link_map])),
    ]

libc_image = rule(
    doc = "libc.so, libc.a and crt objects from components.",
    implementation = _libc_image,
    cfg = image_transition,
    attrs = dict(ARCH_ATTRS, **{
        "components": attr.label_list(providers = [CcInfo], doc = "What both libc.so and libc.a hold."),
        "crt": attr.label_keyed_string_dict(providers = [CcInfo], doc = "One-source components and the names of their objects."),
        "dynamic_list": attr.label(allow_single_file = True, mandatory = True, doc = "Symbols that stay replaceable."),
        "platform": attr.string(doc = "A profile of //platforms; empty: what --platforms says, or this machine."),
        "shared_only": attr.label_list(providers = [CcInfo], doc = "The loader and what else only libc.so holds."),
        "start_order": attr.label(allow_single_file = True, mandatory = True, doc = "Symbols that start-up touches, in the order in which they are to lie."),
        "static_only": attr.label_list(providers = [CcInfo], doc = "What only libc.a holds."),
        "_allowlist_function_transition": attr.label(default = "@bazel_tools//tools/allowlists/function_transition_allowlist"),
    }),
)

def _libc_sysroot(ctx):
    image = ctx.attr.image[ImageInfo]
    out = ctx.actions.declare_directory(ctx.label.name)
    uapi = {"x86_64": ctx.files._uapi_x86_64, "aarch64": ctx.files._uapi_aarch64, "riscv64": ctx.files._uapi_riscv64}[image.arch]
    ctx.actions.run(
        executable = "/bin/bash",
        arguments = [
            ctx.file._script.path,
            out.path,
            image.arch,
            LLVM_BIN,
            [f for f in ctx.files._headers if f.basename == "features.h"][0].dirname,
            uapi[0].path.split("/" + image.arch + "/")[0] + "/" + image.arch,
            image.shared.path,
            image.archive.path,
        ] + [f.path for f in image.crt],
        inputs = ctx.files._headers + uapi + [ctx.file._script, image.shared, image.archive] + image.crt + ctx.files._wrappers,
        outputs = [out],
        mnemonic = "Sysroot",
        progress_message = "Assembling the sysroot %s" % out.short_path,
    )
    return [DefaultInfo(files = depset([out]), runfiles = ctx.runfiles([out])), image]

libc_sysroot = rule(
    doc = "A folder with include/, lib/ and bin/ that `./install` copies and image tests compile against.",
    implementation = _libc_sysroot,
    attrs = {
        "image": attr.label(providers = [ImageInfo], mandatory = True),
        "_headers": attr.label(default = "//include:headers"),
        "_script": attr.label(default = "//tools:make_sysroot", allow_single_file = True),
        "_uapi_aarch64": attr.label(default = "@linux_headers//:aarch64"),
        "_uapi_riscv64": attr.label(default = "@linux_headers//:riscv64"),
        "_uapi_x86_64": attr.label(default = "@linux_headers//:x86_64"),
        "_wrappers": attr.label(default = "//tools:wrappers"),
    },
)
