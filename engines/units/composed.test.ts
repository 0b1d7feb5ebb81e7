import { describe, expect, test } from 'vitest'
import { divide, type Fraction, fraction, type Language, multiply, parseFraction } from '#engines/core/index.ts'
import { categories, evaluate } from './index.ts'

/** Sizes of our own, from the standards: nothing of the rows is asked. */
type Sizes = Readonly<Record<string, string>>

// biome-ignore format: a table
const sizes: Readonly<Record<Language, Readonly<Record<string, Sizes>>>> = {
  en: {
    length: { mm: '0.001', cm: '0.01', m: '1', km: '1000', in: '0.0254', ft: '0.3048', yd: '0.9144', miles: '1609.344' },
    time: { s: '1', min: '60', h: '3600', day: '86400', second: '1' },
    mass: { mg: '0.000001', g: '0.001', kg: '1', t: '1000', lb: '0.45359237', oz: '0.028349523125' },
    volume: { ml: '0.000001', L: '0.001', m3: '1', 'm³': '1', cm3: '0.000001', gal: '0.003785411784', 'm^3': '1' },
    area: { m2: '1', 'cm²': '0.0001', ft2: '0.09290304', ha: '10000' },
    power: { W: '1', kW: '1000', MW: '1000000' },
    force: { N: '1', kN: '1000', MN: '1000000', lbf: '4.4482216152605', kgf: '9.80665' },
    data: { bit: '1', kbit: '1000', Mbit: '1000000', B: '8', MB: '8000000', GB: '8000000000', Gb: '1000000000' },
  },
  ru: {
    length: { мм: '0.001', см: '0.01', м: '1', км: '1000', миль: '1609.344', футов: '0.3048' },
    time: { с: '1', мин: '60', ч: '3600', сутки: '86400', секунду: '1' },
    mass: { мг: '0.000001', г: '0.001', кг: '1', т: '1000', фунтов: '0.45359237' },
    volume: { мл: '0.000001', л: '0.001', м3: '1', 'м³': '1', см3: '0.000001' },
    area: { м2: '1', 'см²': '0.0001', га: '10000' },
    power: { Вт: '1', кВт: '1000', МВт: '1000000' },
    force: { Н: '1', кН: '1000', МН: '1000000', кгс: '9.80665' },
    data: { бит: '1', Мбит: '1000000', МБ: '8000000', ГБ: '8000000000', Гбит: '1000000000' },
  },
  sr: {
    length: { mm: '0.001', cm: '0.01', m: '1', km: '1000', миља: '1609.344', milja: '1609.344' },
    time: { s: '1', min: '60', h: '3600', дан: '86400', сат: '3600' },
    mass: { mg: '0.000001', g: '0.001', kg: '1', t: '1000' },
    volume: { ml: '0.000001', l: '0.001', m3: '1', 'cm³': '0.000001' },
    area: { m2: '1', 'cm²': '0.0001', ha: '10000' },
    power: { W: '1', kW: '1000', MW: '1000000' },
    force: { N: '1', kN: '1000', MN: '1000000', kgf: '9.80665' },
    data: { Mbit: '1000000', MB: '8000000', GB: '8000000000' },
  },
}

const dividing = { en: ['/', ' / ', ' per '], ru: ['/', ' / ', ' в '], sr: ['/', ' / ', ' на '] }
const links = { en: [' in ', ' to ', ' = '], ru: [' в ', ' = '], sr: [' у ', ' u '] }
const numbers = {
  en: { '5': '5', '2.5': '2.5', '1,200': '1200', '½': '0.5', three: '3' },
  ru: { '5': '5', '2,5': '2.5', '1 200': '1200', три: '3' },
  sr: { '5': '5', '2,5': '2.5', '1.200,5': '1200.5', три: '3' },
}
const squares = ['2', '²', '^2']
const times = ['·', '*', '⋅']

let seed = 36
const below = (limit: number): number => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return Math.floor((seed / 2 ** 32) * limit)
}
const of = <Value>(values: readonly Value[]): Value => values[below(values.length)]!

type Made = readonly [written: string, size: Fraction]

function made(first: string, sign: 'per' | 'times' | 'perSquare', second: string, language: Language): Made {
  const oneOf = (category: string): Made => {
    const [name, size] = of(Object.entries(sizes[language][category]!))
    return [name, parseFraction(size)]
  }
  const [[left, size], [right, other]] = [oneOf(first), oneOf(second)]
  if (sign === 'times') return [left + of(times) + right, multiply(size, other)]
  if (sign === 'perSquare') return [`${left}/${right}${of(squares)}`, divide(size, multiply(other, other))]
  // A word of time may stand behind a preposition, and only that.
  return [left + of(second === 'time' ? dividing[language] : ['/']) + right, divide(size, other)]
}

describe.each(['en', 'ru', 'sr'] as const)('units made of units, given and wanted, in %s', (language) => {
  test.each([
    ['length', 'per', 'time'],
    ['volume', 'per', 'time'],
    ['data', 'per', 'time'],
    ['mass', 'per', 'volume'],
    ['force', 'per', 'area'],
    ['length', 'perSquare', 'time'],
    ['power', 'times', 'time'],
    ['force', 'times', 'length'],
  ] as const)('%s %s %s', (first, sign, second) => {
    for (let count = 0; count < 60; count++) {
      const [from, size] = made(first, sign, second, language)
      const [to, wanted] = made(first, sign, second, language)
      const [number, plain] = of(Object.entries(numbers[language]))
      const text = `${number} ${from}${of(links[language])}${to}`
      const read = evaluate(text, language)
      expect(read.ok && read.value.value, text).toEqual(divide(multiply(parseFraction(plain), size), wanted))
    }
  })
})

