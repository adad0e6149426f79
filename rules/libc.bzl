"""The macros of tenon's BUILD files.

    libc_component   a group of ordinary functions, one archive member per source
    libc_function    a function with variants: the dict is the list a reader starts from
    libc_variant     one variant at one level (libc_function calls it)
    libc_table       a generated table: the generator is checked in, not the numbers
    libc_test        a googletest on the host, under ASan and UBSan, and under qemu for the foreign architectures
    libc_bench       a microbenchmark over all variants of a function

Flags belong to //platforms:flags.bzl and levels.bzl: none of these takes copts, defines or linkopts.
"""

load("@rules_cc//cc:defs.bzl", "cc_binary", "cc_library", "cc_test")
load("//platforms:early_boot.bzl", "COMPILER_CALLS", "is_early_boot")
load("//platforms:flags.bzl", "ARCH", "DISPATCH", "LIBRARY", "PACKAGE", "PUBLISHED", "SANITIZE", "TEST")
load("//platforms:levels.bzl", "BASELINE", "BY_NAME", "FIXED_ONLY", "LEVELS", "MODELS", "levels_of", "up_to")
load("//platforms:profiles.bzl", "ARCHS")
load(":dispatch.bzl", "dispatch_source", "variants_list")
load(":layers.bzl", "check_layers")
load(":transitions.bzl", "VECTORS", "flavoured_test")

_ROOT = Label("//include:headers").workspace_root
_PREFIX = _ROOT + "/" if _ROOT else ""

def _on(arch):
    return "//platforms:on_" + arch

def _host(arch):
    return "//platforms:host_flavour_" + arch

# The library's own headers, before the compiler's; never the host's.
_HEADERS = ["-nostdlibinc", "-isystem", _PREFIX + "include"]

def _arch_flags():
    return select({
        _on(arch): ["-isystem", _PREFIX + "include/arch/" + arch] + ARCH[arch]
        for arch in ARCHS
    })

def _flavour():
    return select({
        "//platforms:for_image": ["-DTN_PACKAGE"],
        "//conditions:default": ["-DTN_HOSTED"],
    }) + select({
        "//platforms:published": ["-DTN_PACKAGE"] + PUBLISHED,
        "//conditions:default": [],
    })

def _sanitize(flags):
    return select({
        "//platforms:sanitized": flags,
        "//conditions:default": [],
    })

def _package_flags():
    return PACKAGE.get(native.package_name().split("/")[0], [])

def _library(name, srcs, hdrs = [], deps = [], variants = [], copts = [], sanitize = True, **kwargs):
    check_layers(native.package_name(), deps)
    cc_library(
        name = name,
        srcs = srcs + ["//include:headers"],
        hdrs = hdrs,
        copts = LIBRARY + _HEADERS + _arch_flags() + _flavour() + _package_flags() + copts +
                (_sanitize(SANITIZE) if sanitize else []),
        linkstatic = True,
        deps = deps + variants + select({
            "//platforms:for_image": [],
            "//conditions:default": ["//include:tenon"],  # <tenon/…> for those who use a component alone
        }),
        **kwargs
    )

def _for_arch(by_arch):
    """Sources that exist only for some architectures, as a select."""
    if not by_arch:
        return []
    for arch in by_arch:
        if arch not in ARCHS:
            fail("unknown architecture %s" % arch)
    return select({_on(arch): by_arch.get(arch, []) for arch in ARCHS})

def libc_component(name, srcs = [], hdrs = [], deps = [], arch_srcs = {}, needs = [], early_boot = False, fixed_level = False, visibility = ["//visibility:public"], **kwargs):
    """A group of functions.

    Args:
      name: the target; `:name` has `tn_` names only and can be linked beside any libc.
      srcs: sources and private headers; each source is one archive member.
      hdrs: headers that other packages may include.
      deps: packages below this one (rules/layers.bzl).
      arch_srcs: {architecture: [sources]} for what exists on some machines only.
      needs: ports this component calls: vm, lock, tls, entropy, clock, abort; becomes deps on //base/port.
      fixed_level: in images of one level the sources see its name as TN_FIXED_LEVEL.
      early_boot: runs before IRELATIVE relocations; must be listed in //platforms:early_boot.bzl.
      visibility: narrower where other packages have no business here.
      **kwargs: tags, testonly.
    """
    for flag in ["copts", "defines", "local_defines", "linkopts"]:
        if flag in kwargs:
            fail("%s: %s has one owner, //platforms:flags.bzl" % (name, flag))
    if early_boot != is_early_boot(native.package_name(), name):
        fail("//%s:%s: early_boot and //platforms:early_boot.bzl disagree" % (native.package_name(), name))
    _library(
        name = name,
        srcs = srcs + _for_arch(arch_srcs),
        hdrs = hdrs,
        deps = deps + ["//base/port:" + need for need in needs],
        copts = select(dict({
            "//platforms:image_%s_%s" % (arch, level): ['-DTN_FIXED_LEVEL=\\"%s\\"' % level]
            for arch in ARCHS
            for level in levels_of(arch)
        }, **{"//conditions:default": []})) if fixed_level else [],
        visibility = visibility,
        **kwargs
    )

