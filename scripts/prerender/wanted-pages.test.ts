import { expect, test } from 'vitest'
import { languages } from '#engines/core/index.ts'
import { requirePages, wantedPages } from './wanted-pages.ts'

test('a quick look has the pages that match and those for what is not found', () => {
  expect(wantedPages('^/en/dev/jwt$')).toEqual(['/en/dev/jwt', ...languages.map((language) => `/${language}/404`)])
})

test('a build of no page at all fails', () => {
  expect(() => wantedPages('^/nowhere')).toThrow('matches no page')
  expect(() => requirePages(wantedPages(), {})).toThrow(/lacks (\d+) of \1 pages/)
})

test('a build that lost a page fails and names it', () => {
  expect(() => requirePages(['/en/', '/ru/'], { '/en/': 0 })).toThrow('lacks 1 of 2 pages, the first of them /ru/')
  expect(() => requirePages(['/en/'], { '/en/': 0, '/more': 0 })).not.toThrow()
})
