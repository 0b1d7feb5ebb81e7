import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

// A profile of its own for each test: what a service worker stored, and the network cut off, would stay.
test.use({ serviceWorkers: 'allow', reuseContext: false })

/** A walk over the hills of western Serbia. */
const walk = {
  name: 'walk.gpx',
  mimeType: '',
  buffer: Buffer.from(
    `<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Walk</name><trkseg>${Array.from(
      { length: 50 },
      (_, at) => `<trkpt lat="${43.73 + at / 400}" lon="${19.7 + at / 400}"><ele>${900 + at}</ele></trkpt>`,
    ).join('')}</trkseg></trk></gpx>`,
  ),
}

/** What is written on the map, in words. */
const names = async (page: Page): Promise<string[]> =>
  ((await page.getByRole('application').getByRole('img').getAttribute('aria-label')) ?? '').split(', ').filter(Boolean)

/** The colour at a place of the map's picture. */
const colourAt = (page: Page, left: number, top: number) =>
  page
    .getByRole('application')
    .locator('canvas')
    .first()
    .evaluate(
      (canvas: HTMLCanvasElement, [x, y]) =>
        [...canvas.getContext('2d')!.getImageData(canvas.width * x!, canvas.height * y!, 1, 1).data].join(),
      [left, top],
    )

test('a track in a valley lies on land, between places with names in the language of the page', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const [language, expected] of [
    ['sr', ['Ужице', 'Чајетина']],
    ['ru', ['Ужице', 'Чаетина']],
    ['en', ['Užice', 'Čajetina']],
  ] as const) {
    await open(page, `/${language}/geo/convert`)
    expect(asked.filter((path) => path.includes('/map-'))).toEqual([])
    await page.locator('input[type=file]').setInputFiles(walk)
    await expect.poll(() => names(page)).toEqual(expect.arrayContaining([...expected]))
    const written = await names(page)
    if (language !== 'en')
      expect(written.filter((name) => /^[\p{Script=Cyrillic}\s\d-]+$/u.test(name))).toEqual(written)
    asked.length = 0
  }
  await test.step('and far out, on the sea', async () => {
    const land = await colourAt(page, 0.5, 0.9)
    const zoomOut = page.getByRole('button', { name: 'Zoom out' })
    for (let step = 0; step < 6; step++) await zoomOut.click()
    await expect.poll(() => names(page)).toEqual(expect.arrayContaining(['Paris', 'Italy']))
    for (let step = 0; step < 6; step++) await zoomOut.click()
    await expect.poll(() => names(page)).toEqual(expect.arrayContaining(['Atlantic Ocean', 'Russia']))
    const colours = await Promise.all([0.1, 0.2, 0.3, 0.4, 0.6, 0.7].map((left) => colourAt(page, left, 0.7)))
    expect(new Set(colours).size).toBeGreaterThan(1)
    expect(land).not.toBe('0,0,0,0')
  })
})

test('what was looked at once is there without the network', async ({ page, context, watch }) => {
  const stored = () =>
    page.waitForFunction(() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null))
  await open(page, '/sr/geo/convert')
  await stored()
  await page.locator('input[type=file]').setInputFiles(walk)
  await expect.poll(() => names(page)).toContain('Чајетина')
  await context.setOffline(true)
  watch.allowedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  await open(page, '/sr/geo/convert')
  await page.locator('input[type=file]').setInputFiles(walk)
  await expect.poll(() => names(page)).toContain('Чајетина')
})
