import { expect, it } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { languages } from '#engines/core/index.ts'
import { allFormatPairs, type FamilyId, families } from '#engines/geodata/index.ts'
import { familyHead, pairHead } from './page-head.ts'

/** What a search page shows of a page: longer titles and descriptions are cut there. */
it.each(languages)('titles and descriptions fit a search page: %s', (language) => {
  overwriteGetLocale(() => language)
  const ids = Object.keys(families) as FamilyId[]
  const heads = [...ids.map(familyHead), ...ids.flatMap((id) => allFormatPairs(id).map(pairHead))]
  expect(heads.filter(({ title }) => title.length > 60)).toEqual([])
  expect(heads.filter(({ description }) => description.length > 160)).toEqual([])
})

it('says of every pair what its source holds and what its target is', () => {
  overwriteGetLocale(() => 'en')
  const pairs = (Object.keys(families) as FamilyId[]).flatMap((id) => allFormatPairs(id))
  const alone = (one: (pair: (typeof pairs)[number]) => string) =>
    Object.fromEntries(pairs.map((pair) => [one(pair), pairHead(pair).description]))
  expect({ ...alone(({ from }) => `from ${from}`), ...alone(({ to }) => `to ${to}`) }).toMatchSnapshot()
  expect([familyHead('gpx-kml'), familyHead('geojson')]).toMatchSnapshot()
})
