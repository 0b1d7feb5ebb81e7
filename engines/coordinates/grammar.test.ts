import { describe, expect, test } from 'vitest'
import { recognise, whyNoPoint } from './index.ts'
import { readAsPrinted } from './reading/as-printed.ts'
import { readDegrees } from './reading/grammar.ts'

/** Every part of a point beside every other: what is typed is made here, so that its meaning is known. Seeded: the same texts each time. */

let state = 20_261_118
const random = (below: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * below)
}

interface Words {
  readonly N: string
  readonly S: string
  readonly E: string
  readonly W: string
}
/** Letters, words and abbreviations; both angles have one of the same row. */
const hemispheres: readonly Words[] = [
  { N: 'N', S: 'S', E: 'E', W: 'W' },
  { N: 'n', S: 's', E: 'e', W: 'w' },
  { N: 'north', S: 'south', E: 'east', W: 'west' },
  { N: 'С', S: 'Ю', E: 'В', W: 'З' },
  { N: 'с.ш.', S: 'ю.ш.', E: 'в.д.', W: 'з.д.' },
  { N: 'с. ш.', S: 'ю. ш.', E: 'в. д.', W: 'з. д.' },
  { N: 'северной широты', S: 'южной широты', E: 'восточной долготы', W: 'западной долготы' },
  { N: 'СГШ', S: 'ЈГШ', E: 'ИГД', W: 'ЗГД' },
  { N: 'с.г.ш.', S: 'ј.г.ш.', E: 'и.г.д.', W: 'з.г.д.' },
  { N: 'sgš', S: 'jgš', E: 'igd', W: 'zgd' },
  { N: 'северне ширине', S: 'јужне ширине', E: 'источне дужине', W: 'западне дужине' },
  { N: 'severne širine', S: 'južne širine', E: 'istočne dužine', W: 'zapadne dužine' },
  { N: 'Nord', S: 'Süd', E: 'Ost', W: 'West' },
  { N: 'nördlicher Breite', S: 'südlicher Breite', E: 'östlicher Länge', W: 'westlicher Länge' },
  { N: 'n. Br.', S: 's. Br.', E: 'ö. L.', W: 'w. L.' },
  { N: 'nördl. Breite', S: 'südl. Breite', E: 'östl. Länge', W: 'westl. Länge' },
  { N: 'nord', S: 'sud', E: 'est', W: 'ouest' },
  { N: 'de latitude nord', S: 'de latitude sud', E: 'de longitude est', W: 'de longitude ouest' },
  { N: 'norte', S: 'sur', E: 'este', W: 'oeste' },
  { N: 'latitud norte', S: 'latitud sur', E: 'longitud este', W: 'longitud oeste' },
  { N: 'latitudine nord', S: 'latitudine sud', E: 'longitudine est', W: 'longitudine ovest' },
  { N: 'północ', S: 'południe', E: 'wschód', W: 'zachód' },
  { N: 'szerokości północnej', S: 'szerokości południowej', E: 'długości wschodniej', W: 'długości zachodniej' },
  { N: 'szer. płn.', S: 'szer. płd.', E: 'dł. wsch.', W: 'dł. zach.' },
  {
    N: 'szer. geogr. północnej',
    S: 'szer. geogr. południowej',
    E: 'dł. geogr. wschodniej',
    W: 'dł. geogr. zachodniej',
  },
]
const letters = hemispheres.filter(({ N }) => N.length === 1)

