import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, expectAccessible, languages, layoutShift, open, test } from './fixtures.ts'

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

const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

const hike = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">
<wpt lat="44.8125" lon="20.4612"><ele>117</ele><name>Београд</name></wpt>
<trk><name>Авала</name><trkseg>
${Array.from({ length: 40 }, (_, at) => `<trkpt lat="${44.69 + at / 1000}" lon="20.5161"><ele>${300 + 5 * at}</ele><time>2026-05-01T10:00:${String(at).padStart(2, '0')}Z</time></trkpt>`).join('\n')}
</trkseg></trk></gpx>`

const ring = (x: number) => `${x},0,0 ${x + 1},0,0 ${x + 1},1,0 ${x},0,0`
const areas = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${[0, 5]
  .map(
    (x) =>
      `<Placemark><name>area ${x}</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${ring(x)}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`,
  )
  .join('')}</Document></kml>`

const towns = JSON.stringify({
  type: 'FeatureCollection',
  features: ['Нови Сад', 'Ниш', 'Суботица'].map((name, at) => ({
    type: 'Feature',
    properties: { name, a_rather_long_field_name: at },
    geometry: { type: 'Point', coordinates: [20 + at / 8, 45 - at / 4] },
  })),
})

const choose = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('input[type=file]').setInputFiles(files)
const convertButton = (page: Page, name: string = texts.en.convert) => page.getByRole('button', { name, exact: true })
const redBox = (page: Page) => page.getByRole('alert')

async function convert(page: Page, name?: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), convertButton(page, name).click()])
  return download
}
const textOf = async (download: Download) => readFileSync(await download.path(), 'utf8')

for (const language of languages) {
  test(`${language}: a track becomes a KML in the downloads, with notes for what changed`, async ({ page }) => {
    const text = texts[language]
    await open(page, `/${language}/geo/gpx-kml`)
    expect(await layoutShift(page)).toBe(0)
    await choose(page, file('hike.GPX', hike))
    const requests: string[] = []
    page.on('request', (request) => {
      // What leaves the browser is nothing: the page loads its own code and fonts, and no request carries a body.
      const isOwn = request.url().startsWith('blob:') || ['script', 'font'].includes(request.resourceType())
      if (!isOwn) requests.push(request.url())
      expect(request.postData()).toBeNull()
    })
    const download = await convert(page, text.convert)
    expect(download.suggestedFilename()).toBe('hike.kml')
    const kml = await textOf(download)
    expect(kml).toContain('20.5161')
    expect(kml).toContain('<when>2026-05-01T10:00:39Z</when>')
    expect(kml).toContain('Београд')
    await expect(page.getByText(text.saved)).toBeVisible()
    await expect(page.locator('[data-drawn]')).toBeVisible()
    expect(requests).toEqual([])

    // Back the other way, an area has no equivalent in GPX and the page says so.
    await page.getByRole('button', { name: text.swap }).click()
    await expect(page).toHaveURL(new RegExp(`/${language}/geo/gpx-kml/kmlgpx$`))
    await expect(page.locator('main li', { hasText: 'hike.GPX' })).toHaveCount(0)
    await choose(page, file('areas.kml', areas))
    const gpx = await textOf(await convert(page, text.convert))
    expect(gpx.match(/<trk>/g)).toHaveLength(2)
    await expect(page.getByText(text.polygons)).toBeVisible()
  })

  test(`${language}: the four messages stand in a red box above the button`, async ({ page }) => {
    const text = texts[language]
    let downloads = 0
    page.on('download', () => downloads++)
    await open(page, `/${language}/geo/gpx-kml/gpxkml`)
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

    await open(page, `/${language}/geo/gpx-kml/gpxgeojson`)
    await expect(redBox(page)).toHaveText(text.notSupported)
    await choose(page, file('hike.gpx', hike))
    await convertButton(page, text.convert).click()
    await expect(redBox(page)).toHaveText(text.notSupported)
    expect(downloads).toBe(0)
  })
}

