import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alsoAs, onlyMeaning } from './index.ts'
import { printMaidenhead } from './notations/maidenhead.ts'
import { positionsOnEarth } from './testing/positions.ts'

const textsAt = (latitudeDegrees: number, longitudeDegrees: number) =>
  Object.fromEntries(
    alsoAs({ latitudeDegrees, longitudeDegrees }).map(({ id, text, epsgCode }) => [
      id,
      epsgCode ? `${text} EPSG:${epsgCode}` : text,
    ]),
  )

describe('also as', () => {
  // PROJ 9.1.1, cs2cs EPSG:4326 to the codes named: 6182239.349 7413189.421; 457396.040 4962263.056; 7457814.965 4963244.771.
  test('Moscow', () => {
    expect(textsAt(55.7558, 37.6173)).toEqual({
      gsk2011: 'X 6182239.3, Y 7413189.4 EPSG:20907',
      'plus-code': '9G7VQJ48+8W',
      geohash: 'ucfv0n014',
      maidenhead: 'KO85ts41',
    })
  })

  test('Belgrade', () => {
    expect(textsAt(44.8125, 20.4612)).toMatchObject({
      'etrs89-serbia': 'E 457396.0, N 4962263.1 EPSG:25834',
      mgi: 'Y 7457815.0, X 4963244.8 EPSG:6316',
    })
  })

  // The first and the last square of the world by their names: fields A to R, squares 0 to 9, subsquares a to x.
  test.each([
    [-90, -180, 'AA00aa00'],
    [90, 180, 'RR99xx99'],
    [90, 0, 'JR09ax09'],
    [0, 180, 'RJ90xa90'],
    [-0.0001, -0.0001, 'II99xx99'],
    [0, 0, 'JJ00aa00'],
  ])('locator of %d, %d', (latitude, longitude, locator) => {
    expect(printMaidenhead({ latitudeDegrees: latitude, longitudeDegrees: longitude })).toBe(locator)
  })

  // Once read as 26° east at the pole.
  test.each([
    ['EO26sa90', 56.00208, -94.42083],
    ['EO26na90', 56.00208, -94.8375],
    ['EA26so90', -83.41458, -94.42083],
  ])('%s is a locator, not degrees east and south', (text, latitude, longitude) => {
    const meaning = onlyMeaning(text)
    expect(meaning).toMatchObject({ notation: 'maidenhead' })
    expect(meaning?.position.latitudeDegrees).toBeCloseTo(latitude, 4)
    expect(meaning?.position.longitudeDegrees).toBeCloseTo(longitude, 4)
  })

  // From the test data of Open Location Code.
  test.each([
    [20.3700625, 2.7821875, '7FG49QCJ+2V'],
    [47.0000625, 8.0000625, '8FVC2222+22'],
    [-41.2730625, 174.7859375, '4VCPPQGP+Q9'],
    [-90, -180, '22222222+22'],
    [90, 1, 'CFX3X2X2+X2'],
    [1, 180, '62H20000+'],
  ])('plus code of %d, %d', (latitude, longitude, code) => {
    const printed = textsAt(latitude, longitude)['plus-code'] ?? ''
    expect(code.endsWith('0000+') ? `${printed.slice(0, 4)}0000+` : printed).toBe(code)
  })

  test('what is printed everywhere is read back as the cell the point is in', () => {
    fc.assert(
      fc.property(positionsOnEarth, (position) => {
        for (const [id, cellDegrees] of [
          ['plus-code', 0.000125],
          ['geohash', 0.00005],
          ['maidenhead', 1 / 60],
        ] as const) {
          const text = alsoAs(position).find((other) => other.id === id)?.text ?? ''
          const meaning = onlyMeaning(id === 'geohash' ? `geohash:${text}` : text)
          const back = meaning?.position
          const east = Math.abs((back?.longitudeDegrees ?? 999) - position.longitudeDegrees)
          expect(Math.min(east, Math.abs(360 - east)), text).toBeLessThanOrEqual(cellDegrees / 2 + 1e-7)
          expect(Math.abs((back?.latitudeDegrees ?? 999) - position.latitudeDegrees), text).toBeLessThanOrEqual(
            cellDegrees / 2 + 1e-7,
          )
        }
      }),
      { numRuns: 500 },
    )
  })
})

test('what the language of the page needs goes first', () => {
  const belgrade = { latitudeDegrees: 44.8125, longitudeDegrees: 20.4612 }
  expect(alsoAs(belgrade, 'sr')[0]?.id).toBe('mgi')
  expect(alsoAs({ latitudeDegrees: 55.75, longitudeDegrees: 37.62 }, 'ru')[0]?.id).toBe('gsk2011')
  expect(
    alsoAs(belgrade)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(
    alsoAs(belgrade, 'sr')
      .map(({ id }) => id)
      .toSorted(),
  )
})
