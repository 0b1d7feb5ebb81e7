import { describe, expect, test } from 'vitest'
import { languages, multiply, parseFraction } from '#engines/core/index.ts'
import { otherUnits as energy } from './categories/energy/other-units.ts'
import { otherUnits as frequency } from './categories/frequency/other-units.ts'
import { otherUnits as length } from './categories/length/other-units.ts'
import { otherUnits as mass } from './categories/mass/other-units.ts'
import { otherUnits as volume } from './categories/volume/other-units.ts'
import { scalesOf } from './definition.ts'
import { categories, categoryById, convertPrinted, findUnit, quantityIn, readQuestion } from './index.ts'
import { baseUnitOf, unitOf } from './unit-of.ts'

const rows = { length, mass, volume, energy, frequency }

/** In metres, kilograms, litres, joules and hertz, from the standards and as GNU units has them; not from the rows. */
const sizes: Readonly<Record<keyof typeof rows, Readonly<Record<string, string>>>> = {
  length: {
    hm: '100',
    dm: '0.1',
    um: '1e-6',
    nm: '1e-9',
    angstrom: '1e-10',
    lightmin: '17987547480',
    lighthour: '1079252848800',
    lightday: '25902068371200',
    league: '4828.032',
    furlong: '201.168',
    chain: '20.1168',
    rod: '5.0292',
    hand: '0.1016',
    thou: '0.0000254',
    fathom: '1.8288',
    marathon: '42195',
    halfmarathon: '21097.5',
    fl: '30.48',
  },
  mass: {
    kt: '1000000',
    dag: '0.01',
    da: '1.66053906892e-27',
    cwt: '45.359237',
    lcwt: '50.80234544',
    // A pound of force is 4.4482216152605 N.
    slug: '4.4482216152605/0.3048',
  },
  volume: {
    hl: '100',
    ul: '1e-6',
    yd3: '764.554857984',
    ft3: '28.316846592',
    in3: '0.016387064',
    gill: '0.11829411825',
    bu: '35.23907016688',
    flozimp: '0.0284130625',
    gillimp: '0.1420653125',
    cupimp: '0.284130625',
    buimp: '36.36872',
    acft: '1233481.83754752',
    cupmetric: '0.25',
    tbspmetric: '0.015',
    tspmetric: '0.005',
    glassfull: '0.25',
    glassline: '0.2',
  },
  energy: {
    tj: '1e12',
    milliwh: '3.6',
    gwh: '3.6e12',
    twh: '3.6e15',
    mcal: '4184000',
    gcal: '4184000000',
    gev: '1.602176634e-10',
  },
  frequency: {
    // 1/(2π) and 1/360.
    radps: '0.15915494309189533576888376337251436203445964574046',
    degps: '1/360',
  },
}

const everyUnit = Object.entries(sizes).flatMap(([id, ofCategory]) =>
  Object.entries(ofCategory).map(([unit, size]) => [id, unit, size] as const),
)

test('every unit without a card is in the table', () => {
  for (const [id, ofCategory] of Object.entries(rows))
    expect(ofCategory.map((row) => row.id).toSorted(), id).toEqual(
      Object.keys(sizes[id as keyof typeof rows]).toSorted(),
    )
})

describe.each(everyUnit)('%s %s', (id, unitId, size) => {
  const category = categoryById(id)!
  const unit = unitOf(category, unitId)

  test('is as large as the standards say', () => {
    expect(scalesOf(category).get(unitId)!.factor).toEqual(parseFraction(size))
  })

  test('is read by its names and its symbol in every language', () => {
    const base = baseUnitOf(category).id
    const wanted = multiply(parseFraction('5'), parseFraction(size))
    for (const language of languages)
      for (const names of [unit.name, unit.ofMany, unit.intoMany, unit.symbol]) {
        const read = readQuestion(`5 ${names[language]}`, language)
          .filter((question) => question.category === id)
          .map(({ value, from }) => quantityIn(category, `${value} ${from}`, base))
        expect(read, names[language]).toContainEqual(wanted)
      }
  })

  test('is found by its own names', () => {
    for (const language of languages) expect(findUnit(category, unit.name[language])?.id).toBe(unitId)
  })
})

