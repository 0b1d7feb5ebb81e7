import { expect, test } from 'vitest'
import {
  alsoAs,
  gridPicture,
  mapAddress,
  mapServices,
  type Position,
  placeOf,
  serviceName,
  servicesWithAddress,
  zoneCellsWithin,
} from './index.ts'

/**
 * What a page of coordinates shows around a point, in full: other notations, the cell and the square, the grid to be drawn, addresses of
 * maps. What should change: `npx vitest run engines/coordinates -u`, and read the difference.
 */
const at = (latitudeDegrees: number, longitudeDegrees: number): Position => ({ latitudeDegrees, longitudeDegrees })
const inWords = ({ latitudeDegrees, longitudeDegrees }: Position, digits = 5): string =>
  `${latitudeDegrees.toFixed(digits)} ${longitudeDegrees.toFixed(digits)}`

/** The borders of every area, on both sides. */
// biome-ignore format: a table
const points: readonly Position[] = [
  at(0, 0), at(55.7558, 37.6173), at(44.8125, 20.4612), at(51.5, -0.12), at(-33.86, 151.2), at(90, 0), at(-90, 0), at(84, 10), at(83.99, 10), at(-80.01, 10),
  at(41.84, 20), at(41.85, 20), at(46.19, 20), at(46.2, 20), at(44, 18.8), at(44, 18.81), at(44, 23.01), at(44, 23.02),
  at(40.84, 20), at(40.85, 20), at(46.88, 15), at(46.89, 15), at(45, 13.37), at(45, 13.38), at(45, 23.04), at(45, 23.05), at(46.19, 18.81), at(46.2, 18.82),
  at(44, 16.49), at(44, 16.51), at(44, 19.49), at(44, 19.51), at(44, 22.49), at(44, 22.51), at(43, 14.9),
  at(60, -180), at(59.9, -180), at(65, -169), at(65, -168.9), at(54.2, 19.5), at(54.1, 19.5), at(54.7, 22.9), at(54.7, 23), at(55, 27), at(54.9, 27), at(50, 31),
  at(49.9, 31), at(41.1, 36), at(41, 36), at(50, 49), at(49.9, 49), at(49, 87), at(48.9, 87), at(48, 118), at(47.9, 118), at(42.2, 130), at(42.1, 130), at(45, 150),
  at(44.9, 150), at(50, 157), at(49.9, 157), at(66, 179.999), at(66, -179.999), at(60.39, 5.32), at(78, 15), at(78, 8.9), at(78, 33),
]

test('around a point', async () => {
  const lines = points.map((position) => {
    const { isNorth, isEast, utmZone, plainZone, gridSquare } = placeOf(position)
    const [first, second] = gridSquare.outline
    return [
      inWords(position),
      ...alsoAs(position).map(({ id, text, epsgCode, accuracyMetres }) =>
        `${id} ${text} ${epsgCode ?? ''} ${accuracyMetres ?? ''}`.trim(),
      ),
      `north ${isNorth}, east ${isEast}, zone ${utmZone && Object.values(utmZone).join(' ')}, plainly ${plainZone}`,
      `${gridSquare.name}, ${gridSquare.outline.length} points, ${first && inWords(first)}, ${second && inWords(second)}`,
    ].join('\n  ')
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('fixtures/around-points.txt')
})

test('the grid to be drawn', async () => {
  const rectangles = [
    [[10, 12.5, 51, 53], 100_000],
    [[13.3, 13.5, 52.45, 52.55], 10_000],
    [[2.5, 3.5, 59.5, 60.5], 100_000],
    [[179.5, 180.5, -1, 1], 100_000],
    [[-180.2, -179.8, 65, 65.3], 10_000],
    [[8.8, 9.2, 71.8, 72.2], 10_000],
    [[37.6, 37.62, 55.75, 55.76], 1000],
  ] as const
  const lines = rectangles.map(([[westDegrees, eastDegrees, southDegrees, northDegrees], step]) => {
    const picture = gridPicture({ westDegrees, eastDegrees, southDegrees, northDegrees }, step)
    return [
      `${westDegrees} ${eastDegrees} ${southDegrees} ${northDegrees} by ${step}`,
      ...picture.lines.map((line) => `${line.length}: ${inWords(line[0]!)} ${inWords(line.at(-1)!)}`),
      picture.labels.map(({ position, name }) => `${name} ${inWords(position, 4)}`).join(', '),
    ].join('\n  ')
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('fixtures/grid-pictures.txt')
  const everywhere = gridPicture({ westDegrees: -180, eastDegrees: 180, southDegrees: -80, northDegrees: 84 }, 100_000)
  expect([everywhere.lines.length > 200, everywhere.labels.length]).toEqual([true, 200])
})

test('cells of a rectangle, on its borders and past the date line', () => {
  const names = (west: number, east: number, south: number, north: number) =>
    zoneCellsWithin({ westDegrees: west, eastDegrees: east, southDegrees: south, northDegrees: north })
      .map(({ zone, band, westDegrees, eastDegrees }) => `${zone}${band} ${westDegrees} ${eastDegrees}`)
      .join(', ')
  expect(names(12, 18, 48, 56)).toBe('33U 12 18')
  expect(names(11.9, 18.1, 47.9, 48.1)).toBe('32T 6 12, 33T 12 18, 34T 18 24, 32U 6 12, 33U 12 18, 34U 18 24')
  expect(names(179, 181, 1, 2)).toBe('60N 174 180, 1N 180 186')
  expect(names(-181, -179, 1, 2)).toBe('60N -186 -180, 1N -180 -174')
  expect(names(1, 5, 57, 58)).toBe('31V 0 3, 32V 3 12')
  expect(names(1, 40, 73, 74)).toBe('31X 0 9, 33X 9 21, 35X 21 33, 37X 33 42')
})

test('where maps show a point, and what they are called', () => {
  const addresses = servicesWithAddress.map((service) => mapAddress(service, at(-33.8567844, 151.2152966), 'en'))
  expect(addresses).toEqual([
    'https://www.openstreetmap.org/?mlat=-33.856784&mlon=151.215297#map=14/-33.856784/151.215297',
    'https://www.google.com/maps/search/?api=1&query=-33.856784%2C151.215297',
    'https://yandex.com/maps/?pt=151.215297%2C-33.856784&z=14&l=map',
    'https://maps.apple.com/?ll=-33.856784%2C151.215297&q=-33.856784%2C151.215297',
  ])
  expect(mapAddress('yandex', at(1, 2), 'ru')).toContain('https://yandex.ru/')
  for (const service of mapServices)
    for (const language of ['en', 'ru', 'sr'] as const) expect(serviceName(service, language)).not.toBe('')
})
