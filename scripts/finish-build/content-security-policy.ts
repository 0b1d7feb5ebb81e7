import { createHash } from 'node:crypto'

/**
 * The policy of one page. Its inline scripts are allowed by their hashes, so nothing injected runs. `form-action 'none'`: a form sent
 * before the page is interactive would put what was typed into a request.
 */
export function contentSecurityPolicy(html: string): string {
  const scriptHashes = inlineContents(html, 'script', isExecutable).map(hashSource)
  const styleHashes = inlineContents(html, 'style', () => true).map(hashSource)
  return [
    "default-src 'none'",
    directive('script-src', ["'self'", ...scriptHashes]),
    directive('style-src', ["'self'", ...styleHashes]),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const directive = (name: string, sources: readonly string[]): string => [name, ...new Set(sources)].join(' ')

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
