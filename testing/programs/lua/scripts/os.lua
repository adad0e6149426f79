-- Time, environment, and what the system says. TZ is set by the test.
print(os.getenv("TZ"), os.getenv("HOME") ~= nil, os.getenv("NOT_SET_ANYWHERE"))
print(type(os.time()), os.time() > 1700000000, type(os.clock()), os.clock() >= 0)
for _, t in ipairs {0, 1, 86399, 951782400, 951868800, 1078012800, 1099184400, 1099188000, 1111885199, 1111885200, 1700000000, 2147483647, 2147483648, 4102444800, 32503680000,
  -86400, -2208988800, -62135596800, 253402300799} do
  print(t, os.date("!%Y-%m-%d %H:%M:%S %a %A %b %B %j %U %w %W %y %p %I", t))
  -- %F with a year that has not four digits is where POSIX (%+4Y) and C (%Y) part, so it is left out there.
  print(t, os.date("%Y-%m-%d %H:%M:%S %Z %z %c %x %X %D %e " .. (t > -3e10 and t < 2.5e11 and "%F" or "") .. " %g %G %h %n%M%R%S%t%T%u%V%%", t))
  local d = os.date("*t", t)
  print(d.year, d.month, d.day, d.hour, d.min, d.sec, d.wday, d.yday, d.isdst, os.time(d) == t)
end
print(os.time {year = 2000, month = 1, day = 1, hour = 12}, os.time {year = 2024, month = 2, day = 30, hour = 0}, os.time {year = 2023, month = 14, day = -5})
print(os.time {year = 2024, month = 3, day = 31, hour = 2, min = 30}, os.time {year = 2024, month = 10, day = 27, hour = 2, min = 30, isdst = true},
  os.time {year = 2024, month = 10, day = 27, hour = 2, min = 30, isdst = false})
local d = {year = 2024, month = 1, day = 400, hour = 25, min = -1, sec = 3661}
print(os.time(d), d.year, d.month, d.day, d.hour, d.min, d.sec, d.yday, d.wday, d.isdst)
print(pcall(os.time, {year = 2024}), pcall(os.date, "%Ez", 0), pcall(os.date, "%Q", 0), pcall(os.time, {year = 1 << 40, month = 1, day = 1}))
print(pcall(os.date, "*t", 1 << 60), os.difftime(10, 4))
print(os.setlocale(), os.setlocale("C"), os.setlocale(nil, "numeric"), os.setlocale("no_SUCH", "all"))
