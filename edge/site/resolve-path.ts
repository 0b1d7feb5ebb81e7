import { isEmbedded, notFoundPage, type SiteMap } from './site-map.ts'

type Resolution =
  | { readonly kind: 'page'; readonly path: string; readonly status: 200 | 404 }
  | { readonly kind: 'shell'; readonly status: 200 | 404 }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'malformed' }

type PathResolver = (path: string) => Resolution

/** Decides what answers a path that is no asset. The same decision on every platform. */
export function createPathResolver(site: SiteMap): PathResolver {
  const languages = new Set(site.languages)
  const openEnded = new Set(site.openEnded)
  const clientFolders = new Set(site.clientFolders)
  const anyLanguage = site.languages[0]!
  const isPage = (path: string) => Object.hasOwn(site.pages, path)
  const pageOf = (path: string) => [path, otherSlash(path)].find(isPage)
  const isKnownWithoutLanguage = (path: string) => {
    const bare = path.endsWith('/') ? path.slice(0, -1) : path
    return bare === '' || isPage(`/${anyLanguage}${bare}`) || openEnded.has(bare.slice(0, bare.lastIndexOf('/')))
  }

  return (path) => {
    if (isPage(path)) return { kind: 'page', path, status: path.endsWith('/404') ? 404 : 200 }
    if (isMalformed(path)) return { kind: 'malformed' }
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (isEmbedded(path) && isPage(folder)) return { kind: 'page', path: folder, status: 200 }
    const [, language, rest] = /^\/([^/]*)(.*)$/.exec(path)!
    const meant = asMeant(path)
    const canonical = pageOf(path) ?? pageOf(meant)
    if (canonical) return { kind: 'redirect', location: canonical }
    const hasLanguage = languages.has(language!)
    const bare = hasLanguage ? rest! : path
    if (bare.length > (hasLanguage ? 1 : 0) && isKnownWithoutLanguage(bare)) return { kind: 'shell', status: 200 }
    const inSmallLetters = pageOf(meant.toLowerCase())
    if (inSmallLetters) return { kind: 'redirect', location: inSmallLetters }
    if (!hasLanguage) return { kind: 'shell', status: 404 }
    if (clientFolders.has(`/${rest!.split('/')[1]}`)) return { kind: 'shell', status: 404 }
    return { kind: 'page', path: notFoundPage(language!), status: 404 }
  }
}

/** `/en/metrics/` for `/en/metrics` and the reverse: one of the two is the page's own address. */
const otherSlash = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`)

/** What chats and mail programs take into a link from the sentence around it. */
const gluedMarks = ' .,;:!?)]}>"\'`*»”’…'

/** As the path was before it was passed on: without marks behind it, letters in escapes or slashes twice. */
function asMeant(path: string): string {
  const plain = decodeURIComponent(path).replace(/\/{2,}/g, '/')
  let end = plain.length
  while (end > 1 && gluedMarks.includes(plain[end - 1]!)) end--
  return plain.slice(0, end)
}

/** Not a path at all: broken percent-encoding, or control characters and backslashes, however they are spelled. */
function isMalformed(path: string): boolean {
  try {
    return /[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(path))
  } catch {
    return true
  }
}
