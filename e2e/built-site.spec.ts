import { expect, test } from '@playwright/test'
import {
  builtFiles,
  builtPages,
  decodeEntities,
  gzipSize,
  pagePaths,
  readBuilt,
  siteTexts,
} from './support/built-pages.ts'
import { allowedLatinWords } from './support/latin-allow-list.ts'

/** Checks of every prerendered page, as files. What a browser does with them is tested elsewhere. */

// In one process: what is read of thousands of pages is read once.
test.describe.configure({ mode: 'default' })

const languages = ['en', 'ru', 'sr']
const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((match) => decodeEntities(match[1] ?? ''))
/** The first, and no look at the rest of the page. */
const one = (html: string, pattern: RegExp): string => decodeEntities(html.matchAll(pattern).next().value?.[1] ?? '')

/** Collects what is wrong and shows the first few: a list of thousands helps nobody. */
function expectNone(problems: readonly string[]) {
  expect(problems.slice(0, 20), `${problems.length} problems`).toEqual([])
}

test('every internal link of every page leads to a page or a file', () => {
  const pages = new Set(pagePaths)
  const problems = new Set<string>()
  for (const { path, html } of builtPages()) {
    for (const link of all(html, /\s(?:href|src)="(\/[^"]*)"/g)) {
      const target = link.split(/[?#]/)[0] ?? ''
      // Answered by the server, not by a file: e2e/pages.spec.ts follows those.
      if (target.startsWith('/api/')) continue
      if (!pages.has(target) && !builtFiles.has(target)) problems.add(`${path} → ${link}`)
    }
  }
  expectNone([...problems])
})

test('the sitemap names exactly the prerendered pages', () => {
  const listed = all(readBuilt('/sitemap.xml'), /<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)
  expect(listed.length).toBe(new Set(listed).size)
  expectNone(pagePaths.filter((path) => !listed.includes(path)))
  const pages = new Set(pagePaths)
  expectNone(listed.filter((path) => !pages.has(path)))
})

test('each page has one h1, a title and a description, and no two pages of a language share them', () => {
  const problems: string[] = []
  const seen = new Map<string, string>()
  for (const { path, language, html } of builtPages()) {
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0
    if (headings !== 1) problems.push(`${path}: ${headings} h1`)
    const title = one(html, /<title>([^<]*)<\/title>/g)
    const description = one(html, /<meta name="description" content="([^"]*)"/g)
    if (!title) problems.push(`${path}: no title`)
    if (!description) problems.push(`${path}: no description`)
    if (one(html, /<html lang="([^"]*)"/g) !== language) problems.push(`${path}: lang attribute`)
    for (const text of [`title ${title}`, `description ${description}`]) {
      const other = seen.get(`${language} ${text}`)
      if (other) problems.push(`${path} and ${other} share the ${text}`)
      seen.set(`${language} ${text}`, path)
    }
  }
  expectNone(problems)
})

test('canonical links name the page itself, alternates name each other', () => {
  const problems: string[] = []
  for (const { path, language, html } of builtPages()) {
    const origin = one(html, /<link rel="canonical" href="(https?:\/\/[^/"]+)/g)
    const expected = new Map(
      [...languages, 'x-default'].map((tag) => [tag, `${origin}/${tag === 'x-default' ? 'en' : tag}${path.slice(3)}`]),
    )
    if (one(html, /<link rel="canonical" href="([^"]*)"/g) !== expected.get(language))
      problems.push(`${path}: canonical`)
    const found = new Map<string, string>()
    for (const tag of html.match(/<link rel="alternate"[^>]*>/gi) ?? []) {
      found.set(one(tag, /hreflang="([^"]*)"/gi), one(tag, /href="([^"]*)"/g))
    }
    for (const [tag, address] of expected) if (found.get(tag) !== address) problems.push(`${path}: alternate ${tag}`)
    if (found.size !== expected.size) problems.push(`${path}: ${found.size} alternates`)
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'twitter:card']) {
      if (!html.includes(`="${property}"`)) problems.push(`${path}: no ${property}`)
    }
  }
  expectNone(problems)
})

const descriptionOf = (html: string): string => one(html, /<meta name="description" content="([^"]*)"/g)

test('titles have at most 60 characters and descriptions at most 160: a search page shows no more', () => {
  const problems: string[] = []
  for (const { path, html } of builtPages()) {
    for (const [most, text] of [
      [60, one(html, /<title>([^<]*)<\/title>/g)],
      [160, descriptionOf(html)],
    ] as const)
      if ([...text].length > most) problems.push(`${path}: ${[...text].length} characters: ${text}`)
  }
  expectNone(problems)
})

