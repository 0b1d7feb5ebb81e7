import { expect, type Locator, type Page } from '@playwright/test'
import { type Language, languages } from '#engines/core/index.ts'
import { texts as all } from '../../messages/complete.ts'

const textsIn = (language: Language) => ({ ...all.devtools[language], ...all.ask[language], ...all.shell[language] })

/** Those of one language. */
export type Text = ReturnType<typeof textsIn>

/** What the pages are expected to say. Texts with plural forms are not looked up here but written out in the tests. */
export const texts = Object.fromEntries(languages.map((language) => [language, textsIn(language)])) as Readonly<
  Record<Language, Text>
>

/** How moments are shown to a British browser in Belgrade: on an English page as it writes them, on the others as their language does. */
export const shownDates: Readonly<Record<Language, Record<'noon' | 'sample' | 'expires' | 'issued', string>>> = {
  en: {
    noon: '15 Nov 2026, 11:00:00 CET',
    sample: '14 Nov 2023, 23:13:20 CET',
    expires: '1 Jan 2100, 01:00:00 CET',
    issued: '15 Nov 2025, 01:00:00 CET',
  },
  ru: {
    noon: '15 нояб. 2026 г., 11:00:00 GMT+1',
    sample: '14 нояб. 2023 г., 23:13:20 GMT+1',
    expires: '1 янв. 2100 г., 01:00:00 GMT+1',
    issued: '15 нояб. 2025 г., 01:00:00 GMT+1',
  },
  sr: {
    noon: '15. нов 2026. 11:00:00 CET',
    sample: '14. нов 2023. 23:13:20 CET',
    expires: '1. јан 2100. 01:00:00 CET',
    issued: '15. нов 2025. 01:00:00 CET',
  },
}

/** A result by its label. */
export const row = (page: Page | Locator, label: string): Locator =>
  page.locator(`dl > div:has(> dt:text-is(${JSON.stringify(label)}))`)

/** The value of a result, without its copy button. */
export const value = (page: Page | Locator, label: string): Locator => row(page, label).locator('dd').first()

/** Clicks every visible copy button and looks for its text in the clipboard. */
export async function expectEveryRowCopies(page: Page, rows: Locator): Promise<void> {
  for (const item of await rows.all()) {
    const button = item.getByRole('button')
    await button.click()
    await expect(button).toHaveAttribute('data-copied', 'true')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).not.toBe('')
    await expect(item).toContainText(copied)
  }
}

/** Stops the page's clock, so that `page.clock.runFor` is all that moves it. Needs `page.clock.install` before. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000)
}

/** Watches what a page sends from now on. */
export function countRequests(page: Page): { url: string; method: string; body: string | null }[] {
  const requests: { url: string; method: string; body: string | null }[] = []
  page.on('request', (request) =>
    requests.push({ url: request.url(), method: request.method(), body: request.postData() }),
  )
  return requests
}

/**
 * Nothing but our own script and style files was fetched, and the icon, by browsers with a window to show it in: their names are fixed by
 * the build, so they carry nothing.
 */
export function expectNothingSent(requests: ReturnType<typeof countRequests>, baseURL: string | undefined): void {
  for (const { url, method, body } of requests) {
    expect(url).toMatch(new RegExp(`^${baseURL}/(?:assets/[\\w.-]+\\.(?:js|css)|favicon\\.svg)$`))
    expect([method, body]).toEqual(['GET', null])
  }
}

/** Makes the browser refuse to copy, as it does without permission. Answers a check that a button then changes nothing but the log. */
export async function refuseClipboard(page: Page): Promise<(button: Locator) => Promise<void>> {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  return async (button) => {
    await button.click()
    await expect.poll(() => warnings.filter((text) => text.includes('Copying was refused'))).toHaveLength(1)
    await expect(button).not.toHaveAttribute('data-copied')
  }
}

/** Puts a text where the keyboard is, as a visitor does it. Needs the permissions of the clipboard. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+V')
}
