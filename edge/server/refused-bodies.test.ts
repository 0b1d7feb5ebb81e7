import { Agent, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFakeBuild } from '../../scripts/finish-build/testing/fake-build.ts'
import { apiLimits, serverLimits, workPrices } from '../api/limits.ts'
import { createApp } from '../app.ts'
import { loadSite } from '../site/memory-site.ts'
import { createSiteServer } from './http-server.ts'

const path = '/api/v1/ip'
const json = 'application/json'
const large = Buffer.alloc(apiLimits.bodyBytes, ' ')

let build: Awaited<ReturnType<typeof makeFakeBuild>>
beforeAll(async () => {
  build = await makeFakeBuild()
})
afterAll(() => build.remove())

/** A server with accounts in which time stands still, so that none fills up again. */
async function withServer(client: string | undefined, work: (port: number) => Promise<void>): Promise<void> {
  const app = createApp({
    countrySource: () => ({ ok: true, value: null }),
    clientOf: () => client,
    clock: () => new Date(0),
  })
  const server = createSiteServer({ site: loadSite(build.folder), fetch: app.fetch, accessLog: undefined })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await work((server.address() as AddressInfo).port)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** The status of a call; undefined where the server ended the connection before all of the body was sent. */
function post(port: number, type: string, body: Buffer, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve) => {
    const headers = { 'content-type': type, 'content-length': body.length }
    const outgoing = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent }, (incoming) => {
      incoming
        .resume()
        .on('end', () => resolve(incoming.statusCode))
        .on('error', () => resolve(incoming.statusCode))
    })
    outgoing.on('error', () => resolve(undefined))
    outgoing.end(body)
  })
}

describe('calls whose bodies are refused', () => {
  const calls = 1600
  const cheapest = apiLimits.valuesPerMinute / apiLimits.leastCallCost
  const largest = Math.floor(apiLimits.valuesPerMinute / (apiLimits.bodyBytes / workPrices.bodyBytesPerValue))

  test.each([
    ['no JSON', 400, json, Buffer.from('{'), cheapest],
    ['another type', 415, 'text/plain', Buffer.from('{}'), cheapest],
    ['no JSON, as large as may be', 400, json, large, largest],
    ['another type, as large as may be', 415, 'text/plain', large, largest],
    ['too large', 413, json, Buffer.alloc(apiLimits.bodyBytes + 1, ' '), largest],
  ])('%s: %i so often, and then 429', async (_, status, type, body, most) => {
    const counts = new Map<number | undefined, number>()
    await withServer('192.0.2.1', async (port) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 16 })
      let left = body.length > 1000 ? calls / 10 : calls
      const keepSending = async () => {
        while (left-- > 0) {
          const answered = await post(port, type, body, agent)
          counts.set(answered, (counts.get(answered) ?? 0) + 1)
        }
      }
      await Promise.all(Array.from({ length: 16 }, keepSending))
      agent.destroy()
    })
    expect(counts.get(status) ?? 0).toBeLessThanOrEqual(most)
    counts.delete(undefined)
    expect([...counts.keys()].toSorted()).toEqual([status, 429].toSorted())
  })
})

test('bodies that never end: so many are held and no more, and their room comes back', async () => {
  const most = serverLimits.bodyBytesInFlight / apiLimits.bodyBytes
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${json}\r\nContent-Length: ${apiLimits.bodyBytes}\r\n\r\n{`
  await withServer(undefined, async (port) => {
    const hanging = Array.from({ length: 2 * most }, () => {
      const hanging = { socket: connect(port, '127.0.0.1'), status: '' }
      hanging.socket.on('data', (chunk) => {
        hanging.status ||= String(chunk).slice(9, 12)
      })
      hanging.socket.on('error', () => undefined).write(head)
      return hanging
    })
    const statuses = () => hanging.map(({ status }) => status).toSorted()
    await expect.poll(statuses).toEqual([...Array(most).fill(''), ...Array(most).fill('503')])
    const agent = new Agent()
    expect(await post(port, json, Buffer.from('{'), agent), 'a length that still fits nowhere').toBe(503)
    for (const { socket } of hanging) socket.destroy()
    await expect.poll(() => post(port, json, Buffer.from('{'), agent)).toBe(400)
  })
})
