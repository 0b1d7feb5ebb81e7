import { describe, expect, test } from 'vitest'
import { anySystem, readInSystem, recognise, systemOf, whyNoPoint } from './index.ts'

/** Every way to write a point beside all that people write around one; a sign, a zone, a word more is never lost. */

const frames = `
@|where is @|where is @?|Where are the coordinates @|show @ on the map|find @|coordinates: @|GPS @|my location is @|what is at @
где @|где находится @?|что находится в @|покажи на карте @|найди @|координаты точки @|координаты: @|геолокация @|@ на карте
где је @|где се налази @?|gde se nalazi @|покажи на карти @|координате: @|koordinate @|@ на мапи|lokacija: @`
  .trim()
  .split(/[|\n]/)

const point = { latitudeDegrees: -33.85678, longitudeDegrees: -70.66932 }
const inDegrees = [
  '-33.85678, -70.66932',
  '-33.85678 -70.66932',
  '-33.85678° -70.66932°',
  '-33° 51\' 24.4" -70° 40\' 9.6"',
  '33.85678 S, 70.66932 W',
  'S 33.85678 W 70.66932',
  '33° 51.4068′ ю.ш., 70° 40.1592′ з.д.',
  '33-51-24.4 S, 70-40-09.6 W',
  '33:51:24.41 Ј, 70:40:09.55 З',
  '33 degrees, 51 minutes, 24.41 seconds south, 70 degrees, 40 minutes, 9.55 seconds west',
  'ЈГШ 33° 51′ 24,41″; ЗГД 70° 40′ 9,55″',
]
const inGrids = ['mgrs', 'usng', 'utm'] as const
const whole = [...inDegrees, ...inGrids.map((id) => systemOf(id).print(point))]

const placeIn = (text: string) => {
  const found = recognise(text)
  return found?.kind === 'system' ? found.candidates[0].position : undefined
}
const isThere = (text: string): boolean => {
  const place = placeIn(text)
  return (
    place !== undefined &&
    Math.abs(place.latitudeDegrees - point.latitudeDegrees) < 2e-5 &&
    Math.abs(place.longitudeDegrees - point.longitudeDegrees) < 2e-5
  )
}

describe('a point with what people write around it', () => {
  test('is the same point', () => {
    const texts = frames.flatMap((frame) => whole.map((text) => frame.replace('@', text)))
    expect(texts.length).toBeGreaterThan(350)
    expect(texts.filter((text) => !isThere(text))).toEqual([])
  })

  test('is none with a word more, and the word is named', () => {
    const texts = frames.flatMap((frame) => inDegrees.map((text) => frame.replace('@', `zorp ${text}`)))
    // Behind a mark a word is the name of the point.
    const open = texts.filter((text) => !text.includes(': '))
    expect(open.filter((text) => placeIn(text))).toEqual([])
    const unnamed = open.filter((text) => whyNoPoint(text)?.word !== 'zorp')
    expect(unnamed.length / open.length, unnamed.join('\n')).toBeLessThan(0.05)
  })
})

describe('what is left over beside a point', () => {
  const lost = ['17', '-5', '+3', 'minus', 'PM', 'kg', 'UTC', 'banana', 'Zorp banana', 'Novi Sad PM', '84°']
  const labels = ['', 'where is ', 'Београд: ', 'точка ', 'покажи на карте ', 'home = ', 'СК-42 ', 'Gauss-Krüger ']
  const inMetres = ['X=5632811 Y=9451761', 'Y 7524370.4 X 5011988.6']

  test('refuses: a number, a sign, an hour, a unit, a second name', () => {
    const beside = labels.flatMap((label) =>
      [...inDegrees.slice(2), ...inMetres].flatMap((text) =>
        lost.filter((word) => !(word === '17' && label === 'точка ')).map((word) => `${label}${word} ${text}`),
      ),
    )
    const behind = inDegrees.flatMap((text) =>
      ['minus', 'PM', 'kg', '- 17', '(minus)', '(WGS minus 84)', '- banana'].map((word) => `${text} ${word}`),
    )
    expect(beside.length + behind.length).toBeGreaterThan(900)
    expect([...beside, ...behind].filter((text) => placeIn(text))).toEqual([])
  })

  test('is read where it is the number or the name of the point', () => {
    const names =
      '1. @|#3 @|№ 3 @|WP001 @|точка 17 @|Пункт 12: @|тачка 4: @|Beograd @|Novi Sad @|Novi Sad: @|my cafe: @|@ (Novi Sad)|@, Београд'
    const texts = names.split('|').flatMap((name) => inDegrees.map((text) => name.replace('@', text)))
    expect(texts.filter((text) => !isThere(text))).toEqual([])
  })

  test('a word of the sign and a hemisphere are not both written', () => {
    expect(placeIn('minus 33.85678, minus 70.66932')).toEqual(point)
    expect(placeIn('minus 33.85678 S, 70.66932 W')).toBeUndefined()
  })
})

