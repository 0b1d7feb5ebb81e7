import { describe, expect, test } from 'vitest'
import {
  allPairSlugs,
  allPairs,
  convertList,
  csvRow,
  orderedCategories,
  type Pair,
  pairSlug,
  parsePair,
  placeOf,
  shownSystems,
} from './index.ts'

describe('pairs in addresses', () => {
  test('ninety of them, each read back as itself', () => {
    expect(allPairSlugs).toHaveLength(90)
    for (const pair of allPairs) expect(parsePair(pairSlug(pair))).toEqual(pair)
  })

  test('a hyphen is read, anything else is no pair', () => {
    expect(parsePair('wgs84-utm')).toEqual({ from: 'wgs84', to: 'utm' })
    for (const slug of [undefined, '', 'wgs84', 'utm', 'wgs84xyz', 'UTMwgs84', 'wgs84--utm', 'toStringutm'])
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
    expect(ids(false, ['utm'])).toEqual(['utm', 'webmercator', 'sk42'])
    expect(ids(false, ['sk95'])).toEqual(['utm', 'webmercator', 'sk42', 'sk95'])
    expect(ids(true, [])).toHaveLength(4)
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
    expect(csvRow(row!)).toBe("'=1+1,,,,,,,,,,")
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

  test('Bergen is in UTM zone 31 by the plain rule and in grid zone 32', () => {
    const place = placeOf({ latitudeDegrees: 60.39, longitudeDegrees: 5.32 })
    expect(place.utmZone?.zone).toBe(31)
    expect(place.gridSquare.name).toMatch(/^32V /)
  })
})
