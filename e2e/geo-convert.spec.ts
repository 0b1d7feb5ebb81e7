import type { Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { expect, expectAccessible, open, test } from './fixtures.ts'
import { choose, convert, convertButton, file, textOf } from './support/geo-files.ts'

const gpx = `<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Loop</name><trkseg>
<trkpt lat="52.5" lon="13.4"><ele>34</ele><time>2024-05-01T10:00:00Z</time></trkpt>
<trkpt lat="52.51" lon="13.41"><ele>36</ele><time>2024-05-01T10:01:00Z</time></trkpt>
<trkpt lat="52.52" lon="13.42"><ele>35</ele><time>2024-05-01T10:02:00Z</time></trkpt></trkseg></trk></gpx>`
const track = file('loop.gpx', gpx)
const table = file('places.csv', 'name,lat,lon\nBerlin,52.52,13.405\nBelgrade,44.8,20.46\n')

/** The page is then as it was before the file was chosen. */
async function remove(page: Page, name: string) {
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(page.getByRole('list', { name: 'Chosen files' })).toHaveCount(0)
}

test('one file and several: what is in them, what each format does to them, and where they come from', async ({
  page,
}) => {
  await test.step('a file tells what it is, what is in it, and what each format does to it; then it is converted', async () => {
    await open(page, '/en/geo/convert')
    await choose(page, track)
    await expect(page).toHaveURL(/\/en\/geo\/convert\/gpxkml$/)
    await expect(page.getByRole('heading', { name: 'Inside loop.gpx' })).toBeVisible()
    await expect(page.getByRole('radio', { name: /^KML/ })).toHaveAccessibleName(/Keeps everything/)
    await expect(page.getByRole('radio', { name: /^TopoJSON/ })).toHaveAccessibleName(
      /Loses: elevations, times of points/,
    )
    await expect(page.locator('[data-drawn]')).toBeVisible()
    await page.getByRole('radio', { name: /^GeoJSON \.geojson/ }).check()
    const saved = await convert(page)
    expect(saved.suggestedFilename()).toBe('loop.geojson')
    const written = JSON.parse(await textOf(saved))
    expect(written.features).toHaveLength(1)
    expect(JSON.stringify(written)).toContain('2024-05-01T10:01:00')
  })
  await test.step('with several files, what is lost names the files that lose it; they become one', async () => {
    await remove(page, 'loop.gpx')
    await choose(page, table, track)
    await expect(page.getByRole('radio', { name: /^TopoJSON/ })).toHaveAccessibleName(
      /Loses: elevations, times of points in loop\.gpx/,
    )
    await expect(page.getByRole('radio', { name: /^GeoJSON \.geojson/ })).toHaveAccessibleName(/in loop\.gpx/)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Convert into one file' }).click()
    expect(JSON.parse(await textOf(await download)).features).toHaveLength(3)
  })
  await test.step('a mixed pair at the page of a category leads here with the file already chosen', async () => {
    await open(page, '/en/geo/gpx-kml/gpxgeojson')
    await choose(page, track)
    await convertButton(page).click()
    await expect(page.getByText('Conversion between these formats is not supported')).toBeVisible()
    await page.getByRole('link', { name: 'Convert it with the any-to-any tool' }).click()
    await expect(page).toHaveURL(/\/en\/geo\/convert\/gpxgeojson$/)
    await expect(page.getByRole('heading', { name: 'Inside loop.gpx' })).toBeVisible()
  })
  await test.step('there, on a phone, file, target and the button are together on the first screen', async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    await expect(page.locator('[data-drawn]')).toBeVisible()
    await expect(convertButton(page)).toBeInViewport()
    await expect(page.getByRole('radio')).toHaveCount(2)
    await page.getByRole('button', { name: 'Other formats' }).click()
    await page.getByRole('radio', { name: /^KML \.kml/ }).click()
    await expect(page.getByRole('radio', { name: /^KML \.kml/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: /^GPX/ })).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 0))
    await convertButton(page).click()
    await expect(page.getByText('Saved to your downloads.')).toBeInViewport()
  })
  await test.step('a layer on its own shows that layer; a pair without a page of its own is an address all the same', async () => {
    const topology = {
      type: 'Topology',
      arcs: [],
      objects: {
        west: { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [1, 1] }] },
        east: {
          type: 'GeometryCollection',
          geometries: [40, 41].map((x) => ({ type: 'Point', coordinates: [x, 10] })),
        },
      },
    }
    await page.setViewportSize({ width: 1280, height: 720 })
    await open(page, '/en/geo/convert/topojsongeojson')
    await choose(page, file('both.topojson', JSON.stringify(topology)))
    await convertButton(page).click()
    await expect(page.getByText(/Latitude 1° to 10°/)).toBeVisible()
    await page.getByLabel('The file has 2 layers, which were saved together').selectOption('east')
    await page.getByRole('button', { name: 'Save this layer alone' }).click()
    await expect(page.getByText(/Latitude 10° to 10°, longitude 40° to 41°/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Inside both.topojson · east' })).toBeVisible()
  })
})

