import { expect, test } from 'vitest'
import { planes } from '#engines/language/index.ts'
import { type Candidate, recognise } from './index.ts'
import { readCrsReference } from './projection.ts'

const candidatesOf = (text: string): readonly Candidate[] => {
  const recognition = recognise(text)
  return recognition?.kind === 'system' ? recognition.candidates : []
}

/** Every part of a form that may be there or not, and every word for another: one place each, in degrees. */
const spellings: readonly (readonly [latitude: number, longitude: number, texts: readonly string[]])[] = [
  [
    44.8231,
    20.4504,
    [
      'lon, lat = 20.4504, 44.8231',
      'lng,lat:20.4504,44.8231',
      '(long; lat) 20.4504;44.8231',
      'Longitude / Latitude  :  20.4504  44.8231',
      '(longitude/latitude) = (20.4504, 44.8231)',
      'долгота широта 20.4504 44.8231',
      'долгота., широта. 20.4504, 44.8231',
      'дужина, ширина: 20.4504, 44.8231',
      'dužina, širina: 20.4504, 44.8231',
      'duzina sirina 20.4504 44.8231',
      '20.4504, 44.8231 (lon, lat)',
      '20.4504 44.8231 longitude/latitude',
      '+20.4504;   +44.8231   lng lat',
      '20.4504, 44.8231 (долгота; широта)',
      '20.4504, 44.8231 (дужина / ширина)',
      '20.4504, 44.8231 (dužina, širina)',
      '20.4504, 44.8231 duzina,sirina',
      'Београд: +44.8231, +20.4504',
      'дом (44.8231, 20.4504)',
      'home @ 44.8231, 20.4504',
    ],
  ],
  [
    44.5,
    20.25,
    [
      '44.5 North 20.25 East',
      '44.5° северной широты, 20.25° восточной долготы',
      '44.5 северная 20.25 восточная',
      '44.5 север 20.25 восток',
      '44.5 северне 20.25 источне',
      '44.5 север 20.25 исток',
      '44.5 severne 20.25 istočne',
      '44.5 sever 20.25 istok',
      '44.5 северн 20.25 восточн',
      '44.5 severn 20.25 istočn',
      '44.5 severn 20.25 istocn',
      '44.5 северн 20.25 источн',
      '44.5 с.ш. 20.25 в.д.',
      '44.5 с. ш., 20.25 в. д.',
      '44.5 СГШ 20.25 ИГД',
      '44.5 с.г.ш. 20.25 и.г.д.',
      '44.5 SGŠ 20.25 IGD',
      '44,30,0"N 20,15,0"E',
      "44,30,0'N 20,15,0'E",
      '44,30,0 N 20,15,0 E',
      '44,30.0N 20,15.0E',
      'N44.30.00 E20.15.00',
      'N 44.30.00, E 20.15.00',
      '44.30.00N 20.15.00E',
      '44.30.00 N, 20.15.00 E',
    ],
  ],
  [
    -44.5,
    -20.25,
    [
      '44.5 South 20.25 West',
      '44.5° южной широты, 20.25° западной долготы',
      '44.5 юг 20.25 запад',
      '44.5 јужне 20.25 западне',
      '44.5 југ 20.25 запад',
      '44.5 južne 20.25 zapadne',
      '44.5 juzne 20.25 zapad',
      '44.5 jug 20.25 zapad',
      '44.5 южн 20.25 западн',
      '44.5 јужн 20.25 западн',
      '44.5 južn 20.25 zapadn',
      '44.5 juzn 20.25 zapadn',
      '44.5 ю.ш. 20.25 з.д.',
      '44.5 ЈГШ 20.25 ЗГД',
      '44.5 JGŠ 20.25 ZGD',
    ],
  ],
  [44, 20, ['44, 20, 117', '44, 20, 117 m']],
  [-22, -43, ['lon lat -43 -22', 'lng, lat = -43, -22', 'ST_Point(-43, -22)']],
  [
    55.7558,
    37.6173,
    [
      'ST_MakePoint(37.6173, 55.7558)',
      'st_point( 37.6173 , 55.7558 )',
      'ST_SetSRID(ST_MakePoint(37.6173,55.7558), 4326)',
      "ST_GeomFromText('POINT(37.6173 55.7558)', 4326)",
      "ST_GeogFromText('SRID=4326;POINT(37.6173 55.7558)')",
    ],
  ],
  // The middle of a cell of 360° / 2¹³ by 180° / 2¹².
  [42.60498046875, -5.60302734375, ['ezs42', '  ezs42\n', ' geohash: ezs42 ']],
  // The middle of the square K, N, 0, 4, f, t: 20° + 5/12° + 1/24° east, 44° + 19/24° + 1/48° north.
  [
    44 + 19 / 24 + 1 / 48,
    20 + 5 / 12 + 1 / 24,
    [
      'qth KN04ft',
      'QTH locator: KN04FT',
      'locator=KN04FT',
      'maidenhead KN04FT',
      'Maidenhead locator: KN04FT',
      'grid: KN04FT',
      'grid square KN04FT',
      'grid locator KN04FT',
    ],
  ],
]

