import { expect, test, vi } from 'vitest'
import { languages } from '#engines/core/index.ts'
import { requirePages, wantedPages } from './wanted-pages.ts'

test('a quick look has the pages that match and those for what is not found', () => {
  expect(wantedPages('^/en/dev/jwt$')).toEqual(['/en/dev/jwt', ...languages.map((language) => `/${language}/404`)])
})

test('in a hurry all pages come first but the pairs that few ask for', () => {
  vi.stubEnv('PAGES', '')
  vi.stubEnv('QUICK_BUILD', '1')
  const first = new Set(wantedPages())
  vi.unstubAllEnvs()
  for (const path of ['/en/', '/sr/metrics/length', '/en/metrics/length/mikm', '/ru/geo/coordinates/wgs84utm'])
    expect(first).toContain(path)
  expect(first).not.toContain('/en/metrics/length/kmfur')
  const later = wantedPages('').filter((path) => !first.has(path))
  expect(later.filter((path) => !/^\/..\/metrics\/\w+\/[\w-]+$/.test(path))).toEqual([])
  expect(first.size * 5).toBeLessThan(wantedPages('').length)
})

test('a build of no page at all fails', () => {
  expect(() => wantedPages('^/nowhere')).toThrow('matches no page')
  expect(() => requirePages(wantedPages(), {})).toThrow(/lacks (\d+) of \1 pages/)
})

test('a build that lost a page fails and names it', () => {
  expect(() => requirePages(['/en/', '/ru/'], { '/en/': 0 })).toThrow('lacks 1 of 2 pages, the first of them /ru/')
  expect(() => requirePages(['/en/'], { '/en/': 0, '/more': 0 })).not.toThrow()
})
