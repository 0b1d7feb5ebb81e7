import { describe, expect, test } from 'vitest'
import { recognise, systemOf, whyNoPoint } from './index.ts'

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

test.each(
  'SK-42 sk95 СК-42 ск95 WGS84 CRS84 EPSG:3857 MGRS ATM TQ RG58 S07E12 FY2024 90x60x90 1N4148 T-34 36,6° 36,6_градуса 12:30 1: RG-58 +7_495_123-45-67 v2.10.4 12,50_€ where_is_5'.split(
    ' ',
  ),
)('%s is no place', (typed) => expect(recognise(typed.replaceAll('_', ' '))).toBeUndefined())
