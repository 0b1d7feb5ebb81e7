import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'

const buildFolder = process.env.BUILD_DIR ?? 'build'
const clientFolder = join(buildFolder, 'client')

export interface BuiltPage {
  /** As a visitor sees it: `/en/`, `/en/metrics/length`. */
  readonly path: string
  readonly language: string
  readonly html: string
}

/** Every file of the built site, by its address. */
export const builtFiles: ReadonlySet<string> = new Set(
  readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(clientFolder, join(entry.parentPath, entry.name))}`),
)

export const readBuilt = (file: string): string => readFileSync(join(clientFolder, file), 'utf8')

const isPage = (file: string) => /^\/(en|ru|sr)\/.*index\.html$/.test(file)

/** Addresses of all prerendered pages, the 404 pages aside. */
export const pagePaths: readonly string[] = [...builtFiles]
  .filter(isPage)
  .map((file) => {
    const path = file.slice(0, -'/index.html'.length)
    return path.split('/').length === 2 ? `${path}/` : path
  })
  .filter((path) => !path.endsWith('/404'))

/** Reads pages one by one: all of them together would fill the memory. */
export function* builtPages(): Generator<BuiltPage> {
  for (const path of pagePaths) {
    yield { path, language: path.slice(1, 3), html: readBuilt(`${path.replace(/\/$/, '')}/index.html`) }
  }
}

const sizes = new Map<string, number>()

/** What a file weighs on the way to the visitor. */
export function gzipSize(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = gzipSync(readFileSync(join(clientFolder, file)), { level: 9 }).length
  sizes.set(file, size)
  return size
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
}

export const decodeEntities = (text: string): string =>
  text.replace(/&([#\w]+);/g, (all, name: string) => entities[name] ?? all)

export interface SiteText {
  readonly text: string
  readonly language: string
  /** One of the pages where it stands. */
  readonly path: string
}

let texts: readonly SiteText[] | undefined

/** What visitors read or hear on the site. Most texts stand on thousands of pages: each is here once a language. */
export function siteTexts(): readonly SiteText[] {
  texts ??= [...findTexts()]
  return texts
}

function* findTexts(): Generator<SiteText> {
  const seen = new Set<string>()
  for (const { path, language, html } of builtPages()) {
    for (const written of readableTexts(html)) {
      const key = `${language} ${written}`
      if (seen.has(key)) continue
      seen.add(key)
      // Out of the key, which is a text of its own: a part of the page would keep the whole page in memory.
      yield { text: decodeEntities(key.slice(3)), language, path }
    }
  }
}

const silent = new Set(['script', 'style', 'code', 'pre', 'textarea'])
const spokenAttribute = /\s(?:aria-label|title|placeholder|alt)="([^"]*)"/g

/** Texts and spoken or shown attributes, as they stand in the page, but not code and other languages. */
function* readableTexts(html: string): Generator<string> {
  yield /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
  for (let end = -1; ; ) {
    const start = html.indexOf('<', end + 1)
    if (start < 0) return
    if (start > end + 1) yield html.slice(end + 1, start)
    end = html.indexOf('>', start)
    // Nothing is said by the end of an element, and nothing by a tag without attributes; most are of these.
    if (html[start + 1] === '/') continue
    const tag = html.slice(start, end)
    if (tag.includes('="')) for (const match of tag.matchAll(spokenAttribute)) yield match[1] ?? ''
    const name = /^<(\w*)/.exec(tag)?.[1] ?? ''
    if (silent.has(name) || tag.includes(' translate="no"')) end = html.indexOf('>', html.indexOf(`</${name}>`, end))
  }
}
