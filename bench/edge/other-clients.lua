-- Each request names another client, so that what is measured is the answer and not the limit of calls.
local count = 0
function request()
  count = count + 1
  local client = string.format("10.%d.%d.%d", math.floor(count / 65536) % 256, math.floor(count / 256) % 256, count % 256)
  return wrk.format(nil, nil, { ["accept-encoding"] = "gzip", ["x-forwarded-for"] = client })
end
