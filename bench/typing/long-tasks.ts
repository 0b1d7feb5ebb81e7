import { type Browser, chromium, type Page } from '@playwright/test'
import { browserArguments, browserPath } from '../../scripts/lib/browser.mjs'
import { serveBuiltSite } from '../built-site.ts'
import type { Table } from '../suite.ts'
import { type Keystroke, keystrokesOf, quantile } from './trace.ts'

const visits = 3

interface Typed {
  readonly name: string
  readonly path: string
  readonly field: string
  readonly text: string
}

const typed: readonly Typed[] = [
  { name: 'the length page', path: '/en/metrics/length', field: '#unit-km', text: '42.195e-3' },
  {
    name: 'the coordinates page',
    path: '/en/geo/coordinates',
    field: 'input[data-system="wgs84"]',
    text: '55.7558, 37.6173',
  },
  { name: 'the box of the home page', path: '/en', field: 'input[role="combobox"]', text: '42.195 km in miles' },
]

/** On a phone four times slower than this machine; the page has had time to come alive before the first key. */
export async function longTaskTable(): Promise<Table> {
  const site = await serveBuiltSite()
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments })
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const rows: string[][] = []
  for (const each of typed) {
    const strokes: Keystroke[] = []
    for (let visit = 0; visit < visits; visit++) strokes.push(...(await typedInto(page, browser, site.address, each)))
    const longest = strokes.map(({ longestTaskMilliseconds }) => longestTaskMilliseconds)
    rows.push([
      each.name,
      `${quantile(
        strokes.map(({ workMilliseconds }) => workMilliseconds),
        0.5,
      ).toFixed(1)} ms`,
      `${quantile(longest, 0.9).toFixed(1)} ms`,
      `${Math.max(...longest).toFixed(1)} ms`,
      `${longest.filter((milliseconds) => milliseconds > 50).length} of ${longest.length}`,
    ])
  }
  await browser.close()
  await site.close()
  return {
    title: 'Typing in Chromium, the processor slowed four times',
    columns: [
      '',
      'work until the frame, median',
      'longest task, 9 of 10 below',
      'longest of all',
      'keys with a task over 50 ms',
    ],
    rows,
  }
}

async function typedInto(page: Page, browser: Browser, address: string, each: Typed): Promise<Keystroke[]> {
  await page.goto(address + each.path)
  await page.locator(each.field).first().click()
  await page.waitForTimeout(1500)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  for (const key of each.text) {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await page.waitForTimeout(120)
  }
  const trace = (await browser.stopTracing()).toString()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return keystrokesOf(trace, each.text.length)
}
