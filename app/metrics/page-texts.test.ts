import { beforeAll, describe, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { type Language, languageFacts, languages } from '#engines/core/index.ts'
import { type CategoryTexts, categories, pairsWithPage, parsePair } from '#engines/units/index.ts'
import { pageTexts, pairLinkText } from './page-texts.ts'

/** As pages get them, by category. */
const loaded = import.meta.glob<CategoryTexts>('../../engines/units/categories/*/texts.ts', {
  eager: true,
  import: 'texts',
})
const textsOf = (id: string): CategoryTexts => loaded[`../../engines/units/categories/${id}/texts.ts`]!

let locale: Language = 'en'
beforeAll(() => overwriteGetLocale(() => locale))

const known = new Map<Language, ReturnType<typeof pageTexts>[]>()
const everyPage = (language: Language) => {
  locale = language
  const pages =
    known.get(language) ??
    categories.flatMap((category) =>
      [null, ...pairsWithPage(category)].map((pair) => pageTexts(category, textsOf(category.id), pair, language)),
    )
  known.set(language, pages)
  return pages
}

describe.each(languages)('%s', (language) => {
  test('no two pages share a title or a description', () => {
    const pages = everyPage(language)
    expect(pages.length).toBeGreaterThan(categories.length)
    for (const part of ['title', 'description', 'heading'] as const) {
      const texts = pages.map((page) => page[part])
      expect([...Map.groupBy(texts, (text) => text).values()].filter((same) => same.length > 1)).toEqual([])
    }
  })

  test('every text is filled in and begins as a sentence does', () => {
    const texts = everyPage(language).flatMap(({ title, description, heading }) => [title, description, heading])
    expect(texts.filter((text) => /undefined|null|NaN|\{|\}|metrics_| {2}/.test(text))).toEqual([])
    expect(texts.filter((text) => !/^[\p{Lu}\d−-]/u.test(text))).toEqual([])
  })
})

describe.each(languages)('in search results, %s', (language) => {
  test('titles and descriptions fit', () => {
    const tooLong = everyPage(language).filter(
      ({ title, description }) => title.length > 60 || description.length > 160,
    )
    expect(tooLong).toEqual([])
  })

  test('numbers are those of the language, and stay with their units', () => {
    const wrong = [/\.\./, /-\d/, /\d (?:km|kg|mph|lb|°|K\b|К\b|кг|км|кДж|kJ|kcal|ккал)/]
    if (!Object.values(languageFacts[language]).includes('.')) wrong.push(/(^|[^\d.])\d{1,2}\.\d/)
    const descriptions = everyPage(language).map(({ description }) => description)
    expect(descriptions.filter((text) => wrong.some((pattern) => pattern.test(text)))).toEqual([])
  })
})

test('presets are pairs of their category', () => {
  for (const category of categories)
    for (const slug of Object.keys(textsOf(category.id).presets)) expect(parsePair(category, slug), slug).not.toBeNull()
})

test('titles read as a native writes them', () => {
  const length = categories[0]!
  const titles = (['ru', 'en', 'sr'] as const).map((language) => {
    locale = language
    return pageTexts(length, textsOf('length'), { from: 'verst', to: 'mi' }, language).title
  })
  expect(titles).toEqual([
    'Вёрсты в мили: вер. → ми\u00a0— Convertory',
    'Versts to miles (verst to mi) – Convertory',
    'Претварање верста у миље (верста → mi) – Convertory',
  ])
  locale = 'ru'
  expect(pairLinkText(length, { from: 'km', to: 'ft' }, 'ru')).toBe('километры в футы')
})

test('an exact answer has the sign of equality, a rounded one the other', () => {
  locale = 'en'
  const answer = (to: string) => {
    const length = categories.find(({ id }) => id === 'length')!
    return pageTexts(length, textsOf('length'), { from: 'km', to }, 'en').description.match(/[=≈]/)?.[0]
  }
  expect([answer('m'), answer('mi')]).toEqual(['=', '≈'])
})

test('whole heads: with words of their own, with symbols, and where there is room for less', () => {
  locale = 'en'
  const head = (categoryId: string, slug: string) => {
    const category = categories.find(({ id }) => id === categoryId)!
    return Object.values(pageTexts(category, textsOf(categoryId), parsePair(category, slug), 'en'))
  }
  const heads = [
    head('speed', 'kmhmph'),
    head('length', 'verstmi'),
    // Sixty characters, as many as there is room for.
    head('length', 'lokotnmi'),
    head('temperature', 'cre'),
    head('speed', 'cmsmms'),
  ]
  expect(heads).toMatchInlineSnapshot(`
    [
      [
        "Kilometres per hour to miles per hour",
        "Kilometres per hour to miles per hour – Convertory",
        "100 km/h is about 62.14 mph, 50 km/h about 31.07 mph: divide by 1.609344. Speed limits, records and the wind, in every unit at once.",
      ],
      [
        "Versts to miles",
        "Versts to miles (verst to mi) – Convertory",
        "1 verst ≈ 0.66287879 mi. Convert versts to miles and every other unit at once, with the formula, a table and the sources.",
      ],
      [
        "Russian cubits to nautical miles",
        "Russian cubits to nautical miles (lokot to nmi) – Convertory",
        "1 lokot ≈ 0.0002468683 nmi. Convert Russian cubits to nautical miles and every other unit at once, with the formula, a table and the sources.",
      ],
      [
        "Degrees Celsius to degrees Réaumur",
        "Degrees Celsius to degrees Réaumur (°C to °Ré) – Convertory",
        "0 °C = 0 °Ré. Convert degrees Celsius to degrees Réaumur and every other unit at once, with the formula, a table and the sources.",
      ],
      [
        "Centimetres per second to millimetres per second",
        "Centimetres per second to millimetres per second",
        "100 cm/s = 1,000 mm/s. Convert centimetres per second to millimetres per second and every other unit at once, with the formula, a table and the sources.",
      ],
    ]
  `)
})
