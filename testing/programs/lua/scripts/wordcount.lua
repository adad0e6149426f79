-- Words of a text, most frequent first: arg[1] is the file.
local count, words, lines, bytes = {}, 0, 0, 0
for line in io.lines(arg[1], "L") do
  lines, bytes = lines + 1, bytes + #line
  for w in line:gmatch("[%a']+") do
    w = w:lower()
    count[w] = (count[w] or 0) + 1
    words = words + 1
  end
end
local order = {}
for w in pairs(count) do order[#order + 1] = w end
table.sort(order, function(a, b) if count[a] ~= count[b] then return count[a] > count[b] end return a < b end)
print(("%d lines, %d words, %d different, %d bytes"):format(lines, words, #order, bytes))
for i = 1, math.min(25, #order) do print(("%6d %5.2f%% %s"):format(count[order[i]], count[order[i]] * 100 / words, order[i])) end
