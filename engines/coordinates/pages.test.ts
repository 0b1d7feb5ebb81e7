import { describe, expect, test } from 'vitest'
import {
  allPairSlugs,
  allPairs,
  convertList,
  csvRow,
  gridPicture,
  orderedCategories,
  type Pair,
  pairSlug,
  parsePair,
  placeOf,
  shownSystems,
  systemIds,
  systemOf,
  zoneCellsWithin,
} from './index.ts'

describe('pairs in addresses', () => {
  test('each read back as itself', () => {
    expect(allPairSlugs).toHaveLength(systemIds.length * (systemIds.length - 1))
    for (const pair of allPairs) expect(parsePair(pairSlug(pair))).toEqual(pair)
  })

  test('a hyphen is read, anything else is no pair', () => {
    expect(parsePair('wgs84-utm')).toEqual({ from: 'wgs84', to: 'utm' })
    expect(parsePair('UTMwgs84')).toEqual({ from: 'utm', to: 'wgs84' })
    for (const slug of [undefined, '', 'wgs84', 'utm', 'wgs84xyz', 'wgs84--utm', 'toStringutm'])
      expect(parsePair(slug)).toBeUndefined()
  })
})

describe('cards', () => {
  const order = (pair: Pair): string[] => orderedCategories(pair).map(({ category }) => category)

  test('categories of the route come first, geographic ahead among equals', () => {
    expect(order({ from: 'wgs84', to: 'utm' })).toEqual(['geographic', 'projected', 'grid'])
    expect(order({ from: 'mgrs', to: 'wgs84' })).toEqual(['geographic', 'grid', 'projected'])
    expect(order({ from: 'mgrs', to: 'osgb' })).toEqual(['grid', 'geographic', 'projected'])
    expect(order({ from: 'sk42', to: 'mgrs' })).toEqual(['projected', 'grid', 'geographic'])
    expect(order({ from: 'sk42', to: 'sk95' })).toEqual(['projected', 'geographic', 'grid'])
  })

  test('three systems are shown until expanded, and one in use is never hidden', () => {
    const projected = orderedCategories({ from: 'utm', to: 'webmercator' })[0]!
    const ids = (expanded: boolean, neverHidden: readonly ('sk95' | 'utm')[]): string[] =>
      shownSystems(projected, expanded, neverHidden).map(({ id }) => id)
    const all = ids(true, [])
    expect(all.length).toBeGreaterThan(3)
    expect(ids(false, ['utm'])).toEqual(all.slice(0, 3))
    expect(ids(false, ['sk95'])).toEqual([...all.slice(0, 3), 'sk95'])
  })
})

