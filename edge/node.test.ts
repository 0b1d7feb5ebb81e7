import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFakeBuild } from '../scripts/finish-build/testing/fake-build.ts'

let build: Awaited<ReturnType<typeof makeFakeBuild>>
const children: ChildProcess[] = []

beforeAll(async () => {
  build = await makeFakeBuild()
})
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  build.remove()
})

/** Where the command keeps its compiled modules too: of a second for a start, more than half goes into compiling them. */
const compiled = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') }

function start(environment: Record<string, string>) {
  const settings = { BUILD_DIR: build.folder, HOST: '127.0.0.1', PORT: '0', DRAIN_SECONDS: '0', ...environment }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'node.ts')], {
    env: { ...process.env, ...compiled, ...settings },
  })
  children.push(child)
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output.text += chunk
    })
  }
  return { child, output, ended: once(child, 'exit') as Promise<[number | null]> }
}

async function servedPort({ output, ended }: ReturnType<typeof start>): Promise<number> {
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  while (!isOver) {
    const port = /http:\/\/localhost:(\d+)/.exec(output.text)?.[1]
    if (port) return Number(port)
    await pause(20)
  }
  throw new Error(output.text)
}

/** One request; a connection that breaks under it is an error. */
function ask(port: number, path: string, agent: Agent): Promise<{ status: number; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, agent }, (incoming) => {
      const { statusCode, headers } = incoming
      incoming.resume().on('end', () => resolve({ status: statusCode!, connection: headers.connection }))
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

describe('the process', () => {
  test('serves, logs, and ends cleanly on SIGTERM although a connection is kept alive', async () => {
    const server = start({})
    const port = await servedPort(server)
    const response = await fetch(`http://127.0.0.1:${port}/en/`)
    expect(await response.text()).toContain('<title>en</title>')
    server.child.kill('SIGTERM')
    const [code] = await server.ended
    expect(code).toBe(0)
    expect(server.output.text).toContain('"path":"/en/","status":200')
    const [, builtOn = '', days] = /Country data of (\S+), (\d+) days old/.exec(server.output.text) ?? []
    expect(Math.abs((Date.now() - Date.parse(builtOn)) / 86_400_000 - Number(days))).toBeLessThan(2)
    await expect(fetch(`http://127.0.0.1:${port}/en/`)).rejects.toThrow()
  })

  test('SIGTERM: health says so first, kept-alive clients are told, no request is dropped', async () => {
    const server = start({ DRAIN_SECONDS: '6' })
    const port = await servedPort(server)
    let answers = 0
    /** Asks over one connection again and again until it is told to go elsewhere. A connection that breaks fails the test. */
    const keepAsking = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (let connection: string | undefined; connection !== 'close'; answers++) {
        const answer = await ask(port, '/en/', agent)
        expect(answer.status).toBe(200)
        connection = answer.connection
        // Without a pause both cores would do nothing else until the server has drained.
        await pause(20)
      }
      agent.destroy()
    }
    const askHealth = async () => (await ask(port, '/health', new Agent())).status
    const clients = Promise.all(Array.from({ length: 16 }, keepAsking))
    expect(await askHealth()).toBe(200)
    await expect.poll(() => answers).toBeGreaterThan(100)
    server.child.kill('SIGTERM')
    await expect.poll(askHealth, { interval: 10 }).toBe(503)
    await clients
    expect((await server.ended)[0]).toBe(0)
  })

  test('says so when the port is taken', async () => {
    const first = start({})
    const port = await servedPort(first)
    const second = start({ PORT: String(port) })
    const [code] = await second.ended
    expect(code).toBe(1)
    expect(second.output.text).toContain(`Port ${port} is in use`)
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
    // Ctrl-C, twice through npm.
    first.child.kill('SIGINT')
    first.child.kill('SIGINT')
    expect(await first.ended).toEqual([0, null])
  })

  // For every reason there is: server/serve.test.ts.
  test('refuses to start, in a sentence and not with a stack', async () => {
    const server = start({ PORT: 'http' })
    const [code] = await server.ended
    expect(code).toBe(1)
    expect(server.output.text).toContain('PORT must be a whole number')
    expect(server.output.text, 'no stack').not.toContain('    at ')
  })
})