def _level_flags(level, model = None):
    flags = ["-DTN_LEVEL=" + (model or level), "-DTN_LEVEL_IS_" + level + "=1", "-falign-functions=64"]
    return flags + (["-Wno-psabi"] if model else BY_NAME[level].flags)  # a model's vectors are arguments of inline functions only

def libc_variant(name, function, level, src, model = None, deps = [], **kwargs):
    """The variant of `function` at `level`: `src` compiled with exactly the level's flags and TN_LEVEL; empty on other CPUs.

    With `model`, the level's model: the same without the flags, under this name.
    """
    info = BY_NAME[level]
    _library(
        name = name,
        srcs = select({_on(arch): [src] if arch in info.archs else [] for arch in ARCHS}),
        # Over-reading kernels are never instrumented; the portable ones are, in sanitized builds.
        sanitize = level == "portable",
        copts = _level_flags(level, model),
        deps = deps,
        **kwargs
    )

def _chosen(arch, variants, limit = None):
    """The variants an image of `arch` dispatches among, best first, or the one of a fixed level."""
    if limit:
        return [level for level in up_to(arch, limit) if level in variants][:1]
    levels = [level for level in levels_of(arch) if level in variants and level not in FIXED_ONLY]
    if BASELINE[arch] in levels:
        return levels[:levels.index(BASELINE[arch]) + 1]

    # No variant at the baseline: everything below it is a fallback, and the best of those is enough.
    below = up_to(arch, BASELINE[arch])
    first = [level for level in levels if level in below][:1]
    return [level for level in levels if level not in below] + first

def libc_function(name, variants, hdr = None, deps = [], hdrs = [], srcs = [], aliases = [], visibility = ["//visibility:public"], **kwargs):
    """A dispatched function.

    Makes `:name` (dispatcher and the variants it needs), `:name_variants` (all variants and models of this CPU, for tests and benches, with
    `<package>/<name>_variants.inc` listing them as V(level) rows) and one `:name__<level>` per variant.

    Args:
      name: the function; variants define `TN_VARIANT(name)`.
      variants: {level: source}, the index of the function. "portable" is required.
      hdr: the header that declares tn_<name>, as it is included: "tenon/mem.h" or "mem/mem.h". Default: tenon/<package>.h.
      deps: what every variant needs.
      hdrs: private headers shared by the variants.
      srcs: further sources of the function that are not per level.
      aliases: public names beside `name` itself.
      visibility: of `:name`.
      **kwargs: tags.
    """
    if "portable" not in variants:
        fail("%s: a portable variant is the specification and must exist" % name)
    for level in variants:
        if level not in BY_NAME:
            fail("%s: unknown level %s; //platforms:levels.bzl has %s" % (name, level, ", ".join([x.name for x in LEVELS])))
    hdr = hdr or "tenon/%s.h" % native.package_name()
    hdr = hdr.replace("//include:", "")
    for level, src in variants.items():
        libc_variant(
            name = name + "__" + level,
            function = name,
            level = level,
            src = src,
            hdrs = hdrs,
            deps = deps,
            **kwargs
        )
        if level in MODELS:
            libc_variant(
                name = name + "__" + MODELS[level],
                function = name,
                level = level,
                model = MODELS[level],
                src = src,
                hdrs = hdrs,
                deps = deps,
                **kwargs
            )

    # What each configuration dispatches among, best first. A list of one needs no dispatcher: the generated file then includes the
    # variant's source, because an alias needs its target in the same object, and is compiled with that level's flags.
    chosen = {}
    every = {arch: [v for v in levels_of(arch) if v in variants] for arch in ARCHS}
    for arch in ARCHS:
        chosen["//platforms:image_" + arch] = _chosen(arch, variants)
        chosen[_host(arch)] = _chosen(arch, variants)
        for level in levels_of(arch):
            chosen["//platforms:image_%s_%s" % (arch, level)] = _chosen(arch, variants, level)

    dispatch_source(
        name = name + "_dispatch_c",
        function = name,
        header = hdr,
        aliases = aliases,
        levels = select(chosen),
        sources = {level: native.package_name() + "/" + src for level, src in variants.items()},
        out = name + "_dispatch.c",
    )

    linked = {config: levels if len(levels) > 1 else [] for config, levels in chosen.items()}
    if name in COMPILER_CALLS:  # early boot calls the portable ones
        for config, levels in chosen.items():
            if "portable" not in levels:
                linked[config] = linked[config] + ["portable"]
    for arch in ARCHS:  # beside a host libc tests and benches ask for any of them
        single = chosen[_host(arch)] if len(chosen[_host(arch)]) == 1 else []
        linked[_host(arch)] = [level for level in every[arch] if level not in single]

    flags = {}
    for config, levels in chosen.items():
        arch = [a for a in ARCHS if ("_" + a) in config][0]
        flags[config] = DISPATCH[arch] if len(levels) > 1 else _level_flags(levels[0])
    _library(
        name = name,
        srcs = [":" + name + "_dispatch_c"] + srcs,
        hdrs = hdrs,
        textual_hdrs = depset(variants.values()).to_list(),
        copts = select(flags),
        sanitize = chosen[_host("x86_64")] == ["portable"],
        deps = deps + ["//base", "//base:cpu"],
        variants = select({
            config: [":%s__%s" % (name, level) for level in levels]
            for config, levels in linked.items()
        }),
        visibility = visibility,
        **kwargs
    )
    models = [MODELS[level] for level in variants if level in MODELS]
    variants_list(
        name = name + "_variants_inc",
        levels = select({_on(arch): every[arch] + (models if arch == "x86_64" else []) for arch in ARCHS}),
        out = name + "_variants.inc",
    )
    cc_library(
        name = name + "_variants",
        hdrs = [":" + name + "_variants_inc"],
        deps = [":" + name] + [":%s__%s" % (name, model) for model in models],
        visibility = ["//visibility:public"],
    )

