-- Tables, sorting with all kinds of orders, garbage collection with a few hundred MB of churn, coroutines, metatables, integers and floats.
local seed = 12345
local function random(n) seed = (seed * 1103515245 + 12345) % 2147483648; return seed % n end
local a = {}
for i = 1, 20000 do a[i] = random(100000) end
table.sort(a)
local sorted = true
for i = 2, #a do sorted = sorted and a[i - 1] <= a[i] end
print(sorted, a[1], a[#a], table.concat(a, ",", 1, 10))
table.sort(a, function(x, y) return x % 100 < y % 100 or (x % 100 == y % 100 and x > y) end)
print(table.concat(a, ",", 1, 10))
print(pcall(table.sort, {3, 1, "x"}), select("#", table.unpack({}, 1, 100)), table.concat(table.pack(table.unpack({1, 2, 3}, 2)), "-"))
print(table.concat(table.move({1, 2, 3, 4, 5}, 2, 5, 1), " "), table.remove({1, 2, 3}), table.remove({1, 2, 3}, 1), #table.pack(nil, nil))

local live, total = {}, 0
for round = 1, 60 do
  local t = {}
  for i = 1, 2000 do
    local s = string.rep(string.char(97 + (i + round) % 26), 100 + random(2000))
    t[i] = {s, i, {round}}
    total = total + #s
  end
  live[round % 8 + 1] = t
end
collectgarbage()
local sum = 0
for _, t in pairs(live) do for i, e in ipairs(t) do sum = (sum + #e[1] * i + e[3][1]) % 1000000007 end end
print(total, sum, collectgarbage("count") > 1000)
live = nil
collectgarbage(); collectgarbage()
print(collectgarbage("count") < 20000, collectgarbage("step"), collectgarbage("isrunning"))
local buffer = {}
for i = 1, 200 do buffer[#buffer + 1] = ("chunk %d "):format(i):rep(1000) end
print(#table.concat(buffer))
local grow = ""
for i = 1, 3000 do grow = grow .. i .. "," end
print(#grow, grow:sub(-9))

local function walk(n) return coroutine.wrap(function() for i = 1, n do coroutine.yield(i, i * i) end return "end" end) end
local w = walk(3)
print(w(), w(), w(), w(), pcall(w))
local depth = 0
local function nest(n) if n == 0 then return 0 end return 1 + coroutine.wrap(nest)(n - 1) end
print(nest(100), select(2, pcall(nest, 300)))
local threads = {}
for i = 1, 5000 do threads[i] = coroutine.create(function(x) local y = coroutine.yield(x + 1); return x + y end) end
sum = 0
for i = 1, #threads do local _, v = coroutine.resume(threads[i], i); sum = sum + v end
for i = 1, #threads do local _, v = coroutine.resume(threads[i], 7); sum = sum + v end
print(sum, coroutine.status(threads[1]), coroutine.resume(threads[1]))
local function deep(n) return n == 0 and 0 or 1 + deep(n - 1) end
print(deep(10000), pcall(function() local function f() return 1 + f() end return f() end))
local mt = setmetatable({}, {__index = function(_, k) return k .. "!" end, __call = function(_, x) return x * 2 end, __close = function() print("closed") end, __tostring = function() return "object" end})
do local c <close> = mt; print(mt.foo, mt(21), tostring(mt)) end
print(7 // 2, -7 // 2, 7 % -3, -7 % 3, 7.5 // 2, -7.5 % 2, 1e308 + 1e308, 5 // 0.0, -5 % math.huge, 3 | 4, 5 ~ 3, ~0, 1 << 63, 1 << 64, -1 >> 60, "10" + 5, 10 .. 20)
print(pcall(function() return 1 // 0 end), pcall(function() return 1 % 0 end), math.tointeger(3.0), 2^31 | 0, pcall(function() return 2^64 | 0 end))
print(math.type(1), math.type(1.0), math.type("1"), 1 == 1.0, math.ult(1, -1), math.abs(math.mininteger), math.maxinteger + 1 == math.mininteger, 9007199254740993 < 9007199254740992.0)
