import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { expect, open, test } from './fixtures.ts'
import { choose, convert, convertButton, file, hike, redBox, textOf } from './support/geo-files.ts'

test('several files at once, long ones, results put together', async ({ page }, testInfo) => {
  let names: string[] = []
  page.on('download', (download) => names.push(download.suggestedFilename()))
  await test.step('each file has its result, one bad file spoils nothing else', async () => {
    await open(page, '/en/geo/gpx-kml')
    const [one, two] = [file('one.gpx', hike), file('two.gpx', hike)]
    await choose(page, one, file('broken.gpx', '<gpx><trk>'), two, file('a.txt', ''))
    await expect(redBox(page)).toContainText('Wrong file type. Expected .gpx')
    await expect(redBox(page)).toContainText('a.txt')
    await page.getByRole('button', { name: 'Convert 3 files' }).click()
    await expect(redBox(page)).toContainText('broken.gpx')
    await expect.poll(() => names).toEqual(['one.kml', 'two.kml'])
    // The results are layers of one map.
    await expect(page.getByRole('application')).toHaveAccessibleName('Outline of the data in one.gpx, two.gpx')
    await expect(page.getByRole('group', { name: 'On the map' }).getByRole('checkbox')).toHaveCount(2)
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save again: two.kml' }).click(),
    ])
    expect(await textOf(again)).toContain('20.5161')
    await page.getByRole('button', { name: 'Remove broken.gpx' }).click()
    await expect(redBox(page)).toHaveCount(0)
  })

  await test.step('files chosen while others are converted wait their turn; all results come in one archive', async () => {
    await open(page, '/en/geo/gpx-kml')
    names = []
    await choose(page, file('long.gpx', hike))
    const goOn = await holdConversion(page)
    await convertButton(page).click()
    await choose(page, file('second.gpx', hike))
    await expect(page.getByRole('listitem').filter({ hasText: 'second.gpx' })).toBeVisible()
    expect(names).toEqual([])
    await goOn()
    await expect.poll(() => names).toEqual(['long.kml', 'second.kml'])
    const [all] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save all as one ZIP' }).click(),
    ])
    expect(Object.keys(unzipSync(readFileSync(await all.path())))).toEqual(['long.kml', 'second.kml'])
  })

  await test.step('a page left by a link goes on converting, beside what the next page converts; who closes the tab meanwhile is asked', async () => {
    const closingIsAsked = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
    for (const path of ['/en/geo/gpx-kml', '/en/geo/convert/gpxkml']) {
      await open(page, path)
      names = []
      await choose(page, file('long.gpx', hike))
      const goOn = await holdConversion(page)
      expect(await closingIsAsked()).toBe(false)
      await convertButton(page).click()
      await expect.poll(closingIsAsked, path).toBe(true)
      await page.getByRole('link', { name: 'Geodata' }).first().click()
      await expect(page).toHaveURL(/\/en\/geo$/)
      await page.locator('a[href="/en/geo/geojson"]').first().click()
      await choose(page, file('second.geojson', '{"type":"Point","coordinates":[1,2]}'))
      await convertButton(page).click()
      await expect.poll(() => names, path).toEqual(['second.shp.zip'])
      expect(await closingIsAsked(), path).toBe(true)
      await goOn()
      await expect.poll(() => names, path).toEqual(['second.shp.zip', 'long.kml'])
      await expect.poll(closingIsAsked, path).toBe(false)
    }
  })

  await test.step('more files than browsers let a page save one by one come in one archive; what is finished when one cancels, too', async () => {
    await open(page, '/en/geo/gpx-kml')
    names = []
    const many = Array.from({ length: 12 }, (_, at) => file(`walk-${at}.gpx`, hike))
    await choose(page, ...many)
    const [all] = await Promise.all([page.waitForEvent('download'), convertButton(page, 'Convert 12 files').click()])
    const entries = Object.keys(unzipSync(readFileSync(await all.path())))
    expect(entries.sort()).toEqual(many.map(({ name }) => name.replace('gpx', 'kml')).sort())
    expect(names).toEqual(['convertory.zip'])
    await expect(page.getByText('Saved to your downloads together with the others: convertory.zip.')).toHaveCount(12)

    await open(page, '/en/geo/gpx-kml')
    names = []
    await choose(page, ...many.slice(0, 10))
    await choose(page, file('last.gpx', hike))
    await holdConversion(page, 'last.gpx')
    const partly = page.waitForEvent('download')
    await convertButton(page, 'Convert 11 files').click()
    await expect(page.getByText('file 11 of 11')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Cancelled. The files finished before are saved.')).toBeVisible()
    expect(Object.keys(unzipSync(readFileSync(await (await partly).path())))).toHaveLength(10)
  })

  await test.step('garbage may be collected at any moment of a conversion', async () => {
    await open(page, '/en/geo/gpx-kml')
    await choose(page, file('walk.gpx', hike))
    await expect.poll(() => page.workers().length).toBeGreaterThan(0)
    for (const worker of page.workers()) await worker.evaluate(() => void setInterval(gc!))
    expect(await textOf(await convert(page))).toContain('20.5161')
  })

  await test.step('without private storage a large result is put together in memory', async () => {
    await open(page, '/en/geo/gpx-kml')
    await page.evaluate(() => Object.defineProperty(navigator, 'storage', { value: undefined }))
    const time = '<time>2026-05-01T10:00:00.000Z</time>'
    const points = Array.from({ length: 150_000 }, (_, at) => `<trkpt lat="${at / 1e4}" lon="20.5">${time}</trkpt>`)
    const long = testInfo.outputPath('long.gpx')
    writeFileSync(long, `<gpx version="1.1"><trk><trkseg>${points.join('\n')}</trkseg></trk></gpx>`)
    await page.locator('input[type=file]').setInputFiles(long)
    const text = await textOf(await convert(page))
    // More than the worker's buffer, so that the result has several parts.
    expect(text.length).toBeGreaterThan(8 << 20)
    expect(text.match(/<when>/g)).toHaveLength(150_000)
    expect(text).toMatch(/<\/kml>\s*$/)
  })
})

/** A file that takes as long as wanted: the worker that waits for a job gets no byte of it, or of the one so named, until it is let. */
async function holdConversion(page: Page, name?: string): Promise<() => Promise<void>> {
  const waiting = () => page.workers().find((worker) => worker.url().includes('/worker-'))
  await expect.poll(waiting).toBeDefined()
  const worker = waiting()!
  await worker.evaluate(holdFiles, name)
  return () => worker.evaluate(() => void dispatchEvent(new Event('go-on')))
}

function holdFiles(name: string | undefined): void {
  const streamOf = Blob.prototype.stream
  const goesOn = new Promise((resolve) => addEventListener('go-on', resolve))
  Blob.prototype.stream = function () {
    if (name !== undefined && (this as File).name !== name) return streamOf.call(this)
    const reader = streamOf.call(this).getReader()
    return new ReadableStream({
      type: 'bytes',
      async pull(controller) {
        await goesOn
        const { done, value } = await reader.read()
        if (!done) return controller.enqueue(value)
        controller.close()
        controller.byobRequest?.respond(0)
      },
    })
  }
}
