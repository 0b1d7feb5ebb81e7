import { expect, test } from 'vitest'
import { divide, fraction, multiply, parseFraction } from '#engines/core/index.ts'
import { categoryById, evaluate, exactFraction, readQuestion, whyNot } from './index.ts'
import { measureOf } from './measure.ts'

const said = (text: string, language: 'en' | 'ru' | 'sr' = 'en'): string | undefined => {
  const found = evaluate(text, language)
  return found.ok ? `${found.value.printed} ${found.value.symbol}` : undefined
}

test.each([
  ['en', '20 m/s in yd/h', '78740.16 yd/h'],
  ['en', '1 furlong per fortnight in km/h', '0.0005987143 km/h'],
  ['en', '10 kg m/s2 in N', '10 N'],
  ['en', '10 kg·m/s² in lbf', '2.248089 lbf'],
  ['en', '10 kg m^2/s^2 in J', '10 J'],
  ['en', '10 kg m2 s⁻² in J', '10 J'],
  ['en', '12 mi/gal in l/100km', '19.601215 L/100\u00a0km'],
  ['en', '5 L/mi in l/100km', '310.685596 L/100\u00a0km'],
  ['en', '5 per second in rpm', '300 rpm'],
  ['en', '100 kWh/day in W', '4166.67 W'],
  ['en', '5 N/mm2 in psi', '725.188689 psi'],
  ['en', '10 m s-2 in ft/s2', '32.808399 ft/s²'],
  ['en', '2 g in m/s2', '19.6133 m/s²'],
  ['ru', '30 м3 в сутки в л/с', '0.34722222 л/с'],
  ['ru', '3 см в неделю в мм/сутки', '4.285714 мм/сут'],
  ['ru', '5 литров на 100 км в мили на галлон', '47.042917 ми/ам. гал'],
  ['sr', '20 litara na dan u l/min', '0.01388889 l/min'],
] as const)('units made of units: %s %s is %s', (language, text, answer) => expect(said(text, language)).toBe(answer))

test('of any length and any time a speed is made, exactly', () => {
  const [length, time, speed] = ['length', 'time', 'speed'].map((id) => categoryById(id)!)
  for (const way of length!.units)
    for (const span of ['s', 'min', 'h', 'd', 'wk', 'fortnight', 'yr']) {
      const { symbol } = time!.units.find(({ id }) => id === span)!
      const text = `3 ${way.name.en}/${symbol.en}`
      const asked = readQuestion(text, 'en').find(({ category }) => category === 'speed')
      const found = asked && exactFraction(speed!, asked.from, 'ms', asked.value, 'en')
      const size = divide(measureOf(length!, way.id).factor, measureOf(time!, span).factor)
      expect(found?.value, text).toEqual(multiply(fraction(3n), size))
      expect(found?.isExact, text).toBe(!way.irrational)
    }
})

test.each(['ru', 'sr'] as const)(
  'a volume «на» a length is a use of fuel, a length «на» a volume a way, in %s',
  (language) => {
    const [fuel, length, volume] = ['fuel', 'length', 'volume'].map((id) => categoryById(id)!)
    for (const use of volume!.units)
      for (const way of ['km', 'mi', 'nmi', 'verst', 'ly'].map((id) => length!.units.find((unit) => unit.id === id)!)) {
        const [filled, driven] = [use, way].map((unit) => unit.ofMany[language])
        const [litres, kilometres] = [measureOf(volume!, use.id).factor, measureOf(length!, way.id).factor]
        const size = divide(multiply(fraction(130n, 7n * 1_000_000n), kilometres), litres)
        for (const text of [`7 ${filled} на 130 ${driven}`, `130 ${driven} на 7 ${filled}`]) {
          const asked = readQuestion(text, language).find(({ category }) => category === 'fuel')
          const found = asked && exactFraction(fuel!, asked.from, 'kml', asked.value, language)
          expect(found?.value, text).toEqual(size)
        }
      }
  },
)

test.each(['ru', 'sr'] as const)('«на» multiplies what makes a quantity, in %s', (language) => {
  for (const [first, second, made] of [
    ['length', 'length', 'area'],
    ['area', 'length', 'volume'],
    ['speed', 'time', 'length'],
    ['power', 'time', 'energy'],
    ['flow', 'time', 'volume'],
    ['datarate', 'time', 'data'],
    ['density', 'volume', 'mass'],
    ['pressure', 'area', 'force'],
  ]) {
    const [left, right, whole] = [first, second, made].map((id) => categoryById(id!)!)
    const [one, other] = [left!.units.find(({ irrational }) => !irrational)!, right!.units[0]!]
    const asked = readQuestion(`3 ${one.symbol[language]} на 4 ${other.symbol[language]}`, language)
    const found = asked.find(({ category }) => category === made)
    const size = multiply(measureOf(left!, one.id).factor, measureOf(right!, other.id).factor)
    const base = whole!.units[0]!.id
    expect(
      found && exactFraction(whole!, found.from, base, found.value, language)?.value,
      `${first} ${second}`,
    ).toEqual(divide(multiply(fraction(12n), size), measureOf(whole!, base).factor))
  }
})

