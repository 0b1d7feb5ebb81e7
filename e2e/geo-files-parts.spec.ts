import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Download } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, open, test } from './fixtures.ts'
import { choose, convert, file, redBox, textOf, towns } from './support/geo-files.ts'

/** Formats of several files, layers or encodings. */

test('a layer goes to a zipped shapefile and back: as an archive, as separate files, in a dropped folder', async ({
  page,
}, testInfo) => {
  const archiveOf = async (content: string) => {
    await choose(page, file('towns.geojson', content))
    const download = await convert(page)
    expect(download.suggestedFilename()).toBe('towns.shp.zip')
    return readFileSync(await download.path())
  }
  const dropFolder = async (path: string) => {
    const browser = await page.context().newCDPSession(page)
    const data = { items: [], files: [path], dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await browser.send('Input.dispatchDragEvent', { type, x: 200, y: 300, data })
    await browser.detach()
  }
  await open(page, '/en/geo/geojson')
  const southern = unzipSync(await archiveOf(towns.replaceAll('Ниш', 'Врање')))
  const archive = await archiveOf(towns)
  const members = unzipSync(archive)

  await test.step('the archive has all parts, and the page tells what was shortened', async () => {
    const byExtension = Object.fromEntries(Object.entries(members).map(([name, bytes]) => [name.slice(-4), bytes]))
    expect(Object.keys(byExtension).toSorted()).toEqual(['.cpg', '.dbf', '.prj', '.shp', '.shx'])
    expect(strFromU8(byExtension['.dbf']!)).toContain('Нови Сад')
    await expect(page.getByText('1 field name was shortened')).toBeVisible()
    await expect(page.getByRole('table').first()).toContainText('Features33')
  })

  await test.step('back from the archive and from separate files', async () => {
    await page.getByRole('button', { name: 'Swap formats' }).click()
    await choose(page, file('towns.shp.zip', archive))
    const returned = await convert(page)
    expect(returned.suggestedFilename()).toBe('towns.geojson')
    const fromArchive = JSON.parse(await textOf(returned))
    const names = fromArchive.features.map((each: { properties: { name: string } }) => each.properties.name)
    expect(names).toEqual(['Нови Сад', 'Ниш', 'Суботица'])

    await choose(page, ...Object.entries(members).map(([name, bytes]) => file(name, bytes)))
    await expect(page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')).toHaveCount(1)
    expect(JSON.parse(await textOf(await convert(page))).features).toEqual(fromArchive.features)
    await choose(page, file('lonely.dbf', 'x'))
    await expect(redBox(page)).toHaveText('Wrong file type. Expected .shp')
  })

  await test.step('a dropped folder gives its files, equal names in two folders apart', async () => {
    for (const [side, parts] of Object.entries({ north: members, south: southern })) {
      mkdirSync(testInfo.outputPath('sides', side), { recursive: true })
      for (const [name, bytes] of Object.entries(parts)) writeFileSync(testInfo.outputPath('sides', side, name), bytes)
    }
    await dropFolder(testInfo.outputPath('sides'))
    const downloads: Download[] = []
    page.on('download', (download) => downloads.push(download))
    await page.getByRole('button', { name: 'Convert 2 files' }).click()
    await expect.poll(() => downloads.length).toBe(2)
    const results = await Promise.all(downloads.map(textOf))
    expect(results.filter((text) => text.includes('Ниш'))).toHaveLength(1)
    expect(results.filter((text) => text.includes('Врање'))).toHaveLength(1)
  })

  await test.step('one that has no files is refused by its name, on the page for any file too', async () => {
    mkdirSync(testInfo.outputPath('nothing'), { recursive: true })
    for (const path of ['/en/geo/geojson', '/en/geo/convert']) {
      await open(page, path)
      await dropFolder(testInfo.outputPath('nothing'))
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    }
    await expect(page.getByRole('alert').filter({ hasText: 'nothing' })).toBeVisible()
  })
})

/** Beijing, Shanghai and Guangzhou in GBK. */
const names = [
  [0xb1, 0xb1, 0xbe, 0xa9],
  [0xc9, 0xcf, 0xba, 0xa3],
  [0xb9, 0xe3, 0xd6, 0xdd],
]
const positions = [
  [116.4, 39.9],
  [121.5, 31.2],
  [113.3, 23.1],
]

/** A shapefile of points as old programs of the country wrote them, with a declaration that is wrong. */
function shapefile() {
  const shp = Buffer.alloc(100 + 28 * names.length)
  shp.writeInt32BE(9994, 0)
  shp.writeInt32BE(shp.length / 2, 24)
  shp.writeInt32LE(1000, 28)
  shp.writeInt32LE(1, 32)
  positions.forEach(([x, y], index) => {
    const at = 100 + 28 * index
    shp.writeInt32BE(index + 1, at)
    shp.writeInt32BE(10, at + 4)
    shp.writeInt32LE(1, at + 8)
    shp.writeDoubleLE(x!, at + 12)
    shp.writeDoubleLE(y!, at + 20)
  })
  const width = 12
  const dbf = Buffer.alloc(65 + (1 + width) * names.length + 1, 0x20)
  dbf.fill(0, 0, 65)
  dbf[0] = 3
  dbf.writeUInt32LE(names.length, 4)
  dbf.writeUInt16LE(65, 8)
  dbf.writeUInt16LE(1 + width, 10)
  dbf.write('CITY', 32, 'latin1')
  dbf.write('C', 43, 'latin1')
  dbf[48] = width
  dbf[64] = 0x0d
  for (const [index, bytes] of names.entries()) Buffer.from(bytes).copy(dbf, 65 + (1 + width) * index + 1)
  dbf[dbf.length - 1] = 0x1a
  return [file('cities.shp', shp), file('cities.dbf', dbf), file('cities.cpg', Buffer.from('windows-1251'))]
}

test('a table in the wrong encoding, a file of several layers', async ({ page }) => {
  await test.step('a table is read in the right encoding: the first rows tell before it is chosen', async () => {
    await open(page, '/en/geo/geojson/shpgeojson')
    await choose(page, ...shapefile())
    expect(await textOf(await convert(page))).not.toContain('北京')

    await page.getByText('Text encoding: Windows-1251').click()
    const again = page.getByRole('button', { name: 'Convert again in this encoding' })
    await expect(again).toBeDisabled()
    // Once in the table, once in the preview.
    await expect(page.getByText('±±ѕ©', { exact: true })).toHaveCount(2)
    await page.getByRole('combobox', { name: /choose another encoding/ }).selectOption('gbk')
    for (const name of ['北京', '上海', '广州']) await expect(page.getByText(name, { exact: true })).toBeVisible()
    const [second] = await Promise.all([page.waitForEvent('download'), again.click()])
    const { features } = JSON.parse(await textOf(second))
    const cities = features.map(({ properties }: { properties: { CITY: string } }) => properties.CITY)
    expect(cities).toEqual(['北京', '上海', '广州'])
    await expect(page.getByText('Text encoding: GBK')).toBeVisible()
    await expect(page.getByRole('cell', { name: '广州' })).toBeVisible()
  })

  await test.step('layers are saved one by one under their names', async () => {
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
})
