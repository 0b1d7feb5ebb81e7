import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import type { SiteMap } from '../../edge/site/site-map.ts'
import type { Table } from '../suite.ts'
import { ask } from './client.ts'
import { residentMegabytes, startOurs } from './servers.ts'

/** Each client takes another form of the page; the last accepts no compression, so that every page is unpacked for it. */
const encodings = ['br', 'gzip', 'identity']
const connections = 16

/** A crawler's visit: every page in every form, twice, and what the process holds after each. */
export async function walkEveryPage(port: number, buildFolder: string): Promise<Table> {
  const map: SiteMap = JSON.parse(readFileSync(join(buildFolder, 'site.json'), 'utf8'))
  const paths = Object.keys(map.pages)
  const server = await startOurs(port, 'on')
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  try {
    const held = [residentMegabytes(server.processId)]
    for (const encoding of [...encodings, ...encodings]) {
      const left = [...paths]
      const walk = async () => {
        for (let path = left.pop(); path !== undefined; path = left.pop())
          await ask(server.origin, { path, agent, headers: { 'accept-encoding': encoding } })
      }
      await Promise.all(Array.from({ length: connections }, walk))
      held.push(residentMegabytes(server.processId))
    }
    return {
      title: `Memory while each of ${paths.length.toLocaleString('en-US')} pages is asked for in every form, twice`,
      columns: ['at start', ...encodings, ...encodings.map((encoding) => `${encoding}, again`)],
      rows: [held.map((megabytes) => `${megabytes ?? '?'} MB`)],
    }
  } finally {
    agent.destroy()
    await server.stop()
  }
}
