import { type Browser, chromium, type Page } from '@playwright/test'
import { length } from '../../engines/units/index.ts'
import { browserArguments, browserPath } from '../../scripts/lib/browser.mjs'
import { serveBuiltSite } from '../built-site.ts'
import type { Table } from '../suite.ts'
import { type Keystroke, keystrokesOf, quantile } from '../typing/trace.ts'

const typedFirst = '1'
const keys = [...'234.5e-3']
const visits = 5

/** The least a browser can do with as many fields: plain inputs, filled by a line of script. */
const barePage = `<!doctype html><meta name="viewport" content="width=device-width">
<p>km <input id="unit-km" value="${typedFirst}"></p>${'<p>unit <input class="other"></p>'.repeat(length.units.length - 1)}
<script>
  const others = [...document.querySelectorAll('.other')]
  document.querySelector('#unit-km').addEventListener('input', ({ target }) =>
    others.forEach((input, index) => { input.value = target.value * (index + 1.37) }))
</script>`

/** The page as it is first met, its first keystroke rewrites the address; on a phone four times slower than this machine. */
export async function keystrokeTable(): Promise<Table> {
  const site = await serveBuiltSite()
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments })
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const addresses = [
    ['Convertory', `${site.address}/en/metrics/length`],
    [`a bare page of ${length.units.length} inputs`, `data:text/html,${encodeURIComponent(barePage)}`],
  ] as const
  const found = new Map<string, Keystroke[]>(addresses.map(([name]) => [name, []]))
  for (let visit = 0; visit < visits; visit++)
    for (const [name, address] of addresses) {
      await page.goto(address)
      await page.waitForTimeout(500)
      found.get(name)!.push(...(await measured(page, browser)))
    }
  await browser.close()
  await site.close()
  return {
    title: 'A keystroke on the length page in Chromium, the processor slowed four times (a frame has 16.7 ms)',
    columns: ['', 'work until the frame that shows it, median', 'longest task, 9 of 10 below'],
    rows: Array.from(found, ([name, strokes]) => [
      name,
      `${quantile(
        strokes.map(({ workMilliseconds }) => workMilliseconds),
        0.5,
      ).toFixed(1)} ms`,
      `${quantile(
        strokes.map(({ longestTaskMilliseconds }) => longestTaskMilliseconds),
        0.9,
      ).toFixed(1)} ms`,
    ]),
  }
}

async function measured(page: Page, browser: Browser): Promise<Keystroke[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await page.locator('#unit-km').focus()
  await page.keyboard.press('End')
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(80)
  }
  return keystrokesOf((await browser.stopTracing()).toString(), keys.length)
}
