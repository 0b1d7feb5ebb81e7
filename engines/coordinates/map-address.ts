import type { Language, Localized } from '#engines/core/index.ts'
import type { Position } from './geodesy/position.ts'
import type { MapService } from './map-services.ts'
import { fixed } from './reading/printing.ts'

const names: Readonly<Record<MapService, Localized>> = {
  google: { ru: 'Google Карты', en: 'Google Maps', sr: 'Google карте' },
  yandex: { ru: 'Яндекс Карты', en: 'Yandex Maps', sr: 'Yandex карте' },
  openstreetmap: { ru: 'OpenStreetMap', en: 'OpenStreetMap', sr: 'OpenStreetMap' },
  apple: { ru: 'Apple Карты', en: 'Apple Maps', sr: 'Apple карте' },
  bing: { ru: 'Bing Карты', en: 'Bing Maps', sr: 'Bing карте' },
  '2gis': { ru: '2ГИС', en: '2GIS', sr: '2GIS' },
  waze: { ru: 'Waze', en: 'Waze', sr: 'Waze' },
  here: { ru: 'HERE WeGo', en: 'HERE WeGo', sr: 'HERE WeGo' },
  mapy: { ru: 'Mapy.com', en: 'Mapy.com', sr: 'Mapy.com' },
  nakarte: { ru: 'nakarte.me', en: 'nakarte.me', sr: 'nakarte.me' },
  windy: { ru: 'Windy', en: 'Windy', sr: 'Windy' },
  'plus-codes': { ru: 'plus.codes', en: 'plus.codes', sr: 'plus.codes' },
  geohash: { ru: 'geohash.org', en: 'geohash.org', sr: 'geohash.org' },
  'geo-uri': { ru: 'адрес geo:', en: 'geo: address', sr: 'geo: адреса' },
  other: { ru: 'карта', en: 'a map', sr: 'мапа' },
}

export const serviceName = (service: MapService, language: Language): string => names[service][language]

const addresses = {
  openstreetmap: (latitude: string, longitude: string) =>
    `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`,
  google: (latitude: string, longitude: string) =>
    `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`,
  yandex: (latitude: string, longitude: string, language: Language) =>
    `https://yandex.${language === 'ru' ? 'ru' : 'com'}/maps/?pt=${longitude}%2C${latitude}&z=14&l=map`,
  apple: (latitude: string, longitude: string) =>
    `https://maps.apple.com/?ll=${latitude}%2C${longitude}&q=${latitude}%2C${longitude}`,
} as const satisfies Partial<Record<MapService, (latitude: string, longitude: string, language: Language) => string>>

export type ServiceWithAddress = keyof typeof addresses

export const servicesWithAddress = Object.keys(addresses) as readonly ServiceWithAddress[]

/** Where a map service shows the point. Nothing is asked of it until the visitor goes there. */
export const mapAddress = (service: ServiceWithAddress, position: Position, language: Language): string =>
  addresses[service](fixed(position.latitudeDegrees, 6), fixed(position.longitudeDegrees, 6), language)
