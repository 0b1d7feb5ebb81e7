import type { Geometry } from 'geojson'
import { expect } from 'vitest'
import type { Found } from './found.ts'
import { type Place, pointsOfGeometry } from './inputs.ts'

/** What a target has no room for, by its own definition; everything else has to come back. */
export interface Reading {
  /** Positions have no elevation. */
  readonly isFlat?: true
  /** The reader hands over values only. */
  readonly valuesOnly?: true
  /** What the reader passes over. */
  readonly leavesOut?: (place: Place) => boolean
  /** Longest text, in bytes. */
  readonly longestText?: number
  /** A collection becomes a feature of each kind. */
  readonly splitsCollections?: true
}

/** The text a value has wherever it is printed; null and nothing are the same. */
const printed = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : value instanceof Date
      ? value.toISOString()
      : typeof value === 'object'
        ? JSON.stringify(value)
        : typeof value === 'boolean'
          ? String(Number(value))
          : String(value)

/** As JSON where it is some, so that neither blanks nor forms of a number count. */
function plain(text: string): string {
  const trimmed = text
    .replace(/^true$/, '1')
    .replace(/^false$/, '0')
    .replace(/^T$/, '1')
    .replace(/^F$/, '0')
  try {
    return JSON.stringify(JSON.parse(trimmed), (_, value) => value)
  } catch {
    // Milliseconds and the ways to write a moment.
    const moment = /^(\d{4})[-/](\d\d)[-/](\d\d)(?:[T ](\d\d:\d\d:\d\d)(?:\.000)?(?:Z|[+]00(?::?00)?)?)?$/.exec(trimmed)
    if (moment) return `${moment.slice(1, 4).join('-')}${moment[4] && moment[4] !== '00:00:00' ? `T${moment[4]}` : ''}`
    return trimmed.replace(/\r\n?/g, '\n').trim()
  }
}

const keyOf = (points: readonly (readonly number[])[]): string[] =>
  points.map(([x, y]) => `${x!.toFixed(6)} ${y!.toFixed(6)}`).sort()

export function expectSame(places: readonly Place[], found: readonly Found[], reading: Reading): void {
  const expected = places.filter((place) => !reading.leavesOut?.(place))
  const marks = new Map<number, Found[]>()
  for (const each of found) marks.set(markOf(each.values), [...(marks.get(markOf(each.values)) ?? []), each])
  if (!reading.splitsCollections) expect(found.length).toBe(expected.length)
  for (const place of expected) {
    const mark = markOf(place.values)
    const ofPlace = marks.get(mark) ?? []
    expect(ofPlace.length, `feature ${mark}`).toBe(
      reading.splitsCollections && place.type === 'GeometryCollection' ? ofPlace.length || 1 : 1,
    )
    if (!reading.valuesOnly)
      expectPoints(
        place,
        ofPlace.map(({ geometry }) => geometry),
        reading,
      )
    for (const one of ofPlace) expectValues(place, one, reading)
  }
}

const markOf = (values: Readonly<Record<string, unknown>>): number =>
  Number(values.n ?? values.N ?? values.name ?? values.Name)

function expectPoints(place: Place, geometries: readonly (Geometry | null)[], { isFlat }: Reading): void {
  const points = geometries.flatMap((geometry) => pointsOfGeometry(geometry))
  const there = new Set(keyOf(points))
  // A ring may be turned round and a line of one point be written twice: the places are the same.
  expect([...there], `places of ${markOf(place.values)}`).toEqual([...new Set(keyOf(place.points))])
  if (isFlat) return
  for (const [x, y, z] of place.points) {
    const same = points.filter((point) => point[0] === x && point[1] === y)
    if (z !== undefined && same.length > 0)
      expect(
        same.some((point) => point[2] === z),
        `elevation ${z} among ${JSON.stringify(same)}`,
      ).toBe(true)
  }
}

function expectValues(place: Place, { values }: Found, { longestText }: Reading): void {
  const all = new Set(Object.values(values).map((value) => plain(printed(value))))
  for (const [name, value] of Object.entries(place.values)) {
    const text = plain(printed(value))
    if (text === '') continue
    if (longestText !== undefined && new TextEncoder().encode(text).length > longestText) continue
    expect(
      all.has(text),
      `${name} = ${text} of ${markOf(place.values)} among ${[...all].slice(0, 20).join(' | ')}`,
    ).toBe(true)
  }
}
