"""A component for other projects: its public names beside another libc, a library to preload, a folder to install."""

load("@rules_cc//cc:defs.bzl", "cc_library")
load(":archives.bzl", "ARCH_ATTRS", "arch_of", "archives_of", "linker", "merge_archives")

_PUBLISH = str(Label("//platforms:publish"))

def _publish(_settings, _attr):
    return {_PUBLISH: True}

_publish_transition = transition(
    implementation = _publish,
    inputs = [],
    outputs = [_PUBLISH],
)

_ALLOWLIST = {"_allowlist_function_transition": attr.label(default = "@bazel_tools//tools/allowlists/function_transition_allowlist")}

def _published(ctx):
    return [
        DefaultInfo(files = depset([a.file for a in archives_of(ctx.attr.components)])),
        cc_common.merge_cc_infos(cc_infos = [target[CcInfo] for target in ctx.attr.components]),
    ]

_published_rule = rule(
    doc = "Components built with their public names; a program that links them uses these instead of its libc's.",
    implementation = _published,
    attrs = dict(_ALLOWLIST, components = attr.label_list(providers = [CcInfo], cfg = _publish_transition, mandatory = True)),
)

# -Bsymbolic: the component's own calls stay inside. No DT_NEEDED, so that it can be preloaded into programs of any libc; what it asks of
# the host (__errno_location at most) the program's libc has.
_LINK = "-shared -soname {soname} -Bsymbolic --gc-sections --eh-frame-hdr --hash-style=gnu --build-id=none -z relro -z now -z text -z noexecstack -O2"

def _preload(ctx):
    out = ctx.outputs.out
    linked = archives_of([ctx.attr.published])
    archives = [a.file for a in linked]
    below = [a.file.basename for a in linked if a.owner.package != ctx.label.package]
    ctx.actions.run_shell(
        inputs = archives,
        outputs = [out],
        mnemonic = "ComponentShared",
        progress_message = "Linking %s" % out.short_path,
        command = "{linker} {flags} {hide} --whole-archive {objects} -o {out}".format(
            flags = _LINK.format(soname = out.basename),
            hide = "--exclude-libs=" + ":".join(below),  # a package publishes its own names
            linker = linker(arch_of(ctx)),
            objects = " ".join([f.path for f in archives]),
            out = out.path,
        ),
    )
    return [DefaultInfo(files = depset([out]), runfiles = ctx.runfiles([out]))]

_preload_rule = rule(
    doc = "A shared library of published components, for LD_PRELOAD.",
    implementation = _preload,
    attrs = dict(ARCH_ATTRS, published = attr.label(providers = [CcInfo], mandatory = True), out = attr.output(mandatory = True)),
)

_PKG_CONFIG = """prefix=${{pcfiledir}}/../..
Name: tenon-{name}
Description: {description}
Version: 0.1.0
Cflags: -I${{prefix}}/include
Libs: -L${{prefix}}/lib -l:libtenon-{name}.a
"""

def _folder(ctx):
    name = ctx.attr.component_name
    archive = ctx.actions.declare_file("%s/lib/libtenon-%s.a" % (ctx.label.name, name))
    merge_archives(ctx, [a.file for a in archives_of([ctx.attr.component])], archive)
    pkg_config = ctx.actions.declare_file("%s/lib/pkgconfig/tenon-%s.pc" % (ctx.label.name, name))
    ctx.actions.write(pkg_config, _PKG_CONFIG.format(name = name, description = ctx.attr.description))
    files = [archive, pkg_config]
    for source, path in [(ctx.file.preload, "lib/" + ctx.file.preload.basename), (ctx.file.header, "include/tenon/" + ctx.file.header.basename)]:
        copy = ctx.actions.declare_file(ctx.label.name + "/" + path)
        ctx.actions.symlink(output = copy, target_file = source)
        files.append(copy)
    return [DefaultInfo(files = depset(files), runfiles = ctx.runfiles(files))]

_folder_rule = rule(
    doc = "What `./install --component` installs.",
    implementation = _folder,
    attrs = {
        "component": attr.label(providers = [CcInfo], mandatory = True),
        "component_name": attr.string(mandatory = True),
        "description": attr.string(mandatory = True),
        "header": attr.label(allow_single_file = True, mandatory = True),
        "preload": attr.label(allow_single_file = True, mandatory = True),
    },
)

def libc_alone(component, description, override = None, family = []):
    """Makes a package's component usable without the rest of the library.

    `:override` publishes the plain names: in the deps of a cc_binary they replace the host libc's. `:libtenon-<package>.so` does so by
    LD_PRELOAD. `:alone` is the folder that `./install --component <package>` copies: the archive with `tn_` names, the shared library,
    the header <tenon/<package>.h> and a pkg-config file.

    Args:
      component: the target with all of the package's functions.
      description: one line for pkg-config.
      override: the targets whose names may replace a host's, if not all: what depends on the host's locale may not.
      family: names of which a program that links `:override` gets all, also those that only its shared libraries call.
    """
    name = native.package_name().split("/")[-1]
    _published_rule(
        name = "published",
        components = override or [component],
        visibility = ["//visibility:private"],
    )
    cc_library(
        name = "override",
        linkopts = ["-Wl,-u," + f for f in family],
        linkstatic = True,
        visibility = ["//visibility:public"],
        deps = [":published"],
    )
    _preload_rule(
        name = "preload",
        out = "libtenon-%s.so" % name,
        published = ":published",
        visibility = ["//visibility:public"],
    )
    _folder_rule(
        name = "alone",
        component = component,
        component_name = name,
        description = description,
        header = "//include:tenon/%s.h" % name,
        preload = ":preload",
        visibility = ["//visibility:public"],
    )
