import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import puppeteer from 'puppeteer-core'
import { browserArguments, browserPath } from '../../scripts/lib/browser.mjs'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { withSection } from '../report.ts'
import type { Table } from '../suite.ts'

/** What is used of Lighthouse. It is installed only to measure, so the type checker must do without it. */
interface LighthouseResult {
  readonly lhr: {
    readonly categories: Readonly<
      Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
    >
    readonly audits: Readonly<
      Record<string, { title: string; displayValue?: string; score: number | null; numericValue?: number }>
    >
  }
}
type Lighthouse = (address: string, flags: object, config: undefined, page: unknown) => Promise<LighthouseResult>
const peer = 'lighthouse'
const { default: lighthouse }: { default: Lighthouse } = await import(peer)

/** One page of each kind, as a phone of Lighthouse's sees it: slow processor, slow network, nothing in the cache. */
const pages = [
  '/en/',
  '/ru/metrics/length',
  '/en/geo/coordinates',
  '/en/geo/gpx-kml',
  '/en/dev/jwt',
  '/sr/dev/timestamp',
] as const
const rounds = Number(process.env.ROUNDS ?? 3)

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

interface Measured {
  readonly scores: readonly number[]
  readonly metrics: readonly number[]
}

const documentFile = new URL('../../docs/benchmarks.md', import.meta.url)
const root = new URL('../..', import.meta.url)
const port = await freePort()
const server = spawn(process.execPath, ['edge/node.ts'], {
  cwd: root,
  env: { ...process.env, PORT: String(port), ACCESS_LOG: 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
await once(server.stdout, 'data')
const browser = await puppeteer.launch({ executablePath: await browserPath(), args: browserArguments })

try {
  const rows: string[][] = []
  for (const path of pages) {
    const all: Measured[] = []
    for (let round = 0; round < rounds; round++) all.push(await measure(`http://localhost:${port}${path}`, round === 0))
    rows.push(row(path, all))
    console.log(rows.at(-1)!.join(' | '))
  }
  const table: Table = {
    title: `Mobile, median of ${rounds}`,
    columns: [
      'page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'FCP s',
      'LCP s',
      'blocking ms',
      'shift',
    ],
    rows,
  }
  const section = {
    area: 'lighthouse',
    title: 'Pages on a slow phone (Lighthouse)',
    about:
      'Lighthouse with its own settings for mobile: simulated slow 4G and a processor four times slower, empty cache.',
  }
  const machine = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() || process.arch}`
  writeFileSync(
    documentFile,
    withSection(readFileSync(documentFile, 'utf8'), section, [table], machine, 'npm run lighthouse'),
  )
} finally {
  await browser.close()
  server.kill()
}

async function measure(address: string, tellsFaults: boolean): Promise<Measured> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const result = await lighthouse(address, { onlyCategories: [...categories], logLevel: 'error' }, undefined, page)
  await context.close()
  const { lhr } = result
  if (tellsFaults) {
    for (const category of categories) {
      for (const { id, weight } of lhr.categories[category]!.auditRefs) {
        const audit = lhr.audits[id]!
        if (weight > 0 && audit.score !== null && audit.score < 0.9)
          console.log(`  ${category}: ${audit.title} ${audit.displayValue ?? ''}`)
      }
    }
  }
  return {
    scores: categories.map((id) => Math.round((lhr.categories[id]!.score ?? 0) * 100)),
    metrics: metrics.map((id) => lhr.audits[id]!.numericValue ?? Number.NaN),
  }
}

function row(path: string, all: readonly Measured[]): string[] {
  const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!
  const column = (kind: keyof Measured, index: number) => median(all.map((measured) => measured[kind][index]!))
  return [
    path,
    ...categories.map((_, index) => String(column('scores', index))),
    (column('metrics', 0) / 1000).toFixed(2),
    (column('metrics', 1) / 1000).toFixed(2),
    column('metrics', 2).toFixed(0),
    column('metrics', 3).toFixed(3),
  ]
}