test('the profile and the map show the same place, by keys and by pointing', async ({ page }) => {
  const points = [100, 180, 120, 220].map(
    (ele, at) =>
      `<trkpt lat="${52.5 + at / 100}" lon="13.4"><ele>${ele}</ele><time>2024-05-01T10:0${at * 2}:00Z</time><extensions>
      <gpxtpx:TrackPointExtension xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">
      <gpxtpx:hr>${120 + at}</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt>`,
  )
  const text = `<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Hill</name><trkseg>${points.join('')}</trkseg></trk></gpx>`
  await open(page, '/en/geo/convert')
  await choose(page, file('hill.gpx', text))
  await expect(page.getByText('1 May 2024, 10:00:00 UTC – 1 May 2024, 10:06:00 UTC')).toBeVisible()
  const values = page.locator('[data-profile-place]')
  const here = page.locator('[data-mark=here]')
  await expect(page.locator('[data-mark=start]')).toHaveText('Start')
  await expect(here).toHaveCount(0)

  const slider = page.getByRole('slider', { name: 'Place along the track' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(values).toContainText('1.11 km')
  await expect(values).toContainText('10:02:00 UTC')
  await expect(values).toContainText('33.4 km/h')
  await expect(values).toContainText('121 bpm')
  await expect(here).toHaveCount(1)
  const low = await here.getAttribute('transform')

  await page
    .locator('[data-profile-cursor]')
    .locator('..')
    .hover({ position: { x: 0, y: 20 } })
  await expect(values).toContainText('100 m')
  expect(await here.getAttribute('transform')).not.toBe(low)

  const map = page.getByRole('application')
  await map.scrollIntoViewIfNeeded()
  const end = (await page.locator('[data-mark=finish] circle').boundingBox())!
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2)
  await expect(values).toContainText('220 m')
  await expect(slider).toHaveValue('3')
  await expectAccessible(page)

  await map.click({ position: await middleOf(page) })
  await expect(page.locator('[data-feature]')).toContainText('Hill')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('[data-feature]')).toHaveCount(0)
})

/** The middle of the map, where a track that is shown whole and runs straight must pass. */
async function middleOf(page: Page) {
  const { width, height } = (await page.getByRole('application').boundingBox())!
  return { x: width / 2, y: height / 2 }
}

