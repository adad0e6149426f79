-- String patterns, string.format in all its integer and float forms, packing.
print(("hello world"):find("o w"), ("hello"):find("l+"), ("key = value"):match("^(%w+)%s*=%s*(%w+)$"))
for k, v in ("a=1, b=22, c=333"):gmatch("(%w+)=(%w+)") do io.write(k, ":", v, ";") end
print()
print(("THE (quick) fox"):find("%((%a+)%)"), ("[[x]]"):gsub("[%[%]]", "."), ("abc"):gsub("%w", "%0%0", 2))
print(("  trim me  "):match("^%s*(.-)%s*$") .. "|", ("x"):rep(5, "-"), ("frontier THE END"):gsub("%f[%a]%a+", string.lower))
print(("balanced (a(b)c) tail"):match("%b()"), ("\0embedded\0zero"):len(), ("%d"):gsub("%%d", "%%"))
print(pcall(string.rep, "x", 1 << 40), pcall(string.find, "a", "[a"), pcall(string.gsub, "x", "x", "%2"))

local integers = {0, 1, -1, 42, -42, 255, 4096, 2147483647, -2147483648, math.maxinteger, math.mininteger}
for _, f in ipairs {"%d", "%5d", "%-5d|", "%05d", "%+d", "% d", "%.3d", "%10.4d|", "%-10.4d|", "%x", "%X", "%#x", "%o", "%#o", "%i", "%20x", "%c"} do
  for _, n in ipairs(integers) do
    local ok, s = pcall(string.format, f, f == "%c" and (n & 127) or n)
    io.write(f, " ", ok and s or "error", "\n")
  end
end
local floats = {0.0, -0.0, 1.0, -1.0, 0.1, 1 / 3, 2 / 3, 100.0, 12345.6789, 1e15, 1e16, 1e17, 1e21, 1e22, 1e23, 1e-4, 1e-5, 5e-324, 2.2250738585072014e-308,
  1.7976931348623157e308, 0.5, 1.5, 2.5, 3.5, 0.125, 0.375, 9.995, 99.95, 999.5, 1e100, 1e-100, 123456789012345678.0, 4.35, 2.675, math.pi, math.huge, -math.huge}
for _, f in ipairs {"%f", "%.0f", "%.1f", "%.3f", "%10.2f|", "%-10.2f|", "%+.2f", "%010.3f", "% .4f", "%#.0f", "%e", "%.0e", "%.10e", "%E", "%g", "%.0g", "%.3g",
  "%.14g", "%.17g", "%G", "%#g", "%12g|", "%-12g|", "%a", "%.3a", "%A", "%.99f"} do
  for _, x in ipairs(floats) do
    -- C leaves the leading digit of a subnormal's %a open.
    if x ~= 5e-324 or not f:lower():find("a") then io.write(f, " ", string.format(f, x), "\n") end
  end
end
print(string.format("%q", "line\nquote\"back\\slash\0nul\r\t\1272"), string.format("%q", 0.1), string.format("%q", math.mininteger))
print(string.format("%s %10s|%-10s|%.2s|", "abc", "abc", "abc", "abc"), string.format("%%"), pcall(string.format, "%y", 1))
print(tostring(1e15), tostring(1e16), tostring(-0.0), 2^53, 2^63, 1e308 * 10, (tostring(0/0):gsub("-", "")))
print(tonumber("0x1p4"), tonumber("0x.8"), tonumber("1e1"), tonumber(" 10 "), tonumber("10a"), tonumber("1e"), tonumber("zz", 36), tonumber("8", 8), tonumber("0x7fffffffffffffff"))
for _, s in ipairs {"1e-400", "1e400", "4.9e-324", "2.4703282292062328e-324", "1.7976931348623159e308", "0.1e-6", "123456789012345678901234567890", "9007199254740993", "0x1.fffffffffffff8p0"} do
  print(s, tonumber(s) and string.format("%.17g", tonumber(s)))
end
print(string.pack("<i4>i2z", 1, 2, "abc"):byte(1, -1))
print(string.unpack("<d", string.pack("<d", math.pi)), string.packsize("<i8i4i2i1"), pcall(string.pack, "i17", 1))
local words = {}
for w in ("the quick brown fox jumps over the lazy dog the end"):gmatch("%a+") do words[w] = (words[w] or 0) + 1 end
local keys = {}
for w in pairs(words) do keys[#keys + 1] = w end
table.sort(keys)
for _, w in ipairs(keys) do io.write(w, "=", words[w], " ") end
print()
print(("%s"):rep(3, ","):format("a", "b", "c"), #("x"):rep(1000000), ("abc" < "abd"), ("Z" < "a"), ("" < "a"))
print(("straße"):upper(), ("ÄÖ"):lower(), ("abc123"):upper(), ("%a%d"):len(), ("x"):byte(-1), ("äöü"):byte(1, -1))
