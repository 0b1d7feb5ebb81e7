import { notFoundPage, type SiteMap } from './site-map.ts'

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
  const isKnownWithoutLanguage = (path: string) => {
    const bare = path.endsWith('/') ? path.slice(0, -1) : path
    return bare === '' || isPage(`/${anyLanguage}${bare}`) || openEnded.has(bare.slice(0, bare.lastIndexOf('/')))
  }

  return (path) => {
    if (isPage(path)) return { kind: 'page', path, status: path.endsWith('/404') ? 404 : 200 }
    if (isMalformed(path)) return { kind: 'malformed' }
    const [, language, rest] = /^\/([^/]*)(.*)$/.exec(path)!
    const canonical = otherSlash(path)
    if (isPage(canonical)) return { kind: 'redirect', location: canonical }
    if (!languages.has(language!)) return { kind: 'shell', status: isKnownWithoutLanguage(path) ? 200 : 404 }
    if (rest!.length > 1 && isKnownWithoutLanguage(rest!)) return { kind: 'shell', status: 200 }
    if (clientFolders.has(`/${rest!.split('/')[1]}`)) return { kind: 'shell', status: 404 }
    return { kind: 'page', path: notFoundPage(language!), status: 404 }
  }
}

/** `/en/metrics/` for `/en/metrics` and the reverse: one of the two is the page's own address. */
const otherSlash = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`)

/** Not a path at all: broken percent-encoding, or control characters and backslashes, however they are spelled. */
function isMalformed(path: string): boolean {
  try {
    return /[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(path))
  } catch {
    return true
  }
}
