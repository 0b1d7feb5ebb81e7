import { readFileSync } from 'node:fs'
import { expect, open, test } from './fixtures.ts'

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
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer })
  return [file('cities.shp', shp), file('cities.dbf', dbf), file('cities.cpg', Buffer.from('windows-1251'))]
}

test('a table read in the wrong encoding is read in the right one: the first rows tell before it is chosen', async ({
  page,
}) => {
  await open(page, '/en/geo/geojson/shpgeojson')
  await page.locator('input[type=file]').setInputFiles(shapefile())
  const convert = page.getByRole('button', { name: 'Convert', exact: true })
  const [first] = await Promise.all([page.waitForEvent('download'), convert.click()])
  expect(readFileSync(await first.path(), 'utf8')).not.toContain('北京')

  await page.getByText('Text encoding: Windows-1251').click()
  const again = page.getByRole('button', { name: 'Convert again in this encoding' })
  await expect(again).toBeDisabled()
  // Once in the table, once in the preview.
  await expect(page.getByText('±±ѕ©', { exact: true })).toHaveCount(2)
  await page.getByRole('combobox', { name: /choose another encoding/ }).selectOption('gbk')
  for (const name of ['北京', '上海', '广州']) await expect(page.getByText(name, { exact: true })).toBeVisible()
  const [second] = await Promise.all([page.waitForEvent('download'), again.click()])
  const { features } = JSON.parse(readFileSync(await second.path(), 'utf8'))
  expect(features.map(({ properties }: { properties: { CITY: string } }) => properties.CITY)).toEqual([
    '北京',
    '上海',
    '广州',
  ])
  await expect(page.getByText('Text encoding: GBK')).toBeVisible()
  await expect(page.getByRole('cell', { name: '广州' })).toBeVisible()
})
