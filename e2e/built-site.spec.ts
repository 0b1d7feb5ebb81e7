import { expect, test } from '@playwright/test'
import { type Language, languageFacts, languages } from '#engines/core/index.ts'
import { builtFiles, framePaths, gzipSize, pagePaths, readBuilt } from './support/built-pages.ts'
import { builtSite, type PageFacts } from './support/built-site-reader.ts'
import { allowedLatinWords } from './support/latin-allow-list.ts'

/** Checks of every prerendered page, as files. What a browser does with them is tested elsewhere. */

// In one process: what is read of thousands of pages is read once.
test.describe.configure({ mode: 'default' })

/** What the head of a page says, or nothing. */
const said = ({ head }: PageFacts, name: string): string => head.get(name) ?? ''

/** As its own name is written. */
const isInCyrillic = (language: Language): boolean => /\p{Script=Cyrillic}/u.test(languageFacts[language].name)

/** Collects what is wrong and shows the first few: a list of thousands helps nobody. */
function expectNone(problems: readonly string[]) {
  expect(problems.slice(0, 20), `${problems.length} problems`).toEqual([])
}

test('every internal link of every page leads to a page or a file', () => {
  const pages = new Set(pagePaths)
  const problems: string[] = []
  for (const { path, text: link } of builtSite().links) {
    const target = link.split(/[?#]/)[0] ?? ''
    // Answered by the server, not by a file: e2e/pages.spec.ts follows those.
    if (target.startsWith('/api/')) continue
    if (!pages.has(target) && !builtFiles.has(target)) problems.push(`${path} → ${link}`)
  }
  expectNone(problems)
})

test('the sitemap names exactly the prerendered pages', () => {
  const listed = [...readBuilt('/sitemap.xml').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path!,
  )
  const distinct = new Set(listed)
  expect(listed.length).toBe(distinct.size)
  expectNone(pagePaths.filter((path) => !distinct.has(path)))
  const pages = new Set(pagePaths)
  expectNone(listed.filter((path) => !pages.has(path)))
})

test('what stands on pages of others has a language, a title and one heading', () => {
  const problems: string[] = []
  for (const path of framePaths) {
    const html = readBuilt(`${path}/index.html`)
    for (const [name, wanted] of [
      ['language', `<html lang="${path.split('/')[1]}"`],
      ['title', '<title>'],
      ['heading', '<h1'],
    ] as const)
      if (html.split(wanted).length !== 2) problems.push(`${path}: ${name}`)
  }
  expect(framePaths.length).toBeGreaterThan(0)
  expectNone(problems)
})

test('each page has one h1, a title and a description, and no two pages of a language share them', () => {
  const problems: string[] = []
  const seen = new Map<string, string>()
  for (const page of builtSite().pages) {
    const { path, language, headings } = page
    if (headings !== 1) problems.push(`${path}: ${headings} h1`)
    if (said(page, 'lang') !== language) problems.push(`${path}: lang attribute`)
    for (const name of ['title', 'description']) {
      const text = said(page, name)
      if (!text) problems.push(`${path}: no ${name}`)
      const key = `${language} ${name} ${text}`
      const other = seen.get(key)
      if (other) problems.push(`${path} and ${other} share the ${name} ${text}`)
      seen.set(key, path)
    }
  }
  expectNone(problems)
})

test('canonical links name the page itself, alternates name each other', () => {
  const problems: string[] = []
  for (const page of builtSite().pages) {
    const { path, language, head } = page
    const origin = /^https?:\/\/[^/]+/.exec(said(page, 'canonical'))?.[0] ?? ''
    const addressIn = (tag: string) => `${origin}/${tag}${path.slice(3)}`
    if (!origin || said(page, 'canonical') !== addressIn(language)) problems.push(`${path}: canonical`)
    for (const tag of [...languages, 'x-default']) {
      const expected = addressIn(tag === 'x-default' ? 'en' : tag)
      if (said(page, `alternate ${tag}`) !== expected) problems.push(`${path}: alternate ${tag}`)
    }
    const alternates = [...head.keys()].filter((name) => name.startsWith('alternate')).length
    if (alternates !== languages.length + 1) problems.push(`${path}: ${alternates} alternates`)
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'twitter:card']) {
      if (!head.has(property)) problems.push(`${path}: no ${property}`)
    }
  }
  expectNone(problems)
})

