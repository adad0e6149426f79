"""Build settings: small typed flags with allowed values."""

Setting = provider(doc = "The value of a build setting.", fields = ["value"])

def _choice(ctx):
    value = ctx.build_setting_value
    if value not in ctx.attr.values:
        fail("--%s=%s: choose one of %s" % (str(ctx.label).lstrip("@"), value, ", ".join(ctx.attr.values)))
    return Setting(value = value)

choice = rule(
    doc = "A string flag with a closed list of values.",
    implementation = _choice,
    build_setting = config.string(flag = True),
    attrs = {"values": attr.string_list(mandatory = True)},
)

def _toggle(ctx):
    return Setting(value = ctx.build_setting_value)

toggle = rule(
    doc = "A boolean flag.",
    implementation = _toggle,
    build_setting = config.bool(flag = True),
)
