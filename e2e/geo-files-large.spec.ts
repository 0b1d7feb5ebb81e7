import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

const folder = mkdtempSync(join(tmpdir(), 'geo-files-'))
const largeFile = join(folder, 'expedition.gpx')
let pointCount = 0

test.describe.configure({ mode: 'serial' })

test.beforeAll(() => {
  const points: string[] = []
  for (let at = 0; at < 20_000; at++) {
    const angle = at / 3183
    const position = `lat="${(44.8 + Math.sin(3 * angle) / 5).toFixed(7)}" lon="${(20.4 + Math.cos(angle) / 3).toFixed(7)}"`
    const time = new Date(1_777_000_000_000 + 1000 * at).toISOString()
    points.push(
      `<trkpt ${position}><ele>${(300 + 90 * Math.sin(at / 500)).toFixed(1)}</ele><time>${time}</time></trkpt>\n`,
    )
  }
  const block = Buffer.from(points.join(''))
  const descriptor = openSync(largeFile, 'w')
  writeSync(descriptor, '<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>\n')
  for (let size = 0; size < 200_000_000; size += block.length) {
    writeSync(descriptor, block)
    pointCount += points.length
  }
  writeSync(descriptor, '</trkseg></trk></gpx>')
  closeSync(descriptor)
  expect(statSync(largeFile).size).toBeGreaterThan(200_000_000)
})

test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('cancelling ends a large conversion at once and saves nothing', async ({ page }) => {
  let downloads = 0
  page.on('download', () => downloads++)
  await page.setViewportSize({ width: 375, height: 667 })
  await open(page, '/en/geo/gpx-kml')
  await page.locator('input[type=file]').setInputFiles(largeFile)
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Converting…' })).toBeDisabled()
  await expect(page.getByLabel('From')).toBeDisabled()
  await expect
    .poll(() => page.getByRole('progressbar').evaluate((bar: HTMLProgressElement) => bar.value))
    .toBeGreaterThan(0)
  await expect(page.getByRole('progressbar'), 'in sight on a phone').toBeInViewport()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page.getByText('Cancelled. Nothing was saved.')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Convert', exact: true })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Convert', exact: true }), 'the keyboard goes on there').toBeFocused()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  expect(downloads).toBe(0)
  await expect.poll(() => temporaryFiles(page)).toBe(0)
})

test('200 MB convert while the page answers', async ({ page }) => {
  await open(page, '/en/geo/gpx-kml')
  await page.locator('input[type=file]').setInputFiles(largeFile)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(page.getByText(/\d+% · .* of\s20\d\sMB · about\s\d+\s(sec|min)\sleft/)).toBeVisible()
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('progressbar'), 'all this while it converts').toBeVisible()
  const result = await download
  await expect(page.locator('[data-drawn]')).toBeVisible()

  expect(result.suggestedFilename()).toBe('expedition.kml')
  expect(statSync(await result.path()).size).toBeGreaterThan(100_000_000)
  const written = pointCount.toLocaleString('en')
  await expect(page.getByRole('row', { name: 'Positions' })).toHaveText(`Positions${written}${written}`)
  await expect(page.locator('[data-share]')).toContainText(` of ${written} points `)

  // The result lies on the disk, for saving again, as long as the page is open; the next visit clears it away.
  expect(await temporaryFiles(page)).toBe(1)
  const again = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save again' }).click()
  expect(statSync(await (await again).path()).size).toBe(statSync(await result.path()).size)
  await open(page, '/en/geo/gpx-kml')
  await page.locator('input[type=file]').setInputFiles({ name: 'a.gpx', mimeType: '', buffer: Buffer.from(small) })
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect.poll(() => temporaryFiles(page)).toBe(0)
})

const small = '<gpx version="1.1" creator="test"><wpt lat="1" lon="2"/></gpx>'

/** Files in the part of the browser's private storage where large results are written. */
const temporaryFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const results = await root.getDirectoryHandle('geodata-results', { create: true })
    let count = 0
    for await (const folder of results.values()) {
      if (!(folder instanceof FileSystemDirectoryHandle)) continue
      try {
        for await (const _ of folder.keys()) count++
      } catch (error) {
        // Cleared away between the two looks.
        if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error
      }
    }
    return count
  })
