import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#engines/core/index.ts'
import { clientFolder, decodeEntities, pagePaths } from './built-pages.ts'

export interface PageFacts {
  /** As a visitor sees it: `/en/`, `/en/metrics/length`. */
  readonly path: string
  readonly language: Language
  /** What its head says: `lang`, `title`, `description`, `og:title`, `canonical`, `alternate ru`. */
  readonly head: ReadonlyMap<string, string>
  readonly headings: number
  /** Scripts and styles that it names. */
  readonly assets: ReadonlySet<string>
}

/** Most texts and links stand on thousands of pages: each is here once a language. */
export interface Found {
  readonly text: string
  readonly language: Language
  /** One of the pages where it stands. */
  readonly path: string
}

export interface Site {
  readonly pages: readonly PageFacts[]
  /** What visitors read or hear. */
  readonly texts: readonly Found[]
  /** Addresses within the site. */
  readonly links: readonly Found[]
}

let site: Site | undefined

/** Everything that the checks ask of the prerendered pages. Reading them takes seconds: once is enough. */
export function builtSite(): Site {
  site ??= readSite()
  return site
}

function readSite(): Site {
  const pages: PageFacts[] = []
  const texts = new Map<string, Found>()
  const links = new Map<string, Found>()
  const knownIn: Record<string, KnownPieces> = {}
  for (const path of pagePaths) {
    const language = path.slice(1, 3) as Language
    const keep = (found: Map<string, Found>, text: string) => {
      const key = `${language} ${text}`
      if (!found.has(key)) found.set(key, { text, language, path })
    }
    knownIn[language] ??= new Map()
    const head = new Map<string, string>()
    const assets = new Set<string>()
    let headings = 0
    for (const piece of newOnPage(readBytes(path), knownIn[language])) {
      if (piece.fact && !head.has(piece.fact.name)) head.set(piece.fact.name, piece.fact.value)
      for (const asset of piece.assets) assets.add(asset)
      headings += piece.headings
      for (const text of piece.texts) keep(texts, text)
      for (const link of piece.links) keep(links, link)
    }
    pages.push({ path, language, head, headings, assets })
  }
  return { pages, texts: [...texts.values()], links: [...links.values()] }
}

/** A letter for each byte: tags are found all the same, and only what is new on a page has to be decoded. */
const readBytes = (path: string): string => readFileSync(join(clientFolder, path, 'index.html'), 'latin1')

/** A tag and the text after it. */
interface Piece {
  /** Texts and spoken or shown attributes. */
  readonly texts: readonly string[]
  readonly links: readonly string[]
  readonly assets: readonly string[]
  readonly headings: number
  /** What a tag of the head says about the page. */
  readonly fact: { readonly name: string; readonly value: string } | undefined
  /** The name of an element in which nothing is a text of the language. */
  readonly silent: string | undefined
}

/** Pieces by their bytes, as they count on every further page; most have nothing to say there. */
type KnownPieces = Map<string, Piece | 'nothing'>

/** What a page has to say that pages before it have not, and what counts on each. */
function newOnPage(html: string, known: KnownPieces): Piece[] {
  const pieces: Piece[] = []
  for (let start = html.indexOf('<'), end: number; start >= 0; start = end) {
    end = html.indexOf('<', start + 1)
    // The end of an element, and another tag at once: nothing is said, and half of all pieces are such.
    if (html[start + 1] === '/' && html[end - 1] === '>') continue
    const bytes = end < 0 ? html.slice(start) : html.slice(start, end)
    let piece = known.get(bytes)
    if (piece === 'nothing') continue
    if (!piece) {
      piece = readPiece(bytes)
      known.set(detached(bytes), whatStays(piece))
    }
    pieces.push(piece)
    if (!piece.silent) continue
    const inner = start + bytes.length
    end = html.indexOf(`</${piece.silent}>`, inner)
    if (end < 0) throw new Error(`without an end: ${bytes}`)
    if (end > inner) pieces.push({ ...readPiece(html.slice(inner, end)), texts: [] })
  }
  return pieces
}

/** A part of a page would keep the whole page in memory. */
const detached = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('latin1')

function whatStays(piece: Piece): Piece | 'nothing' {
  const { fact, assets, headings, silent } = piece
  return fact || assets.length || headings || silent ? { ...piece, texts: [], links: [] } : 'nothing'
}

const silentNames = new Set(['script', 'style', 'code', 'pre', 'textarea'])

function readPiece(bytes: string): Piece {
  const written = Buffer.from(bytes, 'latin1').toString()
  const tagEnd = written.indexOf('>')
  const tag = written.slice(0, tagEnd)
  const text = written.slice(tagEnd + 1)
  const name = /^<(\w*)/.exec(tag)?.[1] ?? ''
  const silent = silentNames.has(name) || tag.includes(' translate="no"') ? name : undefined
  const fact = factOf(name, tag, text)
  const spoken = tag.includes('="') ? matches(tag, /\s(?:aria-label|title|placeholder|alt)="([^"]*)"/g) : []
  if (fact?.name === 'description') spoken.push(fact.value)
  return {
    texts: text && !silent ? [...spoken, decodeEntities(text)] : spoken,
    links: written.includes('="/') ? matches(written, /\s(?:href|src)="(\/[^"]*)"/g) : [],
    assets: written.includes('/assets/') ? matches(written, /(\/assets\/[\w.-]+\.(?:js|css))/g) : [],
    headings: written.includes('<h1') ? matches(written, /(<h1)[\s>]/g).length : 0,
    fact,
    silent,
  }
}

function factOf(name: string, tag: string, text: string): Piece['fact'] {
  const attribute = (wanted: string) => matches(tag, new RegExp(`\\s${wanted}="([^"]*)"`, 'gi'))[0]
  const fact = (about: string | undefined, value: string | undefined) =>
    about === undefined || value === undefined ? undefined : { name: about, value }
  if (name === 'html') return fact('lang', attribute('lang'))
  if (name === 'title') return fact('title', decodeEntities(text))
  if (name === 'meta') return fact(attribute('name') ?? attribute('property'), attribute('content'))
  if (name !== 'link') return undefined
  const language = attribute('hreflang')
  return fact(language ? `${attribute('rel')} ${language}` : attribute('rel'), attribute('href'))
}

const matches = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), ([, part = '']) => decodeEntities(part))