test.each([
  ['en', '10 nm', '10 nm | 10 nmi'],
  ['en', '5 nm', '5 nm | 5 nmi'],
  ['ru', '5 нм', '5 nm'],
  ['en', '2 cwt', '2 cwt | 2 lcwt'],
  ['en', '1 bushel', '1 bu | 1 buimp'],
  ['en', '3 gills', '3 gill | 3 gillimp'],
  ['sr', '2 шоље', '2 cupmetric | 2 cup'],
  ['ru', '2 чашки', '2 cupmetric | 2 cup'],
  ['en', '2 cups', '2 cup | 2 cupmetric | 2 cupimp'],
  ['en', '5 tons', '5 ton | 5 t | 5 lton'],
  ['en', '1 pint', '1 pt | 1 ptimp'],
  ['ru', '2 пинты', '2 pt | 2 ptimp'],
  ['ru', '2 стакана', '2 glassfull | 2 glassline'],
  ['ru', '3 ложки', '3 tbspmetric | 3 tspmetric'],
  ['sr', '3 кашике', '3 tbspmetric | 3 tspmetric'],
  ['en', '2 tbsp', '2 tbsp | 2 tbspmetric'],
  ['en', '2 US tbsp', '2 tbsp'],
  ['sr', '5 hvati', '5 sqhvat'],
  ['ru', '2 американские чашки', '2 cup'],
  ['en', '2 US cups', '2 cup'],
] as const)('%s: a word of several sizes is all of them: %s', (language, text, expected) => {
  const read = readQuestion(text, language).map(({ value, from }) => `${value} ${from}`)
  expect(read.join(' | ')).toBe(expected)
})

test.each([
  ['en', 'cup', 'cups'],
  ['en', 'ton', 'tons'],
  ['en', 'pint', 'pints'],
  ['en', 'tablespoon', 'tablespoons'],
  ['ru', 'стакан', 'стаканов'],
  ['ru', 'чашка', 'чашек'],
  ['ru', 'ложка', 'ложек'],
  ['sr', 'шоља', 'шоља'],
  ['sr', 'кашика', 'кашика'],
] as const)('%s: one of it by itself is as many sizes as five of it: %s', (language, one, five) => {
  const unitsOf = (text: string) => readQuestion(text, language).map(({ from }) => from)
  expect(unitsOf(one).length).toBeGreaterThan(1)
  expect(unitsOf(one)).toEqual(unitsOf(`5 ${five}`))
})

test.each(categories.flatMap((category) => category.otherUnits.map((unit) => [category.id, unit.id] as const)))(
  '%s: %s may be asked for',
  (id, unitId) => {
    const category = categoryById(id)!
    const unit = category.otherUnits.find((other) => other.id === unitId)!
    const [from] = category.defaultPair
    const asked = `5 ${unitOf(category, from).name.en} in ${unit.name.en}`
    const targets = readQuestion(asked, 'en').map(({ to }) => to)
    // Another unit may have the same name; none of another size is answered in its place.
    const names = (one: string | undefined) => one !== undefined && unitOf(category, one).name.en === unit.name.en
    expect(targets.filter((to) => !names(to) && to !== unitId)).toEqual([])
  },
)

test.each([
  ['1 mm in µm', 'um'],
  ['1 mi in furlongs', 'furlong'],
  ['5 km in nm', 'nm'],
] as const)('%s', (text, to) => expect(readQuestion(text, 'en').map((question) => question.to)).toContain(to))

test('conversions go to such a unit as well as from it', () => {
  const converted = (id: string, from: string, to: string) =>
    convertPrinted(categoryById(id)!, from, to, '1', 'en')?.text
  expect(converted('length', 'mm', 'um')).toBe('1000')
  expect(converted('length', 'mi', 'furlong')).toBe('8')
  expect(converted('volume', 'bu', 'in3')).toBe('2150.42')
})
