import { rmSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { choose, convertButton, file, hike, redBox, textOf } from './support/geo-files.ts'

/** A shapefile of one record that says it has as many points as a number can say. */
function endlessShape(): Buffer {
  const bytes = Buffer.alloc(100 + 8 + 40 + 16)
  bytes.writeInt32BE(9994, 0)
  bytes.writeInt32BE(bytes.length / 2, 24)
  bytes.writeInt32LE(8, 32)
  bytes.writeInt32BE(1, 100)
  bytes.writeInt32BE((40 + 16) / 2, 104)
  bytes.writeInt32LE(8, 108)
  bytes.writeInt32LE(0x7fffffff, 144)
  return bytes
}

/** The page hears of the next file only when it is told a second time. */
const takeLate = (page: Page) =>
  page.evaluate(() =>
    addEventListener('change', (event) => event.stopImmediatePropagation(), { capture: true, once: true }),
  )

test('what is wrong with a file, and where; nothing is saved', async ({ page, watch }, testInfo) => {
  let downloads = 0
  page.on('download', () => downloads++)
  const expectRefused = async (name: string, content: string | Buffer, ...reasons: string[]) => {
    await choose(page, file(name, content))
    await convertButton(page).click()
    for (const reason of reasons) await expect(redBox(page)).toContainText(reason)
  }
  await test.step('files that are broken or meant to harm', async () => {
    const laughs = Array.from({ length: 30 }, (_, at) => `<!ENTITY l${at + 1} "&l${at};&l${at};">`).join('')
    const bomb = `<!DOCTYPE gpx [<!ENTITY l0 "ha">${laughs}]><gpx><wpt lat="1" lon="1"><name>&l30;</name></wpt></gpx>`
    await open(page, '/en/geo/gpx-kml')
    await expectRefused('bad.gpx', '', 'The file is empty.')
    await expectRefused('bad.gpx', bomb, 'declares XML entities')
    await expectRefused('bad.gpx', 'just some words', 'this part cannot be read. Line 1.')
    const nowhere = '<gpx version="1.1"><wpt lat="undefined" lon="x"/></gpx>'
    await expectRefused('bad.gpx', nowhere, 'No usable coordinates')
    await page.getByLabel('From').selectOption('kmz')
    const photo = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
    await expectRefused('photo.kmz', photo, 'The content is JPEG, not KMZ.')

    await open(page, '/en/geo/geojson/geojsonshp')
    const deep = `{"type":"Point","coordinates":${'['.repeat(100_000)}`
    await expectRefused('deep.geojson', deep, 'nested deeper than 256 levels. No ordinary file needs that. Line 1.')
    await page.getByRole('button', { name: 'Swap formats' }).click()
    const declared = 'declares 2,147,483,647 items where its size allows 1 at most'
    await expectRefused('points.shp', endlessShape(), declared, 'Record 1.')
  })

  await test.step('a file that no format here reads is named', async () => {
    await open(page, '/en/geo/geojson')
    await choose(page, file('map.json', '!table\n!version 300\n!charset Neutral\n'))
    await expect(redBox(page)).toContainText('Wrong file type. Expected .geojson')
    await expect(redBox(page)).toContainText('The content is MapInfo, not GeoJSON.')
  })

  await test.step('what fails around a file is told apart from a bad file', async () => {
    await open(page, '/en/geo/gpx-kml')
    const path = testInfo.outputPath('moving.gpx')
    writeFileSync(path, hike)
    await page.locator('input[type=file]').setInputFiles(path)
    writeFileSync(path, `${hike}\n`)
    await convertButton(page).click()
    await expect(redBox(page)).toContainText('changed or moved after you chose it')

    for (const address of ['/en/geo/gpx-kml', '/en/geo/convert']) {
      await open(page, address)
      await takeLate(page)
      writeFileSync(path, hike)
      await page.locator('input[type=file]').setInputFiles(path)
      rmSync(path)
      await page.locator('input[type=file]').dispatchEvent('change')
      if (address === '/en/geo/convert')
        await expect(page.getByText('changed or moved after you chose it')).toBeVisible()
      await convertButton(page).click()
      await expect(redBox(page)).toContainText('changed or moved after you chose it')
    }

    await open(page, '/en/geo/gpx-kml')
    await choose(page, file('hike.gpx', hike))
    await expect.poll(() => page.workers().length).toBe(1)
    const [worker] = page.workers()
    await worker!.evaluate(() => {
      Blob.prototype.stream = () => new ReadableStream({ type: 'bytes' })
    })
    await convertButton(page).click()
    const watched = () => page.evaluate(async () => (await navigator.locks.query()).pending?.length)
    await expect.poll(watched, 'the page waits for the end of its worker').toBe(1)
    await worker!.evaluate(() => close())
    await expect(redBox(page)).toContainText('ran out of memory')
    await choose(page, file('hike.gpx', hike))
    const [download] = await Promise.all([page.waitForEvent('download'), convertButton(page).click()])
    expect(download.suggestedFilename()).toBe('hike.kml')
    downloads = 0

    watch.allowedErrors.push(/ERR_FAILED/)
    await page.route(/\/assets\/worker-/, (route) => route.abort())
    await open(page, '/en/geo/gpx-kml')
    await expectRefused('hike.gpx', hike, 'could not be loaded')
  })
  expect(downloads).toBe(0)
})

test('of a file that breaks off, the part before the break is saved when it is asked for', async ({ page }) => {
  let downloads = 0
  page.on('download', () => downloads++)
  await open(page, '/en/geo/gpx-kml')
  await choose(page, file('cut.gpx', hike.slice(0, hike.indexOf('10:00:20Z'))))
  await convertButton(page).click()
  await expect(redBox(page)).toContainText('Conversion error. Please try again.')
  await expect(redBox(page)).toContainText('2 objects stand before the break; nothing was saved.')
  expect(downloads).toBe(0)
  const button = page.getByRole('button', { name: 'Save what stands before the break' })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toBe('cut.kml')
  expect(await textOf(download)).toContain('Авала')
  await expect(redBox(page)).toHaveCount(0)
  await expect(page.getByText('The file ends too early; everything before the break was converted')).toBeVisible()
})
