import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import type { Text } from './devtools.ts'

/** 2026-11-15T10:00:00Z is 11:00 in Belgrade, the zone the browser of these tests lives in. */
export const noon = { seconds: 1_794_736_800, iso: '2026-11-15T10:00:00.000Z' }

export const conversions = ['unixiso', 'unixlocal', 'msiso', 'dateunix'] as const

/** The clock repeats labels of the results. */
export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const fieldOf = (page: Page, text: Text) => page.getByLabel(text.timestamp_input, { exact: true })

export async function expectRows(
  page: Page,
  name: string,
  rows: readonly (readonly [string, string])[],
): Promise<void> {
  await expect(card(page, name).locator('dd:nth-child(2)')).toHaveText(rows.map(([, shown]) => shown))
  await expect(card(page, name).locator('dt')).toHaveText(rows.map(([label]) => label))
}
