import type { MapService } from '#engines/coordinates/index.ts'
import type { Language, Localized } from '#engines/core/index.ts'

const names: Readonly<Record<MapService, Localized>> = {
  google: { ru: 'Google Карты', en: 'Google Maps', sr: 'Google карте' },
  yandex: { ru: 'Яндекс Карты', en: 'Yandex Maps', sr: 'Yandex карте' },
  openstreetmap: { ru: 'OpenStreetMap', en: 'OpenStreetMap', sr: 'OpenStreetMap' },
  apple: { ru: 'Apple Карты', en: 'Apple Maps', sr: 'Apple карте' },
  bing: { ru: 'Bing Карты', en: 'Bing Maps', sr: 'Bing карте' },
  '2gis': { ru: '2ГИС', en: '2GIS', sr: '2GIS' },
  waze: { ru: 'Waze', en: 'Waze', sr: 'Waze' },
  'geo-uri': { ru: 'адрес geo:', en: 'geo: address', sr: 'geo: адреса' },
}

export const serviceName = (service: MapService, language: Language): string => names[service][language]