test.each(
  spellings.flatMap(([latitude, longitude, texts]) => texts.map((text) => [text, latitude, longitude] as const)),
)('%s', (text, latitude, longitude) => {
  const [first] = candidatesOf(text)
  expect(first?.position.latitudeDegrees).toBeCloseTo(latitude, 9)
  expect(first?.position.longitudeDegrees).toBeCloseTo(longitude, 9)
})

test.each(['[20.4504,44.8231]', '[ 20.4504 , 44.8231 ]', '[20.4504, 44.8231, 117]', '[-20,-44]', '[20, 44, -11034.5]'])(
  '%s is a place either way round',
  (text) => {
    const [x, y, height] = JSON.parse(text) as number[]
    const said = candidatesOf(text).map(({ position, notation, heightMetres }) => [
      position.latitudeDegrees,
      position.longitudeDegrees,
      heightMetres,
      notation,
    ])
    expect(said.slice(0, 2)).toEqual([
      [x, y, height, undefined],
      [y, x, height, 'geojson'],
    ])
  },
)

test.each([
  '1/2',
  '1 / 2',
  '31/12',
  '12+5',
  '12 + 5',
  '2.5 + 3',
  '2 + 3,5',
  '5-7',
  '3.5 + 4,25',
  '12 + 0.5',
  '5 000',
  '120 000',
  '554520N 0373703E5',
])('%s is no place', (text) => expect(candidatesOf(text)).toEqual([]))

test.each([
  'http://www.opengis.net/def/crs/EPSG/0/3857',
  'https://opengis.net/def/crs/EPSG/9.8.15/3857/',
  'urn:ogc:def:crs:EPSG::3857',
  'urn:x-ogc:def:crs:EPSG:6.18:3857',
  'urn:opengis:def:crs:epsg:3857',
  'urn:ogc:def:crs,crs:EPSG:9.1:3857,crs:EPSG::5773',
  'http://www.opengis.net/def/crs-compound?1=http://www.opengis.net/def/crs/EPSG/9.8.15/3857&2=x',
])('%s: 3857, in the order of the authority', (text) =>
  expect(readCrsReference(text)).toEqual({ kind: 'epsg', code: 3857, followsAuthorityOrder: true }),
)

test.each([
  'EPSG:3857',
  'epsg::3857',
  'EPSG 3857',
  'EPSG:9.1:3857',
  'EPSG3857',
  'EPSG_3857',
  'EPSG:3857+5773',
  'EPSG::3857,EPSG::5773',
  '3857',
  'http://www.opengis.net/gml/srs/epsg.xml#3857',
  'https://epsg.io/3857',
  'http://spatialreference.org/ref/epsg/3857/',
  'https://www.spatialreference.org/ref/epsg/3857/ogcwkt/',
  'urn:EPSG:geographicCRS:3857',
  'urn:EPSG:9.1:coordinateReferenceSystem:3857',
])('%s: 3857, as it comes', (text) =>
  expect(readCrsReference(text)).toEqual({ kind: 'epsg', code: 3857, followsAuthorityOrder: false }),
)

test('the half of the earth beside a zone, in every word for it', () => {
  const bands = [...planes()].flatMap(({ name, sense }) => (sense.kind === 'band' ? [{ name, half: sense.value }] : []))
  expect(bands.length).toBeGreaterThan(10)
  const wrong = bands.flatMap(({ name, half }) =>
    ['zone', 'зона', 'UTM zone', 'UTM'].flatMap((zone) =>
      [`${zone} 34 ${name} 457000 4963000`, `457000 4963000 ${zone} 34 ${name}`].filter((text) => {
        const [first] = candidatesOf(text)
        const latitude = first?.position.latitudeDegrees ?? 0
        return Math.abs(latitude - (half === 'NORTH' ? 44.8191 : -45.4852)) > 0.001
      }),
    ),
  )
  expect(wrong).toEqual([])
})
