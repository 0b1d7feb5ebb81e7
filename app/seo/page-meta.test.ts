import { beforeAll, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { languages } from '#engines/core/index.ts'
import { alternates, pageMeta } from './page-meta.ts'

const page = { language: 'sr', path: '/metrics/length', title: 'Т', description: 'О' } as const

beforeAll(() => overwriteGetLocale(() => page.language))

test('alternates name the page in every language, English for everyone else', () => {
  expect(alternates('/')).toEqual([
    ...languages.map((language) => ({ hrefLang: language, href: `https://convertory.example/${language}/` })),
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

test('breadcrumbs lead from the home page to the page itself, without the name of the site', () => {
  const tags = pageMeta({ ...page, title: 'Т – Convertory', breadcrumbs: [{ name: 'Мере', path: '/metrics' }] })
  const list = tags.find((tag) => 'script:ld+json' in tag) as { 'script:ld+json': { itemListElement: object[] } }
  expect(list['script:ld+json'].itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Почетна', item: 'https://convertory.example/sr/' },
    { '@type': 'ListItem', position: 2, name: 'Мере', item: 'https://convertory.example/sr/metrics' },
    { '@type': 'ListItem', position: 3, name: 'Т', item: 'https://convertory.example/sr/metrics/length' },
  ])
})

test('everything a page says about itself', () => {
  const application = { name: 'Дужина', category: 'UtilitiesApplication' } as const
  expect(pageMeta({ ...page, application })).toMatchInlineSnapshot(`
    [
      {
        "title": "Т",
      },
      {
        "content": "О",
        "name": "description",
      },
      {
        "content": "website",
        "property": "og:type",
      },
      {
        "content": "Convertory",
        "property": "og:site_name",
      },
      {
        "content": "Т",
        "property": "og:title",
      },
      {
        "content": "О",
        "property": "og:description",
      },
      {
        "content": "https://convertory.example/sr/metrics/length",
        "property": "og:url",
      },
      {
        "content": "https://convertory.example/social-sr.png",
        "property": "og:image",
      },
      {
        "content": "sr_RS",
        "property": "og:locale",
      },
      {
        "content": "ru_RU",
        "property": "og:locale:alternate",
      },
      {
        "content": "en_GB",
        "property": "og:locale:alternate",
      },
      {
        "content": "summary_large_image",
        "name": "twitter:card",
      },
      {
        "content": "Т",
        "name": "twitter:title",
      },
      {
        "content": "О",
        "name": "twitter:description",
      },
      {
        "content": "https://convertory.example/social-sr.png",
        "name": "twitter:image",
      },
      {
        "href": "https://convertory.example/sr/metrics/length",
        "rel": "canonical",
        "tagName": "link",
      },
      {
        "href": "https://convertory.example/ru/metrics/length",
        "hrefLang": "ru",
        "rel": "alternate",
        "tagName": "link",
      },
      {
        "href": "https://convertory.example/en/metrics/length",
        "hrefLang": "en",
        "rel": "alternate",
        "tagName": "link",
      },
      {
        "href": "https://convertory.example/sr/metrics/length",
        "hrefLang": "sr",
        "rel": "alternate",
        "tagName": "link",
      },
      {
        "href": "https://convertory.example/en/metrics/length",
        "hrefLang": "x-default",
        "rel": "alternate",
        "tagName": "link",
      },
      {
        "script:ld+json": {
          "@context": "https://schema.org",
          "@type": "WebApplication",
          "applicationCategory": "UtilitiesApplication",
          "browserRequirements": "JavaScript",
          "description": "О",
          "inLanguage": "sr",
          "isAccessibleForFree": true,
          "name": "Дужина",
          "offers": {
            "@type": "Offer",
            "price": "0",
            "priceCurrency": "USD",
          },
          "operatingSystem": "Any",
          "url": "https://convertory.example/sr/metrics/length",
        },
      },
    ]
  `)
})
