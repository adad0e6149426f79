-- A module written in C: found by require, called with numbers, strings, tables, errors, a callback and user data that the collector finishes.
local m = require "tnmod"
print(m == require "tnmod", package.loaded.tnmod == m, m.add(2, 3), m.add(0.5, 0.25), m.join({"a", "b", "c"}, "-"))
print(pcall(m.add, "x", 1), pcall(m.fail, "message from C"), m.map(function(x) return x * x end, 1, 2, 3))
local c = m.counter(10)
print(c:next(), c:next(), tostring(c):match("^counter"))
c = nil
collectgarbage()
print(m.finished(), m.format(1 / 3), m.sort({5, 3, 9, 1}))
local ok, message = pcall(require, "no.such.module")
print(ok, (message:match("^[^\n]*")))