interface Form {
  readonly name: string
  readonly parts: 1 | 2 | 3
  readonly write: (degrees: number, minutes: number, seconds: number, mark: string) => string
}
const two = (value: number): string => String(value).padStart(2, '0')
const forms: readonly Form[] = [
  { name: 'decimal', parts: 1, write: (d, m, s, mark) => (d + m / 60 + s / 3600).toFixed(6).replace('.', mark) },
  {
    name: 'decimal with a sign',
    parts: 1,
    write: (d, m, s, mark) => `${(d + m / 60 + s / 3600).toFixed(6).replace('.', mark)}°`,
  },
  { name: 'minutes', parts: 2, write: (d, m, s, mark) => `${d}° ${(m + s / 60).toFixed(4).replace('.', mark)}'` },
  { name: 'minutes, tight', parts: 2, write: (d, m, s, mark) => `${d}°${(m + s / 60).toFixed(4).replace('.', mark)}′` },
  { name: 'seconds', parts: 3, write: (d, m, s, mark) => `${d}° ${m}' ${s.toFixed(2).replace('.', mark)}"` },
  { name: 'seconds, tight', parts: 3, write: (d, m, s, mark) => `${d}°${two(m)}′${s.toFixed(2).replace('.', mark)}″` },
  {
    name: 'two apostrophes',
    parts: 3,
    write: (d, m, s, mark) => `${d}°${two(m)}'${s.toFixed(2).replace('.', mark)}''`,
  },
  { name: 'spaces', parts: 3, write: (d, m, s, mark) => `${d} ${two(m)} ${s.toFixed(2).replace('.', mark)}` },
  { name: 'colons', parts: 3, write: (d, m, s) => `${d}:${two(m)}:${s.toFixed(2)}` },
  { name: 'words', parts: 3, write: (d, m, s) => `${d} degrees ${m} minutes ${s.toFixed(2)} seconds` },
  { name: 'words in Russian', parts: 3, write: (d, m, s) => `${d} градусов ${m} минут ${s.toFixed(2)} секунд` },
  { name: 'letters', parts: 3, write: (d, m, s) => `${d}d${m}m${s.toFixed(2)}s` },
]
const joints = [', ', ' ', '; ', ' / ', ',']

type Place = 'before' | 'behind' | 'bothBehind' | 'second' | 'first'
const places: readonly Place[] = ['before', 'behind', 'bothBehind', 'second', 'first']

interface Composed {
  readonly text: string
  readonly latitude: number
  readonly longitude: number
}

function composed(form: Form, words: Words, place: Place): Composed {
  const [d, m, s] = [random(89), random(60), random(5999) / 100]
  const [e, n, t] = [random(179), random(60), random(5999) / 100]
  const [south, west] = [random(2) === 1, random(2) === 1]
  const mark = random(3) === 0 ? ',' : '.'
  const joint = mark === ',' ? '; ' : joints[random(joints.length)]!
  const [first, second] = [form.write(d, m, s, mark), form.write(e, n, t, mark)]
  const [lat, lon] = [south ? words.S : words.N, west ? words.W : words.E]
  const texts: Readonly<Record<Place, string>> = {
    before: `${lat} ${first}${joint}${lon} ${second}`,
    behind: `${first} ${lat}${joint}${second} ${lon}`,
    bothBehind: `${first}${joint}${second} ${lat}${joint.trim() === '' ? ' ' : ', '}${lon}`,
    second: `${first}${joint}${second} ${lon}`,
    first: `${first} ${lat}${joint}${second}`,
  }
  const isSouth = south && place !== 'second'
  const isWest = west && place !== 'first'
  return {
    text: texts[place],
    latitude: (isSouth ? -1 : 1) * (d + m / 60 + s / 3600),
    longitude: (isWest ? -1 : 1) * (e + n / 60 + t / 3600),
  }
}

/** The small s behind an angle in letters is a second. */
const isWritten = (form: Form, { N }: Words): boolean => !(form.name === 'letters' && N === 'n')

const grid: readonly Composed[] = forms.flatMap((form) =>
  hemispheres.flatMap((words) =>
    places
      .filter(() => isWritten(form, words))
      .flatMap((place) => [0, 1, 2, 3].map(() => composed(form, words, place))),
  ),
)

function readingOf(text: string): readonly [number, number] | undefined {
  const recognition = recognise(text)
  if (recognition?.kind !== 'system') return undefined
  const { latitudeDegrees, longitudeDegrees } = recognition.candidates[0].position
  return [latitudeDegrees, longitudeDegrees]
}

