import type { Localized } from '#engines/core/index.ts'
import type { Position } from '../geodesy/position.ts'

/** Ways to write a point that are none of the ten systems. */
export const notationIds = [
  'json',
  'geojson',
  'xml',
  'kml',
  'wkt',
  'nmea',
  'ais',
  'packed',
  'iso6709',
  'plus-code',
  'geohash',
  'maidenhead',
  'mgi',
] as const

export type NotationId = (typeof notationIds)[number]

/** A point, how it was written, and what was written besides. */
export interface PointReading {
  readonly position: Position
  readonly notation?: NotationId
  readonly heightMetres?: number
}

export const notationNames: Readonly<Record<NotationId, Localized>> = {
  json: { ru: 'JSON', en: 'JSON', sr: 'JSON' },
  geojson: {
    ru: 'точка GeoJSON, сначала долгота',
    en: 'GeoJSON point, longitude first',
    sr: 'тачка GeoJSON, прво дужина',
  },
  xml: { ru: 'точка GPX или KML', en: 'GPX or KML point', sr: 'тачка GPX или KML' },
  kml: { ru: 'порядок KML, сначала долгота', en: 'order of KML, longitude first', sr: 'редослед KML, прво дужина' },
  wkt: { ru: 'точка WKT, сначала долгота', en: 'WKT point, longitude first', sr: 'тачка WKT, прво дужина' },
  nmea: { ru: 'NMEA 0183', en: 'NMEA 0183', sr: 'NMEA 0183' },
  ais: { ru: 'сообщение AIS', en: 'AIS message', sr: 'порука AIS' },
  packed: {
    ru: 'градусы и минуты без разделителей',
    en: 'degrees and minutes without separators',
    sr: 'степени и минути без размака',
  },
  iso6709: { ru: 'ISO 6709', en: 'ISO 6709', sr: 'ISO 6709' },
  'plus-code': { ru: 'плюс-код', en: 'plus code', sr: 'плус код' },
  geohash: { ru: 'геохеш', en: 'geohash', sr: 'геохеш' },
  maidenhead: { ru: 'QTH-локатор', en: 'Maidenhead locator', sr: 'QTH локатор' },
  mgi: {
    ru: 'MGI 1901, Гаусс — Крюгер (Сербия и соседи)',
    en: 'MGI 1901, Gauss-Krüger (Serbia and its neighbours)',
    sr: 'MGI 1901, Гаус-Кригер (Србија и суседи)',
  },
}
