import { serviceWorkerFile } from './cache-control.ts'
import { isEmbedded, shellFile } from './site-map.ts'

type Header = readonly [name: string, value: string]

/** On every answer, whatever it carries. */
const everywhere: readonly Header[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
]

/** JSON answers: nothing in them may run, be framed or load anything, wherever somebody opens them. */
export const apiHeaders: readonly Header[] = [
  ...everywhere,
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
]

/**
 * Static files that are no documents. A worker obeys the policy that came with its own script, not the page's: the converter's
 * workers may load our code and connect to nothing.
 */
export const assetHeaders: readonly Header[] = [
  ...everywhere,
  ['content-security-policy', "default-src 'none'; script-src 'self'; frame-ancestors 'none'"],
]

/** The service worker fetches on behalf of pages, from us alone. */
const serviceWorkerHeaders: readonly Header[] = [
  ...everywhere,
  ['content-security-policy', "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"],
]

export const fileHeaders = (file: string): readonly Header[] =>
  file === serviceWorkerFile ? serviceWorkerHeaders : assetHeaders

/** Pages. The policy differs from page kind to page kind, because the hashes of their inline scripts do. */
export const pageHeaders = (file: string, contentSecurityPolicy: string): readonly Header[] => [
  ...everywhere,
  ['content-security-policy', contentSecurityPolicy],
  ['cross-origin-opener-policy', 'same-origin'],
  ['origin-agent-cluster', '?1'],
  ['permissions-policy', asksForPlace(file) ? permissionsWithPlace : permissions],
  ...(isEmbedded(file) ? framed : ([['x-frame-options', 'DENY']] as const)),
]

/** A frame may stand in any page, also in one that is isolated from other origins. */
const framed: readonly Header[] = [
  ['cross-origin-embedder-policy', 'require-corp'],
  ['cross-origin-resource-policy', 'cross-origin'],
]

/** The coordinates page asks for the place on a click; the shell stands in for its addresses that were not prerendered. */
const asksForPlace = (file: string): boolean => file === shellFile || /^\/[^/]+\/geo\/coordinates\//.test(file)

/** Everything off that a converter never needs. Clipboard writing stays: every copy button uses it. */
const permissions = [
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'publickey-credentials-get=()',
  'screen-wake-lock=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ')
const permissionsWithPlace = permissions.replace('geolocation=()', 'geolocation=(self)')

const oneYearSeconds = 31_536_000

/** Not on localhost: a pinned localhost would lock a developer out of every other project on it. */
export const strictTransportSecurity: Header = ['strict-transport-security', `max-age=${oneYearSeconds}`]

export function isLocalHost(host: string | null | undefined): boolean {
  return host === undefined || host === null || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host)
}
