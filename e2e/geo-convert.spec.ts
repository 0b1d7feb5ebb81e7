import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import { expect, expectAccessible, hydrated, test } from './fixtures.ts'

const gpx = `<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Loop</name><trkseg>
<trkpt lat="52.5" lon="13.4"><ele>34</ele><time>2024-05-01T10:00:00Z</time></trkpt>
<trkpt lat="52.51" lon="13.41"><ele>36</ele><time>2024-05-01T10:01:00Z</time></trkpt>
<trkpt lat="52.52" lon="13.42"><ele>35</ele><time>2024-05-01T10:02:00Z</time></trkpt></trkseg></trk></gpx>`
const track = { name: 'loop.gpx', mimeType: '', buffer: Buffer.from(gpx) }
const table = {
  name: 'places.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('name,lat,lon\nBerlin,52.52,13.405\nBelgrade,44.8,20.46\n'),
}

test('a file tells what it is, what is in it, and what each format does to it; then it is converted', async ({
  page,
}) => {
  await page.goto('/en/geo/convert')
  await hydrated(page)
  await page.locator('input[type=file]').setInputFiles(track)
  await expect(page).toHaveURL(/\/en\/geo\/convert\/gpxgeojson$/)
  await expect(page.getByRole('heading', { name: 'Inside loop.gpx' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^KML/ })).toHaveAccessibleName(/Keeps everything/)
  await expect(page.getByRole('radio', { name: /^TopoJSON/ })).toHaveAccessibleName(
    /Loses: elevations, times of points/,
  )
  await expect(page.locator('[data-drawn]')).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('loop.geojson')
  const written = JSON.parse(readFileSync(await saved.path(), 'utf8'))
  expect(written.features).toHaveLength(1)
  expect(JSON.stringify(written)).toContain('2024-05-01T10:01:00')
})

