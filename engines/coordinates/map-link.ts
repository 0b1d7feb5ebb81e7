import type { Position } from './geodesy/position.ts'
import { type MapService, type ServiceRow, serviceRows } from './map-services.ts'
import { readGeohash } from './notations/geohash.ts'
import { readPlusCode } from './notations/plus-code.ts'
import { readGeographic } from './reading/geographic.ts'

export type MapLink =
  | { readonly kind: 'point'; readonly service: MapService; readonly position: Position }
  /** A shortened address tells its point only to the service that made it; nothing is asked of anyone. */
  | { readonly kind: 'shortened'; readonly service: MapService }

const longestLink = 4000

/** The point a map link shows, read from the address alone. */
export function readMapLink(text: string): MapLink | undefined {
  const trimmed = text.trim()
  if (trimmed.length > longestLink) return undefined
  if (/^geo:/i.test(trimmed)) return geoUri(trimmed)
  const shared = sharedLink(trimmed)
  const address = parsedAddress(shared ?? trimmed)
  if (!address) return undefined
  const code = codes.find(({ host }) => host === address.hostname.replace(/^www\./, ''))
  const coded = code?.read(decoded(address.pathname).slice(1))
  if (code) return coded && { kind: 'point', service: code.id, position: coded }
  const service = serviceRows.find(({ hosts }) => isOfHost(address.hostname, hosts)) ?? anyOther
  if (shared !== undefined && service === anyOther) return undefined
  const position = positionIn(address, service)
  if (position) return { kind: 'point', service: service.id, position }
  const isShortened = service.shortened && patternOf(service.shortened).test(address.hostname + address.pathname)
  return isShortened ? { kind: 'shortened', service: service.id } : undefined
}

const anyOther = serviceRows.at(-1)!

/** Services whose address is a code. */
const codes = [
  { id: 'plus-codes', host: 'plus.codes', read: readPlusCode },
  { id: 'geohash', host: 'geohash.org', read: (code: string) => readGeohash(`geohash:${code}`) },
] as const

