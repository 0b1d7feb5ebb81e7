import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { processorSeconds, type RunningServer, residentMegabytes, startNginx, startOurs } from './edge/servers.ts'
import { walkEveryPage } from './edge/walk-every-page.ts'
import { isInstalled, type Load, load } from './edge/wrk.ts'
import type { Suite, Table } from './suite.ts'

const buildFolder = process.env.BUILD_DIR ?? join(import.meta.dirname, '..', 'build')
const page = '/en/metrics/length/kmmi'
const pageFile = join(buildFolder, 'client', page, 'index.html')
const port = Number(process.env.BENCH_PORT ?? 4104)

const throughput = { connections: 64, seconds: 4, encoding: 'gzip' }
const rounds = 5
const endurance = { connections: 256, seconds: 60, encoding: 'gzip' }

interface Contender {
  readonly name: string
  readonly server: RunningServer
  readonly path: string
  /** Calls of the API are counted by client: each request names another. */
  readonly manyClients?: boolean
  /** The contender whose speed this one's is set against. */
  readonly against?: string
}

interface Round {
  readonly result: Load
  readonly perProcessorSecond: number | undefined
}

const whole = (value: number): string => Math.round(value).toLocaleString('en-US')

const nginxPage = 'nginx, the page'
const nginxLogged = 'nginx, the page, with an access log'

/** All servers are up at once and take turns: what else the machine does blurs every one of them alike. */
async function compare(): Promise<Table> {
  const servers: RunningServer[] = []
  const started = async (starting: Promise<RunningServer>) => {
    const server = await starting
    servers.push(server)
    return server
  }
  try {
    const contenders: Contender[] = []
    if (await isInstalled('nginx')) {
      const quiet = await started(startNginx(port, pageFile, 'off'))
      const logging = await started(startNginx(port + 1, pageFile, 'on'))
      contenders.push({ name: nginxPage, server: quiet, path: '/page.html' })
      contenders.push({ name: nginxLogged, server: logging, path: '/page.html' })
    }
    const quiet = await started(startOurs(port + 2, 'off', { TRUSTED_PROXY_COUNT: '1' }))
    const logging = await started(startOurs(port + 3, 'on'))
    contenders.push(
      { name: 'Convertory, the page', server: quiet, path: page, against: nginxPage },
      { name: 'Convertory, the page, with the access log', server: logging, path: page, against: nginxLogged },
      { name: 'Convertory, get-country', server: quiet, path: '/api/get-country' },
      {
        name: 'Convertory, API: one unit',
        server: quiet,
        path: '/api/v1/units/length/convert?from=km&to=mi&value=42.195',
        manyClients: true,
      },
      {
        name: 'Convertory, API: one point in ten systems',
        server: quiet,
        path: '/api/v1/coordinates/convert?value=52.520008,13.404954',
        manyClients: true,
      },
    )
    const results = new Map<string, Round[]>(contenders.map(({ name }) => [name, []]))
    for (const contender of contenders) await measure(contender)
    for (let round = 0; round < rounds; round++)
      for (const contender of contenders) results.get(contender.name)!.push(await measure(contender))
    return comparison(contenders, results)
  } finally {
    for (const server of servers) await server.stop()
  }
}

const otherClients = join(import.meta.dirname, 'edge', 'other-clients.lua')

async function measure({ server, path, manyClients }: Contender): Promise<Round> {
  const before = processorSeconds(server.processId)
  const result = await load(server.origin + path, { ...throughput, ...(manyClients ? { script: otherClients } : {}) })
  const after = processorSeconds(server.processId)
  const perProcessorSecond =
    before === undefined || after === undefined ? undefined : result.requests / (after - before)
  return { result, perProcessorSecond }
}

function comparison(contenders: readonly Contender[], results: ReadonlyMap<string, readonly Round[]>): Table {
  const speed = (name: string) => median(results.get(name)!.map(({ result }) => result.requestsPerSecond))
  return {
    title: `Requests per second, one process, ${throughput.connections} connections`,
    columns: ['', 'per second', 'per second of its processor time', '99% within', 'errors', 'nginx is'],
    rows: contenders.map(({ name, against }) => {
      const taken = results.get(name)!
      const perProcessorSecond = taken.map((round) => round.perProcessorSecond ?? Number.NaN)
      return [
        name,
        whole(speed(name)),
        whole(median(perProcessorSecond)),
        `${median(taken.map(({ result }) => result.latency99Milliseconds)).toFixed(1)} ms`,
        String(taken.reduce((sum, { result }) => sum + result.errors, 0)),
        against && results.has(against) ? `${(speed(against) / speed(name)).toFixed(2)}× as fast` : '',
      ]
    }),
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)]!

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

const notMeasured = (why: string): Table => ({ title: 'Not measured', columns: ['why'], rows: [[why]] })

export const suite: Suite = {
  area: 'edge',
  title: 'Serving the site',
  about: `wrk on the loopback, one thread, against one process of each server; both send the page compressed with gzip
beforehand, with kept-alive connections. nginx has its best settings for a single file and sends none of the security headers. The servers
take turns; the median of five rounds counts. On a machine that does other work at the same time only the column of processor time compares.`,
  async prepare() {
    if (!existsSync(pageFile)) return { races: [], tables: [notMeasured('the site is not built: npm run build')] }
    const byOurselves = [await walkEveryPage(port, buildFolder)]
    if (!(await isInstalled('wrk')))
      return { races: [], tables: [notMeasured('wrk is not installed (https://github.com/wg/wrk)'), ...byOurselves] }
    return { races: [], tables: [await compare(), await endure(), ...byOurselves] }
  },
}
