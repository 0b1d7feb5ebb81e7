import type { Browser, Page } from '@playwright/test'
import { convertToAll, length } from '#engines/units/index.ts'
import { expect, open, test } from './fixtures.ts'

/** A slow phone: the processor four times slower than this machine's. */
test.use({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true })
const throttling = 4

const frameMilliseconds = 1000 / 60
const longTaskMilliseconds = 50

/** The page as it is first met: its first keystroke also rewrites the address. */
const path = '/en/metrics/length'
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

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Processor time: what a task takes on a machine that does nothing else, in microseconds. */
  readonly tdur?: number
  readonly args: { readonly data?: { readonly type?: string } }
}

interface Keystroke {
  /** All the main thread does from the key to the end of the frame that shows it. */
  readonly workMilliseconds: number
  readonly longestTaskMilliseconds: number
}

test('the first frame after a keystroke shows every field of the largest category', async ({ page }) => {
  await open(page, path)
  await page.evaluate(rememberFrames)
  await slowDown(page)
  await typeInto(page)
  const frames = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames)
  const typedTexts = keys.map((_, index) => typedFirst + keys.slice(0, index + 1).join(''))
  expect(frames).toEqual(typedTexts.map((typed) => convertToAll(length, 'km', typed, 'en')))
})

test('a keystroke takes a frame at most and never holds the page', async ({ page, browser }) => {
  const ours: Keystroke[][] = []
  const bare: Keystroke[][] = []
  for (let visit = 0; visit < visits; visit++) {
    await page.goto(`data:text/html,${encodeURIComponent(barePage)}`)
    bare.push(await measured(page, browser))
    await open(page, path)
    ours.push(await measured(page, browser))
  }

  // Where other work of the machine makes the bare page alone take most of a frame, that page is the measure.
  const workOf = (all: Keystroke[][]): number => median(all.flat().map(({ workMilliseconds }) => workMilliseconds))
  expect(workOf(ours), 'milliseconds of work').toBeLessThan(Math.max(frameMilliseconds, 2 * workOf(bare)))

  // That other work strikes any keystroke, the page's own cost the same keystroke of each visit.
  const longestTasks = keys.map((_, key) => median(ours.map((visit) => visit[key]!.longestTaskMilliseconds)))
  expect(Math.max(...longestTasks), `by key: ${longestTasks.join(', ')} ms`).toBeLessThan(longTaskMilliseconds)
})

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling })
}

async function typeInto(page: Page): Promise<void> {
  await page.locator('#unit-km').focus()
  await page.keyboard.press('End')
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(80)
  }
}

async function measured(page: Page, browser: Browser): Promise<Keystroke[]> {
  await slowDown(page)
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await typeInto(page)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return keystrokes(traceEvents)
}

type Frame = Record<string, string>

/** Every field as it stands in the first frame after each keystroke. */
function rememberFrames(): void {
  const frames: Frame[] = []
  Object.assign(window, { frames })
  document.addEventListener('input', () => {
    requestAnimationFrame(() => {
      const inputs = [...document.querySelectorAll<HTMLInputElement>('.unit input')]
      frames.push(Object.fromEntries(inputs.map(({ id, value }) => [id.replace('unit-', ''), value])))
    })
  })
}

function keystrokes(events: readonly TraceEvent[]): Keystroke[] {
  const presses = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keypress')
  expect(presses.length).toBe(keys.length)
  const { pid, tid } = presses[0]!
  const spans = events
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid)
    .toSorted((left, right) => left.ts - right.ts)
  const tasks = spans.filter(({ name }) => name.endsWith('RunTask'))
  const starts = presses
    .map(({ ts }) => tasks.findLast((task) => task.ts <= ts)!.ts)
    .toSorted((left, right) => left - right)
  return starts.map((start, index) => {
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY
    const frame = spans.find(({ name, ts }) => name === 'Layerize' && ts > start && ts < next)
    const tasksUntil = (end: number): TraceEvent[] => tasks.filter(({ ts }) => ts >= start && ts < end)
    return {
      workMilliseconds: sum(tasksUntil(frame?.ts ?? next)),
      longestTaskMilliseconds: Math.max(...tasksUntil(next).map((task) => sum([task]))),
    }
  })
}

const sum = (spans: readonly TraceEvent[]): number => spans.reduce((total, { tdur = 0 }) => total + tdur / 1000, 0)

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)]!
