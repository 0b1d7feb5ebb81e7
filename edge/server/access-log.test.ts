import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createAccessLog } from './access-log.ts'

test('a reader that does not keep up loses lines, is told how many, and costs no memory', () => {
  const written: string[] = []
  let goOn = () => {}
  const output = new Writable({
    highWaterMark: 10,
    write(chunk, _encoding, done) {
      written.push(String(chunk))
      goOn = done
    },
  })
  const log = createAccessLog(output, () => 0)
  for (let request = 0; request < 5000; request++) log.record('GET', '/en/', 200, 1.234)
  const lineLength =
    '{"time":"1970-01-01T00:00:00.000Z","method":"GET","path":"/en/","status":200,"milliseconds":1.2}\n'.length
  expect(written).toHaveLength(1)
  goOn()
  log.flush()
  const lines = written.join('').trimEnd().split('\n')
  const { droppedLines } = JSON.parse(lines.at(-1)!)
  expect(droppedLines + lines.length - 1).toBe(5000)
  expect(written[1]!.length).toBeLessThan(64 * 1024 + 2 * lineLength)
  // It is told once.
  goOn()
  log.flush()
  log.record('GET', '/en/', 200, 1.234)
  log.flush()
  expect(written.slice(2).join('')).toHaveLength(lineLength)
})

test('without an answer nothing is written', () => {
  const output = new Writable({ write: () => expect.unreachable() })
  createAccessLog(output, () => 0).flush()
  expect(output.writableLength).toBe(0)
})

test('a line says when, what and how long, to a tenth of a millisecond', () => {
  const written: string[] = []
  const output = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk))
      done()
    },
  })
  let now = 0
  const log = createAccessLog(output, () => now)
  log.record('GET', '/en/', 200, 12.345)
  now = 1_700_000_000_000
  log.record('POST', '/api/v1/ip', 400, 0.06)
  log.record('HEAD', '/', 308, 0)
  log.flush()
  log.flush()
  expect(written).toEqual([
    '{"time":"1970-01-01T00:00:00.000Z","method":"GET","path":"/en/","status":200,"milliseconds":12.3}\n' +
      '{"time":"2023-11-14T22:13:20.000Z","method":"POST","path":"/api/v1/ip","status":400,"milliseconds":0.1}\n' +
      '{"time":"2023-11-14T22:13:20.000Z","method":"HEAD","path":"/","status":308,"milliseconds":0}\n',
  ])
})

test('a path cannot break out of its line', () => {
  let text = ''
  const output = new Writable({
    write(chunk, _encoding, done) {
      text += chunk
      done()
    },
  })
  const log = createAccessLog(output, () => 0)
  log.record('GET', '/"}\n{"forged":true', 404, 0)
  log.record('GET', `/${'a'.repeat(5000)}`, 404, 0)
  log.flush()
  const lines = text.trimEnd().split('\n')
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[0]!).path).toBe('/"}\n{"forged":true')
  expect(JSON.parse(lines[1]!).path).toBe(`/${'a'.repeat(299)}`)
})
