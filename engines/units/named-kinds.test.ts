import { expect, test } from 'vitest'
import { type Language, languages } from '#engines/core/index.ts'
import { fillers, money, sizes, things } from '#engines/language/index.ts'
import { categories, readQuestion, readSeveral, whyNoQuestion } from './index.ts'

const said = (text: string, language: Language): string[] =>
  [...readQuestion(text, language), ...readSeveral(text, language)].map(
    ({ value, from, to }) => `${value} ${from}${to ? ` > ${to}` : ''}`,
  )

test('before or behind a value of it stands the name of a quantity; that of another is not passed over', () => {
  for (const named of categories)
    for (const language of languages)
      for (const given of categories) {
        const unit = given.units.find(({ definition }) => definition === '1')!
        const value = `3 ${unit.name[language]}`
        for (const text of [`${named.name[language]} ${value}`, `${value} ${named.name[language]}`])
          if (named === given) expect(said(text, language), text).toContain(`3 ${unit.id}`)
          else
            for (const { category } of [...readQuestion(text, language), ...readSeveral(text, language)])
              expect(category, text).toBe(named.id)
      }
})

test('a word for what is measured passes over no value of another kind, in any language', () => {
  const words = Array.from(things()).filter(({ sense }) => sense.kind === 'named')
  const paces = Array.from(sizes()).flatMap(({ name, sense }) => (sense.kind === 'pace' ? [name] : []))
  expect(words.length).toBeGreaterThan(50)
  for (const { name, sense } of words)
    for (const given of categories) {
      const unit = given.units.find(({ definition }) => definition === '1')!
      const text = `${name} 3 ${unit.name[sense.language!]}`
      // `темп` is a temperature cut short, and a pace.
      const kinds = [...(sense.value as string).split(','), ...(paces.includes(name) ? ['speed'] : [])]
      const isOfKind = kinds.includes(given.id)
      const read = said(text, sense.language!)
      if (isOfKind) expect(read, text).toContain(`3 ${unit.id}`)
      else
        expect(
          read.filter((one) => one === `3 ${unit.id}`),
          text,
        ).toEqual([])
    }
})

test('what is named and a value of another kind are both told, with the kind of each', () => {
  const kinds = { length: 'm', mass: 'kg', speed: 'km/h', pressure: 'bar', power: 'kW', area: 'm2', time: 'min' }
  const words = Array.from(things()).filter(({ sense }) => sense.kind === 'named')
  const weighing = Array.from(fillers()).filter(({ sense }) => sense.kind === 'weighing')
  for (const { name, sense } of [...words, ...weighing])
    for (const [id, unit] of Object.entries(kinds)) {
      const own = sense.kind === 'weighing' ? ['mass'] : (sense.value as string).split(',')
      const text = `${name} 5 ${unit}`
      if (own.includes(id) || said(text, sense.language!).length > 0) continue
      const parts = whyNoQuestion(text, sense.language!)?.sum?.parts
      expect(
        parts?.map(({ category }) => category),
        text,
      ).toEqual([own[0], id])
      // Of two words that name it one may be passed over: `baby weighs`, `weight of`.
      expect(name).toContain(parts![0]!.typed)
      expect(parts![1]!.typed, text).toBe(`5 ${unit}`)
    }
})

test('a number beside a currency is no quantity, and is said to be money', () => {
  for (const { name, sense } of money())
    for (const language of languages)
      for (const text of [`25 ${name}`, `2 499,00 ${name}`, `${name} 25`]) {
        // The dyne of Russian, and of an English page, has the letters of the dinar.
        if (name === 'дин' && language !== 'sr') continue
        expect(said(text, language), `${text} ${sense.key}`).toEqual([])
        expect(whyNoQuestion(text, language)?.needs, text).toBe('rate')
      }
  expect(said('5 дин', 'ru')).toEqual(['5 dyn'])
  expect(said('5 dyn', 'sr')).toEqual(['5 dyn'])
})