test('formats, swap and the address', async ({ page }) => {
  await open(page, '/en/geo/geojson')
  const [from, to] = [page.getByLabel('From'), page.getByLabel('To', { exact: true })]
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

test('addresses: ids in one word, a prefix, nonsense, an unknown family', async ({ page, watch }) => {
  const pair = async (path: string) => {
    await open(page, path)
    return [await page.getByLabel('From').inputValue(), await page.getByLabel('To', { exact: true }).inputValue()]
  }
  expect(await pair('/en/geo/gpx-kml/kmzgpx')).toEqual(['kmz', 'gpx'])
  expect(await pair('/en/geo/geojson/shptopojson')).toEqual(['shp', 'topojson'])
  expect(await pair('/en/geo/gpx-kml/kmznonsense')).toEqual(['kmz', 'kml'])
  expect(await pair('/en/geo/geojson/nonsense')).toEqual(['geojson', 'shp'])
  watch.allowedErrors.push(/404/)
  await page.goto('/en/geo/dxf')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
})

test('a layer goes to a zipped shapefile and back, as an archive and as separate files', async ({ page }) => {
  await open(page, '/en/geo/geojson')
  await choose(page, file('towns.geojson', towns))
  const download = await convert(page)
  expect(download.suggestedFilename()).toBe('towns.shp.zip')
  const archive = readFileSync(await download.path())
  const members = unzipSync(archive)
  const byExtension = Object.fromEntries(Object.entries(members).map(([name, bytes]) => [name.slice(-4), bytes]))
  expect(Object.keys(byExtension).toSorted()).toEqual(['.cpg', '.dbf', '.prj', '.shp', '.shx'])
  expect(strFromU8(byExtension['.dbf']!)).toContain('Нови Сад')
  await expect(page.getByText('1 field name was shortened')).toBeVisible()
  await expect(page.getByRole('table').first()).toContainText('Features33')

  await page.getByRole('button', { name: 'Swap formats' }).click()
  await choose(page, file('towns.shp.zip', archive))
  const returned = await convert(page)
  expect(returned.suggestedFilename()).toBe('towns.geojson')
  const fromArchive = JSON.parse(await textOf(returned))
  expect(fromArchive.features.map((each: { properties: { name: string } }) => each.properties.name)).toEqual([
    'Нови Сад',
    'Ниш',
    'Суботица',
  ])

  await choose(page, ...Object.entries(members).map(([name, bytes]) => file(name, Buffer.from(bytes))))
  await expect(page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')).toHaveCount(1)
  expect(JSON.parse(await textOf(await convert(page))).features).toEqual(fromArchive.features)
  await choose(page, file('lonely.dbf', 'x'))
  await expect(redBox(page)).toHaveText('Wrong file type. Expected .shp')
})

test('several files at once: each its result, one bad file spoils nothing else', async ({ page }) => {
  await open(page, '/en/geo/gpx-kml')
  await choose(page, file('one.gpx', hike), file('broken.gpx', '<gpx><trk>'), file('two.gpx', hike), file('a.txt', ''))
  await expect(redBox(page)).toContainText('Wrong file type. Expected .gpx')
  await expect(redBox(page)).toContainText('a.txt')
  const names: string[] = []
  page.on('download', (download) => names.push(download.suggestedFilename()))
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

test('the page follows a file to its format, and says so; what is waiting keeps it where it is', async ({ page }) => {
  await open(page, '/en/geo/gpx-kml')
  // Called something else on purpose: an error, with an offer.
  await choose(page, file('areas.txt', areas))
  await expect(redBox(page)).toContainText('Wrong file type. Expected .gpx')
  await expect(redBox(page)).toContainText('areas.txt: the content looks like KML.')
  await choose(page, file('areas.xml', areas))
  await expect(page).toHaveURL(/kmlgpx$/)
  await expect(redBox(page)).toHaveCount(0)
  await expect(page.getByText('“areas.xml” holds KML data, so KML is now the source format.')).toBeVisible()
  expect((await convert(page)).suggestedFilename()).toBe('areas.gpx')

  // The right name with the wrong content.
  await choose(page, file('track.kml', hike))
  await expect(page.getByText('track.kml: the content looks like GPX.')).toBeVisible()
  await convertButton(page).click()
  await expect(redBox(page)).toContainText('The content is GPX, not KML.')

  // An archive is told from another by what it begins with.
  const archive = Buffer.from(zipSync({ 'doc.kml': strToU8(areas) }))
  await choose(page, file('areas.kml', archive))
  await expect(page.getByText('areas.kml: the content looks like KMZ.')).toBeVisible()

  // A format of the other family takes the visitor to its page.
  await choose(page, file('towns.json', towns))
  await page.getByRole('button', { name: 'Open as GeoJSON' }).click()
  await expect(page).toHaveURL(/\/en\/geo\/geojson\/geojsonshp$/)
  expect((await convert(page)).suggestedFilename()).toBe('towns.shp.zip')
})

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

test('files that are broken or meant to harm: what is wrong and where, nothing saved', async ({ page }) => {
  let downloads = 0
  page.on('download', () => downloads++)
  const laughs = Array.from({ length: 30 }, (_, at) => `<!ENTITY l${at + 1} "&l${at};&l${at};">`).join('')
  const bomb = `<!DOCTYPE gpx [<!ENTITY l0 "ha">${laughs}]><gpx><wpt lat="1" lon="1"><name>&l30;</name></wpt></gpx>`
  await open(page, '/en/geo/gpx-kml')
  for (const [content, reason] of [
    ['', 'The file is empty.'],
    [bomb, 'declares XML entities'],
    ['just some words', 'this part cannot be read. Line 1.'],
    ['<gpx version="1.1"><wpt lat="undefined" lon="x"/></gpx>', 'No usable coordinates'],
  ] as const) {
    await choose(page, file('bad.gpx', content))
    await convertButton(page).click()
    await expect(redBox(page)).toContainText(reason)
  }
  await open(page, '/en/geo/gpx-kml/kmzkml')
  await choose(page, file('photo.kmz', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])))
  await convertButton(page).click()
  await expect(redBox(page)).toContainText('The content is JPEG, not KMZ.')
  await open(page, '/en/geo/geojson/geojsonshp')
  await choose(page, file('deep.geojson', `{"type":"Point","coordinates":${'['.repeat(100_000)}`))
  await convertButton(page).click()
  await expect(redBox(page)).toContainText('nested deeper than 256 levels. No ordinary file needs that. Line 1.')
  await open(page, '/en/geo/geojson/shpgeojson')
  await choose(page, file('points.shp', endlessShape()))
  await convertButton(page).click()
  await expect(redBox(page)).toContainText('declares 2,147,483,647 items where its size allows 1 at most')
  await expect(redBox(page)).toContainText('Record 1.')
  expect(downloads).toBe(0)
})

test('a dropped file and a file opened by the system are chosen; precision changes the result', async ({ page }) => {
  await page.addInitScript(() => {
    const files = [new File(['{"type":"Point","coordinates":[20.123456,44.5]}'], 'launched.geojson')]
    const launchQueue = {
      setConsumer: (consumer: (parameters: object) => void) =>
        consumer({ files: files.map((file) => ({ getFile: async () => file })) }),
    }
    Object.defineProperty(window, 'launchQueue', { value: launchQueue })
  })
  await open(page, '/en/geo/geojson/geojsontopojson')
  await expect(page.getByRole('listitem').filter({ hasText: 'launched.geojson' })).toBeVisible()

  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer()
    data.items.add(new File([content], 'dropped.geojson'))
    return data
  }, towns)
  await page.dispatchEvent('h1', 'dragover', { dataTransfer: transfer })
  await expect(page.getByText('Release to add')).toBeVisible()
  await page.dispatchEvent('h1', 'drop', { dataTransfer: transfer })
  await expect(page.getByRole('listitem').filter({ hasText: 'dropped.geojson' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove launched.geojson' }).click()
  const full = await textOf(await convert(page))
  expect(full).not.toContain('"transform"')
  await page.getByLabel('Precision').selectOption('10000')
  expect(await textOf(await convert(page))).toContain('"transform"')
})

test('a dropped folder gives its files, equal names in two folders apart', async ({ page }, testInfo) => {
  await open(page, '/en/geo/geojson/geojsonshp')
  for (const side of ['north', 'south']) {
    await choose(page, file('towns.geojson', towns.replaceAll('Ниш', side)))
    const members = unzipSync(readFileSync(await (await convert(page)).path()))
    mkdirSync(testInfo.outputPath('sides', side), { recursive: true })
    for (const [name, bytes] of Object.entries(members)) writeFileSync(testInfo.outputPath('sides', side, name), bytes)
  }
  await page.getByRole('button', { name: 'Swap formats' }).click()
  const browser = await page.context().newCDPSession(page)
  const data = { items: [], files: [testInfo.outputPath('sides')], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, x: 200, y: 300, data })
  const downloads: Download[] = []
  page.on('download', (download) => downloads.push(download))
  await page.getByRole('button', { name: 'Convert 2 files' }).click()
  await expect.poll(() => downloads.length).toBe(2)
  const results = await Promise.all(downloads.map(textOf))
  expect(results.filter((text) => text.includes('north'))).toHaveLength(1)
  expect(results.filter((text) => text.includes('south'))).toHaveLength(1)
})

test('a change of language keeps the file and its result', async ({ page }) => {
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

test('without private storage a large result is put together in memory', async ({ page }, testInfo) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'storage', { value: undefined }))
  await open(page, '/en/geo/gpx-kml')
  const time = '<time>2026-05-01T10:00:00.000Z</time>'
  const points = Array.from({ length: 150_000 }, (_, at) => `<trkpt lat="${at / 1e4}" lon="20.5">${time}</trkpt>`)
  const path = testInfo.outputPath('long.gpx')
  writeFileSync(path, `<gpx version="1.1"><trk><trkseg>${points.join('\n')}</trkseg></trk></gpx>`)
  await page.locator('input[type=file]').setInputFiles(path)
  const text = await textOf(await convert(page))
  // More than the worker's buffer, so that the result has several parts.
  expect(text.length).toBeGreaterThan(8 << 20)
  expect(text.match(/<when>/g)).toHaveLength(150_000)
  expect(text).toMatch(/<\/kml>\s*$/)
})

test('what fails around a file is told apart from a bad file', async ({ page, watch }, testInfo) => {
  await open(page, '/en/geo/gpx-kml')
  const path = testInfo.outputPath('moving.gpx')
  writeFileSync(path, hike)
  await page.locator('input[type=file]').setInputFiles(path)
  writeFileSync(path, `${hike}\n`)
  await convertButton(page).click()
  await expect(redBox(page)).toContainText('changed or moved after you chose it')

  watch.allowedErrors.push(/ERR_FAILED/)
  await page.route(/\/assets\/worker-/, (route) => route.abort())
  await open(page, '/en/geo/gpx-kml')
  await choose(page, file('hike.gpx', hike))
  await convertButton(page).click()
  await expect(redBox(page)).toContainText('could not be loaded')
})

test('by keyboard alone', async ({ page }) => {
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
  await convertButton(page).focus()
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toBe('hike.kml')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`accessible in ${colorScheme}: empty, refused, finished; nothing wider than a phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, '/ru/geo/geojson/geojsonshp')
    await expectAccessible(page)
    await convertButton(page, texts.ru.convert).click()
    await expect(redBox(page)).toBeVisible()
    await expectAccessible(page)
    await choose(page, file('a-name-so-long-that-it-has-to-break-somewhere-on-a-phone.geojson', towns))
    await convert(page, texts.ru.convert)
    await expect(page.locator('[data-drawn]')).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await choose(page, file('cut.geojson', towns.slice(0, 60)))
    await page.evaluate(() => scrollTo(0, 0))
    await convertButton(page, texts.ru.convert).click()
    await expect(redBox(page)).toContainText(texts.ru.conversionError)
    // The button keeps to the foot of the screen: it does not lie over what is said.
    const foot = async () => {
      const [box, button] = [
        await redBox(page).boundingBox(),
        await convertButton(page, texts.ru.convert).boundingBox(),
      ]
      return button!.y - (box!.y + box!.height)
    }
    await expect.poll(foot).toBeGreaterThanOrEqual(0)
  })
}

test('every pair has a title and a description of its own', async ({ request }) => {
  const gps = ['gpx', 'kml', 'kmz']
  const vector = ['geojson', 'shp', 'topojson', 'gml']
  const pairs = (ids: string[]) => ids.flatMap((from) => ids.filter((to) => to !== from).map((to) => from + to))
  const paths = [
    ...['', ...pairs(gps)].map((slug) => `gpx-kml/${slug}`),
    ...['', ...pairs(vector)].map((slug) => `geojson/${slug}`),
  ]
  expect(paths).toHaveLength(20)
  for (const language of languages) {
    const heads = await Promise.all(
      paths.map(async (path) => {
        const html = await (await request.get(`/${language}/geo/${path}`)).text()
        const title = /<title>([^<]*)/.exec(html)?.[1]
        const description = /<meta name="description" content="([^"]*)/.exec(html)?.[1]
        const canonical = /<link rel="canonical" href="([^"]*)/.exec(html)?.[1]
        expect(canonical).toContain(`/${language}/geo/${path.replace(/\/$/, '')}`)
        return { title, description }
      }),
    )
    expect(new Set(heads.map(({ title }) => title)).size).toBe(20)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(20)
  }
})

test('a zip, a .json and a phone: whatever holds the data is taken', async ({ page }) => {
  await open(page, '/en/geo/geojson')
  await choose(page, file('towns.json', towns))
  await expect(page.getByRole('listitem').filter({ hasText: 'towns.json' })).toBeVisible()
  const shapes = await convert(page)
  const bytes = readFileSync(await shapes.path())
  await choose(page, file('folder.zip', bytes))
  await expect(page).toHaveURL(/\/geojson\/shpgeojson$/)
  await expect(
    page.getByText('“folder.zip” holds Shapefile data, so Shapefile is now the source format.'),
  ).toBeVisible()
  expect((await convert(page)).suggestedFilename()).toBe('folder.geojson')

  // An archive of anything else is what lies in it, all of it together; also where archives are taken for shapefiles.
  const hikes = Buffer.from(
    zipSync({ 'a/one.gpx': strToU8(hike), 'a/two.gpx': strToU8(hike), 'readme.txt': strToU8('Hi') }),
  )
  await choose(page, file('hikes.zip', hikes))
  await expect(page).toHaveURL(/\/gpx-kml\/gpxkml$/)
  await expect(page.getByText('“hikes.zip” holds GPX data, so GPX is now the source format.')).toBeVisible()
  const kml = readFileSync(await (await convert(page)).path(), 'utf8')
  expect(kml.match(/<Placemark/g)).toHaveLength(4)
})

test('Convert pressed while a slow disk still gives the file waits for it', async ({ page }) => {
  await open(page, '/en/geo/geojson')
  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer
    Blob.prototype.arrayBuffer = async function () {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      return read.call(this)
    }
  })
  await choose(page, file('towns.json', towns))
  expect((await convert(page)).suggestedFilename()).toBe('towns.shp.zip')
  await expect(page.getByText(texts.en.noFile)).toHaveCount(0)
})

test('a file of a format that is on neither page leads to the page that takes it, already chosen', async ({ page }) => {
  await open(page, '/en/geo/gpx-kml')
  await choose(page, file('places.csv', 'name,lat,lon\nBerlin,52.52,13.405\n'))
  await expect(redBox(page)).toHaveText('Wrong file type. Expected .gpx')
  await expect(page.getByText('places.csv holds CSV data.')).toBeVisible()
  await choose(page, file('notes.txt', 'nothing of the kind'))
  await expect(redBox(page)).toHaveText('Wrong file type. Expected .gpx')
  await expect(page.getByRole('link', { name: 'Convert it with the any-to-any tool' })).toHaveCount(0)
  await choose(
    page,
    file(
      'lap.tcx',
      '<?xml version="1.0"?><TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"/>',
    ),
  )
  await expect(page.getByText('lap.tcx holds TCX data.')).toBeVisible()
  await choose(
    page,
    file('places.zip', Buffer.from(zipSync({ 'places.csv': strToU8('name,lat,lon\nBerlin,52.52,13.405\n') }))),
  )
  await expect(page.getByText('places.zip holds CSV data.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Convert it with the any-to-any tool' }).click()
  await expect(page).toHaveURL(/\/en\/geo\/convert\/csvkml$/)
  await expect(page.getByRole('heading', { name: 'Inside places.zip' })).toBeVisible()
  expect((await convert(page)).suggestedFilename()).toBe('places.kml')
})

test('files dropped while others are converted wait their turn; all results come in one archive', async ({ page }) => {
  await open(page, '/en/geo/gpx-kml')
  const names: string[] = []
  page.on('download', (download) => names.push(download.suggestedFilename()))
  const points = Array.from({ length: 60_000 }, (_, at) => `<trkpt lat="1" lon="${at / 1000}"/>`).join('')
  await choose(page, file('long.gpx', `<gpx version="1.1"><trk><trkseg>${points.repeat(8)}</trkseg></trk></gpx>`))
  await convertButton(page).click()
  await choose(page, file('second.gpx', hike))
  await expect.poll(() => names).toEqual(['long.kml', 'second.kml'])
  const [all] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all as one ZIP' }).click(),
  ])
  const archive = unzipSync(readFileSync(await all.path()))
  expect(Object.keys(archive)).toEqual(['long.kml', 'second.kml'])
})

test('layers are saved one by one under their names; a table is read in another encoding', async ({ page }) => {
  await open(page, '/en/geo/geojson/topojsongeojson')
  const names: string[] = []
  page.on('download', (download) => names.push(download.suggestedFilename()))
  const point = { type: 'Point', coordinates: [20, 44] }
  const topology = { type: 'Topology', arcs: [], objects: { roads: point, lakes: point } }
  await choose(page, file('serbia.topojson', JSON.stringify(topology)))
  await convert(page)
  await expect(page.getByText('The file has 2 layers, which were saved together.')).toBeVisible()
  await page.getByRole('button', { name: 'Save each layer as its own file' }).click()
  await expect.poll(() => names).toEqual(['serbia.geojson', 'roads.geojson', 'lakes.geojson'])
})
