import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { gracefulStop } from './graceful-stop.ts'

test('what is under way is answered, idle connections end, nobody new is taken in', async () => {
  let answer: (() => void) | undefined
  const server = createServer((_, outgoing) => {
    answer = () => void outgoing.end('done')
  })
  const stop = gracefulStop(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const idle = connect(port, '127.0.0.1')
  const busy = connect(port, '127.0.0.1')
  await Promise.all([once(idle, 'connect'), once(busy, 'connect')])
  busy.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  await expect.poll(() => answer).toBeDefined()
  let received = ''
  busy.on('data', (chunk) => {
    received += chunk
  })
  const [idleEnds, busyEnds] = [once(idle.resume(), 'close'), once(busy, 'close')]
  let isOver = false
  const stopped = stop(0).then(() => {
    isOver = true
  })
  await expect.poll(() => server.listening).toBe(false)
  const late = connect(port, '127.0.0.1')
  const [refused] = await once(late, 'error')
  expect(refused).toMatchObject({ code: 'ECONNREFUSED' })
  expect(isOver).toBe(false)
  await idleEnds
  answer!()
  await stopped
  await busyEnds
  expect(received).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(received).toMatch(/done/)
})

test('a connection that never said a word does not hold up the end', async () => {
  const server = createServer()
  const stop = gracefulStop(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const silent = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(server, 'connection')
  const cutOff = vi.spyOn(server, 'closeAllConnections')
  const ended = once(silent.resume(), 'close')
  await stop(0)
  await ended
  expect(cutOff).not.toHaveBeenCalled()
})

test('for the time given it goes on listening', async () => {
  const server = createServer((_, outgoing) => void outgoing.end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stopped = gracefulStop(server)(300)
  expect(server.listening).toBe(true)
  await stopped
  expect(server.listening).toBe(false)
})

test('nothing is left behind that would keep the process alive', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  try {
    const stopped = gracefulStop(server)(100)
    await vi.advanceTimersByTimeAsync(100)
    await vi.advanceTimersByTimeAsync(500)
    await stopped
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