const isAt = (reading: readonly [number, number], { latitude, longitude }: Composed): boolean =>
  Math.abs(reading[0] - latitude) < 2e-6 && Math.abs(reading[1] - longitude) < 2e-6

describe('degrees, hemispheres, the place of their letters, marks and languages, each with each', () => {
  const readings = grid.map((one) => ({ ...one, reading: readingOf(one.text) }))

  test('no point in another quarter, nor anywhere else', () => {
    expect(grid.length).toBeGreaterThan(2500)
    expect(readings.filter((one) => one.reading && !isAt(one.reading, one)).map(({ text }) => text)).toEqual([])
  })

  test('of a hundred not three are refused', () => {
    const refused = readings.filter(({ reading }) => reading === undefined).map(({ text }) => text)
    expect(refused.length / grid.length, refused.slice(0, 40).join('\n')).toBeLessThan(0.03)
  })
})

test('a word that means nothing is named, and there is no answer', () => {
  const words = ['zorp', 'зорп', 'quix', 'жбырь', 'плум']
  let named = 0
  let all = 0
  const answered: string[] = []
  for (const { text } of grid.filter((_, index) => index % 2 === 0)) {
    const pieces = text.split(' ')
    if (pieces.length < 2) continue
    const word = words[random(words.length)]!
    const at = random(pieces.length + 1)
    const spoilt = [...pieces.slice(0, at), word, ...pieces.slice(at)].join(' ')
    all++
    if (readingOf(spoilt)) answered.push(spoilt)
    else if (whyNoPoint(spoilt)?.word === word) named++
  }
  expect(answered).toEqual([])
  expect(named / all).toBeGreaterThan(0.95)
})

test.each([
  ['Breite', 'Länge'],
  ['geographische Breite', 'geographische Länge'],
  ['Latitude', 'Longitude'],
  ['Latitud', 'Longitud'],
  ['Latitudine', 'Longitudine'],
  ['szerokość', 'długość'],
  ['szer. geogr.', 'dł. geogr.'],
  ['Широта', 'Долгота'],
  ['Географска ширина', 'Географска дужина'],
  ['Geografska širina', 'Geografska dužina'],
])('%s and %s are the names of the axes, in either order', (latitude, longitude) => {
  for (const mark of [' ', ': ', ' = '])
    for (const joint of [', ', '; ', ' ', '\n']) {
      const [first, second] = [`${latitude}${mark}16,3738°`, `${longitude}${mark}48,2082°`]
      expect(readingOf(`${first}${joint}${second}`)).toEqual([16.3738, 48.2082])
      expect(readingOf(`${second}${joint}${first}`)).toEqual([16.3738, 48.2082])
    }
})

test.each<[string, number]>([
  ['48° 12,5′ N, 16° 22,5′ O', 16.375],
  ['N 48,2083° O 16,375°', 16.375],
  ['44° 50′ N 0° 34′ O', -34 / 60],
  ['40° 25′ N, 3° 42′ O', -3.7],
])('O is the east in German lands, the west elsewhere, and the other is offered: %s', (text, longitude) => {
  const recognition = recognise(text)
  const candidates = recognition?.kind === 'system' ? recognition.candidates : []
  const longitudes = candidates.map(({ position }) => position.longitudeDegrees)
  expect(longitudes).toEqual([expect.closeTo(longitude, 9), expect.closeTo(-longitude, 9)])
  expect(candidates.map(({ doubt }) => doubt)).toEqual([undefined, 'letter-o'])
})

test.each(['47,65222 e 50,45164', '47,65222 y 50,45164', '47,65222 et 50,45164', '47,65222 und 50,45164'])(
  'a word for "and" is no letter of the east: %s',
  (text) => expect(readingOf(text)).toEqual([47.65222, 50.45164]),
)

test('S 42 is no name of a system where degrees stand there', () => {
  expect(readingOf('S 42 21,128 E 50 24,225')).toEqual([expect.closeTo(-42.352133), expect.closeTo(50.40375)])
})