describe('metres with the system they are in', () => {
  const moscow = { latitudeDegrees: 55.7558, longitudeDegrees: 37.6173 }
  const layouts = `
@ x y|@: x, y|@ X=x Y=y|@ X x, Y y|@ Y=y X=x|@ х=x у=y|X=x Y=y @|x y @|X x Y y (@)|x y в системе @|x y in system @
@ север x восток y|@ N x E y|из @ в WGS84 x y|@ to WGS84: x y|@ x x м y y м`
    .trim()
    .split(/[|\n]/)
  const names = { sk42: ['СК-42', 'SK-42', 'Пулково 1942'], sk95: ['СК-95', 'SK-95'] } as const

  test('are a place of that system', () => {
    for (const id of ['sk42', 'sk95'] as const)
      for (const name of names[id])
        for (const layout of layouts) {
          const [x, y] = systemOf(id).print(moscow).split(', ')
          const text = layout
            .replace(/(?<=^|[= ])x(?=$|[ ,])(?! [xx])/, x!)
            .replace(/(?<=^|[= ])y(?=$|[ ,])(?! y)/, y!)
            .replace('@', name)
          const found = recognise(text)
          expect(found?.kind === 'system' && found.candidates[0].system, text).toBe(id)
          expect(placeIn(text)!.latitudeDegrees, text).toBeCloseTo(moscow.latitudeDegrees, 4)
          expect(placeIn(text)!.longitudeDegrees, text).toBeCloseTo(moscow.longitudeDegrees, 4)
        }
  })

  test('a zone of Gauss-Krüger may stand apart from its easting', () => {
    const found = recognise('зона 7 X=6182999 Y=413580')
    expect(found).toMatchObject({ candidates: [{ system: 'sk42' }, { system: 'sk95' }] })
    expect(placeIn('зона 7 X=6182999 Y=413580')!.longitudeDegrees).toBeCloseTo(37.6215, 3)
  })

  test.each(['UTM Zone 29P: zorp 530141.82mE 1226387.06mN', 'UTM zorp 45H: восток 321160, север 5689745'])(
    '%s: a zone is never left out',
    (text) => expect(placeIn(text)).toBeUndefined(),
  )

  test.each(['Gauss-Kruger 7524370.4 5011988.6', 'GK Y 7524370.4 X 5011988.6', 'Тачка 12: Y 7524370.4 X 5011988.6'])(
    '%s',
    (text) => expect(recognise(text)).toHaveProperty('candidates.0.notation', 'mgi'),
  )
})

test.each<[string, readonly string[]]>([
  [
    'EPSG:31467 48.7375 8.9990',
    ['Rechtswert 3500000 Hochwert 5400000', 'R: 3500000 H: 5400000', 'Ostwert 3500000 Nordwert 5400000'],
  ],
  [
    'EPSG:2154 48.8590 2.3551',
    [
      'X = 652709,40 m ; Y = 6862305,51 m',
      'X=652709,40 Y=6862305,51',
      'Est 652709,40 Nord 6862305,51',
      '652 709,40 6 862 305,51',
    ],
  ],
  [
    'EPSG:25830 40.4165 -3.7039',
    ['Este 440290 Norte 4474257', 'X: 440290 Y: 4474257', 'X: 440.290,00 Y: 4.474.257,00'],
  ],
  ['EPSG:3003 45.4639 9.1849', ['Est 1514500 Nord 5034500', 'E 1514500,00 m N 5034500,00 m']],
  [
    'EPSG:6316 44.7830 20.4508',
    ['Y 7457000,12 X 4960000,34', 'исток 7457000,12 север 4960000,34', 'istok 7.457.000,12 sever 4.960.000,34'],
  ],
  ['EPSG:28407 55.7618 37.6215', ['X=6182999 Y=7413580', 'север 6182999 восток 7413580', 'х 6 182 999 у 7 413 580']],
  ['EPSG:21781 46.9511 7.4386', ['600000 / 200000', "600'000 / 200'000", 'Y 600000 X 200000']],
  ['EPSG:27700 51.5037 -0.1284', ['E 530000 N 180000', 'Easting 530000, Northing 180000', '530000mE 180000mN']],
])('%s as people of its country write it', async (place, texts) => {
  const [code, latitude, longitude] = place.split(' ')
  const system = await anySystem(code!)
  for (const text of texts) {
    const reading = system.ok && readInSystem(system.value, text)
    if (reading === false || !reading.ok) throw new Error(`${text}: ${JSON.stringify(reading)}`)
    expect(reading.value.position.latitudeDegrees, text).toBeCloseTo(Number(latitude), 2)
    expect(reading.value.position.longitudeDegrees, text).toBeCloseTo(Number(longitude), 2)
  }
})

test.each(
  'SK-42 sk95 СК-42 ск95 WGS84 CRS84 EPSG:3857 MGRS ATM TQ RG58 S07E12 FY2024 90x60x90 1N4148 T-34 36,6° 36,6_градуса 12:30 1: RG-58 +7_495_123-45-67 v2.10.4 12,50_€ where_is_5'.split(
    ' ',
  ),
)('%s is no place', (typed) => expect(recognise(typed.replaceAll('_', ' '))).toBeUndefined())
