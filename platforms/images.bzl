"""One image and one sysroot per profile; //:libc is the same image for the platform of the command line."""

load("//rules:image.bzl", "libc_image", "libc_sysroot")
load("//rules:image_test.bzl", "image_checks_test", "layers_test")
load(":components.bzl", "COMPONENTS", "CRT", "SHARED_ONLY", "STATIC_ONLY")
load(":profiles.bzl", "PROFILES")

def image(name, platform = ""):
    libc_image(
        name = name,
        components = COMPONENTS,
        crt = CRT,
        dynamic_list = "//platforms:dynamic.list",
        platform = platform,
        shared_only = SHARED_ONLY,
        start_order = "//platforms:start.order",
        static_only = STATIC_ONLY,
        visibility = ["//visibility:public"],
    )

def images():
    for profile in PROFILES:
        image("libc_" + profile, profile)

def image_checks():
    for profile, p in PROFILES.items():
        image_checks_test(name = "libc_%s_test" % profile, image = ":libc_" + profile, kind = "any" if p.dispatch == "ifunc" and p.arch != "x86_64" else p.dispatch)
        layers_test(name = "layers_%s_test" % profile, image = ":libc_" + profile)

def sysroots():
    for profile in PROFILES:
        libc_sysroot(name = "sysroot_" + profile, image = ":libc_" + profile)
