import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './fixtures.ts'

const file = (name: string, text: string) => ({ name, mimeType: '', buffer: Buffer.from(text) })

const gpx = (points: readonly string[]) =>
  `<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Walk</name><trkseg>${points.join('')}</trkseg></trk></gpx>`
const walk = file(
  'walk.gpx',
  gpx(
    [0, 1, 2, 3].map(
      (at) => `<trkpt lat="${44.8 + at / 100}" lon="20.5"><time>2024-05-01T10:${10 + at * 10}:00Z</time></trkpt>`,
    ),
  ),
)
const square = [[20.4, 44.7], [20.6, 44.7], [20.6, 44.9], [20.4, 44.9], [20.4, 44.7]] // biome-ignore format: a ring
const park = file(
  'park.geojson',
  JSON.stringify({
    type: 'Feature',
    properties: { name: 'Košutnjak' },
    geometry: { type: 'Polygon', coordinates: [square] },
  }),
)
const places = file('places.csv', 'name,lat,lon,hr\nBelgrade,44.8,20.46,71\nNiš,43.32,21.9,80\n')

const choose = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.locator('input[type=file]').setInputFiles(files)
/** Where the map's points are painted, as the places of all pixels that have a colour: nothing else is on their canvas. */
const paintedPoints = (page: Page) =>
  page
    .locator('[data-drawn] canvas')
    .nth(1)
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
      return Array.from(data.keys())
        .filter((at) => data[at]! > 0)
        .join()
    })

test('the page of GPS files shows map and way as soon as a file is chosen, and once more after it was converted', async ({
  page,
}) => {
  await open(page, '/en/geo/gpx-kml')
  await choose(page, walk)
  const inside = page.getByRole('region', { name: 'Inside walk.gpx' })
  await expect(inside.getByRole('application')).toBeVisible()
  await expect(inside.locator('[data-profile-place]')).toBeVisible()
  await expect(inside.getByText('Points with a time')).toBeVisible()
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(page.getByRole('region', { name: 'walk.kml' })).toBeVisible()
  await expect(page.getByRole('application')).toHaveCount(1)
})

test('several files are layers of one map: each in its colour, shown and hidden, looked at one by one', async ({
  page,
}) => {
  await open(page, '/en/geo/convert')
  await choose(page, walk, park, places)
  await expect(page.getByRole('heading', { name: 'Inside 3 files' })).toBeVisible()
  const map = page.getByRole('application')
  await expect(map).toHaveAccessibleName('Outline of the data in walk.gpx, park.geojson, places.csv')
  const layers = page.getByRole('group', { name: 'On the map' })
  await expect(layers.getByRole('checkbox')).toHaveCount(3)
  await expect(layers.getByRole('checkbox', { name: 'park.geojson' })).toBeChecked()
  // All of them are in sight, from Niš to the park.
  await expect(page.getByText('Latitude 43.32° to 44.9°, longitude 20.4° to 21.9°.')).toBeVisible()
  await expectAccessible(page)
  await test.step('land and water keep their colours where the system chooses those of the page', async () => {
    const colours = () =>
      page
        .locator('[data-drawn] canvas')
        .first()
        .evaluate((canvas) => [getComputedStyle(canvas).color, getComputedStyle(canvas).backgroundColor])
    const own = await colours()
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
    expect(await colours()).toEqual(own)
    await page.emulateMedia({ forcedColors: null })
  })

  await expect.poll(() => paintedPoints(page)).not.toBe('')
  const shown = await paintedPoints(page)
  await layers.getByRole('checkbox', { name: 'places.csv' }).focus()
  await page.keyboard.press('Space')
  await expect(layers.getByRole('checkbox', { name: 'places.csv' })).not.toBeChecked()
  await expect.poll(() => paintedPoints(page)).toBe('')
  await layers.getByRole('checkbox', { name: 'places.csv' }).check()
  await expect.poll(() => paintedPoints(page)).toBe(shown)

  // Of one at a time, what is known and what its table holds.
  const details = page.getByRole('combobox', { name: 'In detail' })
  await expect(details).toHaveValue(/./)
  await details.selectOption({ label: 'places.csv' })
  await expect(page.getByRole('cell', { name: 'Niš' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'heart rate hr' })).toBeVisible()
  // A file that is taken from the list is taken from the map.
  await page.getByRole('button', { name: 'Remove park.geojson' }).click()
  await expect(layers.getByRole('checkbox')).toHaveCount(2)
})

test('a track without elevations has its figures, and a place on it by slider', async ({ page }) => {
  await open(page, '/en/geo/convert')
  await choose(page, walk)
  await expect(page.getByRole('heading', { name: 'Track', exact: true })).toBeVisible()
  const figures = page.getByRole('definition')
  for (const text of ['3.3 km', '30 min 0 sec', '6.7 km/h', '9:00 min/km'])
    await expect(
      figures
        .getByText(text, { exact: true })
        .or(figures.filter({ hasText: text }))
        .first(),
    ).toBeVisible()
  await page.getByRole('slider', { name: 'Place along the track' }).fill('2')
  await expect(page.locator('[data-profile-place]')).toContainText('2.22 km')
  await expect(page.locator('[data-profile-place]')).toContainText('10:30:00 UTC')
  await expect(page.locator('[data-mark=here]')).toHaveCount(1)
  await expectAccessible(page)
})

test('a large file is drawn by a sample that says so, and that becomes finer where one zooms in', async ({ page }) => {
  // Five hundred by five hundred points: more than a map draws at once.
  const rows = Array.from({ length: 250_000 }, (_, at) => `${40 + Math.floor(at / 500) / 100},${10 + (at % 500) / 100}`)
  await open(page, '/en/geo/convert')
  await choose(page, file('grid.csv', `lat,lon\n${rows.join('\n')}\n`))
  const share = page.locator('[data-share]')
  await expect(share).toContainText(/^Drawn: [\d,]+ of 250,000 points \([\d.]+%\)\./)
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(share).toHaveText(/^In and around this part of the map every point is drawn \([\d,]+\)\.$/)
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(share).toContainText(/^Drawn: [\d,]+ of 250,000 points/)
})
