import { describe, expect, test } from 'vitest'
import fixture from './fixtures/points.cases.json' with { type: 'json' }
import { convertAll, read, type SystemId, type SystemTexts, systemIds } from './index.ts'

interface Case {
  readonly id: string
  readonly latitude: string
  readonly longitude: string
  readonly wgs84dms: string
  readonly wgs84dm: string
  readonly utm: readonly [number, string, number, number] | null
  readonly webmercator: readonly [number, number] | null
  readonly mgrs: string
  readonly usng: string | null
  readonly sk42: readonly [number, number]
  readonly sk95: readonly [number, number]
  readonly osgb: string | null
  readonly flags: readonly string[]
}

const cases = fixture.cases as unknown as readonly Case[]
const printed: readonly (readonly [Case, SystemTexts])[] = cases.map((point) => [
  point,
  convertAll('wgs84', `${point.latitude}, ${point.longitude}`),
])

/** Ids of the points a check fails on, so that a failure names them all. */
const failing = (isRight: (point: Case, texts: SystemTexts) => boolean): string[] =>
  printed.filter(([point, texts]) => !isRight(point, texts)).map(([{ id }]) => id)

const numbers = (text: string): number[] => text.split(', ').map(Number)

describe('every reference point, from WGS 84 into every system', () => {
  test('there are points to check', () => expect(cases.length).toBeGreaterThanOrEqual(900))

  test('wgs84 prints what was typed', () => {
    expect(failing(({ latitude, longitude }, { wgs84 }) => wgs84 === `${latitude}, ${longitude}`)).toEqual([])
  })

  test('wgs84dms and wgs84dm, character by character, ties and carries included', () => {
    expect(failing((point, texts) => texts.wgs84dms === point.wgs84dms && texts.wgs84dm === point.wgs84dm)).toEqual([])
  })

  test('utm within its printed centimetre, empty outside 80° S to 84° N', () => {
    expect(
      failing(({ utm }, texts) => {
        if (!utm) return texts.utm === ''
        const [zone, band, easting, northing] = utm
        const match = /^(\d+)([A-Z]) (\d+\.\d\d) (\d+\.\d\d)$/.exec(texts.utm)
        return (
          match !== null &&
          Number(match[1]) === zone &&
          match[2] === band &&
          Math.abs(Number(match[3]) - easting) < 0.00502 &&
          Math.abs(Number(match[4]) - northing) < 0.00502
        )
      }),
    ).toEqual([])
  })

  test('webmercator within its printed centimetre, empty beyond 85.06°', () => {
    expect(
      failing(({ webmercator }, texts) => {
        if (!webmercator) return texts.webmercator === ''
        const [x, y] = numbers(texts.webmercator)
        return Math.abs(x! - webmercator[0]) < 0.0101 && Math.abs(y! - webmercator[1]) < 0.0101
      }),
    ).toEqual([])
  })

  test.each(['sk42', 'sk95'] as const)('%s within its printed metre', (id) => {
    expect(
      failing((point, texts) => {
        const [x, y] = numbers(texts[id])
        return Math.abs(x! - point[id][0]) < 0.502 && Math.abs(y! - point[id][1]) < 0.502
      }),
    ).toEqual([])
  })

  test('mgrs and usng, character by character', () => {
    expect(
      failing(({ mgrs, usng, flags }, texts) => {
        if (flags.includes('mgrsEdge')) return isWithinOneMetre(texts.mgrs, mgrs)
        return texts.mgrs === mgrs && texts.usng === (usng ?? '')
      }),
    ).toEqual([])
  })

  test('osgb, character by character, empty outside the grid', () => {
    expect(failing(({ osgb }, texts) => texts.osgb === (osgb ?? ''))).toEqual([])
  })
})

/** Metres between a text's point and the reference point; Infinity when it cannot be read. */
function metresOff(system: SystemId, text: string, { latitude, longitude }: Case): number {
  const reading = read(system, text)
  if (!reading.ok) return Infinity
  const north = (reading.value.latitudeDegrees - Number(latitude)) * 111_300
  const turn = Math.abs(reading.value.longitudeDegrees - Number(longitude))
  const east = Math.min(turn, 360 - turn) * 111_320 * Math.cos((Number(latitude) * Math.PI) / 180)
  return Math.hypot(north, east)
}

/** Texts are the reference's own, not ours: a mistake that reading and printing share shows here. */
describe('every reference point, from every system back to WGS 84', () => {
  const half = Math.SQRT1_2
  const rows: Readonly<Record<SystemId, readonly [textOf: (point: Case) => string | null, toleranceMetres: number]>> = {
    wgs84: [({ latitude, longitude }) => `${latitude}, ${longitude}`, 0],
    wgs84dms: [({ wgs84dms }) => wgs84dms, half * 0.31],
    wgs84dm: [({ wgs84dm }) => wgs84dm, half * 1.86],
    utm: [({ utm }) => utm && `${utm[0]}${utm[1]} ${utm[2]} ${utm[3]}`, 0.002],
    webmercator: [({ webmercator }) => webmercator?.join(', ') ?? null, 0.01],
    sk42: [({ sk42 }) => sk42.join(', '), 0.005],
    sk95: [({ sk95 }) => sk95.join(', '), 0.005],
    mgrs: [({ mgrs, flags }) => (flags.includes('mgrsEdge') ? null : mgrs), half],
    usng: [({ usng, flags }) => (flags.includes('mgrsEdge') ? null : usng), half],
    osgb: [({ osgb }) => osgb, half * 100],
  }

  test.each(systemIds)('%s', (system) => {
    const [textOf, tolerance] = rows[system]
    const points = cases.filter((point) => textOf(point) !== null && !point.flags.includes('pole'))
    expect(points.length).toBeGreaterThan(100)
    // Half a per cent for the length of a degree, a millimetre for the printed figures.
    const off = points.filter((point) => metresOff(system, textOf(point) as string, point) > tolerance * 1.005 + 0.001)
    expect(off.map(({ id }) => id)).toEqual([])
  })
})

function isWithinOneMetre(text: string, expected: string): boolean {
  const [, square, east, north] = /^(.*?)(\d{5})(\d{5})$/.exec(text) ?? []
  const [, expectedSquare, expectedEast, expectedNorth] = /^(.*?)(\d{5})(\d{5})$/.exec(expected) ?? []
  return (
    square === expectedSquare &&
    Math.abs(Number(east) - Number(expectedEast)) <= 1 &&
    Math.abs(Number(north) - Number(expectedNorth)) <= 1
  )
}
