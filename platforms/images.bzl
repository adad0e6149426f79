"""One image and one sysroot per profile; //:libc is the same image for the platform of the command line."""

load("//rules:image.bzl", "libc_image", "libc_sysroot")
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
        static_only = STATIC_ONLY,
        visibility = ["//visibility:public"],
    )

def images():
    for profile in PROFILES:
        image("libc_" + profile, profile)

def sysroots():
    for profile in PROFILES:
        libc_sysroot(name = "sysroot_" + profile, image = ":libc_" + profile)
