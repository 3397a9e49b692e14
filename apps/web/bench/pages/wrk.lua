-- Prints the result as one line of JSON. With a number as argument, each request has a query of its own: ?n=NUMBER and up.
function init(args)
  local number = tonumber(args[1])
  if number then
    request = function()
      number = number + 1
      return wrk.format(nil, wrk.path .. "?n=" .. number)
    end
  end
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"microseconds":%d,"bytes":%d,"p99":%d,"failed":%d}\n',
    summary.requests, summary.duration, summary.bytes, latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.timeout + errors.status
  ))
end