test.each(letters)('one letter names one axis: %j', (words) => {
  expect(readingOf(`51.5007 0.1246 ${words.W}`)).toEqual([51.5007, -0.1246])
  expect(readingOf(`33.8568, 70.6693 ${words.S}, ${words.W}`)).toEqual([-33.8568, -70.6693])
})

/** Names, part numbers, telephones, prices, scores, prose and code in three scripts. */
const meaningless =
  'RG58|1N4148|2N2222|A4|B52|M16|T-34|F-16|MP3|H264|USB-C 3.1|PS5|R2D2|C3PO|3M|4G 5G|Windows 11, 10|chapter 1.2, 3.4|page 12, 13|№ 5, кв. 12|дом 5, корпус 2|ул. Ленина, 5|Улица кнеза Милоша 5, стан 12|5 W 10|220 В 50|12 V 3 A|5 с 10|10 s 5|room 12 N|+7 495 123-45-67|8 800 555 35 35|+381 11 123 4567|(011) 123-456|01 23 45 67 89|score 3:2|2:1, 3:0|10:15 11:30|от 5 до 10|5 and 6 apples|два плюс два|2 + 2|12+5|5-7|5 - 7|5–7|1/2|31/12|5 000|120 000|1 234 567|v1.2.3|1.2.3.4|10.0.0.1|2026-11-18|18.11.2026|18.11.2026 10:15|18/11/2026|Nov 18, 2026|17.11.26 в 10.15|P3DT4H|12h30m|5 d 3 m 2 s|5′11″|5\'11"|6 ft 2 in|1920x1080|16:9|3 x 4 m|$5.99, $6.99|5,99 €|EUR 12.50 14.99|ISBN 978-5-17-118366-0|invoice 2024-117|order 44.12 and 20.13 zorp|if (x < 5) y = 3|for i in 1..10|let a = 5, b = 6|const x = [1, 2, 3]|<div id="5">|SELECT 1, 2|the quick brown fox|hello, world|Привет, мир|Здраво, свете|to be or not to be|N|S|°|north|восток|исток|lat|широта|South of 5|5 km south|in 5 minutes|через 5 минут|за 5 минута|a 5 b 6|x 5 y|zone 5|level 3, 4|top 10|50 Cent|7 Up|Area 51|Apollo 11|Boeing 737-800|A320-200|Airbus 320, 330|Formula 1, 2|Fahrenheit 451|1984|2001: 5|Beverly Hills 90210|90-60-90|42|3.14159|-40|0|0800 123 456|0800 123456|800 123 456|495 1234567|+381 641 234 567|+420 123 456 789|+49 30 123456|011 1234567|07911 123456|07911 123 456|01632 960123|555 1234|+1 800 555 0199|Gauss-Krüger 6 Y 7524370.4 X 5011988.6'.split(
    '|',
  )

test.each(meaningless)('nothing for %s', (text) => {
  const reading = readingOf(text)
  expect(reading).toBeUndefined()
})

test('what programs print is read at once as the grammar reads it', () => {
  for (let count = 0; count < 500; count++) {
    const [d, m, s] = [random(90), two(random(60)), two(random(60))]
    const texts = [
      `${d}.${random(1_000_000)}, -${random(180)}.${random(1_000_000)}`,
      `${d}°${m}'${s}.25"S ${random(180)}°${m}'${s}.5"E`,
      `${d}°${m}.125'N ${random(180)}°${m}.5'W`,
    ]
    for (const text of texts) {
      const { latitude, longitude, form } = readAsPrinted(text)!
      const slow = readDegrees(text)
      expect([slow?.latitude, slow?.longitude, slow?.form], text).toEqual([latitude, longitude, form])
    }
  }
})

test('long texts of anything are refused at once', () => {
  for (const unit of ['1 ', "1°1'", 'N ', '1,', 'с. ', '5 N ', '\ud800', '\u202e5 '])
    for (const length of [199, 100_000]) recognise(unit.repeat(length / unit.length))
})
