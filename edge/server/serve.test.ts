import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFakeBuild } from '../../scripts/finish-build/testing/fake-build.ts'
import { openCountryDatabase } from '../country/country-database.ts'
import { serve } from './serve.ts'

/** The server in the process of the tests; `../node.test.ts` starts it as a program. */
let build: Awaited<ReturnType<typeof makeFakeBuild>>
beforeAll(async () => {
  build = await makeFakeBuild()
})
afterAll(() => build.remove())

const day = 86_400_000
const { builtOn } = openCountryDatabase()

function started(environment: Record<string, string>) {
  const said: string[] = []
  const complaints: string[] = []
  const exits: number[] = []
  const signals = new Map<string, () => void>()
  let log = ''
  serve({
    environment: { HOST: '127.0.0.1', PORT: '0', DRAIN_SECONDS: '0', BUILD_DIR: build.folder, ...environment },
    clock: () => builtOn.getTime() + 3.9 * day,
    output: new Writable({
      write(chunk, _, done) {
        log += chunk
        done()
      },
    }),
    say: (line) => void said.push(line),
    complain: (line) => void complaints.push(line),
    exit: (code) => void exits.push(code),
    on: (signal, act) => void signals.set(signal, act),
  })
  const address = async () => {
    await expect.poll(() => said).not.toEqual([])
    return said[0]!.replace('Convertory is served on http://localhost:', 'http://127.0.0.1:')
  }
  return { said, complaints, exits, address, log: () => log, send: (signal: string) => signals.get(signal)!() }
}

test('says where it is and how old its data are, answers, logs, and ends once however often it is told', async () => {
  const server = started({})
  const address = await server.address()
  expect(server.said).toEqual([
    `Convertory is served on http://localhost:${new URL(address).port}`,
    `Country data of ${builtOn.toISOString().slice(0, 10)}, 3 days old`,
  ])
  expect(await (await fetch(`${address}/en/`)).text()).toContain('<title>en</title>')
  const list = await fetch(`${address}/api/v1/units`, { headers: { 'accept-encoding': 'gzip' } })
  expect(list.headers.get('content-encoding')).toBe('gzip')
  await list.text()
  expect(await (await fetch(`${address}/health`)).json()).toEqual({ status: 'ok' })
  server.send('SIGTERM')
  server.send('SIGTERM')
  server.send('SIGINT')
  await expect.poll(() => server.exits, { timeout: 20_000 }).toEqual([0])
  expect(server.log()).toContain('"path":"/en/","status":200')
  expect(server.complaints).toEqual([])
  await expect(fetch(`${address}/en/`)).rejects.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(server.exits).toEqual([0])
})

test('goes on answering while it drains, says so, and ends connections with their answers', async () => {
  const server = started({ DRAIN_SECONDS: '2', ACCESS_LOG: 'off' })
  const address = await server.address()
  server.send('SIGTERM')
  const health = await fetch(`${address}/health`)
  expect([health.status, await health.json()]).toEqual([503, { status: 'unavailable' }])
  const page = await fetch(`${address}/en/`)
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
  await page.text()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect((await fetch(`${address}/health`)).status).toBe(503)
  expect(server.exits).toEqual([])
  await expect.poll(() => server.exits, { timeout: 20_000 }).toEqual([0])
  expect(server.log()).toBe('')
})

test('does not let somebody wait who pressed Ctrl-C', async () => {
  const server = started({ DRAIN_SECONDS: '300' })
  await server.address()
  server.send('SIGINT')
  await expect.poll(() => server.exits, { timeout: 20_000 }).toEqual([0])
})

test('says so when the port is taken', async () => {
  const first = started({})
  const { port } = new URL(await first.address())
  const second = started({ PORT: port })
  await expect.poll(() => second.exits).toEqual([1])
  expect(second.complaints).toEqual([`Port ${port} is in use: choose another with PORT=…`])
  expect(second.said).toEqual([])
  first.send('SIGINT')
  await expect.poll(() => first.exits, { timeout: 20_000 }).toEqual([0])
})

// An address of documentation (RFC 5737): no machine has it.
test('says so when it cannot listen for another reason', async () => {
  const server = started({ HOST: '192.0.2.1' })
  await expect.poll(() => server.exits).toEqual([1])
  expect(server.complaints).toEqual([expect.stringMatching(/^The server cannot run: listen EADDRNOTAVAIL/)])
})

test.each([
  [{ PORT: 'http' }, /^PORT must be a whole number/],
  [{ BUILD_DIR: '/nonexistent' }, /^There is no built site yet: run `npm run build` first\.$/],
  [{ COUNTRY_DATABASE: '/nonexistent.mmdb' }, /ENOENT.*nonexistent\.mmdb/],
])('does not start with %o', (environment, complaint) => {
  const server = started(environment)
  expect([server.exits, server.complaints]).toEqual([[1], [expect.stringMatching(complaint)]])
})
