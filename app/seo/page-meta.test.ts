import { expect, test } from 'vitest'
import { alternates, pageMeta } from './page-meta.ts'

const page = { language: 'sr', path: '/metrics/length', title: 'Т', description: 'О' } as const

test('alternates name the page in every language, English for everyone else', () => {
  expect(alternates('/')).toEqual([
    { hrefLang: 'ru', href: 'https://convertory.example/ru/' },
    { hrefLang: 'en', href: 'https://convertory.example/en/' },
    { hrefLang: 'sr', href: 'https://convertory.example/sr/' },
    { hrefLang: 'x-default', href: 'https://convertory.example/en/' },
  ])
})

test('a page names itself as canonical', () => {
  expect(pageMeta(page)).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://convertory.example/sr/metrics/length',
  })
})

test('a title too long for a search page goes without the name of the site', () => {
  const titleOf = (title: string) => pageMeta({ ...page, title })[0]
  expect(titleOf(`${'Т'.repeat(47)} – Convertory`)).toEqual({ title: `${'Т'.repeat(47)} – Convertory` })
  expect(titleOf(`${'Т'.repeat(48)} – Convertory`)).toEqual({ title: 'Т'.repeat(48) })
})

test('a page that is not listed has neither a canonical address nor alternates', () => {
  const tags = pageMeta({ ...page, indexed: false })
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(JSON.stringify(tags)).not.toMatch(/canonical|alternate/)
})

test('breadcrumbs end in the page itself, without the name of the site', () => {
  const tags = pageMeta({ ...page, title: 'Т – Convertory', breadcrumbs: [{ name: 'Почетна', path: '/' }] })
  const list = tags.find((tag) => 'script:ld+json' in tag) as { 'script:ld+json': { itemListElement: object[] } }
  expect(list['script:ld+json'].itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Почетна', item: 'https://convertory.example/sr/' },
    { '@type': 'ListItem', position: 2, name: 'Т', item: 'https://convertory.example/sr/metrics/length' },
  ])
})
