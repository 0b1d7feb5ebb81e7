import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

export const field = (page: Page, system: string): Locator => page.locator(`input[data-system="${system}"]`)
export const status = (page: Page, hasText: string | RegExp): Locator => page.getByRole('status').filter({ hasText })
export const map = (page: Page): Locator => page.getByRole('application')
export const address = (page: Page): string => new URL(page.url()).pathname
export const latitude = (text: string): number => Number(text.split(', ')[0])
export const longitude = (text: string): number => Number(text.split(', ')[1])

/** Berlin in every system, by PROJ 9.1.1 and GeographicLib 2.1.2. */
export const berlin = {
  wgs84: '52.520008, 13.404954',
  wgs84dms: `52°31'12.03"N 13°24'17.83"E`,
  wgs84dm: `52°31.200'N 13°24.297'E`,
  utm: '33U 391776.16 5820073.12',
  webmercator: '1492232.65, 6894701.26',
  sk42: '5822550, 3391862',
  mgrs: '33UUU9177620073',
  usng: '33U UU 91776 20073',
  osgb: '',
} as const

/** All fields in one look, until they say what they should. */
export async function expectTexts(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  const shown = () =>
    page
      .locator('input[data-system]')
      .evaluateAll((inputs) =>
        Object.fromEntries((inputs as HTMLInputElement[]).map((input) => [input.dataset.system!, input.value])),
      )
  await expect.poll(shown, { intervals: [20, 50, 100, 250] }).toMatchObject(texts)
}

/** Pastes as a visitor does: the page sees the event and may take it. */
export async function paste(target: Locator, text: string): Promise<void> {
  await target.evaluate((input: HTMLInputElement, pasted) => {
    input.focus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}
