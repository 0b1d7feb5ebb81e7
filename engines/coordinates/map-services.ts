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

/**
 * Where a map's address keeps its point. A row of `places` is a part of the address and how the numbers stand in it: LAT and LON, or LAT3 and
 * LON3 where fewer than three decimals are no place; the first row that has a point counts. A part is `path`, `route` (the pieces of the path,
 * the last first), `hash`, `search`, `tail` (path and hash), or names of parameters; `lat+lon` are two of them. Without a pattern a parameter
 * holds a pair. What is `written` is read as people write degrees.
 */
export interface ServiceRow {
  readonly id: MapService
  /** `*` is the end of a country. */
  readonly hosts: string
  /** An address that tells its point only to the service. */
  readonly shortened?: string
  readonly places: readonly string[]
}

const view = 'LAT/LON'

export const serviceRows: readonly ServiceRow[] = [
  {
    id: 'google',
    hosts: 'google.* goo.gl',
    // A place without its coordinates, by a number or a name that only the service knows.
    shortened: 'goo\\.gl/|/maps/place/',
    // The marked place (!3d!4d) goes before what was asked for, that before the last point of a route, and the middle of the view (@) comes last.
    places: [
      'path !3dLAT!4dLON',
      'q,query,ll,center,destination,daddr,viewpoint,sll',
      'route ^LAT,[+ ]?LON$',
      'q,query written',
      'path written /(?:place|search)/([^/@]{5,120})',
      'path @LAT,LON',
    ],
  },
  {
    id: 'yandex',
    hosts: 'yandex.* ya.ru',
    shortened: '/-/',
    // Yandex writes longitude first, except in a search and a route.
    places: ['whatshere[point],poi[point],pt LON,LAT', 'll LON,LAT', 'rtext LAT,LON$', 'lat_to+lon_to', 'text'],
  },
  {
    id: 'openstreetmap',
    hosts: 'openstreetmap.org osm.org',
    shortened: '/go/',
    places: ['mlat+mlon', 'lat+lon', 'query,to', 'route LAT,LON$', `hash map=[\\d.]+/${view}`],
  },
  { id: 'apple', hosts: 'maps.apple maps.apple.com', shortened: '/p/', places: ['coordinate,ll,q,daddr,center,sll'] },
  { id: 'bing', hosts: 'bing.com', places: ['sp point\\.LAT_LON', 'where1', 'cp ^LAT~LON'] },
  {
    id: '2gis',
    hosts: '2gis.*',
    shortened: '^go\\.',
    places: ['path [/|]LON,LAT(?=[/;|]|$)', 'm ^LON,LAT'],
  },
  { id: 'waze', hosts: 'waze.com', shortened: '/ul/h', places: ['ll,to,latlng'] },
  {
    id: 'here',
    hosts: 'here.com',
    places: ['path /l/LAT,LON', 'path /LAT3,LON3(?=[/,]|$)', 'map'],
  },
  // The marked place goes before the middle of the view.
  { id: 'mapy', hosts: 'mapy.cz mapy.com', shortened: '/s/', places: ['id ^LON,LAT$', 'y+x'] },
  { id: 'nakarte', hosts: 'nakarte.me', places: [`hash m=[\\d.]+/${view}`] },
  // The place of the forecast goes before the middle of the view.
  { id: 'windy', hosts: 'windy.com', places: [`path /${view}`, 'search [?,]LAT,LON'] },
  // Any other map: parameters that name the axes, a view behind `@` or `#`, a pair of numbers.
  {
    id: 'other',
    hosts: '',
    shortened: '^(?:omaps\\.app|ge0\\.me)/\\w',
    places: [
      ...['lat+lon', 'lat+lng', 'lat+long', 'latitude+longitude', 'mlat+mlon', 'lat_to+lon_to'].map(
        (two) => `${two} 3`,
      ),
      'll,q,query,center,c,loc,location,point,coords,coordinates,latlng,daddr,destination,to,cp,map,pos,view LAT3[,~; ]\\s?LON3',
      // Strava's old heat map: zoom, longitude, latitude, colour.
      'heatmap ^#[\\d.]{1,6}/LON3/LAT3(?:/[a-z]|$)',
      'hash (?:^#|[=/@])(?:\\d{1,2}(?:\\.\\d{1,4})?z?/)LAT3/LON3',
      'path @LAT3,LON3',
      'tail [/#]LAT3,LON3(?=[/,]|$)',
      // Two decimals are enough where a zoom level follows.
      'tail [/#]LAT2,LON2(?=/\\d)',
      'params written ^([\\d._]{2,30}_[NS]_[\\d._]{2,30}_[EW])',
    ],
  },
]