def libc_table(name, gen, out, args = [], data = [], visibility = None):
    """A header made by a checked-in generator: `python3 gen args… > out`. $(location x) in args names files of `data`."""
    native.genrule(
        name = name,
        srcs = [gen] + data,
        outs = [out],
        cmd = "/usr/bin/python3 $(location %s) %s > $@" % (gen, " ".join(args)),
        visibility = visibility or ["//visibility:private"],
    )

# Tests of a suite that take minutes or hours have `Exhaustive` in their names.
_EXHAUSTIVE = "*Exhaustive*"

def libc_test(name, srcs, deps = [], data = [], size = "small", foreign = True, sanitize = True, linkopts = [], tags = [], args = [], exhaustive_shards = 0, every_level = False, **kwargs):
    """A googletest of `tn_` names in a process of the host's libc.

    Makes `:name`, and `:name_asan` (ASan and UBSan), `:name_aarch64`, `:name_riscv64` (qemu-user), all run by `bazel test //...`. With
    exhaustive_shards, also `:name_exhaustive`: the tests named Exhaustive, which the others leave out, in so many processes under
    `--config=exhaustive`. With every_level, also `:name_sse2`, `:name_avx2`, which dispatch to no higher level, and `:name_sve128`, `:name_rvv256` …,
    on CPUs with vectors of so many bits, under `--config=exhaustive`.
    """
    if every_level:
        for level in ["sse2", "avx2"]:
            flavoured_test(name = name + "_" + level, size = size, test = ":" + name, level = level, tags = tags + ["exhaustive"], test_args = args)
        for level, (arch, cpu) in VECTORS.items():
            flavoured_test(name = name + "_" + level, size = "large", test = ":" + name, arch = arch, cpu = cpu, tags = tags + ["exhaustive"], test_args = args)
    if exhaustive_shards:
        flavoured_test(
            name = name + "_exhaustive",
            size = "enormous",
            test = ":" + name,
            shard_count = exhaustive_shards,
            tags = tags + ["exhaustive"],
            test_args = args + ["--gtest_filter=" + _EXHAUSTIVE],
        )
        args = args + ["--gtest_filter=-" + _EXHAUSTIVE]
    for flag in ["copts", "defines", "local_defines"]:
        if flag in kwargs:
            fail("%s: %s has one owner, //platforms:flags.bzl" % (name, flag))
    cc_test(
        name = name,
        size = size,
        srcs = srcs,
        args = args,
        copts = TEST + _sanitize(SANITIZE),
        data = data,
        linkopts = linkopts + _sanitize(["-fsanitize=address,undefined", "-fsanitize-link-c++-runtime"]),
        linkstatic = True,
        tags = tags,
        target_compatible_with = ["//platforms:libc_host"],
        deps = deps + ["@googletest//:gtest_main"],
        **kwargs
    )
    if sanitize:
        flavoured_test(name = name + "_asan", size = size, test = ":" + name, sanitize = True, tags = tags + ["asan"], test_args = args)
    if foreign:
        for arch in ["aarch64", "riscv64"]:
            flavoured_test(name = name + "_" + arch, size = size, test = ":" + name, arch = arch, tags = tags + [arch], test_args = args)

def libc_bench(name, srcs, functions = [], deps = [], linkopts = [], **kwargs):
    """A microbenchmark over bench/candidates.h, run with `bazel run -c opt`; bench/compare.py makes curves of its --json.

    For each of the functions there is a FUNCTION_bench, which shows only its rows.
    """
    cc_library(
        name = name + "_main",
        srcs = srcs,
        testonly = True,
        target_compatible_with = ["//platforms:libc_host"],
        copts = TEST + ["-O2"],
        linkopts = linkopts,
        alwayslink = True,
        deps = deps + ["//bench:harness"],
        **kwargs
    )
    for function in [""] + functions:
        cc_binary(
            name = function + "_bench" if function else name,
            testonly = True,
            args = ["--only", "'%s '" % function] if function else [],
            tags = ["manual"] if function else [],
            target_compatible_with = ["//platforms:libc_host"],
            deps = [":%s_main" % name],
        )