test('a capital that is no symbol ends a name, where it stands tight behind digits', () => {
  for (const text of ['5G', '100G', '4H', '5S', '5Г', '5Ч']) expect(said(text, 'en'), text).toEqual([])
  expect(['5L', '20F', '4K', '5J'].flatMap((text) => said(text, 'en'))).toEqual(['5 l', '20 f', '4 k', '5 j'])
})

test.each([
  ['en', 'pressure: 30 psi in bar', '30 psi > bar'],
  ['en', 'a speed of 10 knots in mph', '10 knot > mph'],
  ['ru', 'давление 750 мм рт. ст. в гПа', '750 mmhg > hpa'],
  ['ru', 'скорости 10 узлов', '10 knot'],
  ['sr', 'pritisak 2 bara u psi', '2 bar > psi'],
] as const)('%s %s', (language, text, expected) => expect(said(text, language)[0]).toBe(expected))

const per: Readonly<Record<Language, readonly string[]>> = { en: ['per'], ru: ['за'], sr: ['за', 'po', 'za', 'по'] }

test('between a quantity and a time `per` divides, in the words of each language', () => {
  const lengths = categories.find(({ id }) => id === 'length')!.units.slice(0, 6)
  const times = categories.find(({ id }) => id === 'time')!.units.slice(0, 6)
  for (const language of languages)
    for (const word of per[language])
      for (const length of lengths)
        for (const time of times) {
          const [way, taken] = [`10 ${length.symbol[language]}`, `50 ${time.symbol[language]}`]
          const divided = said(`${way} / (${taken}) = ${language === 'en' ? 'km/h' : 'км/ч'}`, language)
          expect(divided).toHaveLength(1)
          const text = `${way} ${word} ${taken} = ${language === 'en' ? 'km/h' : 'км/ч'}`
          expect(said(text, language), text).toEqual(divided)
        }
})

test.each([
  ['en', '5 litres per 50 km', ['10 l100km', '0.1 mm2']],
  ['en', '60 mi per 2 gal in mpg', ['30 mpg > mpg']],
  ['ru', '5 км за 2 кг', []],
  ['ru', '5 км по 2 км', []],
] as const)('%s %s', (language, text, expected) => expect(said(text, language)).toEqual(expected))

const by: Readonly<Record<Language, readonly string[]>> = {
  en: ['x', '×', 'by'],
  ru: ['х', 'на'],
  sr: ['x', 'на', 'na'],
}

test('sides with a unit on each are answered each where a length is wanted, and as an area where an area is', () => {
  const known = ['in', 'cm', 'ft', 'm', 'mm']
  const units = categories.find(({ id }) => id === 'length')!.units.filter(({ id }) => known.includes(id))
  for (const language of languages)
    for (const word of by[language])
      for (const left of units)
        for (const right of units) {
          const text = `8 ${left.symbol[language]} ${word} 10 ${right.symbol[language]}`
          const [wanted, area] = language === 'en' ? ['in yd', 'in m2'] : ['= yd', '= m2']
          const sides = [`8 ${left.id} > yd`, `10 ${right.id} > yd`]
          expect(said(`${text} ${wanted}`, language), text).toEqual(sides)
          expect(said(`${text} ${word} 2 ${left.symbol[language]} ${wanted}`, language)).toEqual([
            ...sides,
            `2 ${left.id} > yd`,
          ])
          expect(said(`${text} ${area}`, language), text).toHaveLength(1)
          if (left !== right) continue
          const named = said(`${text} ${area}`, language)
          expect(said(`8 ${word} 10 ${right.symbol[language]} ${area}`, language), text).toEqual(named)
        }
})

test('a thing is measured in what its row names', () => {
  for (const thing of ['monitor', 'tv', 'screen', 'laptop', 'display']) {
    for (const text of [`4K ${thing}`, `4k ${thing}`, `4 K ${thing}`]) expect(said(text, 'en'), text).toEqual([])
    expect(said(`65 in ${thing}`, 'en')).toContain('65 in')
    expect(said(`144 Hz ${thing}`, 'en')).toContain('144 hz')
  }
  expect(said('10k run in miles', 'en')).toEqual(['10 km > mi'])
  expect(said('20 C outside', 'en')).toContain('20 c')
  expect(said('20 kg outside', 'en')).toEqual([])
  expect(whyNoQuestion('4K monitor', 'en')).toEqual({ word: 'monitor' })
})

