import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epochSeconds } from '../bytes/epoch-seconds.ts'
import { inputFromBytes } from '../bytes/input.ts'
import { DocumentInfo } from '../model/document.ts'
import { convert } from '../pipeline/convert.ts'
import { converted } from '../testing/run.ts'
import { channelOfList } from '../vocabulary/list-names.ts'
import { SimpleStyles, simpleStyleOf } from '../vocabulary/simple-style.ts'

const secondsOf = (text: string): number => {
  // What stands behind it would make a whole of one that is cut.
  const bytes = new TextEncoder().encode(`0${text}0Z`)
  return epochSeconds(bytes, 1, bytes.length - 2)
}

describe('seconds of an instant', () => {
  it('are those of the platform, for any moment and any way to write it', () => {
    const years = { min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true }
    fc.assert(
      fc.property(fc.date(years), fc.integer({ min: -14 * 60, max: 14 * 60 }), (date, offset) => {
        const iso = date.toISOString()
        expect(secondsOf(iso)).toBeCloseTo(date.getTime() / 1000, 3)
        expect(secondsOf(iso.slice(0, 10))).toBe(Date.parse(iso.slice(0, 10)) / 1000)
        const pad = (value: number) => String(value).padStart(2, '0')
        const zone = `${offset < 0 ? '-' : '+'}${pad(Math.trunc(Math.abs(offset) / 60))}:${pad(Math.abs(offset) % 60)}`
        const expected = Date.parse(`${iso.slice(0, 19)}Z`) / 1000 - offset * 60
        expect(secondsOf(iso.slice(0, 19) + zone)).toBe(expected)
        expect(secondsOf(iso.slice(0, 19) + zone.replace(':', ''))).toBe(expected)
      }),
    )
  })

  it.each<[string, number]>([
    ['1970-01-01', 0],
    ['1970-01-01T00:00', 0],
    ['1970-01-01T01:02', 3720],
    ['1970-01-01T01:02Z', 3720],
    ['1970-01-01T00:00:01', 1],
    ['1970-01-01 00:00:01', 1],
    ['1970-01-01T00:00:01.5', 1.5],
    ['1970-01-01T00:00:01,25Z', 1.25],
    ['1970-01-01T00:00:00.09Z', 0.09],
    ['1970-01-01T03:00:00+02', 3600],
    ['1970-01-01T03:00+02', 3600],
    ['1970-01-01T03:00:00+0230', 1800],
    ['1970-01-01T03:00:00-02:30', 19_800],
    ['2000-02-29', 951_782_400],
    ['2000-03-01', 951_868_800],
    ['1900-03-01', -2_203_891_200],
  ])('%s', (text, seconds) => {
    expect(secondsOf(text)).toBeCloseTo(seconds, 9)
  })

  it.each([
    '', '1970-01-0', '1970/01-01', '1970-01/01', '19a0-01-01', '1970-0b-01', '1970-01-/1', '1970-01-:1', '1970-00-01', '1970-13-01',
    '1970-01-00', '1970-01-32', '1970-01-01T', '1970-01-01T0', '1970-01-01T00', '1970-01-01T00:', '1970-01-01T00:0', '1970-01-01T00-00',
    '1970-01-01T0a:00', '1970-01-01T00:a0', '1970-01-01T00:00:a0', '1970-01-01T00:00:00x', '1970-01-01T00:00:00+', '1970-01-01T00:00:00+0',
    '1970-01-01T00:00:00+aa', '1970-01-01T00:00:00+00:a0', '1970-01-01T00:00:0', 'yesterday at noon',
  ])('%j is none', (text) => {
    expect(secondsOf(text)).toBeNaN()
  }) // biome-ignore format: a list to read at a glance
})

