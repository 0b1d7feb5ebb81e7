import { test as base, expect, type Page } from '@playwright/test'
import axe from 'axe-core'

interface Watch {
  /** Console errors a test expects; any other fails it. */
  readonly allowedErrors: RegExp[]
  /** Requests to other origins, which no page makes by itself. */
  readonly foreignRequests: string[]
}

/**
 * Every test watches its page: an error in the console, an uncaught exception, a policy violation or a request to another
 * origin fails the test unless it says beforehand that it expects one.
 */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const watch: Watch = { allowedErrors: [], foreignRequests: [] }
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.origin !== baseURL) watch.foreignRequests.push(request.url())
      })
      await use(watch)
      const unexpected = errors.filter((text) => !watch.allowedErrors.some((allowed) => allowed.test(text)))
      expect(unexpected, 'errors in the console').toEqual([])
      expect(watch.foreignRequests, 'requests to other origins').toEqual([])
    },
    { auto: true },
  ],
})

export { languages } from '#engines/core/index.ts'
export { expect }

/** Waits until React has taken the prerendered page over; before that, clicks may go nowhere. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

export async function hydrated(page: Page): Promise<void> {
  await page.locator('html:not([data-asleep]) main').waitFor({ state: 'attached' })
}

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** All that a theme can change. */
const coloursOnly = { runOnly: ['color-contrast', 'link-in-text-block'] }

/** Everything axe knows about WCAG 2.2 A and AA, and its best practices; of the other theme of a page that was asked already, its colours. */
export async function expectAccessible(page: Page, rules: 'all' | 'colours' = 'all'): Promise<void> {
  // Colours on their way from one theme to the other have no contrast of their own.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    return Promise.allSettled(transitions.map((transition) => transition.finished))
  })
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async (options) => {
      // What is in order need not be described, which would take three quarters of the time.
      const results = await window.axe.run(document, { ...options, resultTypes: ['violations'] })
      return results.violations.map((violation) => ({
        rule: violation.id,
        nodes: violation.nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`),
      }))
    },
    rules === 'all' ? {} : coloursOnly,
  )
  expect(violations).toEqual([])
}

/** The sum of layout shifts since the page began to load. Below a thousandth nobody sees it, and browsers round differently. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) sum += entry.value
          }
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum < 0.001 ? 0 : sum), 300)
      }),
  )
}