const rows = (kind: string) => Array.from(things()).filter(({ sense }) => sense.kind === kind)

test('a quantity may be named with the thing that has it: `tire pressure`, `давление в шинах`', () => {
  const joints: Readonly<Record<Language, readonly string[]>> = { en: ['', 'of'], ru: ['', 'в'], sr: ['', 'у'] }
  let all = 0
  for (const { name, sense } of rows('thing'))
    for (const category of categories) {
      const language = sense.language!
      const unit = category.units.find(({ definition }) => definition === '1')!
      const hasIt = (sense.value as string).split(',').includes(category.id)
      const named = category.name[language]
      for (const joint of joints[language])
        for (const what of [`${named} ${joint} ${name}`, ...(joint === '' ? [`${name} ${named}`] : [])]) {
          const read = readQuestion(`${what} 3 ${unit.name[language]}`, language)
          if (hasIt)
            expect(
              read.map(({ category: id }) => id),
              `${what} ${unit.id}`,
            ).toContain(category.id)
          all++
        }
    }
  expect(all).toBeGreaterThan(5000)
})

test('one of a unit of what is poured: its volume is converted, and what it weighs needs its density', () => {
  const cups = { en: 'cup', ru: 'литр', sr: 'литар' } as const
  const wanted = { en: ['in ml', 'in grams'], ru: ['в мл', 'в граммах'], sr: ['у ml', 'у грамима'] } as const
  for (const { name, sense } of [...rows('ingredient'), ...rows('spice')]) {
    const language = sense.language!
    const given = `${cups[language]} ${language === 'en' ? 'of ' : ''}${name}`
    expect(readQuestion(`${given} ${wanted[language][0]}`, language)[0]?.to, given).toBe('ml')
    expect(readQuestion(`${given} ${wanted[language][1]}`, language), given).toEqual([])
    expect(whyNoQuestion(`${given} ${wanted[language][1]}`, language)?.needs, given).toBe('density')
  }
})

test('`на` before one unit divides, in words too; before many it says what is wanted', () => {
  const [masses, volumes] = ['mass', 'volume'].map((id) => categories.find((category) => category.id === id)!.units)
  // An ounce may be a volume, too.
  const isMass = (name: string) => readQuestion(`5 ${name}`, 'ru').every(({ category }) => category === 'mass')
  for (const mass of masses!.filter(({ ofMany }) => isMass(ofMany.ru)))
    for (const volume of volumes!.filter(({ name }) => /[лрйнт]$/.test(name.ru))) {
      const text = `5 ${mass.ofMany.ru} на ${volume.name.ru}`
      expect(
        readQuestion(text, 'ru').map(({ category }) => category),
        text,
      ).toContain('density')
      const asked = `5 ${volume.ofMany.ru} на ${mass.intoMany.ru}`
      expect(whyNoQuestion(asked, 'ru')?.needs, asked).toBe('density')
    }
})

test.each([
  ['en', '100 meters in 10 seconds in km/h', 'speed'],
  ['en', '5 l in 10 s in gpm', 'flow'],
  ['en', '60 min in hours', 'time'],
  ['en', '3 GB / 25 MB/s', 'time'],
  ['ru', '3 метра в секунду в квадрате', 'acceleration'],
  ['en', '120 by 80 mmHg in kPa', ''],
  ['en', 'a 5 km run in miles', 'length'],
] as const)('%s %s', (language, text, category) =>
  expect(readQuestion(text, language)[0]?.category ?? '').toBe(category),
)

test('what a sum comes to is told in no unit that only a prefix makes', () => {
  expect(readQuestion('3 GB / 25 MB/s', 'en')[0]).toMatchObject({ from: 's', value: '120' })
  expect(readQuestion('3 µs + 2 µs', 'en')[0]).toMatchObject({ from: 'us' })
})
