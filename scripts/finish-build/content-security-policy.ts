import { createHash } from 'node:crypto'

export interface PageNeeds {
  /** Only the client shell (country look-up) and the API page ever ask our server something. Tool pages cannot, by the browser's word. */
  readonly asksServer: boolean
  /** A frame for other sites: shown anywhere, and without any right that a tool page has. */
  readonly isEmbedded?: boolean
  /** An ad client is configured for this build. */
  readonly showsAds: boolean
  /** Addresses of robots.txt, which tools that check a page fetch from inside it. It is all that a tool page may ask for. */
  readonly robotsFiles: readonly string[]
}

/** A policy knows paths only together with a host: the site's own, or for a build without an address the machine it is tried on. */
export const robotsFiles = (siteUrl: string | undefined): string[] =>
  (siteUrl ? [new URL(siteUrl).origin] : ['http://localhost:*', 'http://127.0.0.1:*']).map(
    (host) => `${host}/robots.txt`,
  )

/** Where the ad network's script, frames, pictures and calls come from. Named only in builds that show ads. */
const adSources = [
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.google.com',
  'https://*.gstatic.com',
  'https://*.adtrafficquality.google',
]

/**
 * The policy of one page. Its inline scripts are allowed by their hashes, so nothing injected runs. `form-action 'none'`: a form sent
 * before the page is interactive would put what was typed into a request.
 */
export function contentSecurityPolicy(html: string, { asksServer, isEmbedded, ...needs }: PageNeeds): string {
  const showsAds = needs.showsAds && !isEmbedded
  const robotsFiles = isEmbedded ? [] : needs.robotsFiles
  const scriptHashes = inlineContents(html, 'script', isExecutable).map(hashSource)
  const styleHashes = inlineContents(html, 'style', () => true).map(hashSource)
  const ads = showsAds ? adSources : []
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': [],
    'script-src': ["'self'", ...scriptHashes, ...ads],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:', 'blob:', ...ads],
    'connect-src': [...(asksServer ? ["'self'"] : robotsFiles), ...ads],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The ad network's own code knows nothing of Trusted Types.
    ...(showsAds ? { 'frame-src': ads } : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
    'form-action': [],
    'base-uri': [],
    // No star in its place: that names sites, and not the file on a disk in which somebody tries the frame.
    ...(isEmbedded ? {} : { 'frame-ancestors': [] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...(sources.length > 0 ? new Set(sources) : ["'none'"])].join(' '))
    .join('; ')
}

/**
 * What the policy would refuse silently: style attributes and inline event handlers in the prerendered HTML. (React sets `style` through
 * the object model later, which is allowed; only what stands in the file counts.)
 */
export function refusedAttribute(html: string): string | undefined {
  return /<[a-z][^<>]*\s(?:style|on[a-z]+)="[^"]*"/i.exec(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ''))?.[0]
}

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function inlineContents(
  html: string,
  element: 'script' | 'style',
  isCounted: (attributes: string) => boolean,
): string[] {
  const pattern = new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi')
  return Array.from(html.matchAll(pattern))
    .filter(([, attributes = '']) => isCounted(attributes))
    .map(([, , text = '']) => text)
}

/** Data blocks such as JSON-LD do not run and need no permission; a script with `src` is covered by 'self'. */
function isExecutable(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase()
  return type === undefined || type === '' || type === 'module' || type === 'importmap' || type.endsWith('/javascript')
}
