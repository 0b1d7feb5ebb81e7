import { fork } from 'node:child_process'
import { Agent } from 'node:http'
import type { Table } from '../suite.ts'
import { ask } from './client.ts'
import { startOurs } from './servers.ts'

const seconds = 10
const connections = 16

/** How long a page takes while nobody else asks, and while others send the API the most it takes without being refused. */
export async function pagesDuringBatches(port: number, page: string): Promise<Table> {
  // A client may send ten such batches a minute. Each call names another client, so that nothing but the slices protects the pages.
  const server = await startOurs(port, 'off', { TRUSTED_PROXY_COUNT: '1' })
  try {
    await timesOf(server.origin, page, 2)
    const alone = await timesOf(server.origin, page, seconds)
    const sender = fork(new URL('./batch-sender.ts', import.meta.url), [server.origin, String(connections)])
    await new Promise((resolve) => sender.once('message', resolve))
    const beside = await timesOf(server.origin, page, seconds)
    const batches = await new Promise<number>((resolve) => {
      sender.once('message', (count) => resolve(Number(count)))
      sender.send('stop')
    })
    return {
      title: 'One page after another, while the API computes',
      columns: ['', 'pages', 'half within', '99% within', 'batches answered'],
      rows: [
        ['nobody else asks', ...figures(alone), ''],
        [`${connections} connections send 1,000 values with an exponent of -1000`, ...figures(beside), String(batches)],
      ],
    }
  } finally {
    await server.stop()
  }
}

async function timesOf(origin: string, path: string, forSeconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  const end = performance.now() + forSeconds * 1000
  while (performance.now() < end) times.push(await ask(origin, { path, agent, headers: { 'accept-encoding': 'gzip' } }))
  agent.destroy()
  return times.sort((left, right) => left - right)
}

const figures = (sorted: readonly number[]): string[] => [
  String(sorted.length),
  ...[0.5, 0.99].map((share) => `${sorted[Math.floor(sorted.length * share)]!.toFixed(1)} ms`),
]
