import { chromium, type Page } from '@playwright/test'
import { browserArguments, browserPath } from '../../scripts/lib/browser.mjs'
import { keystrokesOf, tasksAfterPaint } from '../typing/trace.ts'

/** What Lighthouse calls slow 4G. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 }

/** How much slower than this machine the phone is. */
export const slower = 4

/** Whatever a page does by itself after it has come, or after a key, is done by then. */
const restMilliseconds = 2000

export interface Typed {
  readonly field: string
  readonly key: string
}

/** A phone that comes for the first time: nothing is in its cache, and no code of ours has ever run there. */
async function onNewPhone<Result>(use: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments })
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true })
  try {
    return await use(await context.newPage())
  } finally {
    await browser.close()
  }
}

/** Seconds until something is seen, and until the largest of it is. */
export const paintsOf = (address: string): Promise<{ first: number; largest: number }> =>
  onNewPhone(async (page) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        Object.assign(window, { largestPaint: list.getEntries().at(-1)!.startTime })
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowNetwork)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.goto(address)
    await alive(page)
    return page.evaluate(() => ({
      first: performance.getEntriesByName('first-contentful-paint')[0]!.startTime / 1000,
      largest: (Reflect.get(window, 'largestPaint') as number) / 1000,
    }))
  })

export interface Work {
  /** Every task of the page's own thread from the first paint on. */
  readonly loading: readonly number[]
  /** The first key: the task that hears it, and whatever comes behind. */
  readonly key?: { readonly own: number; readonly longest: number }
}

/**
 * Milliseconds of processor time on the phone. The machine is not slowed, and its times are multiplied: the browser slows a page by stopping it,
 * and counts what other programs take of the machine meanwhile as the page's own.
 */
export const workOf = (address: string, typed: Typed | undefined): Promise<Work> =>
  onNewPhone(async (page) => {
    const browser = page.context().browser()!
    const traced = async (act: () => Promise<unknown>): Promise<string> => {
      await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'loading'] })
      await act()
      await page.waitForTimeout(restMilliseconds)
      return (await browser.stopTracing()).toString()
    }
    const onPhone = (milliseconds: number) => milliseconds * slower
    const loading = tasksAfterPaint(await traced(() => page.goto(address).then(() => alive(page)))).map(onPhone)
    if (!typed) return { loading }
    await page.locator(typed.field).first().focus()
    const [stroke] = keystrokesOf(await traced(() => page.keyboard.press(typed.key)), 1)
    return {
      loading,
      key: { own: onPhone(stroke!.ownTaskMilliseconds), longest: onPhone(stroke!.longestTaskMilliseconds) },
    }
  })

const alive = (page: Page) => page.locator('html:not([data-asleep]) main').waitFor({ state: 'attached' })