test('the profile and the map show the same place, by keys and by pointing', async ({ page }) => {
  const points = [100, 180, 120, 220].map(
    (ele, at) =>
      `<trkpt lat="${52.5 + at / 100}" lon="13.4"><ele>${ele}</ele><time>2024-05-01T10:0${at * 2}:00Z</time><extensions>
      <gpxtpx:TrackPointExtension xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">
      <gpxtpx:hr>${120 + at}</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt>`,
  )
  const text = `<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Hill</name><trkseg>${points.join('')}</trkseg></trk></gpx>`
  await page.goto('/en/geo/convert')
  await hydrated(page)
  await page.locator('input[type=file]').setInputFiles({ name: 'hill.gpx', mimeType: '', buffer: Buffer.from(text) })
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

test('a table becomes a map; the target is chosen by hand and the address follows', async ({ page }) => {
  await page.goto('/en/geo/convert')
  await hydrated(page)
  await page.locator('input[type=file]').setInputFiles(table)
  // A map in a box that closes has no size for a while, and must live through it.
  const map = page.locator('[data-drawn]')
  await expect(map.locator('canvas')).toHaveCount(3)
  await map.evaluate((box: HTMLElement) => box.style.setProperty('display', 'none'))
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await map.evaluate((box: HTMLElement) => box.style.removeProperty('display'))
  await expect(map).toBeVisible()
  await page.getByRole('radio', { name: /^KML \.kml/ }).click()
  await expect(page.getByRole('radio', { name: /^KML \.kml/ })).toBeChecked()
  await expect(page).toHaveURL(/csvkml$/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  const kml = readFileSync(await (await download).path(), 'utf8')
  expect(kml).toContain('<name>Berlin</name>')
  expect(kml).toContain('13.405,52.52')
})

test('a file that is no map data is told so, and nothing else happens', async ({ page }) => {
  await page.goto('/ru/geo/convert')
  await hydrated(page)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'letter.docx', mimeType: '', buffer: Buffer.from([1, 2, 3, 4, 5, 0, 0, 9]) })
  await expect(page.getByText('Геоданные в этом файле не распознаны: letter.docx')).toBeVisible()
})

test('a mixed pair at the page of a category leads here with the file already chosen', async ({ page }) => {
  await page.goto('/en/geo/gpx-kml/gpxgeojson')
  await hydrated(page)
  await page.locator('input[type=file]').setInputFiles(track)
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(page.getByText('Conversion between these formats is not supported')).toBeVisible()
  await page.getByRole('link', { name: 'Convert it with the any-to-any tool' }).click()
  await expect(page).toHaveURL(/\/en\/geo\/convert\/gpxgeojson$/)
  await expect(page.getByRole('heading', { name: 'Inside loop.gpx' })).toBeVisible()
})

test('several files become one', async ({ page }) => {
  await page.goto('/en/geo/convert')
  await hydrated(page)
  await page.locator('input[type=file]').setInputFiles([track, table])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Convert into one file' }).click()
  const written = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(written.features).toHaveLength(3)
})

const named = (name: string, text: string) => ({ name, mimeType: '', buffer: Buffer.from(text) })

test('a table whose columns say nothing asks for them at once, and is on the map when they are named', async ({
  page,
}) => {
  await page.goto('/en/geo/convert')
  await hydrated(page)
  await page.locator('input[type=file]').setInputFiles(named('survey.csv', 'id,b,c\n1,13.4,52.5\n2,13.5,52.6\n'))
  const question = page.locator('[data-column-choice]')
  await expect(question.getByText('Which columns hold the position?')).toBeVisible()
  await expectAccessible(page)
  await question.getByLabel('Latitude (north and south)').selectOption({ label: 'c (52.5)' })
  await question.getByLabel('Longitude (east and west)').selectOption({ label: 'b (13.4)' })
  await question.getByRole('button', { name: 'Use these columns' }).click()
  await expect(page.locator('[data-drawn]')).toBeVisible()
  await expect(question).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  const written = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(written.features[0].geometry.coordinates).toEqual([13.4, 52.5])
})

test('a table without names is read with a word, and from other columns when they are chosen', async ({ page }) => {
  await page.goto('/en/geo/convert')
  await hydrated(page)
  await page.locator('input[type=file]').setInputFiles(named('log.csv', '20.5,44.8,a\n21.5,45.8,b\n'))
  await expect(page.getByText('The table has no line of names')).toBeVisible()
  await page.getByText('Read the position from other columns').click()
  await page.getByLabel('Latitude (north and south)').selectOption({ label: 'column 2 (44.8)' })
  await page.getByLabel('Longitude (east and west)').selectOption({ label: 'column 1 (20.5)' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use these columns' }).click()
  await expect(page.getByText('Latitude and longitude, in this order')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  const written = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(written.features[0].geometry.coordinates).toEqual([20.5, 44.8])
  // From the result as well, here from the one column that holds both.
  await page.getByText('Read the position from other columns').click()
  await expect(page.getByLabel('Or one column with both coordinates')).toBeVisible()
})

test('the column of a geometry can be chosen', async ({ page }) => {
  await page.goto('/en/geo/convert')
  await hydrated(page)
  await page
    .locator('input[type=file]')
    .setInputFiles(named('a.csv', 'lon,lat,area\n1,2,"POLYGON((5 5,6 5,6 6,5 5))"\n'))
  await page.getByText('Read the position from other columns').click()
  await page
    .getByLabel('Or one column with both coordinates')
    .selectOption({ label: 'area (POLYGON((5 5,6 5,6 6,5 5)' })
  await page.getByRole('button', { name: 'Use these columns' }).click()
  await expect(page.getByText('1 (Polygon', { exact: false })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  const written = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(written.features[0]).toMatchObject({ geometry: { type: 'Polygon' }, properties: { lon: 1, lat: 2 } })
})

test('numbers that are no degrees are asked about before anything is converted', async ({ page }) => {
  await page.goto('/en/geo/convert')
  await hydrated(page)
  await page
    .locator('input[type=file]')
    .setInputFiles(named('grid.csv', 'name,x,y\na,391000,5820000\nb,391100,5820100\n'))
  await page.getByLabel('Code or name of the system').fill('32633')
  await expect(page.getByRole('radio', { name: /EPSG:32633/ })).toBeChecked()
  await page.getByRole('button', { name: 'Use this system' }).click()
  await expect(page.locator('[data-drawn]')).toBeVisible()
  await expect(page.getByText('Conversion error')).toHaveCount(0)
})

test('one row that is off the globe is counted, and the others are converted', async ({ page }) => {
  await page.goto('/en/geo/convert')
  await hydrated(page)
  await page
    .locator('input[type=file]')
    .setInputFiles(named('stops.csv', 'name,lat,lon\na,45,19\nb,91,20\nc,45.5,19.5\nd,45.6,19.6\n'))
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(page.getByText('1 point outside the globe was left out')).toBeVisible()
})

test('an empty, a broken and a useless file are told at once', async ({ page }) => {
  await page.goto('/en/geo/convert')
  await hydrated(page)
  const input = page.locator('input[type=file]')
  await input.setInputFiles(named('none.geojson', '{"type":"FeatureCollection","features":[]}'))
  await expect(page.getByText('There is nothing in the file to convert.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove none.geojson' }).click()
  await input.setInputFiles(named('roads.dbf', 'x'))
  await expect(page.getByText('A part of a Shapefile: choose the .shp file together with it: roads.dbf')).toBeVisible()
  const workbook = zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.xml': strToU8('<workbook/>') })
  await input.setInputFiles({ name: 'towns.xlsx', mimeType: '', buffer: Buffer.from(workbook) })
  await expect(page.getByText(/save it as CSV/)).toBeVisible()
})

test('with several files, what is lost names the files that lose it', async ({ page }) => {
  await page.goto('/en/geo/convert')
  await hydrated(page)
  await page.locator('input[type=file]').setInputFiles([table, track])
  await expect(page.getByRole('radio', { name: /^TopoJSON/ })).toHaveAccessibleName(
    /Loses: elevations, times of points in loop\.gpx/,
  )
  await expect(page.getByRole('radio', { name: /^GeoJSON \.geojson/ })).toHaveAccessibleName(/in loop\.gpx/)
})

test('a layer on its own shows that layer; a pair without a page of its own is an address all the same', async ({
  page,
}) => {
  const topology = {
    type: 'Topology',
    arcs: [],
    objects: {
      west: { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [1, 1] }] },
      east: { type: 'GeometryCollection', geometries: [40, 41].map((x) => ({ type: 'Point', coordinates: [x, 10] })) },
    },
  }
  await page.goto('/en/geo/convert/topojsongeojson')
  await hydrated(page)
  await page.locator('input[type=file]').setInputFiles(named('both.topojson', JSON.stringify(topology)))
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(page.getByText(/Latitude 1° to 10°/)).toBeVisible()
  await page.getByLabel('The file has 2 layers, which were saved together').selectOption('east')
  await page.getByRole('button', { name: 'Save this layer alone' }).click()
  await expect(page.getByText(/Latitude 10° to 10°, longitude 40° to 41°/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Inside both.topojson · east' })).toBeVisible()
})

test('on a phone, file, target and the button are together on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/en/geo/convert')
  await hydrated(page)
  await page.locator('input[type=file]').setInputFiles(track)
  await expect(page.locator('[data-drawn]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Convert', exact: true })).toBeInViewport()
  await expect(page.getByRole('radio')).toHaveCount(1)
  await page.getByRole('button', { name: 'Other formats' }).click()
  await page.getByRole('radio', { name: /^KML \.kml/ }).click()
  await expect(page.getByRole('radio', { name: /^KML \.kml/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^GPX/ })).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(page.getByText('Saved to your downloads.')).toBeInViewport()
})