/** The only link in a text that an app shares: `My location: https://maps.google.com/?q=…`. Undefined where the text is a link itself. */
function sharedLink(text: string): string | undefined {
  if (/^[a-z][\w.+-]*:\S/i.test(text)) return undefined
  const [only, more] = text.match(/(?<=[\s(])https?:\/\/[^\s<>"()]+/gi) ?? []
  return more === undefined ? only : undefined
}

/** Schemes of map programs, and the site whose links have the same parameters. */
const apps: Readonly<Record<string, string>> = {
  yandexmaps: 'yandex.ru',
  yandexnavi: 'yandex.ru',
  comgooglemaps: 'www.google.com',
  maps: 'maps.apple.com',
  waze: 'waze.com',
  'google.navigation': 'www.google.com',
  om: 'omaps.app',
  mapsme: 'omaps.app',
}

function parsedAddress(text: string): URL | undefined {
  const [, scheme = '', rest = ''] = /^([a-z][a-z.]{1,30}):(?:\/\/)?(.*)$/is.exec(text) ?? []
  const app = apps[scheme.toLowerCase()]
  const withScheme = /^https?:\/\//i.test(text)
    ? text
    : app !== undefined
      ? `https://${app}/?${rest.slice(rest.indexOf('?') + 1)}`
      : /^[\w.-]+\.[a-z]{2,}\//i.test(text)
        ? `https://${text}`
        : undefined
  return withScheme !== undefined && URL.canParse(withScheme) ? new URL(withScheme) : undefined
}

const isOfHost = (hostname: string, hosts: string): boolean =>
  hosts !== '' &&
  hosts.split(' ').some((host) => {
    const [name = '', anyEnd] = host.split('*')
    const start = anyEnd === undefined ? hostname.length - name.length : hostname.lastIndexOf(name)
    const end = hostname.slice(start + name.length)
    return (
      start >= 0 &&
      hostname.startsWith(name, start) &&
      (start === 0 || hostname[start - 1] === '.') &&
      end.length <= longestCountry
    )
  })
const longestCountry = 6

const numbers: Readonly<Record<string, string>> = {
  '': '(-?\\d{1,3}(?:\\.\\d{0,20})?)',
  2: '(-?\\d{1,3}\\.\\d\\d)',
  3: '(-?\\d{1,3}\\.\\d{3,20})',
}

const made = new Map<string, RegExp>()
function patternOf(template: string): RegExp {
  const known = made.get(template)
  if (known) return known
  const pattern = new RegExp(template.replace(/L(?:AT|ON)([23]?)/g, (_, digits: string) => numbers[digits]!))
  made.set(template, pattern)
  return pattern
}

/** A pair alone in a parameter. */
const pair = '^(?:loc:|ll\\.)?\\s*LAT[,\\s]\\s*LON'

function positionIn(address: URL, { places }: ServiceRow): Position | undefined {
  const parameters = [address.searchParams, new URLSearchParams(address.hash.replace(/^#[!/?]*/, ''))]
  const parameter = (name: string) => parameters.map((all) => all.get(name)).find((value) => value !== null) ?? ''
  const path = decoded(address.pathname)
  for (const place of places) {
    const [part = '', ...rest] = place.split(' ')
    const template = rest.join(' ')
    const [latitude, longitude] = part.split('+')
    const position =
      longitude === undefined
        ? inTexts(textsOf(part, address, path, parameter), template || pair)
        : checked(...([latitude!, longitude].map(parameter) as [string, string]), template)
    if (position) return position
  }
  return undefined
}

function textsOf(part: string, { hash, search, hostname }: URL, path: string, parameter: (name: string) => string) {
  switch (part) {
    case 'path':
      return [path]
    case 'route':
      return /\/(?:place|search|dir)\/(.*)/s.exec(path)?.[1]?.split('/').reverse() ?? []
    case 'hash':
      return [hash]
    case 'search':
      return [search]
    case 'tail':
      return [decoded(path + hash)]
    case 'heatmap':
      return hostname.endsWith('strava.com') && path.startsWith('/heatmap') ? [hash] : []
    default:
      return part.split(',').map(parameter)
  }
}

function inTexts(texts: readonly string[], template: string): Position | undefined {
  for (const text of texts) {
    const position = template.startsWith('written')
      ? written(text, template.slice('written '.length))
      : inText(text, template)
    if (position) return position
  }
  return undefined
}

function inText(text: string, template: string): Position | undefined {
  const [, first, second] = patternOf(template).exec(text) ?? []
  return template.indexOf('LON') < template.indexOf('LAT') ? checked(second, first) : checked(first, second)
}

/** Degrees as people write them, in a search. */
function written(text: string, template: string): Position | undefined {
  const inside = template === '' ? text : patternOf(template).exec(text)?.[1]
  const reading = inside ? readGeographic(inside.replace(/[+_]/g, ' ')) : undefined
  return reading?.ok ? reading.value : undefined
}

function checked(latitude = '', longitude = '', decimals = ''): Position | undefined {
  if (latitude === '' || longitude === '') return undefined
  if (decimals && ![latitude, longitude].every((number) => /\.\d{3}/.test(number))) return undefined
  const [latitudeDegrees, longitudeDegrees] = [Number(latitude), Number(longitude)]
  const isOnEarth = Math.abs(latitudeDegrees) <= 90 && Math.abs(longitudeDegrees) <= 180
  return isOnEarth ? { latitudeDegrees, longitudeDegrees } : undefined
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** RFC 5870; Android's `?q=lat,lon(label)` is read when the coordinates themselves are 0,0. */
function geoUri(text: string): MapLink | undefined {
  const [, latitude, longitude] = /^geo:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(?:,-?[\d.]+)?(?:[;?].*)?$/i.exec(text) ?? []
  const asked = Number(latitude) === 0 && Number(longitude) === 0 ? inText(text, '[?&][qQ]=LAT,LON') : undefined
  const position = asked ?? checked(latitude, longitude)
  return position && { kind: 'point', service: 'geo-uri', position }
}
