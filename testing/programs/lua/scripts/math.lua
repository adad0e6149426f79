-- Mathematics as Lua sees it: values that are exact, and correctly rounded digits of the rest at 15 places.
local f = string.format
for _, x in ipairs {0.0, 0.1, 0.25, 0.5, 0.7071067811865476, 1.0, 1.5, 2.0, 3.0, math.pi / 6, math.pi / 4, math.pi / 2, math.pi, 10.0, 100.0, 1000.5, 1e6, 1e15, 1e22, 1e300} do
  print(f("%.14g: sin %.14g cos %.14g tan %.13g exp %.14g log %.14g sqrt %.17g", x, math.sin(x), math.cos(x), math.tan(x), math.exp(x), math.log(x), math.sqrt(x)))
  print(f("   atan %.14g atan2 %.14g asin %.14g acos %.14g log2 %.14g log10 %.14g log3 %.13g", math.atan(x), math.atan(x, -2), math.asin(x < 1 and x or 1), math.acos(x < 1 and x or 1),
    math.log(x, 2), math.log(x, 10), math.log(x, 3)))
  print(f("   floor %s ceil %s fmod %.17g modf %.17g %.17g pow %.14g %.14g %.17g", math.floor(x), math.ceil(x), math.fmod(x, 0.7), math.modf(x), select(2, math.modf(x)), x ^ 0.5, x ^ 1.7, x ^ 2))
end
for i = -10, 10 do io.write(f("%.17g ", 2.0 ^ i), f("%.17g ", 10.0 ^ i), f("%.17g;", (-3.0) ^ i)) end
print()
print(math.fmod(5, 3), math.fmod(-5, 3), math.fmod(5.5, math.huge), pcall(math.fmod, 1, 0), math.fmod(1, 0.0) ~= math.fmod(1, 0.0))
-- The sign of a computed NaN is the processor's.
print(math.huge // 1, -math.huge % 2 ~= -math.huge % 2, 0.0 / 1 == -0.0, 1 / -0.0, math.max(1, 2.5, -1), math.min(3, -0.0), math.tointeger("8"), math.tointeger(2^53))
print((-8) ^ (1 / 3) ~= (-8) ^ (1 / 3), 0 ^ 0, math.huge ^ 0, 2 ^ 1024, 2 ^ -1075, (-2) ^ 3, (-1) ^ math.huge, 0.0 ^ -1)
print(math.sqrt(2) ^ 2 == 2, math.sqrt(-1) ~= math.sqrt(-1), math.exp(1) == 2.718281828459045, math.log(8, 2), math.log(1000, 10), math.log(0), math.exp(-1e4), math.exp(710))
math.randomseed(42)
print(math.random(1, 100), math.random(1, 100), math.random(0) ~= 0, f("%.14f", math.random()), pcall(math.random, 2, 1))
local s = 0.0
for i = 1, 100000 do s = s + math.sin(i) * math.cos(i / 3) end
print(f("%.9f", s))
