import type { Writable } from 'node:stream'

export interface AccessLog {
  record(method: string, path: string, status: number, milliseconds: number): void
  flush(): void
}

const flushMilliseconds = 500
const flushCharacters = 64 * 1024
const shownPathCharacters = 300

/**
 * One JSON line per answer: time, method, path, status, milliseconds. No address, no user agent, no query (API queries carry
 * what somebody converts). Lines are gathered and written together; a reader that does not keep up loses lines, never requests.
 */
export function createAccessLog(output: Writable, clock: () => number): AccessLog {
  let lines = ''
  let droppedCount = 0
  const isoTime = rememberedIsoTime()

  const flush = () => {
    if ((lines === '' && droppedCount === 0) || output.writableNeedDrain) return
    if (droppedCount > 0) lines += `{"time":"${isoTime(clock())}","droppedLines":${droppedCount}}\n`
    output.write(lines)
    lines = ''
    droppedCount = 0
  }
  setInterval(flush, flushMilliseconds).unref()

  return {
    record(method, path, status, milliseconds) {
      if (lines.length > flushCharacters) flush()
      if (lines.length > flushCharacters) {
        droppedCount += 1
        return
      }
      const shownPath = JSON.stringify(path.slice(0, shownPathCharacters))
      lines += `{"time":"${isoTime(clock())}","method":"${method}","path":${shownPath},"status":${status},"milliseconds":${Math.round(milliseconds * 10) / 10}}\n`
    },
    flush,
  }
}

/** Many answers fall into one millisecond, and writing a date costs more than the rest of the line. */
function rememberedIsoTime(): (milliseconds: number) => string {
  let last = Number.NaN
  let text = ''
  return (milliseconds) => {
    if (milliseconds !== last) {
      last = milliseconds
      text = new Date(milliseconds).toISOString()
    }
    return text
  }
}