test.each([
  ['en', 'how many MANY in 5 MANY', '5 MANY in MANY', '5 SYMBOL in SYMBOL'],
  ['ru', 'сколько MANY в 5 MANY', '5 MANY в MANY', '5 SYMBOL в SYMBOL'],
  ['sr', 'колико MANY у 5 MANY', '5 MANY у MANY', '5 SYMBOL у SYMBOL'],
] as const)('what is asked in itself is as much, in %s', (language, ...frames) => {
  const five = fraction(5n)
  const wrong = categories.flatMap((category) =>
    category.units.flatMap((unit) =>
      frames.flatMap((frame) => {
        const text = frame.replaceAll('MANY', unit.ofMany[language]).replaceAll('SYMBOL', unit.symbol[language])
        const read = evaluate(text, language)
        const all = read.ok ? [read.value, ...read.value.alternatives] : []
        return all.some((one) => one.value?.numerator === five.numerator && one.value.denominator === 1n) ? [] : [text]
      }),
    ),
  )
  expect(wrong).toEqual([])
})

describe('an energy for a way is a consumption, and a force only where one is wanted', () => {
  const names = {
    en: [
      ['kWh', 'Wh', 'kilowatt hours'],
      ['km', 'miles', '100 km'],
      ['/', ' per ', ' / '],
    ],
    ru: [
      ['кВт·ч', 'Вт·ч', 'киловатт-часов'],
      ['100 км', '1 км', 'км'],
      ['/', ' на ', ' / '],
    ],
    sr: [
      ['kWh', 'Wh'],
      ['100 km', '100 миља'],
      ['/', ' на ', ' na ', ' / '],
    ],
  } as const
  test.each(['en', 'ru', 'sr'] as const)('%s', (language) => {
    const [energies, ways, signs] = names[language]
    for (const energy of energies)
      for (const way of ways)
        for (const sign of signs) {
          const text = `18 ${energy}${sign}${way}`
          const read = evaluate(text, language)
          expect(read.ok ? text : read.problem, text).toMatchObject({
            code: 'other_quantity',
            kind: { en: 'energy consumption' },
          })
          const wanted = evaluate(`${text} = N`, language)
          expect(wanted.ok && wanted.value.category, text).toBe('force')
        }
  })
  test('what it comes to on a way is an energy again', () => {
    const read = evaluate('18 kWh / 100 km * 250 km', 'en')
    expect(read.ok && read.value).toMatchObject({ category: 'energy', printed: '45' })
  })
})

test.each([
  ['ru', '2 499,00 дин', false],
  ['ru', '5 дин', true],
  ['ru', '5,00 дин в Н', true],
  ['sr', '5 дин', false],
  ['sr', '2.499,00 дин', false],
  ['en', '2,499.00 din', false],
] as const)('%s: %s', (language, text, isForce) => {
  const read = evaluate(text, language)
  if (isForce) expect(read.ok && read.value.category).toBe('force')
  else expect(read).toMatchObject({ ok: false, problem: { code: 'rate_needed' } })
})

test.each([
  ["45° 30' in degrees", '45.5'],
  ['45° 30\' 18" in degrees', '45.505'],
  ['45°30\'18" = °', '45.505'],
  ['45° 30′ 18″ in degrees', '45.505'],
  ['45 deg 30 min 18 sec in degrees', '45.505'],
])('%s', (text, degrees) => {
  const read = evaluate(text, 'en')
  expect(read.ok && read.value.value).toEqual(parseFraction(degrees))
})

test.each([
  ['1 gal in ft2', 'volume', 'area'],
  ['1 l in m2', 'volume', 'area'],
  ['5 kg in m2', 'mass', 'area'],
  ['3 s in m/s', 'time', 'speed'],
])('a link is no inch: %s', (text, from, to) => {
  const read = evaluate(text, 'en')
  expect(read).toMatchObject({
    ok: false,
    problem: { code: 'different_quantities', parts: [{ category: from }, { category: to }] },
  })
})

test.each([
  ['1 Kib in bits', '1024'],
  ['1 KiB in bits', '8192'],
  ['1 Mib in KiB', '128'],
  ['1 Gib in MiB', '128'],
  ['1 Kb in bits', '1000'],
  ['1 KB in bits', '8000'],
])('bits and bytes are told apart by their letter: %s', (text, expected) => {
  const read = evaluate(text, 'en')
  expect(read.ok && read.value.printed).toBe(expected)
})

test.each([
  ['en', '5 Mm2 in km2', '5000000'],
  ['en', '5 Mm² in km²', '5000000'],
  ['en', '5 Mm3 in km3', '5000000000'],
  ['en', '5 Mm/s in km/s', '5000'],
  ['en', '5 Mm/h in km/h', '5000'],
  ['en', '5 MM/S in m/s', '0.005'],
  ['en', '3 MW·h in GJ', '10.8'],
  ['en', '3 mW·h in J', '10.8'],
  ['en', '5 MN·m in N·m', '5000000'],
  ['en', '5 mN·m in N·m', '0.005'],
  ['en', '60 Mi/h in km/h', '96.56064'],
  ['ru', '5 Мм/с в км/с', '5000'],
  ['ru', '5 Мм² в км²', '5000000'],
  ['ru', '3 МВт·ч в ГДж', '10.8'],
  ['ru', '3 мВт·ч в Дж', '10.8'],
  ['sr', '5 Mm² u km²', '5000000'],
] as const)('%s: %s: mega is no milli in what is made of parts', (language, text, expected) => {
  const read = evaluate(text, language)
  // A newton metre is a torque and an energy, of one size.
  const all = read.ok ? [read.value, ...read.value.alternatives] : []
  expect([...new Set(all.map(({ printed }) => printed))]).toEqual([expected])
})
