import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserArguments, browserPath } from '../scripts/lib/browser.mjs'
import { serveBuiltSite } from './built-site.ts'
import { writeTracks } from './geodata/tracks.ts'
import type { Suite, Table } from './suite.ts'

const megabytes = 3 * Number(process.env.GEODATA_MB ?? 100)
const targets = ['KML', 'GeoJSON', 'CSV', 'Shapefile'] as const
const folder = join(tmpdir(), `large-file-${process.pid}`)

export const suite: Suite = {
  area: 'large-file',
  title: 'A large file in the browser',
  about: `A GPX file of ${megabytes} MB on the page that converts any format, in Chromium. Memory is what the renderer process (page and workers) has for
itself, at its highest, over what it has before the file is chosen and in all; read from the system ten times a second (Linux). The file is looked into
first, as the page does, and then converted.`,
  async prepare() {
    return { races: [], tables: measure }
  },
}

async function measure(): Promise<readonly Table[]> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'tracks.gpx')
  writeTracks(file, undefined, { megabytes })
  const site = await serveBuiltSite()
  const rows: string[][] = []
  for (const target of targets) rows.push([target, ...(await converting(site.address, file, target))])
  await site.close()
  rmSync(folder, { recursive: true })
  return [
    {
      title: `GPX of ${megabytes} MB, looked into and converted`,
      columns: [
        'to',
        'looked into',
        'memory then',
        'converted',
        'memory then',
        'before',
        'progress',
        'cancelled within',
      ],
      rows,
    },
  ]
}

/** A browser of its own for each: what one leaves behind is not counted for the next. */
async function converting(address: string, file: string, target: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(600_000)
  await page.goto(`${address}/en/geo/convert`)
  await page.waitForTimeout(2000)
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const before = Math.max(...pids.map(privateMegabytes))

  const looking = watchMemory(pids)
  const chosen = performance.now()
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('[data-drawn]').waitFor()
  const looked = performance.now()
  const lookedMegabytes = looking()

  const name = new RegExp(`^${target} \\.`)
  await page.getByRole('radio', { name }).click()
  await page.getByRole('radio', { name, checked: true }).waitFor()
  // The one that looked into the file has ended by then.
  await page.waitForTimeout(3000)
  const progress = await watchProgress(page)
  const running = watchMemory(pids)
  const started = performance.now()
  // Not by looking for a text on the page: the looking would fill the memory that is measured.
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await saved
  const ended = performance.now()
  const convertedMegabytes = running()
  const values = await progress()
  const cancelled = await cancelling(page)
  await browser.close()
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
  return [
    seconds(looked - chosen),
    `${lookedMegabytes.toFixed(0)} MB`,
    seconds(ended - started),
    `${convertedMegabytes.toFixed(0)} MB`,
    `${before.toFixed(0)} MB`,
    progressText(values, ended - started),
    `${cancelled.toFixed(0)} ms`,
  ]
}

/** From the press of Cancel, in the middle of the work, to the word that it has ended. */
async function cancelling(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0.2)
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel')
        const start = performance.now()
        const look = () =>
          document.body.textContent.includes('Nothing was saved')
            ? done(performance.now() - start)
            : requestAnimationFrame(look)
        button?.click()
        look()
      }),
  )
}

/** The values of the bar with their times, until the function returned is called. */
async function watchProgress(page: Page): Promise<() => Promise<readonly (readonly [number, number])[]>> {
  await page.evaluate(() => {
    const values: [number, number][] = []
    Object.assign(globalThis, { progressValues: values })
    const look = () => {
      const value = document.querySelector('progress')?.value
      if (value !== undefined && value !== values.at(-1)?.[1]) values.push([performance.now(), value])
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => (globalThis as unknown as { progressValues: [number, number][] }).progressValues)
}

function progressText(values: readonly (readonly [number, number])[], milliseconds: number): string {
  const falls = values.filter(([, value], index) => index > 0 && value < values[index - 1]![1]).length
  const full = values.find(([, value]) => value >= 0.99)
  const first = values[0]
  if (first === undefined || full === undefined) return `${values.length} steps`
  const share = (full[0] - first[0]) / milliseconds
  return `${values.length} steps, ${falls} back, 99 % at ${(100 * share).toFixed(0)} % of the time`
}

/** The highest since then, when the function returned is called. */
function watchMemory(pids: readonly number[]): () => number {
  let highest = 0
  const look = () => {
    highest = Math.max(highest, ...pids.map(privateMegabytes))
  }
  const timer = setInterval(look, 100)
  return () => {
    look()
    clearInterval(timer)
    return highest
  }
}

/** What belongs to a process alone: shared libraries and the pages of the browser's binary are not its own. */
function privateMegabytes(pid: number): number {
  if (!readdirSync('/proc').includes(String(pid))) return 0
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const kilobytes = [...text.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB/gm)].map(([, amount]) => Number(amount))
  return (kilobytes.reduce((sum, each) => sum + each, 0) * 1024) / 1e6
}
