import { expect, test } from 'vitest'
import {
  anySystem,
  convertList,
  csvHeader,
  csvRow,
  isLikeliest,
  isPointList,
  type ListSource,
  notationIds,
  notationNames,
  recognise,
  systemIds,
} from './index.ts'

test('several lines are a list, unless they make up one point', () => {
  for (const list of ['55.7558, 37.6173\n44.8, 20.4', 'one\ntwo', '55.7558, 37.6173\r\nnothing'])
    expect(isPointList(list), list).toBe(true)
  const points = ['55.7558\n37.6173', 'N 55.7558\nE 37.6173', '{"type":"Point",\n"coordinates":[37.6,55.7]}']
  for (const point of ['', '\n55.7558, 37.6173\n\n', ...points]) expect(isPointList(point), point).toBe(false)
})

test('a line is read in the system named, else in whatever it is; not where that would be a guess', () => {
  const read = (text: string, source: ListSource) => Array.from(convertList(text, source), ({ isRead }) => isRead)
  const metres = '6182999.5 7413580.2'
  expect(read(`55.7558, 37.6173\n\n37UDB1322479766\n${metres}\nnothing`, 'any')).toEqual([true, true, false, false])
  expect(read(`37UDB1322479766\n${metres}`, 'sk42')).toEqual([true, true])
  // Latitude and longitude turned round are said to be wrong, not taken for something else.
  expect(read('95.123, 37.123\n55.7558, 37.6173', 'wgs84')).toEqual([false, true])
})

test.each([
  ['ru', '6182999.5 7413580.2\n6648000 6350000\n55.7558, 37.6173', [true, true, true], 55.762],
  ['ru', 'X 6182999.5 Y 7413580.2\nX 6648000 Y 6350000', [true, true], 55.762],
  ['sr', 'Y 7457000.12 X 4960000.34\nY 7457100 X 4960100', [true, true], 44.783],
  ['sr', '7457000.12 4960000.34\n7457100 4960100', [true, true], 44.783],
  // No system fits both.
  ['sr', '7457000.12 4960000.34\n6648000 6350000', [false, false], undefined],
  // Web Mercator may be anywhere on Earth.
  ['ru', '4187526.16 7509137.58\n4187600 7509200', [false, false], undefined],
] as const)('metres on a page in %s are all in the one system that they fit', (language, text, areRead, latitude) => {
  const rows = [...convertList(text, 'any', { language })]
  expect(rows.map(({ isRead }) => isRead)).toEqual(areRead)
  if (latitude !== undefined) expect(Number(rows[0]!.texts.wgs84.split(',')[0])).toBeCloseTo(latitude, 3)
})

test('rows as spreadsheets read them', () => {
  expect(csvHeader).toBe(['input', ...systemIds].join(','))
  const rows = Array.from(convertList('  37UDB1322479766\t\n"a", b\n=1+1\n+2\n@x\n-5', 'any'), csvRow)
  expect(rows[0]).toMatch(/^37UDB1322479766,"55\.755796, 37\.617306","55°45'20\.87""N 37°37'02\.30""E",55°45\.348'N /)
  const nothing = ','.repeat(systemIds.length)
  expect(rows.slice(1)).toEqual(['"""a"", b"', "'=1+1", "'+2", "'@x", '-5'].map((input) => input + nothing))
})

test('of several meanings, that of the country whose language is read comes first', () => {
  const meanings = (language?: 'ru' | 'sr') => {
    const found = recognise('X 4960000, Y 7457000', language)
    return found?.kind === 'system' ? found.candidates : []
  }
  const names = (language?: 'ru' | 'sr') => meanings(language).map(({ notation, system }) => notation ?? system)
  expect(names()).toEqual(['sk42', 'sk95', 'mgi', 'webmercator'])
  expect(names('ru')).toEqual(names())
  expect(names('sr')).toEqual(['mgi', 'sk42', 'sk95', 'webmercator'])
  const [first, ...others] = meanings()
  expect(isLikeliest(meanings())).toBe(true)
  expect(isLikeliest([others.at(-1)!, first!])).toBe(false)
  expect([isLikeliest([others.at(-1)!]), isLikeliest([])]).toEqual([true, false])
})

test('what an address has escaped is read; half an escape is not', () => {
  expect(recognise('44.8231%2C20.4504')).toMatchObject({
    candidates: [{ position: { latitudeDegrees: 44.8231, longitudeDegrees: 20.4504 } }],
  })
  expect(recognise('44.8231%2C20.4504%E0%A4%A')).toBeUndefined()
})

test('every notation has a name', () => expect(Object.keys(notationNames)).toEqual([...notationIds]))

test('a list in a system of the registry, and wanted in others: its lines decide together which number is which', async () => {
  const [given, wanted] = await Promise.all([anySystem('EPSG:6316'), anySystem('EPSG:8682')])
  if (!given.ok || !wanted.ok) throw new Error()
  const list =
    '7457000.12 4960000.34\n2;7457100,5;4960100,5\nY 7457200 X 4960200\n4960300 7457300\n391776 5820073\nword'
  const rows = [...convertList(list, 'any', { given: given.value, wanted: [wanted.value] })]
  expect(rows.map(({ isRead }) => isRead)).toEqual([true, true, true, false, false, false])
  expect(rows[0]?.texts.wgs84).toBe('44.783254, 20.451174')
  expect(rows[0]?.others[0]).toMatch(/^E 45658\d\.\d\d, N 495901\d\.\d\d$/)
  expect(csvRow(rows[0]!).split(',').length).toBeGreaterThan(csvHeader.split(',').length)
})
