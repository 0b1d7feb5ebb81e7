import type { Position } from './geodesy/position.ts'
import { checked, decoded, fromParameters, inText, lastOfRoute, written } from './link-position.ts'
import { readGeohash } from './notations/geohash.ts'
import { readPlusCode } from './notations/plus-code.ts'

export const mapServices = [
  'google',
  'yandex',
  'openstreetmap',
  'apple',
  'bing',
  '2gis',
  'waze',
  'here',
  'mapy',
  'nakarte',
  'windy',
  'plus-codes',
  'geohash',
  'geo-uri',
  'other',
] as const

export type MapService = (typeof mapServices)[number]

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
  const service = services.find(({ host }) => host.test(address.hostname)) ?? anyOther
  if (shared !== undefined && service === anyOther) return undefined
  const position = service.position(address)
  if (position) return { kind: 'point', service: service.id, position }
  return service.shortened.test(address.hostname + address.pathname)
    ? { kind: 'shortened', service: service.id }
    : undefined
}

/** The only link in a text that an app shares: `My location: https://maps.google.com/?q=…`. Undefined where the text is a link itself. */
function sharedLink(text: string): string | undefined {
  if (/^[a-z][\w.+-]*:\S/i.test(text)) return undefined
  const [only, more] = text.match(/(?<=[\s(])https?:\/\/[^\s<>"()]+/gi) ?? []
  return more === undefined ? only : undefined
}

function parsedAddress(text: string): URL | undefined {
  const [, scheme = '', rest = ''] = /^([a-z][a-z.]{1,30}):(?:\/\/)?(.*)$/is.exec(text) ?? []
  const app = apps[scheme.toLowerCase()]
  const withScheme = /^https?:\/\//i.test(text)
    ? text
    : app !== undefined
      ? `https://${app}/${rest.replace(/^[^?=]*(?=\?|$)/, '').replace(/^(?!\?)/, '?')}`
      : /^[\w.-]+\.[a-z]{2,}\//i.test(text)
        ? `https://${text}`
        : undefined
  return withScheme !== undefined && URL.canParse(withScheme) ? new URL(withScheme) : undefined
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

interface Service {
  readonly id: MapService
  readonly host: RegExp
  readonly shortened: RegExp
  position(address: URL): Position | undefined
}

const never = /(?!)/

/** A number with at least three decimals: fewer are no exact place, and often no coordinate. */
const fine = '(-?\\d{1,3}\\.\\d{3,20})'

const services: readonly Service[] = [
  {
    id: 'google',
    host: /(?:^|\.)(?:google\.[a-z.]{2,6}|goo\.gl)$/,
    // A place without its coordinates, by a number or a name that only the service knows.
    shortened: /goo\.gl\/|\/maps\/place\//,
    // The marked place (!3d!4d) goes before what was asked for, and that before the middle of the view (@).
    position: ({ pathname, searchParams }) =>
      inText(pathname, /!3d(-?[\d.]+)!4d(-?[\d.]+)/) ??
      fromParameters(searchParams, ['q', 'query', 'll', 'center', 'destination', 'daddr', 'viewpoint', 'sll']) ??
      lastOfRoute(decoded(pathname)) ??
      written(searchParams.get('q') ?? searchParams.get('query')) ??
      written(/\/(?:place|search)\/([^/@]{5,120})/.exec(decoded(pathname))?.[1]?.replaceAll('+', ' ')) ??
      inText(pathname, /@(-?[\d.]+),(-?[\d.]+)/),
  },
  {
    id: 'yandex',
    host: /(?:^|\.)(?:yandex\.[a-z.]{2,6}|ya\.ru)$/,
    shortened: /\/-\//,
    // Yandex writes longitude first, except in a search.
    position: ({ searchParams, hash }) =>
      fromParameters(searchParams, ['whatshere[point]', 'poi[point]', 'pt', 'll'], 'longitude-first') ??
      inText(searchParams.get('rtext') ?? '', /(-?\d+\.\d+),(-?\d+\.\d+)$/) ??
      checked(searchParams.get('lat_to'), searchParams.get('lon_to')) ??
      fromParameters(searchParams, ['text']) ??
      fromParameters(new URLSearchParams(hash.replace(/^#[!/]*\?/, '')), ['ll'], 'longitude-first'),
  },
  {
    id: 'openstreetmap',
    host: /(?:^|\.)(?:openstreetmap\.org|osm\.org)$/,
    shortened: /\/go\//,
    position: ({ searchParams, hash }) =>
      checked(searchParams.get('mlat'), searchParams.get('mlon')) ??
      checked(searchParams.get('lat'), searchParams.get('lon')) ??
      fromParameters(searchParams, ['query', 'to']) ??
      inText(searchParams.get('route') ?? '', /(-?\d{1,3}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)$/) ??
      inText(hash, /map=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/),
  },
  {
    id: 'apple',
    host: /(?:^|\.)maps\.apple(?:\.com)?$/,
    shortened: /\/p\//,
    position: ({ searchParams }) => fromParameters(searchParams, ['coordinate', 'll', 'q', 'daddr', 'center', 'sll']),
  },
  {
    id: 'bing',
    host: /(?:^|\.)bing\.com$/,
    shortened: never,
    position: ({ searchParams }) =>
      inText(searchParams.get('sp') ?? '', /point\.(-?[\d.]+)_(-?[\d.]+)/) ??
      fromParameters(searchParams, ['where1']) ??
      inText(searchParams.get('cp') ?? '', /^(-?[\d.]+)~(-?[\d.]+)/),
  },
  {
    id: '2gis',
    host: /(?:^|\.)2gis\.[a-z.]{2,6}$/,
    shortened: /^go\./,
    position: ({ pathname, searchParams }) =>
      inText(decoded(pathname), /[/|](-?\d+\.\d+),(-?\d+\.\d+)(?=[/;|]|$)/, 'longitude-first') ??
      inText(searchParams.get('m') ?? '', /^(-?[\d.]+),(-?[\d.]+)/, 'longitude-first'),
  },
  {
    id: 'waze',
    host: /(?:^|\.)waze\.com$/,
    shortened: /\/ul\/h/,
    position: ({ searchParams }) => fromParameters(searchParams, ['ll', 'to', 'latlng']),
  },
  {
    id: 'here',
    host: /(?:^|\.)here\.com$/,
    shortened: never,
    position: ({ pathname, searchParams }) =>
      inText(pathname, /\/l\/(-?[\d.]+),(-?[\d.]+)/) ??
      inText(pathname, partOfPath) ??
      fromParameters(searchParams, ['map']),
  },
  {
    id: 'mapy',
    host: /(?:^|\.)mapy\.(?:cz|com)$/,
    shortened: /\/s\//,
    // The marked place goes before the middle of the view.
    position: ({ searchParams }) =>
      (searchParams.get('source') === 'coor' ? fromParameters(searchParams, ['id'], 'longitude-first') : undefined) ??
      checked(searchParams.get('y'), searchParams.get('x')),
  },
  {
    id: 'nakarte',
    host: /(?:^|\.)nakarte\.me$/,
    shortened: never,
    position: ({ hash }) => inText(hash, /m=[\d.]+\/(-?[\d.]+)\/(-?[\d.]+)/),
  },
  {
    id: 'windy',
    host: /(?:^|\.)windy\.com$/,
    shortened: never,
    // The place of the forecast goes before the middle of the view.
    position: ({ search, pathname }) =>
      inText(pathname, /\/(-?\d+\.\d+)\/(-?\d+\.\d+)/) ?? inText(search, /[?,](-?\d+\.\d+),(-?\d+\.\d+)/),
  },
  {
    id: 'plus-codes',
    host: /^(?:www\.)?plus\.codes$/,
    shortened: never,
    position: ({ pathname }) => readPlusCode(decoded(pathname).slice(1)),
  },
  {
    id: 'geohash',
    host: /^(?:www\.)?geohash\.org$/,
    shortened: never,
    position: ({ pathname }) => readGeohash(`geohash:${pathname.slice(1)}`),
  },
]

/** `/44.8206,20.4622`, `#44.8206,20.4622,12`; two decimals are enough where a zoom level follows. */
const partOfPath = new RegExp(`[/#](?:${fine},${fine}(?=[/,]|$)|(-?\\d{1,3}\\.\\d\\d),(-?\\d{1,3}\\.\\d\\d)(?=/\\d))`)
const finePair = new RegExp(`${fine}[,~; ]\\s?${fine}`)
const fineView = new RegExp(`(?:^#|[=/@])(?:\\d{1,2}(?:\\.\\d{1,4})?z?/)${fine}/${fine}`)

/** Any other map: parameters that name the axes, a view behind `@` or `#`, a pair of numbers. At least three decimals: `q=1,2` is no place. */
const anyOther: Service = {
  id: 'other',
  host: never,
  shortened: /^(?:omaps\.app|ge0\.me)\/\w/,
  position({ hostname, searchParams, hash, pathname }) {
    const behindHash = new URLSearchParams(hash.replace(/^#\??/, ''))
    for (const parameters of [searchParams, behindHash]) {
      for (const [latitude, longitude] of axisNames) {
        const [first, second] = [parameters.get(latitude), parameters.get(longitude)]
        if (/\.\d{3}/.test(first ?? '') && /\.\d{3}/.test(second ?? '')) return checked(first, second)
      }
      for (const name of pairNames) {
        const position = inText(parameters.get(name) ?? '', finePair)
        if (position) return position
      }
    }
    // Strava's old heat map: zoom, longitude, latitude, colour.
    const heat = inText(hash, new RegExp(`^#[\\d.]{1,6}/${fine}/${fine}(?:/[a-z]|$)`), 'longitude-first')
    if (heat && hostname.endsWith('strava.com') && pathname.startsWith('/heatmap')) return heat
    const geohack = /^([\d._]{2,30}_[NS]_[\d._]{2,30}_[EW])/.exec(searchParams.get('params') ?? '')?.[1]
    return (
      inText(hash, fineView) ??
      inText(decoded(pathname), new RegExp(`@${fine},${fine}`)) ??
      inText(decoded(pathname + hash), partOfPath) ??
      written(geohack?.replaceAll('_', ' '))
    )
  },
}

const axisNames = [
  ['lat', 'lon'],
  ['lat', 'lng'],
  ['lat', 'long'],
  ['latitude', 'longitude'],
  ['mlat', 'mlon'],
  ['lat_to', 'lon_to'],
] as const

const pairNames = [
  'll',
  'q',
  'query',
  'center',
  'c',
  'loc',
  'location',
  'point',
  'coords',
  'coordinates',
  'latlng',
  'daddr',
  'destination',
  'to',
  'cp',
  'map',
  'pos',
  'view',
]

/** RFC 5870; Android's `?q=lat,lon(label)` is read when the coordinates themselves are 0,0. */
function geoUri(text: string): MapLink | undefined {
  const match = /^geo:(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(?:,-?[\d.]+)?(?:[;?].*)?$/i.exec(text)
  if (!match) return undefined
  const query = inText(text, /[?&]q=(-?[\d.]+),(-?[\d.]+)/i)
  const isPlaceholder = Number(match[1]) === 0 && Number(match[2]) === 0
  const position = (isPlaceholder ? query : undefined) ?? checked(match[1], match[2])
  return position && { kind: 'point', service: 'geo-uri', position }
}
