import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type FamilyId, families, formatsOfFamily } from '#engines/geodata/index.ts'
import { expect, open, test } from './fixtures.ts'
import { contentOf, endingOf, sourceIn, sources } from './support/geo-pairs.ts'

async function drop(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(atob(content), (byte) => byte.charCodeAt(0))], fileName))
      return data
    },
    [name, Buffer.from(bytes).toString('base64')] as const,
  )
  await page.dispatchEvent('h1', 'drop', { dataTransfer: transfer })
}

for (const family of Object.keys(families) as FamilyId[])
  test(`${family}: every format to every other one, as the page shows it and as the file reads`, async ({ page }) => {
    const ids = formatsOfFamily(family).map((meta) => meta.id)
    const expected = await contentOf(await sourceIn(family, sources[family].format), sources[family].format)
    await open(page, `/en/geo/${family}`)
    for (const from of ids) {
      await page.getByLabel('From', { exact: true }).selectOption(from)
      await drop(page, `place${endingOf(from)}`, await sourceIn(family, from))
      // The file stays chosen while the target changes.
      for (const to of ids.filter((id) => id !== from)) {
        await test.step(`${from} to ${to}`, async () => {
          await page.getByLabel('To', { exact: true }).selectOption(to)
          await expect(page).toHaveURL(new RegExp(`/${from}${to}$`))
          const button = page.getByRole('button', { name: 'Convert', exact: true })
          const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
          expect(download.suggestedFilename()).toBe(`place${endingOf(to)}`)
          const { features, points } = expected
          await expect(page.getByRole('row', { name: 'Features' })).toHaveText(`Features${features}${features}`)
          await expect(page.getByRole('row', { name: 'Positions' })).toHaveText(`Positions${points}${points}`)
          expect(await contentOf(readFileSync(await download.path()), to)).toEqual(expected)
        })
      }
    }
  })
