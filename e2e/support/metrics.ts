import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

export const field = (page: Page, unit: string): Locator => page.locator(`#unit-${unit}`)
export const answer = (page: Page): Locator => page.locator('.answer output')
export const card = (page: Page, system: string): Locator =>
  page.locator('.unit-system', { has: page.locator(`#system-${system}`) })

/** The window as wide as the narrowest phone: nothing sticks out of it. */
export async function expectNothingCut(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
}