describe('simplestyle', () => {
  const styleOf = (values: Record<string, string>) => {
    const document = new DocumentInfo()
    const styles = new SimpleStyles(document)
    const index = styles.of(new Map(Object.entries(values)))
    expect(styles.of(new Map(Object.entries(values))), 'the same values, the same style').toBe(index)
    expect(document.styles.length).toBe(index)
    return index === 0 ? undefined : document.styles[index - 1]
  }

  it.each<[Record<string, string>, object | undefined]>([
    [{}, undefined],
    [{ stroke: 'red' }, undefined],
    [{ stroke: '#12' }, undefined],
    [{ stroke: '#12345' }, undefined],
    [{ stroke: '#1234567' }, undefined],
    [{ stroke: '#aBc' }, { lineColor: '#aabbcc' }],
    [{ stroke: 'aBcDeF' }, { lineColor: '#abcdef' }],
    [{ fill: '123' }, { fillColor: '#112233' }],
    [{ 'marker-color': '#010203' }, { iconColor: '#010203' }],
    [{ 'stroke-opacity': '0' }, { lineColor: '#555555', lineOpacity: 0 }],
    [
      { 'stroke-opacity': '1', stroke: '#000' },
      { lineColor: '#000000', lineOpacity: 1 },
    ],
    [{ 'stroke-opacity': '1.01' }, undefined],
    [{ 'stroke-opacity': '-0.01' }, undefined],
    [{ 'stroke-opacity': 'half' }, undefined],
    [{ 'fill-opacity': '0.25' }, { fillColor: '#555555', fillOpacity: 0.25 }],
    [{ 'stroke-width': '0' }, undefined],
    [{ 'stroke-width': '0.5' }, { lineWidthPixels: 0.5 }],
    [{ 'stroke-width': '999' }, { lineWidthPixels: 999 }],
    [{ 'stroke-width': '1000' }, undefined],
    [{ 'stroke-width': 'wide' }, undefined],
  ])('%j', (values, style) => {
    expect(styleOf(values)).toEqual(style)
  })

  it('is written with all it says, and read back', () => {
    const style = { lineColor: '#010203', lineOpacity: 0.5, lineWidthPixels: 2, fillColor: '#040506', fillOpacity: 0.25, iconColor: '#070809', iconHref: 'https://a/b.png' }
    const values = simpleStyleOf(style, true)
    expect(values).toEqual([['stroke', '#010203'], ['stroke-opacity', 0.5], ['stroke-width', 2], ['fill', '#040506'], ['fill-opacity', 0.25], ['marker-color', '#070809'], ['icon', 'https://a/b.png']])
    expect(styleOf(Object.fromEntries(values.map(([name, value]) => [name, String(value)])))).toEqual(style)
    expect(simpleStyleOf({}, true)).toEqual([])
    expect(simpleStyleOf({ iconHref: 'a' }, false)).toEqual([])
  }) // biome-ignore format: a table to read at a glance

  it('ten thousand different ones are kept, no more', () => {
    const document = new DocumentInfo()
    const styles = new SimpleStyles(document)
    const of = (at: number) => styles.of(new Map([['stroke', at.toString(16).padStart(6, '0')]]))
    for (let at = 1; at <= 10_000; at++) expect(of(at)).toBe(at)
    expect(of(10_001)).toBe(0)
    expect(of(7)).toBe(7)
  })
})

describe('lists beside a line', () => {
  const line = (properties: object, geometry: object = { type: 'LineString', coordinates: [[1, 1], [2, 2]] }) =>
    JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties, geometry }] }) // biome-ignore format: one line
  const times = ['2024-01-01T00:00:00Z', '2024-01-01T00:00:01Z']
  const isTaken = async (properties: object, geometry?: object) => {
    const { text } = await converted(line(properties, geometry), 'geojson', 'gpx')
    return !text.includes('coordinateProperties') && !text.includes('coordTimes')
  }
  const lists = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`list${at}`, [at, null]]))

  it.each<[boolean, string, object, object?]>([
    [true, 'times', { coordTimes: times }],
    [true, 'times by part', { coordTimes: [times, times] }, { type: 'MultiLineString', coordinates: [[[1, 1], [2, 2]], [[3, 3], [4, 4]]] }],
    [true, 'several lists', { coordinateProperties: { times, heart: [70, ''] } }],
    [true, 'as many as sensors can be', { coordinateProperties: lists(100) }],
    [false, 'more than sensors can be', { coordinateProperties: lists(101) }],
    [false, 'too short', { coordTimes: times.slice(1) }],
    [false, 'too long', { coordTimes: [...times, ...times] }],
    [false, 'one of them too short', { coordinateProperties: { times, heart: [1] } }],
    [false, 'no list', { coordTimes: { a: 1 } }],
    [false, 'a list of no lists', { coordinateProperties: { times: 5 } }],
    [false, 'text', { coordTimes: 'now' }],
    [false, 'null in text', { coordTimes: 'null' }],
    [false, 'beside a point', { coordTimes: times }, { type: 'Point', coordinates: [1, 1] }],
    [false, 'beside points', { coordTimes: times }, { type: 'MultiPoint', coordinates: [[1, 1], [2, 2]] }],
  ])('%s: %s', async (expected, _, properties, geometry) => {
    expect(await isTaken(properties, geometry)).toBe(expected)
  }) // biome-ignore format: a table to read at a glance
})

/** A system chosen for numbers that are none of its: KML and GPX cannot say them, other formats can. */
it.each([
  [180, 90, 'written'],
  [-180, -90, 'written'],
  [360, 90.0000005, 'written'],
  [-540, -90.0000005, 'written'],
  [541, 0, 'no_usable_coordinates'],
  [-541, 0, 'no_usable_coordinates'],
  [0, 90.0001, 'no_usable_coordinates'],
  [0, -90.0001, 'no_usable_coordinates'],
])('%d %d, said to be degrees, is %s', async (longitude, latitude, expected) => {
  const text = `geometry,n\n"POINT (${longitude} ${latitude})",1\n`
  const inputs = [inputFromBytes('a.csv', new TextEncoder().encode(text))]
  const result = await convert({
    inputs,
    from: 'csv',
    to: 'kml',
    readOptions: { crs: 'EPSG:4326' },
    write: () => undefined,
  })
  expect(result.ok ? 'written' : result.problem.code).toBe(expected)
})

it.each([
  ['heart', 'hr'],
  ['heartRates', 'hr'],
  ['heartRate', 'hr'],
  ['times', 'time'],
  ['cads', 'cad'],
  ['power', 'power'],
  ['s', 's'],
])('the list %s holds %s', (list, channel) => expect(channelOfList(list)).toBe(channel))
