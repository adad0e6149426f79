-- UTF-8: lengths, code points, invalid sequences.
local s = "aé€😀\u{10FFFF}z"
print(#s, utf8.len(s), utf8.codepoint(s, 1, -1))
for p, c in utf8.codes(s) do io.write(p, ":", c, " ") end
print()
print(utf8.char(72, 228, 8364, 128512), utf8.charpattern:byte(1, -1))
print(utf8.len("\xff"), utf8.len("ab\x80"), utf8.len("\u{7FFFFFFF}", 1, -1, true), pcall(utf8.codepoint, "\xC0\x80"), utf8.offset(s, 3), utf8.offset(s, -1))
for c in s:gmatch(utf8.charpattern) do io.write("<", c, ">") end
print()
