import { describe, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { allPairs, pairSlug, systemIds } from '#engines/coordinates/index.ts'
import { type Language, languages } from '#engines/core/index.ts'
import { coordinatesMeta, pairHeading } from './page-texts.ts'

let language: Language = 'en'
overwriteGetLocale(() => language)

const tagsOf = (spoken: Language, pair?: (typeof allPairs)[number]) => {
  language = spoken
  const tags = coordinatesMeta(spoken, pair)
  const title = tags.flatMap((tag) => ('title' in tag ? [tag.title as string] : []))[0] ?? ''
  const description = tags.flatMap((tag) =>
    'name' in tag && tag.name === 'description' ? [(tag as { content: string }).content] : [],
  )[0]
  return { title, description: description ?? '' }
}

test('texts count the systems there are', () => {
  const counting = 'coordinates_page_description, coordinates_pair_description, api_coordinates_text'
  expect(systemIds.length, `ten, or eight more, by ${counting}, README.md and docs/library.md`).toBe(10)
})

describe.each(languages)('page heads in %s', (spoken) => {
  const pages = [undefined, ...allPairs].map((pair) => ({ slug: pair && pairSlug(pair), ...tagsOf(spoken, pair) }))

  test('every title and every description is its own', () => {
    expect(new Set(pages.map(({ title }) => title)).size).toBe(allPairs.length + 1)
    expect(new Set(pages.map(({ description }) => description)).size).toBe(allPairs.length + 1)
  })

  test('nothing is left unfilled, and examples are never empty', () => {
    for (const { title, description } of pages) {
      expect(title).not.toMatch(/[{}]|undefined/)
      expect(description).not.toMatch(/[{}]|undefined|: {2}|→ \./)
      // The name of the site stands where it has room.
      if (title.length < 47) expect(title).toMatch(/ [–—] Convertory$/)
      expect(title.length, title).toBeLessThanOrEqual(60)
      expect(description.length, description).toBeLessThanOrEqual(160)
      expect(title.charAt(0)).toBe(title.charAt(0).toUpperCase())
    }
  })

  if (spoken === 'ru' || spoken === 'sr')
    test('heads in Cyrillic have no Latin words', () => {
      for (const { title, description } of pages)
        expect(`${title} ${description}`.replaceAll('Convertory', '')).not.toMatch(/[a-z]{2,}/)
    })
})

test('a page says where it stands and what it is', () => {
  language = 'en'
  const told = (pair?: (typeof allPairs)[number]) => {
    const [crumbs, application] = coordinatesMeta('en', pair).flatMap((tag) =>
      'script:ld+json' in tag ? [tag['script:ld+json'] as unknown as Record<string, unknown>] : [],
    )
    const items = crumbs?.itemListElement as { name: string; item: string }[]
    return [
      ...items.map(({ name, item }) => `${name} ${new URL(item).pathname}`),
      `${application?.name} ${application?.applicationCategory}`,
    ]
  }
  const above = ['Home /en/', 'Geodata /en/geo']
  const application = 'Coordinate converter UtilitiesApplication'
  expect(told()).toEqual([...above, 'Coordinate converter: WGS 84, UTM, MGRS /en/geo/coordinates', application])
  expect(told({ from: 'wgs84', to: 'osgb' })).toEqual([
    ...above,
    'Decimal degrees → British grid OSGB /en/geo/coordinates/wgs84osgb',
    application,
  ])
  expect(pairHeading({ from: 'sk42', to: 'utm' }, 'en')).toBe('SK-42 → UTM')
})
