import type { Page, Request } from '@playwright/test'
import { expect, expectAccessible, languages, open, test } from './fixtures.ts'
import { areas, choose, convert, convertButton, file, hike, redBox, textOf, towns } from './support/geo-files.ts'

const texts = {
  en: {
    convert: 'Convert',
    swap: 'Swap formats',
    noFile: 'Please select a file',
    wrongType: 'Wrong file type. Expected .gpx',
    notSupported: 'Conversion between these formats is not supported',
    conversionError: 'Conversion error. Please try again.',
    empty: 'The file is empty.',
    saved: 'Saved to your downloads.',
    polygons: '2 polygons became closed tracks',
  },
  ru: {
    convert: 'Преобразовать',
    swap: 'Поменять форматы местами',
    noFile: 'Выберите файл',
    wrongType: 'Неверный тип файла. Ожидается .gpx',
    notSupported: 'Преобразование между этими форматами не поддерживается',
    conversionError: 'Ошибка преобразования. Попробуйте ещё раз.',
    empty: 'Файл пуст.',
    saved: 'Файл сохранён в загрузки.',
    polygons: 'Превращено в замкнутые треки: 2 полигона',
  },
  sr: {
    convert: 'Претвори',
    swap: 'Замени формате',
    noFile: 'Изаберите датотеку',
    wrongType: 'Погрешан тип датотеке. Очекује се .gpx',
    notSupported: 'Претварање између ових формата није подржано',
    conversionError: 'Грешка при претварању. Покушајте поново.',
    empty: 'Датотека је празна.',
    saved: 'Датотека је сачувана у преузимањима.',
    polygons: 'Претворено у затворене трагове: 2 полигона',
  },
} as const

type Language = (typeof languages)[number]

test('in every language: the four messages, a track that becomes a KML, notes for what changed', async ({ page }) => {
  await test.step('the fourth message, wherever the language is changed: formats of two families', async () => {
    let downloads = 0
    page.on('download', () => downloads++)
    await open(page, '/en/geo/gpx-kml/gpxgeojson')
    const expectMessageIn = async (language: Language) => {
      await expect(page).toHaveURL(new RegExp(`/${language}/geo/gpx-kml/gpxgeojson$`))
      await expect(redBox(page)).toHaveText(texts[language].notSupported)
    }
    const change = (language: Language) => page.locator(`header a[hreflang="${language}"]`).dispatchEvent('click')
    await expectMessageIn('en')
    await change('ru')
    await expectMessageIn('ru')
    await change('sr')
    await expectMessageIn('sr')
    await choose(page, file('hike.gpx', hike))
    await expect(redBox(page)).toHaveCount(0)
    await convertButton(page, texts.sr.convert).click()
    await expectMessageIn('sr')
    expect(downloads).toBe(0)
  })
  for (const language of languages) {
    await test.step(`${language}: three messages stand in a red box above the button`, () =>
      threeMessages(page, language))
    await test.step(`${language}: a track becomes a KML in the downloads, and nothing leaves the browser`, () =>
      trackToKml(page, language))
    await test.step(`${language}: back the other way, an area has no equivalent in GPX and the page says so`, async () => {
      const text = texts[language]
      await page.getByRole('button', { name: text.swap }).click()
      await expect(page).toHaveURL(new RegExp(`/${language}/geo/gpx-kml/kmlgpx$`))
      await expect(page.locator('main li', { hasText: 'hike.GPX' })).toHaveCount(0)
      await choose(page, file('areas.kml', areas))
      const gpx = await textOf(await convert(page, text.convert))
      expect(gpx.match(/<trk>/g)).toHaveLength(2)
      await expect(page.getByText(text.polygons)).toBeVisible()
    })
  }
})

/** Ends on the page for a track, where nothing has been converted yet. */
async function threeMessages(page: Page, language: Language) {
  const text = texts[language]
  let downloads = 0
  const count = () => void downloads++
  page.on('download', count)
  await open(page, `/${language}/geo/gpx-kml`)
  await convertButton(page, text.convert).click()
  await expect(redBox(page)).toHaveText(text.noFile)
  const [box, button] = [await redBox(page).boundingBox(), await convertButton(page, text.convert).boundingBox()]
  expect(box!.y + box!.height).toBeLessThanOrEqual(button!.y)
  await choose(page, file('notes.txt', 'nothing'))
  await expect(redBox(page)).toHaveText(text.wrongType)
  await choose(page, file('empty.gpx', ''))
  await expect(redBox(page)).toHaveCount(0)
  await convertButton(page, text.convert).click()
  await expect(redBox(page)).toContainText(text.conversionError)
  await expect(redBox(page)).toContainText(text.empty)
  expect(downloads).toBe(0)
  page.off('download', count)
}

async function trackToKml(page: Page, language: Language) {
  const text = texts[language]
  const requests: Request[] = []
  const note = (request: Request) => void requests.push(request)
  page.on('request', note)
  await choose(page, file('hike.GPX', hike))
  await expect(redBox(page)).toHaveCount(0)
  const download = await convert(page, text.convert)
  expect(download.suggestedFilename()).toBe('hike.kml')
  const kml = await textOf(download)
  expect(kml).toContain('20.5161')
  expect(kml).toContain('<when>2026-05-01T10:00:39Z</when>')
  expect(kml).toContain('Београд')
  await expect(page.getByText(text.saved)).toBeVisible()
  await expect(page.locator('[data-drawn]')).toBeVisible()
  page.off('request', note)
  // The page loads its own code, and no request carries a body.
  const isOwn = (request: Request) => request.url().startsWith('blob:') || request.resourceType() === 'script'
  expect(requests.filter((request) => !isOwn(request)).map((request) => request.url())).toEqual([])
  expect(requests.filter((request) => request.postData() !== null)).toEqual([])
}