test.each([
  ['en', 'square #', '# squared', 'cubic #', '# cubed'],
  ['ru', 'квадратных #', '# в квадрате', 'куб. #', '# в кубе'],
  ['sr', 'квадратних #', '# на квадрат', 'кубних #', '# на куб'],
] as const)('a power in %s words is the power of any length', (language, ...frames) => {
  const [length, area, volume] = ['length', 'area', 'volume'].map((id) => categoryById(id)!)
  for (const unit of length!.units) {
    if (unit.irrational) continue
    for (const [index, frame] of frames.entries()) {
      const category = index < 2 ? area! : volume!
      const text = `3 ${frame.replace('#', unit.ofMany[language])}`
      const asked = readQuestion(text, language).find((question) => question.category === category.id)
      const size = measureOf(length!, unit.id).factor
      const wanted = index < 2 ? multiply(size, size) : multiply(size, multiply(size, size))
      const found = asked && exactFraction(category, asked.from, category.units[0]!.id, asked.value, language)
      const first = measureOf(category, category.units[0]!.id).factor
      expect(found?.value, text).toEqual(divide(multiply(fraction(3n), wanted), first))
    }
  }
})

test('what no category counts is refused as that; a word of another language joins no mass to a volume', () => {
  for (const text of ['5 kg/m2', '5 km/kg', '3 A4', '5 N/m'])
    expect(
      readQuestion(text, 'en').filter(({ from }) => from.includes('/')),
      text,
    ).toEqual([])
  expect(whyNot('5 kg/m2', undefined, 'en')).toEqual({ code: 'no_category', parts: [{ typed: '5 kg/m2' }] })
  expect(whyNot('5 кг на литры', undefined, 'ru')).toEqual({ code: 'density_needed', word: 'литры' })
})

test.each([
  ['2h30m', '150'],
  ['1:30 h', '90'],
  ['45 deg 30 min', '2730'],
  ['2^3 km', '8'],
  ['5\' 3" * 2', '126'],
])('%s is %s of its smallest unit', (text, value) => expect(readQuestion(text, 'en')[0]?.value).toBe(value))

test('several units are wanted, each a part of the one before', () => {
  const [asked] = readQuestion('10000 s in h min s', 'en')
  expect([asked?.to, ...(asked?.rest ?? [])]).toEqual(['h', 'min', 's'])
  expect(evaluateParts('10000 s in h min s')).toBe('2 h 46 min 40 s')
  expect(evaluateParts('45.5083° in deg min sec')).toBe('45 deg 30 arcmin 29.88 arcsec')
})

const evaluateParts = (text: string): string | undefined => {
  const found = evaluate(text, 'en')
  return found.ok ? found.value.parts?.parts.map((part) => `${part.text} ${part.unit}`).join(' ') : undefined
}

test.each([
  ['5 Mm', 'm', '5000000'],
  ['5 Mg', 'g', '5000000'],
  ['5 MN', 'n', '5000000'],
  ['5 mN', 'n', '0.005'],
  ['5 GB', 'b', '5000000000'],
  ['5 Gb', 'bit', '5000000000'],
  ['5 kN', 'n', '5000'],
  ['5 mW', 'w', '0.005'],
  ['5 MW', 'w', '5000000'],
  ['5 mHz', 'hz', '0.005'],
])('the case of a symbol is evidence, in every language: %s', (text, base, value) => {
  for (const language of ['en', 'ru', 'sr'] as const) {
    const [asked] = readQuestion(text, language)
    const found = exactFraction(categoryById(asked!.category)!, asked!.from, base, asked!.value, 'en')
    expect(found?.value, language).toEqual(parseFraction(value))
  }
})

test.each([
  ['5 mi km', 'km'],
  ['5 mi km', 'm'],
  ['5 kg', 'kg g'],
])('%s in %s names two targets of one kind: nothing differs, and no known unit is called unknown', (text, to) => {
  expect(whyNot(text, to, 'en')).toEqual({ code: 'not_a_quantity' })
})

test("beside other units с is a second, and C, c and F are nobody's", () => {
  const [data, rate] = ['data', 'datarate'].map((id) => categoryById(id)!)
  const asked = (text: string) => readQuestion(text, 'ru').map(({ category, value }) => `${category} ${value}`)
  for (const { symbol } of data!.units)
    for (const { symbol: perSecond } of rate!.units.filter(({ symbol }) => symbol.ru.endsWith('/с'))) {
      const text = `6 ${symbol.ru} / 2 ${perSecond.ru}`
      expect(asked(text), text).toEqual(asked(text.replace('/с', '/сек')))
      for (const letter of 'cCF') expect(asked(text.replace('/с', `/${letter}`)), letter).toEqual([])
    }
})