test('titles have at most 60 characters and descriptions at most 160: a search page shows no more', () => {
  const problems: string[] = []
  for (const page of builtSite().pages) {
    for (const [name, most] of [
      ['title', 60],
      ['description', 160],
    ] as const) {
      const { length } = [...said(page, name)]
      if (length > most) problems.push(`${page.path}: ${length} characters: ${said(page, name)}`)
    }
  }
  expectNone(problems)
})

test('every page and its manifest say their language; English is British', () => {
  const locales: Readonly<Record<Language, string>> = { en: 'en_GB', ru: 'ru_RU', sr: 'sr_RS' }
  const problems: string[] = []
  const descriptions = new Map<string, string>()
  for (const page of builtSite().pages) {
    const { path, language } = page
    descriptions.set(path, said(page, 'description'))
    if (said(page, 'og:locale') !== locales[language]) problems.push(`${path}: og:locale`)
    if (said(page, 'manifest') !== `/${language}/manifest.webmanifest`) problems.push(`${path}: manifest`)
  }
  for (const language of languages) {
    const manifest = JSON.parse(readBuilt(`/${language}/manifest.webmanifest`))
    expect(manifest).toMatchObject({ lang: language, start_url: `/${language}/` })
    expect(manifest.description).toBe(descriptions.get(`/${language}/`))
    expect(manifest.shortcuts.length).toBeGreaterThan(0)
    for (const { name, url } of manifest.shortcuts) {
      const isCyrillic = /\p{Script=Cyrillic}/u.test(name)
      // Names of formats are the same in every language.
      if (isCyrillic !== isInCyrillic(language) && !/^[A-Z, ]+$/.test(name)) problems.push(`${url}: ${name}`)
    }
  }
  expectNone(problems)
})

/** Symbols of units after a number, as descriptions have them; a letter after them makes them a word. */
const tornQuantity =
  /\d (?:[kcmµn]?m|[kmµ]?g|lb|oz|mi|ft|in|yd|km\/h|mph|[kM]?J|kcal|kWh|°[CF]|K|[кмс]?м|[кмт]?г|л|км\/ч|[кМ]?Дж|ккал|К)(?![\p{L}\d])/u

test('prose has the marks of its language: decimal comma, minus, no two stops, numbers held to their units', () => {
  const problems: string[] = []
  for (const { path, text } of builtSite().texts)
    if (/\.\.(?!\.)/.test(text)) problems.push(`${path}: two stops: ${text}`)
  for (const page of builtSite().pages) {
    const { path, language } = page
    const description = said(page, 'description')
    // Coordinates, addresses and versions of formats are written with a point everywhere.
    const isNotation = /\/(geo|dev)(\/|$)|\/api$/.test(path)
    const hasPoints = Object.values(languageFacts[language]).includes('.')
    if (!hasPoints && !isNotation && /\d\.\d/.test(description)) problems.push(`${path}: point: ${description}`)
    if (!isNotation && /(?<![\p{L}\d])-\d/u.test(description)) problems.push(`${path}: hyphen: ${description}`)
    if (tornQuantity.test(description)) problems.push(`${path}: torn: ${description}`)
  }
  expectNone(problems)
})

test('pages in Cyrillic have no Latin words beyond names and symbols', () => {
  const words = new Map<string, string>()
  for (const { path, language, text } of builtSite().texts) {
    if (!isInCyrillic(language)) continue
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
  for (const name of ['react-dom', 'react-router', 'world-atlas']) expect(notices).toContain(`\n${name} `)
  for (const words of ['Natural Earth', 'creativecommons.org/licenses/by/4.0', 'Copyright'])
    expect(notices).toContain(words)
})

test.describe('page weight', () => {
  const kilobyte = 1000
  const isOverview = (path: string) => /^\/..(\/|\/metrics|\/geo|\/dev)$/.test(path)

  test('first-load JavaScript stays within 127 KB on overview pages and 155 KB on tools, CSS within 15 KB', () => {
    const problems = new Set<string>()
    for (const { path, assets } of builtSite().pages) {
      const weigh = (ending: string) =>
        [...assets].filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + gzipSize(file), 0)
      const script = weigh('.js')
      const style = weigh('.css')
      const kind = path.split('/').slice(2, 4).join('/')
      if (script > (isOverview(path) ? 127 : 155) * kilobyte) problems.add(`${kind}: ${script} bytes of JavaScript`)
      if (style > 15 * kilobyte) problems.add(`${kind}: ${style} bytes of CSS`)
    }
    expectNone([...problems])
  })
})
