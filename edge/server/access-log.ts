import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Writable } from 'node:stream'

export interface AccessLog {
  watch(incoming: IncomingMessage, outgoing: ServerResponse, path: string): void
  flush(): void
}

const flushMilliseconds = 500
const flushCharacters = 64 * 1024

/**
 * One JSON line per answer: time, method, path, status, milliseconds. No address, no user agent, no query (API queries carry
 * what somebody converts). Lines are gathered and written together; a reader that does not keep up loses lines, never requests.
 */
export function createAccessLog(output: Writable, clock: () => Date): AccessLog {
  let lines = ''
  let droppedCount = 0
  const flush = () => {
    if (lines === '' && droppedCount === 0) return
    if (output.writableNeedDrain) return
    if (droppedCount > 0) lines += `${JSON.stringify({ time: clock().toISOString(), droppedLines: droppedCount })}\n`
    output.write(lines)
    lines = ''
    droppedCount = 0
  }
  setInterval(flush, flushMilliseconds).unref()

  const record = (incoming: IncomingMessage, outgoing: ServerResponse, path: string, startedMilliseconds: number) => {
    if (lines.length > flushCharacters) flush()
    if (lines.length > flushCharacters) {
      droppedCount += 1
      return
    }
    const status = outgoing.writableFinished ? outgoing.statusCode : 499
    const milliseconds = Math.round((performance.now() - startedMilliseconds) * 10) / 10
    lines += `{"time":"${clock().toISOString()}","method":"${incoming.method}","path":${JSON.stringify(path.slice(0, 300))},"status":${status},"milliseconds":${milliseconds}}\n`
  }

  return {
    watch(incoming, outgoing, path) {
      const startedMilliseconds = performance.now()
      outgoing.once('close', () => record(incoming, outgoing, path, startedMilliseconds))
    },
    flush,
  }
}