test('formats, their addresses, another language', async ({ page, request, watch }) => {
  const [from, to] = [page.getByLabel('From'), page.getByLabel('To', { exact: true })]
  await test.step('formats, swap and the address', async () => {
    await open(page, '/en/geo/geojson')
    await expect(from).toHaveValue('geojson')
    await expect(to).toHaveValue('shp')
    const entries = await page.evaluate(() => history.length)
    await to.selectOption('gml')
    await expect(page).toHaveURL(/\/en\/geo\/geojson\/geojsongml$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GeoJSON to GML converter')
    await expect(page.getByRole('region', { name: 'GML' })).toContainText('XML standard')

    await choose(page, file('towns.geojson', towns))
    await convertButton(page).focus()
    await from.selectOption('topojson')
    // A file of the former format goes with it.
    await expect(page.getByText('towns.geojson')).toHaveCount(0)
    await expect(page.locator('input[type=file]')).toHaveAttribute('accept', /\.json,.*\.zip,.*\.xml/)
    // The same format on both sides exchanges them.
    await from.selectOption('gml')
    await expect(page).toHaveURL(/gmltopojson$/)
    await choose(page, file('wrong.txt', 'x'))
    await expect(redBox(page)).toBeVisible()
    await page.getByRole('button', { name: 'Swap formats' }).click()
    await expect(page).toHaveURL(/topojsongml$/)
    await expect(redBox(page)).toHaveCount(0)
    expect(await page.evaluate(() => history.length)).toBe(entries)

    await page.getByRole('link', { name: 'Shapefile to TopoJSON' }).click()
    await expect(from).toHaveValue('shp')
    await expect(page.getByLabel('Precision')).toHaveValue('')
  })

  await test.step('addresses: ids in one word, a prefix, nonsense', async () => {
    const pair = async (path: string) => {
      await open(page, path)
      return [await from.inputValue(), await to.inputValue()]
    }
    expect(await pair('/en/geo/gpx-kml/kmzgpx')).toEqual(['kmz', 'gpx'])
    expect(await pair('/en/geo/geojson/shptopojson')).toEqual(['shp', 'topojson'])
    expect(await pair('/en/geo/gpx-kml/kmznonsense')).toEqual(['kmz', 'kml'])
    expect(await pair('/en/geo/geojson/nonsense')).toEqual(['geojson', 'shp'])
  })

  // Their titles and descriptions: e2e/built-site.spec.ts.
  await test.step('every pair has a page', async () => {
    const pairs = (ids: string[]) =>
      ids.flatMap((one) => ids.filter((other) => other !== one).map((other) => one + other))
    const paths = [
      ...['', ...pairs(['gpx', 'kml', 'kmz'])].map((slug) => `gpx-kml/${slug}`),
      ...['', ...pairs(['geojson', 'shp', 'topojson', 'gml'])].map((slug) => `geojson/${slug}`),
    ]
    expect(paths).toHaveLength(20)
    const addresses = languages.flatMap((language) => paths.map((path) => `/${language}/geo/${path}`))
    const answers = await Promise.all(addresses.map((address) => request.get(address)))
    expect(answers.filter((answer) => !answer.ok()).map((answer) => answer.url())).toEqual([])
  })

  await test.step('a change of language keeps the file and its result', async () => {
    await open(page, '/en/geo/gpx-kml/gpxkml')
    await choose(page, file('hike.gpx', hike))
    await convert(page)
    await page.getByRole('button', { name: /Language/ }).click()
    await page.getByRole('link', { name: 'Српски' }).click()
    await expect(page).toHaveURL(/\/sr\/geo\/gpx-kml\/gpxkml$/)
    await expect(page.getByText(texts.sr.saved)).toBeVisible()
    await expect(page.getByText('Висински профил')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'hike.gpx' })).toBeVisible()
  })

  await test.step('an unknown family is no page', async () => {
    watch.allowedErrors.push(/404/)
    await page.goto('/en/geo/dxf')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  })
})

test('accessible in both themes: refused, finished (empty: every-page.spec.ts); nothing wider than a phone', async ({
  page,
}) => {
  const expectBothAccessible = async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, 'colours')
  }
  const button = convertButton(page, texts.ru.convert)
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, '/ru/geo/geojson/geojsonshp')
  await test.step('refused', async () => {
    await button.click()
    await expect(redBox(page)).toBeVisible()
    await expectBothAccessible()
  })
  await test.step('finished', async () => {
    await choose(page, file('a-name-so-long-that-it-has-to-break-somewhere-on-a-phone.geojson', towns))
    await convert(page, texts.ru.convert)
    await expect(page.locator('[data-drawn]')).toBeVisible()
    await expectBothAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
  await test.step('the button keeps to the foot of the screen: it does not lie over what is said', async () => {
    await choose(page, file('cut.geojson', towns.slice(0, 60)))
    await page.evaluate(() => scrollTo(0, 0))
    await button.click()
    await expect(redBox(page)).toContainText(texts.ru.conversionError)
    const room = async () => {
      const [box, foot] = [await redBox(page).boundingBox(), await button.boundingBox()]
      return foot!.y - (box!.y + box!.height)
    }
    await expect.poll(room).toBeGreaterThanOrEqual(0)
  })
})
