import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserArguments, browserPath } from '../scripts/lib/browser.mjs'
import { serveBuiltSite } from './built-site.ts'
import { seeded } from './geodata/seeded.ts'
import type { Suite, Table } from './suite.ts'

const panned = [10_000, 100_000] as const
const panSeconds = 5
const large = 1_000_000

const folder = join(tmpdir(), `map-${process.pid}`)

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Processor time in microseconds: what it takes on a machine that does nothing else. */
  readonly tdur?: number
}

export const suite: Suite = {
  area: 'map',
  title: 'The map of a file',
  about: `A table of points on the page that converts any format, in Chromium at 1440 pixels, without a graphics card: everything is drawn by the
processor. The map is moved by a key in every frame. A frame has 16.7 ms; processor times are those of the page's own thread.`,
  async prepare() {
    return { races: [], tables: measure }
  },
}

async function measure(): Promise<readonly Table[]> {
  mkdirSync(folder, { recursive: true })
  const site = await serveBuiltSite()
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments })
  const rows: string[][] = []
  for (const count of panned) {
    const page = await pageWith(browser, site.address, count)
    rows.push([count.toLocaleString('en-US'), ...(await panning(browser, page))])
    await page.close()
  }
  const zoomRows = [await zooming(browser, site.address)]
  await browser.close()
  await site.close()
  rmSync(folder, { recursive: true })
  return [
    {
      title: `Panning for ${panSeconds} seconds`,
      columns: ['points drawn', 'frames per second', 'processor time a frame, mean', 'longest task'],
      rows,
    },
    {
      title: 'A file larger than what is drawn at once',
      columns: ['points in the file', 'chosen to drawn', 'zoomed in to more drawn there', 'longest task'],
      rows: zoomRows,
    },
  ]
}

async function pageWith(browser: Browser, address: string, count: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(60_000)
  await page.goto(`${address}/en/geo/convert`)
  await page.waitForTimeout(1000)
  await page.locator('input[type=file]').setInputFiles(fileOf(count))
  await page.locator('[data-drawn] canvas').first().waitFor()
  // The finer coastline comes and is drawn; then the map is at rest.
  await page.waitForTimeout(2000)
  return page
}

/** Points around Belgrade, denser in the middle; on the disk, as visitors have files. */
function fileOf(count: number): string {
  const random = seeded(7)
  const rows = Array.from({ length: count }, () => {
    const [distance, angle] = [random() * random() * 2, random() * 2 * Math.PI]
    return `${(44.8 + distance * Math.sin(angle)).toFixed(6)},${(20.5 + 1.4 * distance * Math.cos(angle)).toFixed(6)}`
  })
  const path = join(folder, `${count}.csv`)
  writeFileSync(path, `lat,lon\n${rows.join('\n')}\n`)
  return path
}

async function panning(browser: Browser, page: Page): Promise<string[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  const frames = await page.getByRole('application').evaluate(
    (map, seconds) =>
      new Promise<number>((done) => {
        let count = 0
        const end = performance.now() + seconds * 1000
        const step = () => {
          // To and fro, so that the points stay in sight.
          const key = Math.floor(count++ / 20) % 2 === 0 ? 'ArrowRight' : 'ArrowLeft'
          map.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
          if (performance.now() < end) requestAnimationFrame(step)
          else done(count)
        }
        requestAnimationFrame(step)
      }),
    panSeconds,
  )
  const tasks = await tasksOf(browser)
  return [
    (frames / panSeconds).toFixed(0),
    `${(tasks.reduce((sum, each) => sum + each, 0) / frames).toFixed(1)} ms`,
    `${Math.max(...tasks).toFixed(0)} ms`,
  ]
}

async function zooming(browser: Browser, address: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(60_000)
  await page.goto(`${address}/en/geo/convert`)
  await page.waitForTimeout(1000)
  const file = fileOf(large)
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  const chosen = performance.now()
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('[data-share]', { hasText: 'Drawn: ' }).waitFor()
  const drawn = performance.now()
  for (let step = 0; step < 6; step++) await page.getByRole('button', { name: 'Zoom in' }).click()
  const zoomed = performance.now()
  await page.locator('[data-share]', { hasText: 'In and around' }).waitFor()
  const finer = performance.now()
  const tasks = await tasksOf(browser)
  await page.close()
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
  return [
    large.toLocaleString('en-US'),
    seconds(drawn - chosen),
    seconds(finer - zoomed),
    `${Math.max(...tasks).toFixed(0)} ms`,
  ]
}

/** Processor milliseconds of every task of the page's own thread. */
async function tasksOf(browser: Browser): Promise<readonly number[]> {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const frame = traceEvents.find(({ name }) => name === 'FireAnimationFrame')
  return traceEvents
    .filter(
      ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && pid === frame?.pid && tid === frame.tid,
    )
    .map(({ tdur = 0 }) => tdur / 1000)
}