test('where the positions of a table are is found, asked or chosen; what is of no use is told', async ({ page }) => {
  await test.step('a table whose columns say nothing asks for them at once, and is on the map when they are named', async () => {
    await open(page, '/en/geo/convert')
    await choose(page, file('survey.csv', 'id,b,c\n1,13.4,52.5\n2,13.5,52.6\n'))
    const question = page.locator('[data-column-choice]')
    await expect(question.getByText('Which columns hold the position?')).toBeVisible()
    await expectAccessible(page)
    await question.getByLabel('Latitude (north and south)').selectOption({ label: 'c (52.5)' })
    await question.getByLabel('Longitude (east and west)').selectOption({ label: 'b (13.4)' })
    await question.getByRole('button', { name: 'Use these columns' }).click()
    await expect(page.locator('[data-drawn]')).toBeVisible()
    await expect(question).toHaveCount(0)
    const written = JSON.parse(await textOf(await convert(page)))
    expect(written.features[0].geometry.coordinates).toEqual([13.4, 52.5])
  })
  await test.step('a table without names is read with a word, and from other columns when they are chosen', async () => {
    await remove(page, 'survey.csv')
    await choose(page, file('log.csv', '20.5,44.8,a\n21.5,45.8,b\n'))
    await expect(page.getByText('The table has no line of names')).toBeVisible()
    await page.getByText('Read the position from other columns').click()
    await page.getByLabel('Latitude (north and south)').selectOption({ label: 'column 2 (44.8)' })
    await page.getByLabel('Longitude (east and west)').selectOption({ label: 'column 1 (20.5)' })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Use these columns' }).click()
    await expect(page.getByText('Latitude and longitude, in this order')).toHaveCount(0)
    const written = JSON.parse(await textOf(await convert(page)))
    expect(written.features[0].geometry.coordinates).toEqual([20.5, 44.8])
    // From the result as well, here from the one column that holds both.
    await page.getByText('Read the position from other columns').click()
    await expect(page.getByLabel('Or one column with both coordinates')).toBeVisible()
  })
  await test.step('the column of a geometry can be chosen', async () => {
    await remove(page, 'log.csv')
    await choose(page, file('a.csv', 'lon,lat,area\n1,2,"POLYGON((5 5,6 5,6 6,5 5))"\n'))
    await page.getByText('Read the position from other columns').click()
    await page
      .getByLabel('Or one column with both coordinates')
      .selectOption({ label: 'area (POLYGON((5 5,6 5,6 6,5 5)' })
    await page.getByRole('button', { name: 'Use these columns' }).click()
    await expect(page.getByText('1 (Polygon', { exact: false })).toBeVisible()
    const written = JSON.parse(await textOf(await convert(page)))
    expect(written.features[0]).toMatchObject({ geometry: { type: 'Polygon' }, properties: { lon: 1, lat: 2 } })
  })
  await test.step('numbers that are no degrees are asked about before anything is converted', async () => {
    await remove(page, 'a.csv')
    await choose(page, file('grid.csv', 'name,x,y\na,391000,5820000\nb,391100,5820100\n'))
    await page.getByLabel('Code or name of the system').fill('32633')
    await expect(page.getByRole('radio', { name: /EPSG:32633/ })).toBeChecked()
    await page.getByRole('button', { name: 'Use this system' }).click()
    await expect(page.locator('[data-drawn]')).toBeVisible()
    await expect(page.getByText('Conversion error')).toHaveCount(0)
  })
  await test.step('one row that is off the globe is counted, and the others are converted', async () => {
    await remove(page, 'grid.csv')
    await choose(page, file('stops.csv', 'name,lat,lon\na,45,19\nb,91,20\nc,45.5,19.5\nd,45.6,19.6\n'))
    await convertButton(page).click()
    await expect(page.getByText('1 point outside the globe was left out')).toBeVisible()
  })
  await test.step('an empty, a broken and a useless file are told at once', async () => {
    await remove(page, 'stops.csv')
    await choose(page, file('none.geojson', '{"type":"FeatureCollection","features":[]}'))
    await expect(page.getByText('There is nothing in the file to convert.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove none.geojson' }).click()
    await choose(page, file('roads.dbf', 'x'))
    await expect(
      page.getByText('A part of a Shapefile: choose the .shp file together with it: roads.dbf'),
    ).toBeVisible()
    const sheet = zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
      'META-INF/manifest.xml': strToU8('<m/>'),
      'content.xml': strToU8('<x/>'),
    })
    await choose(page, file('towns.ods', sheet))
    await expect(page.getByText(/save it as XLSX or CSV/)).toBeVisible()
    await choose(page, file('towns.gpkg-wal', Uint8Array.of(0x37, 0x7f, 6, 0x82, 0, 0x2d, 0xe2, 0x18)))
    await expect(page.getByText(/still in a -wal file/)).toBeVisible()
  })
  await test.step('a table becomes a map; the target is chosen by hand and the address follows', async () => {
    await choose(page, table)
    // A map in a box that closes has no size for a while, and must live through it.
    const map = page.locator('[data-drawn]')
    await expect(map.locator('canvas')).toHaveCount(4)
    await map.evaluate((box: HTMLElement) => box.style.setProperty('display', 'none'))
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await map.evaluate((box: HTMLElement) => box.style.removeProperty('display'))
    await expect(map).toBeVisible()
    await page.getByRole('radio', { name: /^KML \.kml/ }).click()
    await expect(page.getByRole('radio', { name: /^KML \.kml/ })).toBeChecked()
    await expect(page).toHaveURL(/csvkml$/)
    const kml = await textOf(await convert(page))
    expect(kml).toContain('<name>Berlin</name>')
    expect(kml).toContain('13.405,52.52')
  })
  await test.step('a file that is no map data is told so, and nothing else happens', async () => {
    await open(page, '/ru/geo/convert')
    await choose(page, file('letter.docx', Uint8Array.of(1, 2, 3, 4, 5, 0, 0, 9)))
    await expect(page.getByText('Геоданные в этом файле не распознаны: letter.docx')).toBeVisible()
    const others = Array.from({ length: 7 }, (_, at) => file(`${at}.docx`, Uint8Array.of(1, 2, 3, 4, 5, 0, 0, 9)))
    await choose(page, ...others)
    await expect(
      page.getByText('Геоданные в этих файлах не распознаны: 0.docx, 1.docx, 2.docx, 3.docx, 4.docx и ещё 2'),
    ).toBeVisible()
  })
})
