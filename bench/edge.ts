import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { processorSeconds, type RunningServer, residentMegabytes, startNginx, startOurs } from './edge/servers.ts'
import { isInstalled, type Load, load } from './edge/wrk.ts'
import type { Suite, Table } from './suite.ts'

const buildFolder = process.env.BUILD_DIR ?? join(import.meta.dirname, '..', 'build')
const page = '/en/metrics/length/kmmi'
const pageFile = join(buildFolder, 'client', page, 'index.html')
const port = Number(process.env.BENCH_PORT ?? 4104)

const throughput = { connections: 64, seconds: 6, encoding: 'gzip' }
const endurance = { connections: 256, seconds: 60, encoding: 'gzip' }

const paths: readonly (readonly [name: string, path: string])[] = [
  ['Convertory, the page', page],
  ['Convertory, get-country', '/api/get-country'],
  ['Convertory, API: one unit', '/api/v1/units/length/convert?from=km&to=mi&value=42.195'],
  ['Convertory, API: one point in ten systems', '/api/v1/coordinates/convert?value=52.520008,13.404954'],
]

const whole = (value: number): string => Math.round(value).toLocaleString('en-US')

interface Row {
  readonly name: string
  readonly result: Load
  readonly perProcessorSecond: number | undefined
}

async function measure(name: string, server: RunningServer, path: string): Promise<Row> {
  await load(server.origin + path, { ...throughput, seconds: 3 })
  const before = processorSeconds(server.processId)
  const result = await load(server.origin + path, throughput)
  const after = processorSeconds(server.processId)
  const perProcessorSecond =
    before === undefined || after === undefined ? undefined : result.requests / (after - before)
  return { name, result, perProcessorSecond }
}

async function compare(): Promise<Table> {
  const rows: Row[] = []
  if (await isInstalled('nginx')) {
    const nginx = await startNginx(port, pageFile)
    rows.push(await measure('nginx, the same page', nginx, '/page.html'))
    await nginx.stop()
  }
  const withLog = await startOurs(port, 'on')
  rows.push(await measure('Convertory, the page, with the access log', withLog, page))
  await withLog.stop()
  const ours = await startOurs(port, 'off')
  for (const [name, path] of paths) rows.push(await measure(name, ours, path))
  await ours.stop()
  return {
    title: `Requests per second, one process, ${throughput.connections} connections`,
    columns: ['', 'per second', 'per second of its processor time', '99% within', 'errors'],
    rows: rows.map(({ name, result, perProcessorSecond }) => [
      name,
      whole(result.requestsPerSecond),
      perProcessorSecond === undefined ? '?' : whole(perProcessorSecond),
      `${result.latency99Milliseconds.toFixed(1)} ms`,
      String(result.errors),
    ]),
  }
}

async function endure(): Promise<Table> {
  const ours = await startOurs(port, 'on')
  await load(ours.origin + page, { ...endurance, seconds: 20 })
  const before = residentMegabytes(ours.processId)
  const result = await load(ours.origin + page, endurance)
  const after = residentMegabytes(ours.processId)
  await ours.stop()
  return {
    title: `${endurance.connections} connections for ${endurance.seconds} seconds, with the access log`,
    columns: ['per second', '99% within', 'errors', 'memory before', 'memory after'],
    rows: [
      [
        whole(result.requestsPerSecond),
        `${result.latency99Milliseconds.toFixed(1)} ms`,
        String(result.errors),
        `${before ?? '?'} MB`,
        `${after ?? '?'} MB`,
      ],
    ],
  }
}

const notMeasured = (why: string) => ({
  races: [],
  tables: [{ title: 'Not measured', columns: ['why'], rows: [[why]] }],
})

export const suite: Suite = {
  area: 'edge',
  title: 'Serving the site',
  about: `wrk on the loopback, one thread, against one process of each server; both send the page compressed with gzip
beforehand, with kept-alive connections. nginx has its best settings for a single file and logs nothing. On a machine that does
other work at the same time only the column of processor time compares.`,
  async prepare() {
    if (!(await isInstalled('wrk'))) return notMeasured('wrk is not installed (https://github.com/wg/wrk)')
    if (!existsSync(pageFile)) return notMeasured('the site is not built: npm run build')
    return { races: [], tables: [await compare(), await endure()] }
  },
}
