import { afterEach, expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { type Picture, pathKind } from '#app/workers/geodata/picture.ts'
import { languages } from '#engines/core/index.ts'
import { distanceText } from '#wording/distance-text.ts'
import { acceptedExtensions, choosableExtensions, groupFiles, mayBeRecognised } from './group-files.ts'
import {
  formatDistance,
  formatDuration,
  formatInstant,
  formatMetres,
  formatMinutesAndSeconds,
  formatPercent,
  formatSeconds,
  formatShare,
  formatSpeed,
} from './numbers.ts'
import { secondsLeft } from './remaining-time.ts'
import { saveFile } from './save-file.ts'
import { trackEnds } from './track-ends.ts'
import { knownValueName, valueName } from './value-names.ts'

/** A number and its unit are one word: the space between them does not break. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')

test('figures of files in every language', () => {
  const said = languages.map((language) =>
    [
      ...[0, 0.004, 0.5, 1].map((fraction) => formatPercent(fraction, language)),
      ...[0.00123, 0.5, 0.994, 0.9999, 1, 2].map((fraction) => formatShare(fraction, language)),
      ...[0, 0.2, 1.1, 89, 89.9, 90, 150, 3600].map((seconds) => formatSeconds(seconds, language)),
      ...[-12.6, 8848.4].map((metres) => formatMetres(metres, language)),
      ...[999.4, 1000, 99_949, 99_999, 100_000, 1_234_567].map((metres) => formatDistance(metres, language)),
      formatDistance(1234, language, 2),
      ...[0, 2.5, 100].map((speed) => formatSpeed(speed, language)),
      ...[0, 59.4, 59.6, 3569, 3570, 3600, 86_399].map((seconds) => formatDuration(seconds, language)),
      formatInstant(1_700_000_000, language),
    ].map(plain),
  )
  expect(Object.fromEntries(languages.map((language, at) => [language, said[at]!.join(' | ')]))).toMatchInlineSnapshot(`
    {
      "en": "0% | 0% | 50% | 100% | 0.12% | 50% | 99% | 99% | 100% | 100% | 1 sec | 1 sec | 2 sec | 89 sec | 90 sec | 2 min | 3 min | 60 min | −13 m | 8,848 m | 999 m | 1 km | 99.9 km | 100 km | 100 km | 1,235 km | 1.23 km | 0 km/h | 9 km/h | 360 km/h | 0 sec | 59 sec | 1 min 0 sec | 59 min 29 sec | 1 hr 0 min | 1 hr 0 min | 24 hr 0 min | 14 Nov 2023, 22:13:20 UTC",
      "ru": "0 % | 0 % | 50 % | 100 % | 0,12 % | 50 % | 99 % | 99 % | 100 % | 100 % | 1 с | 1 с | 2 с | 89 с | 90 с | 2 мин | 3 мин | 60 мин | −13 м | 8 848 м | 999 м | 1 км | 99,9 км | 100 км | 100 км | 1 235 км | 1,23 км | 0 км/ч | 9 км/ч | 360 км/ч | 0 с | 59 с | 1 мин 0 с | 59 мин 29 с | 1 ч 0 мин | 1 ч 0 мин | 24 ч 0 мин | 14 нояб. 2023 г., 22:13:20 UTC",
      "sr": "0% | 0% | 50% | 100% | 0,12% | 50% | 99% | 99% | 100% | 100% | 1 сек | 1 сек | 2 сек | 89 сек | 90 сек | 2 мин | 3 мин | 60 мин | −13 m | 8 848 m | 999 m | 1 km | 99,9 km | 100 km | 100 km | 1 235 km | 1,23 km | 0 km/h | 9 km/h | 360 km/h | 0 сек | 59 сек | 1 мин 0 сек | 59 мин 29 сек | 1 сат 0 мин | 1 сат 0 мин | 24 сата 0 мин | 14. 11. 2023. 22:13:20 UTC",
    }
  `)
  expect([0, 59.4, 59.5, 600, 3601].map(formatMinutesAndSeconds)).toEqual(['0:00', '0:59', '1:00', '10:00', '60:01'])
  expect(formatDistance(5, 'en')).toBe('5\u00a0m')
})

test('distances as a language writes them', () => {
  expect([0.114, 9.994, 9.999, 10, 12.6].map((metres) => distanceText(metres, 'en'))).toEqual([
    '0.11',
    '9.99',
    '10',
    '10',
    '13',
  ])
  expect(distanceText(0.114, 'sr')).toBe('0,11')
})

test('how long the rest takes is said after a second, by the pace so far', () => {
  expect(secondsLeft(999, 50, 100)).toBeUndefined()
  expect(secondsLeft(5000, 0, 100)).toBeUndefined()
  expect(secondsLeft(5000, 5, 0)).toBeUndefined()
  expect([secondsLeft(1000, 50, 100), secondsLeft(2000, 25, 100), secondsLeft(2000, 100, 100)]).toEqual([1, 6, 0])
})

test('a shapefile and its companions are one thing; what else lies beside them is nobody’s mistake', () => {
  const files = [
    'Roads.SHP',
    'roads.dbf',
    'roads.prj',
    'roads.shp.xml',
    'roads.sbn',
    'rivers.dbf',
    'all.zip',
    'a.gpx',
  ].map((name) => new File([], name))
  const names = (list: readonly File[]) => list.map(({ name }) => name)
  const { accepted, rejected } = groupFiles(files, 'shp')
  expect(accepted.map((group) => [group.name, names(group.files)])).toEqual([
    ['Roads.SHP', ['Roads.SHP', 'roads.dbf', 'roads.prj']],
    ['all.zip', ['all.zip']],
  ])
  expect(names(rejected)).toEqual(['rivers.dbf', 'a.gpx'])
  const gml = ['a.gml', 'a.xsd', 'b.xsd', 'c.dbf'].map((name) => new File([], name))
  expect(groupFiles(gml, 'gml').accepted.map((group) => names(group.files))).toEqual([['a.gml', 'a.xsd']])
  expect(names(groupFiles(gml, 'gml').rejected)).toEqual(['c.dbf'])
  expect(names(groupFiles(files, 'gpx').rejected)).toHaveLength(7)
})

test('which endings are offered, and which files may be taken for what they hold', () => {
  expect(acceptedExtensions('gpx')).toEqual(['.gpx'])
  expect(acceptedExtensions('shp')).toContain('.zip')
  expect(choosableExtensions).toEqual(expect.arrayContaining(['.gpx', '.kml', '.xsd', '.json', '.xml', '.zip']))
  expect(new Set(choosableExtensions).size).toBe(choosableExtensions.length)
  const may = ['track', 'track.xml', 'track.gpx', 'notes.txt', 'photo.jpg'].map((name) =>
    mayBeRecognised(new File([], name)),
  )
  expect(may).toEqual([true, true, true, false, false])
})

test('tracks have ends; another line has where it is the only one', () => {
  const picture = (
    lines: readonly { feature: number; points: readonly number[]; kind?: number }[],
    tracks: number[],
  ) => {
    const starts = [0]
    for (const { points } of lines) starts.push(starts.at(-1)! + points.length / 2)
    return {
      vertices: lines.flatMap(({ points }) => points),
      pathStarts: starts,
      pathKinds: lines.map(({ kind = pathKind.line }) => kind),
      pathFeatures: lines.map(({ feature }) => feature),
      tracks,
    } as unknown as Picture
  }
  const [first, second] = [
    { feature: 1, points: [0, 1, 2, 3, 4, 5] },
    { feature: 2, points: [6, 7, 8, 9] },
  ]
  expect(trackEnds(picture([first], []))).toEqual([{ feature: 1, start: [0, 1], finish: [4, 5] }])
  expect(trackEnds(picture([first, second], []))).toEqual([])
  expect(trackEnds(picture([first, second], [2]))).toEqual([{ feature: 2, start: [6, 7], finish: [8, 9] }])
  expect(trackEnds(picture([first, { ...second, feature: 1 }], [1]))).toEqual([
    { feature: 1, start: [0, 1], finish: [8, 9] },
  ])
  const area = { ...first, kind: Object.values(pathKind).find((kind) => kind !== pathKind.line) as number }
  expect(trackEnds(picture([area, second], []))).toEqual([{ feature: 2, start: [6, 7], finish: [8, 9] }])
})

test('values of devices have words, whatever their case; what a file calls its own stays as it is', () => {
  overwriteGetLocale(() => 'en')
  expect([valueName('hr'), valueName('HeartRate'), valueName('atemp')]).toMatchInlineSnapshot(`
    [
      "heart rate",
      "heart rate",
      "air temperature",
    ]
  `)
  expect([knownValueName('surface'), knownValueName('constructor'), valueName('Surface')]).toEqual([
    undefined,
    undefined,
    'Surface',
  ])
})

test('a result goes to the downloads under its name, and its address is given back', () => {
  vi.useFakeTimers()
  const steps: string[] = []
  const link = { href: '', download: '', click: () => steps.push('click'), remove: () => steps.push('remove') }
  vi.stubGlobal('document', { createElement: () => link, body: { append: () => steps.push('append') } })
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const content = new Blob(['a'])
  saveFile(content, 'a.kml')
  expect(create).toHaveBeenCalledWith(content)
  expect([link.href, link.download, ...steps]).toEqual(['blob:1', 'a.kml', 'append', 'click', 'remove'])
  // The browser may take its time: two minutes of it.
  vi.advanceTimersByTime(119_999)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revoke).toHaveBeenCalledWith('blob:1')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
