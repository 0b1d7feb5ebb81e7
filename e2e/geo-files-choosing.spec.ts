import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { expect, expectAccessible, open, test } from './fixtures.ts'
import { areas, choose, convert, convertButton, file, hike, redBox, textOf, towns } from './support/geo-files.ts'
import { slowDisk } from './support/slow-disk.ts'

/** The ways a file comes to the page, and what the page makes of its name and content. */

test('whatever holds the data is taken, and the page follows it', async ({ page }) => {
  await open(page, '/en/geo/gpx-kml')
  await test.step('a file called something else on purpose: an error, with an offer', async () => {
    await choose(page, file('areas.txt', areas))
    await expect(redBox(page)).toContainText('Wrong file type. Expected .gpx')
    await expect(redBox(page)).toContainText('areas.txt: the content looks like KML.')
  })
  await test.step('the page follows a file to its format, and says so', async () => {
    await choose(page, file('areas.xml', areas))
    await expect(page).toHaveURL(/kmlgpx$/)
    await expect(redBox(page)).toHaveCount(0)
    await expect(page.getByText('“areas.xml” holds KML data, so KML is now the source format.')).toBeVisible()
    expect((await convert(page)).suggestedFilename()).toBe('areas.gpx')
  })
  await test.step('the right name with the wrong content is told; what is waiting keeps the page where it is', async () => {
    await choose(page, file('track.kml', hike))
    await expect(page.getByText('track.kml: the content looks like GPX.')).toBeVisible()
    await convertButton(page).click()
    await expect(redBox(page)).toContainText('The content is GPX, not KML.')
    // An archive is told from another by what it begins with.
    await choose(page, file('areas.kml', zipSync({ 'doc.kml': strToU8(areas) })))
    await expect(page.getByText('areas.kml: the content looks like KMZ.')).toBeVisible()
  })
  let shapes = Buffer.alloc(0)
  await test.step('a format of the other family takes the visitor to its page', async () => {
    await choose(page, file('towns.json', towns))
    await page.getByRole('button', { name: 'Open as GeoJSON' }).click()
    await expect(page).toHaveURL(/\/en\/geo\/geojson\/geojsonshp$/)
    const download = await convert(page)
    expect(download.suggestedFilename()).toBe('towns.shp.zip')
    shapes = readFileSync(await download.path())
  })
  await test.step('an archive of a shapefile under any name', async () => {
    await choose(page, file('folder.zip', shapes))
    await expect(page).toHaveURL(/\/geojson\/shpgeojson$/)
    const told = '“folder.zip” holds Shapefile data, so Shapefile is now the source format.'
    await expect(page.getByText(told)).toBeVisible()
    expect((await convert(page)).suggestedFilename()).toBe('folder.geojson')
  })
  await test.step('an archive of several maps is what lies in it, one by one; also where archives are taken for shapefiles', async () => {
    const places = { 'a/one.kml': strToU8(areas), 'a/two.kml': strToU8(areas), 'readme.txt': strToU8('Hi') }
    await choose(page, file('places.zip', zipSync(places)))
    await expect(page).toHaveURL(/\/gpx-kml\/kmlgpx$/)
    await expect(page.getByText('“one.kml” holds KML data, so KML is now the source format.')).toBeVisible()
    const names: string[] = []
    page.on('download', (download) => names.push(download.suggestedFilename()))
    await page.getByRole('button', { name: 'Convert 2 files' }).click()
    await expect.poll(() => names).toEqual(['one.gpx', 'two.gpx'])
  })
})

test('a file of a format that is on neither page leads to the page that takes it, already chosen', async ({ page }) => {
  const places = 'name,lat,lon\nBerlin,52.52,13.405\n'
  const tcx =
    '<?xml version="1.0"?><TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"/>'
  await open(page, '/en/geo/gpx-kml')
  await choose(page, file('places.csv', places))
  await expect(redBox(page)).toHaveText('Wrong file type. Expected .gpx')
  await expect(page.getByText('places.csv holds CSV data.')).toBeVisible()
  await choose(page, file('notes.txt', 'nothing of the kind'))
  await expect(redBox(page)).toHaveText('Wrong file type. Expected .gpx')
  const link = page.getByRole('link', { name: 'Convert it with the any-to-any tool' })
  await expect(link).toHaveCount(0)
  await choose(page, file('lap.tcx', tcx))
  await expect(page.getByText('lap.tcx holds TCX data.')).toBeVisible()
  await choose(page, file('places.zip', zipSync({ 'places.csv': strToU8(places) })))
  await expect(page.getByText('places.zip holds CSV data.')).toBeVisible()
  await expectAccessible(page)
  await link.click()
  await expect(page).toHaveURL(/\/en\/geo\/convert\/csvkml$/)
  await expect(page.getByRole('heading', { name: 'Inside places.zip' })).toBeVisible()
  expect((await convert(page)).suggestedFilename()).toBe('places.kml')
})

