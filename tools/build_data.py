"""What BUILD files and platforms/levels.bzl say, read as data: Starlark is close enough to Python for its syntax tree.

levels(root)      the rows of LEVELS
functions(root, packages)  {package: {function: {level: source}}}, from the libc_function calls
"""

import ast
import os


def levels(root):
    tree = ast.parse(open(os.path.join(root, "platforms/levels.bzl")).read())
    names = ["name", "archs", "flags", "needs", "note"]
    constants, rows = {}, []
    for node in tree.body:
        if not isinstance(node, ast.Assign):
            continue
        if node.targets[0].id == "LEVELS":
            for call in node.value.elts:
                values = [constants[a.id] if isinstance(a, ast.Name) else ast.literal_eval(a) for a in call.args]
                rows.append(dict(zip(names, values)))
            continue
        try:
            constants[node.targets[0].id] = ast.literal_eval(node.value)
        except ValueError:
            pass
    return rows


def package_flags(root):
    """(LIBRARY, PACKAGE) of platforms/flags.bzl."""
    found = {}
    for node in ast.parse(open(os.path.join(root, "platforms/flags.bzl")).read()).body:
        if isinstance(node, ast.Assign):
            try:
                found[node.targets[0].id] = ast.literal_eval(node.value)
            except ValueError:
                pass
    return found["LIBRARY"], found["PACKAGE"]


def functions(root, packages):
    found = {}
    for package in packages:
        path = os.path.join(root, package, "BUILD.bazel")
        constants = {}
        for node in ast.parse(open(path).read()).body:
            if isinstance(node, ast.Assign):
                try:
                    constants[node.targets[0].id] = ast.literal_eval(node.value)
                except ValueError:
                    pass
                continue
            call = node.value if isinstance(node, ast.Expr) else None
            repeat = [{}]
            if isinstance(call, ast.ListComp):  # [libc_function(name = f, …) for f in (…)]
                generator = call.generators[0]
                try:
                    values = ast.literal_eval(generator.iter)
                except ValueError:
                    values = constants.get(getattr(generator.iter, "id", None), [])
                repeat = [{generator.target.id: v} for v in values] if isinstance(generator.target, ast.Name) else []
                call = call.elt
            if not (isinstance(call, ast.Call) and getattr(call.func, "id", "") == "libc_function"):
                continue
            for names in repeat:
                arguments = {k.arg: eval(compile(ast.Expression(k.value), path, "eval"), {**constants, **names})
                             for k in call.keywords if k.arg in ("name", "variants")}
                found.setdefault(package, {})[arguments["name"]] = arguments["variants"]
    return found


def packages_with_functions(root):
    return sorted(
        os.path.relpath(folder, root)
        for folder, _, files in os.walk(root)
        if "BUILD.bazel" in files and "libc_function(" in open(os.path.join(folder, "BUILD.bazel")).read())