test('every page and its manifest say their language; English is British', () => {
  const locales: Readonly<Record<string, string>> = { en: 'en_GB', ru: 'ru_RU', sr: 'sr_RS' }
  const problems: string[] = []
  for (const { path, language, html } of builtPages()) {
    if (one(html, /<meta property="og:locale" content="([^"]*)"/g) !== locales[language])
      problems.push(`${path}: og:locale`)
    if (one(html, /<link rel="manifest" href="([^"]*)"/g) !== `/${language}/manifest.webmanifest`)
      problems.push(`${path}: manifest`)
  }
  for (const language of languages) {
    const manifest = JSON.parse(readBuilt(`/${language}/manifest.webmanifest`))
    expect(manifest).toMatchObject({ lang: language, start_url: `/${language}/` })
    expect(manifest.description).toBe(descriptionOf(readBuilt(`/${language}/index.html`)))
    expect(manifest.shortcuts.length).toBeGreaterThan(0)
    for (const { name, url } of manifest.shortcuts) {
      const isCyrillic = /\p{Script=Cyrillic}/u.test(name)
      // Names of formats are the same in every language.
      if (isCyrillic !== (language !== 'en') && !/^[A-Z, ]+$/.test(name)) problems.push(`${url}: ${name}`)
    }
  }
  expectNone(problems)
})

/** Symbols of units after a number, as descriptions have them; a letter after them makes them a word. */
const tornQuantity =
  /\d (?:[kcmµn]?m|[kmµ]?g|lb|oz|mi|ft|in|yd|km\/h|mph|[kM]?J|kcal|kWh|°[CF]|K|[кмс]?м|[кмт]?г|л|км\/ч|[кМ]?Дж|ккал|К)(?![\p{L}\d])/u

test('prose has the marks of its language: decimal comma, minus, no two stops, numbers held to their units', () => {
  const problems: string[] = []
  for (const { path, text } of siteTexts()) if (/\.\.(?!\.)/.test(text)) problems.push(`${path}: two stops: ${text}`)
  for (const { path, language, html } of builtPages()) {
    const description = descriptionOf(html)
    // Coordinates, addresses and versions of formats are written with a point everywhere.
    const isNotation = /\/(geo|dev)(\/|$)|\/api$/.test(path)
    if (language !== 'en' && !isNotation && /\d\.\d/.test(description)) problems.push(`${path}: point: ${description}`)
    if (!isNotation && /(?<![\p{L}\d])-\d/u.test(description)) problems.push(`${path}: hyphen: ${description}`)
    if (tornQuantity.test(description)) problems.push(`${path}: torn: ${description}`)
  }
  expectNone(problems)
})

test('Russian and Serbian pages have no Latin words beyond names and symbols', () => {
  const words = new Map<string, string>()
  for (const { path, language, text } of siteTexts()) {
    if (language === 'en') continue
    for (const word of text.replace(notWords, ' ').match(/[A-Za-z][A-Za-z0-9]+/g) ?? []) {
      if (!allowedLatinWords.has(word) && !words.has(word))
        words.set(word, `${word} (${path}: ${text.trim().slice(0, 60)})`)
    }
  }
  expectNone([...words.values()])
})

/** What is written in letters and digits everywhere, so that it is no word of any language. */
const notWords = new RegExp(
  [
    /[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT/, // a date as HTTP writes it
    /\b[a-z]+\/[a-z.+-]+/, // a MIME type
    /\b[2-9CFGHJMPQRVWX]{8}\+[2-9CFGHJMPQRVWX]{2,3}/, // a plus code
    /\b(?=[a-z]*\d)[0-9b-hjkmnp-z]{9}\b/, // a geohash
    /\b[A-R]{2}\d{2}[a-x]{2}\d{2}\b/, // a locator of radio amateurs
    /\b\d{1,2}[A-Z] [A-Z]{2}\b/, // a square of a grid
    /\b\d*[A-Z]+\d[\d.]*/, // a reference within it
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

test('the notices carry the licences of what is shipped', () => {
  const notices = readBuilt('/third-party-notices.txt')
  for (const name of ['react-dom', 'react-router', '@fontsource-variable/inter', 'world-atlas'])
    expect(notices).toContain(`\n${name} `)
  for (const words of ['SIL OPEN FONT LICENSE', 'Natural Earth', 'creativecommons.org/licenses/by/4.0', 'Copyright'])
    expect(notices).toContain(words)
})

test.describe('page weight', () => {
  const kilobyte = 1000
  const isOverview = (path: string) => /^\/..(\/|\/metrics|\/geo|\/dev)$/.test(path)

  test('first-load JavaScript stays within 127 KB on overview pages and 150 KB on tools, CSS within 15 KB', () => {
    const problems = new Set<string>()
    for (const { path, html } of builtPages()) {
      const weigh = (pattern: RegExp) =>
        [...new Set(html.match(pattern))].reduce((sum, file) => sum + gzipSize(file), 0)
      const script = weigh(/\/assets\/[\w.-]+\.js/g)
      const style = weigh(/\/assets\/[\w.-]+\.css/g)
      const kind = path.split('/').slice(2, 4).join('/')
      if (script > (isOverview(path) ? 127 : 150) * kilobyte) problems.add(`${kind}: ${script} bytes of JavaScript`)
      if (style > 15 * kilobyte) problems.add(`${kind}: ${style} bytes of CSS`)
    }
    expectNone([...problems])
  })
})
