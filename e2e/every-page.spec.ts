import type { CDPSession, Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, layoutShift, test } from './fixtures.ts'
import { pageKinds } from './support/page-kinds.ts'
import { requestsBeyondFiles } from './support/requests.ts'

/** What holds on every kind of page, asked of each while it is open. */

const paths = [...pageKinds, '/404']

/** Where the style sheet ends a kind of narrow window: the narrowest of a kind shows what is too wide for any of it. */
const narrow = [320, 288, 256]

/** A window that is warm loads a page in half the time: several pages in one test. */
const together = 4

for (let first = 0; first < paths.length; first += together) {
  const some = paths.slice(first, first + together)
  test(`steady, whole, accessible and within its policy: ${some.join(', ')}`, async ({ page, watch }) => {
    const asked = requestsBeyondFiles(page)
    await reportViolations(page)
    const devtools = await page.context().newCDPSession(page)
    for (const path of some) {
      if (path === '/404') watch.allowedErrors.push(/404/)
      await test.step(`${path}: steady and whole at 375 px, in Russian, with letters twice as large too`, async () => {
        await openAt(page, 375, `/ru${path}`)
        await expectRoomForLargeLetters(page, devtools)
      })
      await test.step(`${path}: whole in narrower windows`, () => expectWholeAt(page, narrow))
      await test.step(`${path}: at 900 px, in Serbian`, () => openAt(page, 900, `/sr${path}`))
      await test.step(`${path}: at 1440 px, in English, under its own policy`, async () => {
        const headers = await openAt(page, 1440, `/en${path}`)
        expectPolicy(headers, path)
        // A violation is an error in the console, and the fixture fails the test on those.
        await page.waitForLoadState('networkidle')
      })
      await test.step(`${path}: no fault for axe in either theme`, async () => {
        await page.emulateMedia({ colorScheme: 'light' })
        await expectAccessible(page)
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectAccessible(page, 'colours')
      })
      await test.step(`${path}: whatever is tapped is 44 pixels wide and high; what stands in a sentence is part of it`, async () => {
        if (tapped.has(path)) await expectLargeTargets(page, devtools)
      })
      await test.step(`${path}: nothing is wider than a narrow window, in English`, () => expectWholeAt(page, narrow))
    }
    await devtools.detach()
    expect(asked, 'requests for anything but files').toEqual([])
  })
}

async function reportViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
}

async function openAt(page: Page, width: number, path: string): Promise<Record<string, string>> {
  await page.setViewportSize({ width, height: 900 })
  const response = await page.goto(path)
  await hydrated(page)
  expect(await layoutShift(page), 'shift').toBe(0)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, 'overflow').toBeLessThanOrEqual(0)
  return response!.headers()
}

async function expectWholeAt(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}

/** As in a browser whose owner set larger letters. */
async function expectRoomForLargeLetters(page: Page, devtools: CDPSession): Promise<void> {
  const letters = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect.poll(letters).toBe(32)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await expect.poll(letters).toBe(16)
}

function expectPolicy(headers: Record<string, string>, path: string): void {
  const policy = headers['content-security-policy']
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain(
    path === '/api'
      ? "connect-src 'self';"
      : 'connect-src http://localhost:*/robots.txt http://127.0.0.1:*/robots.txt;',
  )
  expect(headers['x-content-type-options']).toBe('nosniff')
}

/** Not those whose links are as large as the card around them. */
const tapped = new Set(['/', '/metrics/temperature', '/geo/coordinates', '/geo/gpx-kml', '/dev/jwt', '/dev/ip', '/api'])

async function expectLargeTargets(page: Page, devtools: CDPSession): Promise<void> {
  await page.setViewportSize({ width: 375, height: 812 })
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary, input, select, textarea, label:has(input)')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
      .filter((element) => element.closest('.sr-only') === null)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 90)}: ${box.width} x ${box.height}`),
  )
  expect(small).toEqual([])
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false })
}