describe('a list, line by line', () => {
  test('any system on any line; what cannot be read, or not be told apart, is empty', () => {
    const rows = [
      ...convertList(
        '52.520008, 13.404954\r\n\n33UUU9177620073\nhello\n5822550, 3391862\ngeo:52.520008,13.404954\n',
        'any',
      ),
    ]
    expect(rows.map(({ isRead }) => isRead)).toEqual([true, true, false, false, true])
    expect(rows[1]?.texts.usng).toBe('33U UU 91776 20073')
  })

  // 52.5200068, 13.4049574 by PROJ 9.1.1 cs2cs with EPSG:5044.
  test('a named system settles bare metres', () => {
    const [row] = convertList('5822550, 3391862', 'sk42')
    expect(row?.texts.wgs84).toBe('52.520007, 13.404957')
  })

  test('CSV quotes what needs it and disarms formulas', () => {
    const [row] = convertList('=1+1', 'any')
    expect(csvRow(row!)).toBe(`'=1+1${','.repeat(systemIds.length)}`)
    const [point] = convertList('-33.8, 151.2', 'any')
    expect(csvRow(point!)).toMatch(/^"-33\.8, 151\.2","-33\.800000, 151\.200000","33°48'00\.00""S 151/)
  })
})

describe('where a point falls', () => {
  test('Berlin', () => {
    const { utmZone, gridSquare } = placeOf({ latitudeDegrees: 52.52, longitudeDegrees: 13.4 })
    expect(utmZone).toEqual({
      zone: 33,
      band: 'U',
      westDegrees: 12,
      eastDegrees: 18,
      southDegrees: 48,
      northDegrees: 56,
    })
    expect(gridSquare.name).toBe('33U UU')
    expect(gridSquare.outline).toHaveLength(32)
  })

  test('the pole has a square and no zone', () => {
    const place = placeOf({ latitudeDegrees: 90, longitudeDegrees: 0 })
    expect(place.utmZone).toBeUndefined()
    expect(place.gridSquare.name).toBe('ZAH')
  })

  test('Bergen: zone 32 as maps have it, 3° to 12° E; the plain rule says 31', () => {
    const place = placeOf({ latitudeDegrees: 60.39, longitudeDegrees: 5.32 })
    expect(place.utmZone).toMatchObject({ zone: 32, band: 'V', westDegrees: 3, eastDegrees: 12 })
    expect(place.plainZone).toBe(31)
    expect(place.gridSquare.name).toMatch(/^32V /)
    expect(placeOf({ latitudeDegrees: 60, longitudeDegrees: 2 }).utmZone).toMatchObject({ zone: 31, eastDegrees: 3 })
  })

  test('every point lies in its cell, and the cells cover the world between 80° S and 84° N once', () => {
    const cells = zoneCellsWithin({ westDegrees: -180, eastDegrees: 180, southDegrees: -80, northDegrees: 84 })
    expect(cells).toHaveLength(60 * 20 - 3)
    const area = cells.reduce(
      (sum, cell) => sum + (cell.eastDegrees - cell.westDegrees) * (cell.northDegrees - cell.southDegrees),
      0,
    )
    expect(area).toBe(360 * 164)
    for (const cell of cells) {
      const middle = {
        latitudeDegrees: (cell.southDegrees + cell.northDegrees) / 2,
        longitudeDegrees: (cell.westDegrees + cell.eastDegrees) / 2,
      }
      expect(placeOf(middle).utmZone).toEqual(cell)
    }
  })
})

describe('the grid to be drawn', () => {
  const around = (latitude: number, longitude: number, degrees: number) => ({
    westDegrees: longitude - degrees,
    eastDegrees: longitude + degrees,
    southDegrees: latitude - degrees,
    northDegrees: latitude + degrees,
  })

  test('every name is that of the square its middle is in', () => {
    for (const [latitude, longitude] of [
      [52.5, 13.4],
      [-33.9, 151.2],
      [60.3, 3.1],
      [0, 30],
    ] as const)
      for (const step of [100_000, 10_000, 1000]) {
        const { labels, lines } = gridPicture(around(latitude, longitude, step / 40_000), step)
        expect(lines.length).toBeGreaterThan(3)
        expect(labels.length).toBeGreaterThan(3)
        for (const { position, name } of labels) {
          const digits = 5 - Math.log10(step)
          const mgrs = systemOf('mgrs').print(position).slice(3)
          expect(name).toBe(mgrs.slice(0, 2) + mgrs.slice(2, 2 + digits) + mgrs.slice(7, 7 + digits))
        }
      }
  })

  test('lines end at the zone: none of 31V beyond 3° E', () => {
    const { lines } = gridPicture({ westDegrees: 0, eastDegrees: 2.9, southDegrees: 57, northDegrees: 63 }, 100_000)
    for (const line of lines) for (const point of line) expect(point.longitudeDegrees).toBeLessThanOrEqual(2.9 + 1e-9)
    const beyond = gridPicture({ westDegrees: 3, eastDegrees: 6, southDegrees: 57, northDegrees: 63 }, 100_000)
    expect(beyond.labels.map(({ position }) => placeOf(position).utmZone?.zone)).not.toContain(31)
  })
})
