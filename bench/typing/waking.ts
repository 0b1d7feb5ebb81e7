import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserArguments, browserPath } from '../../scripts/lib/browser.mjs'
import { serveBuiltSite } from '../built-site.ts'
import type { Table } from '../suite.ts'
import { keystrokesOf, longestTasksOf, quantile } from './trace.ts'

const visits = Number(process.env.VISITS ?? 5)

interface Woken {
  readonly path: string
  /** Where a visitor types, and the key; a page of files has none. */
  readonly field?: string
  readonly key?: string
}

/** A page of each kind, and every tool that is typed into. */
const woken: readonly Woken[] = [
  { path: '/en/', field: 'search input', key: '5' },
  { path: '/ru/metrics/length', field: '#headline-from', key: '5' },
  { path: '/en/geo/coordinates', field: 'input[data-system="wgs84"]', key: '5' },
  { path: '/en/geo/gpx-kml' },
  { path: '/en/geo/convert' },
  { path: '/en/dev/jwt', field: 'main textarea', key: 'e' },
  { path: '/sr/dev/timestamp', field: 'main input', key: '1' },
  { path: '/en/dev/ip', field: 'main input:not([type=radio])', key: '1' },
]

/** What Lighthouse calls slow 4G. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 }

interface Visit {
  readonly paintSeconds: number
  readonly largestPaintSeconds: number
  readonly blockedMilliseconds: number
  readonly longestTaskMilliseconds: number
  readonly firstKeyMilliseconds: number | undefined
}

/** A phone that comes for the first time: nothing is in its cache, and no code of ours has ever run there. */
export async function wakingTable(): Promise<Table> {
  const site = await serveBuiltSite()
  const rows: string[][] = []
  for (const each of woken) {
    const all: Visit[] = []
    for (let visit = 0; visit < visits; visit++) all.push(await visitOf(site.address, each))
    const middle = (of: (visit: Visit) => number | undefined) =>
      quantile(
        all.map((visit) => of(visit) ?? Number.NaN),
        0.5,
      )
    const worst = (of: (visit: Visit) => number | undefined) => Math.max(...all.map((visit) => of(visit) ?? Number.NaN))
    const key = (visit: Visit) => visit.firstKeyMilliseconds
    rows.push([
      each.path,
      middle((visit) => visit.paintSeconds).toFixed(2),
      middle((visit) => visit.largestPaintSeconds).toFixed(2),
      `${middle((visit) => visit.blockedMilliseconds).toFixed(0)} ms`,
      `${middle((visit) => visit.longestTaskMilliseconds).toFixed(0)} ms`,
      each.field ? `${middle(key).toFixed(0)} ms` : '',
      each.field ? `${worst(key).toFixed(0)} ms` : '',
    ])
  }
  await site.close()
  return {
    title: `A page that comes for the first time, slow 4G and the processor slowed four times, ${visits} visits`,
    columns: [
      '',
      'first paint, s',
      'largest paint, s',
      'blocked in all, median',
      'longest task, median',
      'longest task of the first key, median',
      'worst',
    ],
    rows,
  }
}

async function visitOf(address: string, each: Woken): Promise<Visit> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments })
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true })
  try {
    return await measured(browser, context, address, each)
  } finally {
    await browser.close()
  }
}

async function measured(browser: Browser, context: BrowserContext, address: string, each: Woken): Promise<Visit> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      Object.assign(window, { largestPaint: list.getEntries().at(-1)!.startTime })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowNetwork)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'loading'] })
  await page.goto(address + each.path)
  await page.locator('html:not([data-asleep]) main').waitFor({ state: 'attached' })
  await rested(page)
  const loading = longestTasksOf((await browser.stopTracing()).toString())
  const paints = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    largest: Reflect.get(window, 'largestPaint') as number,
  }))
  let firstKeyMilliseconds: number | undefined
  if (each.field && each.key) {
    await page.locator(each.field).first().focus()
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
    await page.keyboard.press(each.key)
    await rested(page)
    const strokes = keystrokesOf((await browser.stopTracing()).toString(), 1)
    firstKeyMilliseconds = strokes[0]!.longestTaskMilliseconds
  }
  return {
    paintSeconds: paints.first / 1000,
    largestPaintSeconds: paints.largest / 1000,
    blockedMilliseconds: loading.filter((task) => task > 50).reduce((total, task) => total + task - 50, 0),
    longestTaskMilliseconds: Math.max(0, ...loading),
    firstKeyMilliseconds,
  }
}

/** Whatever a page does by itself after it has come, or after a key, is done by then. */
const rested = (page: Page) => page.waitForTimeout(2500)