test('a file opened by the system, dropped, chosen from a slow disk, by keyboard alone', async ({ page }) => {
  await page.addInitScript(() => {
    if (!location.pathname.endsWith('geojsontopojson')) return
    const files = [new File(['{"type":"Point","coordinates":[20.123456,44.5]}'], 'launched.geojson')]
    const launchQueue = {
      setConsumer: (consumer: (parameters: object) => void) =>
        consumer({ files: files.map((file) => ({ getFile: async () => file })) }),
    }
    Object.defineProperty(window, 'launchQueue', { value: launchQueue })
  })
  const listed = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first()

  await test.step('a file opened by the system is chosen', async () => {
    await open(page, '/en/geo/geojson/geojsontopojson')
    await expect(listed('launched.geojson')).toBeVisible()
  })
  await test.step('so is a dropped one; precision changes the result', async () => {
    const transfer = await page.evaluateHandle((content) => {
      const data = new DataTransfer()
      data.items.add(new File([content], 'dropped.geojson'))
      return data
    }, towns)
    await page.dispatchEvent('h1', 'dragover', { dataTransfer: transfer })
    await expect(page.getByText('Release to add')).toBeVisible()
    await page.dispatchEvent('h1', 'drop', { dataTransfer: transfer })
    await expect(listed('dropped.geojson')).toBeVisible()
    await page.getByRole('button', { name: 'Remove launched.geojson' }).click()
    expect(await textOf(await convert(page))).not.toContain('"transform"')
    await page.getByLabel('Precision').selectOption('10000')
    expect(await textOf(await convert(page))).toContain('"transform"')
  })
  await test.step('what is pasted is chosen, a file or the text of one, but not out of a field', async () => {
    const paste = (selector: string, text: string, name?: string) =>
      page.locator(selector).evaluate(
        (element, [text, name]) => {
          const clipboardData = new DataTransfer()
          if (name === undefined) clipboardData.setData('text/plain', text!)
          else clipboardData.items.add(new File([text!], name))
          element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
        },
        [text, name] as const,
      )
    await page.getByRole('button', { name: 'Remove dropped.geojson' }).click()
    await page.getByLabel('To', { exact: true }).selectOption('shp')
    await page.getByText('Reference system of the result').click()
    await paste('[data-target-system] input >> nth=0', towns)
    await paste('body', 'Buy milk')
    await paste('body', towns, 'copied.geojson')
    await expect(listed('copied.geojson')).toBeVisible()
    await paste('body', towns)
    await expect(listed('pasted.geojson')).toBeVisible()
    await paste('select >> nth=0', towns, 'after choosing.geojson')
    await expect(listed('after choosing.geojson')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Remove .*\.geojson$/ })).toHaveCount(3)
  })
  await test.step('dropped on the home page or the list of tools it is taken to the one that reads anything', async () => {
    const drop = async (name: string) => {
      const dataTransfer = await page.evaluateHandle(
        ([content, name]) => {
          const data = new DataTransfer()
          data.items.add(new File([content], name))
          return data
        },
        [hike, name] as const,
      )
      await page.dispatchEvent('h1', 'drop', { dataTransfer })
      await expect(page).toHaveURL(/\/en\/geo\/convert\/gpxkml$/)
      await expect(listed(name)).toBeVisible()
    }
    await open(page, '/en/')
    await drop('at home.gpx')
    await page.getByRole('link', { name: 'Geodata' }).first().click()
    // The address is there before the page.
    await expect(page.getByRole('heading', { level: 1, name: 'Geodata' })).toBeVisible()
    await drop('on the list.gpx')
  })
  await test.step('by keyboard alone', async () => {
    await open(page, '/en/geo/gpx-kml')
    await page.getByLabel('From').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Swap formats' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.locator('input[type=file]')).toBeFocused()
    const chooser = page.waitForEvent('filechooser')
    // The browser has to know that the chooser is awaited before it opens one.
    await page.evaluate(() => undefined)
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(file('hike.gpx', hike))
  })
  await test.step('in a small window too, where the button that stays in sight hides nothing the keyboard is at', async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    await expect(listed('hike.gpx')).toBeVisible()
    const hidden: string[] = []
    await page.getByLabel('From').focus()
    for (let step = 0; step < 12; step++) {
      hidden.push(...(await page.evaluate(coveredFocus)))
      await page.keyboard.press('Tab')
    }
    expect(hidden).toEqual([])
    await page.setViewportSize({ width: 1280, height: 720 })
  })
  await test.step('and converted by a key', async () => {
    await convertButton(page).focus()
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(download.suggestedFilename()).toBe('hike.kml')
  })
  await test.step('Convert pressed while a slow disk still gives the file waits for it', async () => {
    const late = async (result: string) => {
      await choose(page, file('towns.json', towns))
      expect((await convert(page)).suggestedFilename(), page.url()).toBe(result)
      await expect(page.getByText('Please select a file')).toHaveCount(0)
    }
    await open(page, '/en/geo/geojson')
    await slowDisk(page, 1500)
    await late('towns.shp.zip')
    // From here on, and at the end, the page becomes that of another pair on the way: what is pressed is Convert of that.
    for (const [from, to, result] of [
      ['gml', 'topojson', 'towns.topojson'],
      ['shp', 'geojson', 'towns.shp.zip'],
    ] as const) {
      await page.getByRole('button', { name: 'Remove towns.json' }).click()
      await page.getByLabel('To', { exact: true }).selectOption(to)
      await page.getByLabel('From', { exact: true }).selectOption(from)
      await expect(page).toHaveURL(new RegExp(`/geojson/${from}${to}$`))
      await late(result)
    }
    for (const [pair, result] of [
      ['geojsonshp', 'towns.shp.zip'],
      ['csvgeojson', 'towns.kml'],
    ] as const) {
      await open(page, `/en/geo/convert/${pair}`)
      await slowDisk(page, 1500)
      await late(result)
    }
  })
})

/** What has the focus, where something else lies over its middle. */
function coveredFocus(): string[] {
  const focused = document.activeElement!.closest('label') ?? document.activeElement!
  const { left, top, width, height } = focused.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  return there && (focused.contains(there) || there.contains(focused)) ? [] : [focused.outerHTML]
}
