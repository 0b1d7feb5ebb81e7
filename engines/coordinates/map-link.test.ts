import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '#engines/core/index.ts'
import { anyCharacter } from '#engines/core/testing/any-character.ts'
import { mapAddress, mapServices, readMapLink, serviceName, servicesWithAddress } from './index.ts'

const berlin = { latitudeDegrees: 52.520008, longitudeDegrees: 13.404954 }

describe('map links', () => {
  test.each([
    ['google', 'https://www.google.com/maps/@52.520008,13.404954,15z'],
    [
      'google',
      'https://www.google.de/maps/place/Berlin/@52.5,13.4,12z/data=!3m1!4b1!4m6!3m5!8m2!3d52.520008!4d13.404954',
    ],
    ['google', 'https://maps.google.com/?q=52.520008,13.404954'],
    ['google', 'https://maps.google.com/maps?q=loc:52.520008,13.404954'],
    ['google', 'https://www.google.com/maps/search/?api=1&query=52.520008%2C13.404954'],
    ['google', 'https://www.google.com/maps/search/52.520008,+13.404954'],
    ['google', 'https://www.google.com/maps/dir/?api=1&destination=52.520008,13.404954'],
    ['google', 'google.com/maps?ll=52.520008,13.404954'],
    ['google', 'HTTPS://WWW.Google.COM/maps?ll=52.520008,13.404954'],
    ['yandex', 'https://yandex.ru/maps/?ll=13.404954%2C52.520008&z=12'],
    ['yandex', 'https://yandex.com/maps/177/berlin/?ll=13.1,52.1&whatshere[point]=13.404954,52.520008&z=12'],
    ['yandex', 'https://yandex.ru/maps/?pt=13.404954,52.520008&z=18&l=map'],
    ['yandex', 'https://yandex.ru/maps/?text=52.520008,13.404954'],
    ['openstreetmap', 'https://www.openstreetmap.org/#map=15/52.520008/13.404954'],
    ['openstreetmap', 'https://www.openstreetmap.org/?mlat=52.520008&mlon=13.404954#map=12/52.1/13.1'],
    ['apple', 'https://maps.apple.com/?ll=52.520008,13.404954'],
    ['apple', 'https://maps.apple.com/place?coordinate=52.520008,13.404954&name=Berlin'],
    ['bing', 'https://www.bing.com/maps?cp=52.520008~13.404954&lvl=12'],
    ['2gis', 'https://2gis.ru/berlin/geo/13.404954,52.520008?m=13.404954,52.520008/16'],
    ['2gis', 'https://2gis.ru/?m=13.404954,52.520008/16'],
    ['waze', 'https://www.waze.com/ul?ll=52.520008%2C13.404954&navigate=yes'],
    ['geo-uri', 'geo:52.520008,13.404954'],
    ['geo-uri', 'geo:52.520008,13.404954,34;u=10'],
    ['geo-uri', 'geo:0,0?q=52.520008,13.404954(Berlin)'],
  ])('%s: %s', (service, link) => {
    expect(readMapLink(link)).toEqual({ kind: 'point', service, position: berlin })
  })

  test.each([
    ['google', 'https://maps.app.goo.gl/AbCdEf'],
    ['yandex', 'https://yandex.ru/maps/-/CDabc'],
  ])('%s, shortened: the point is not in the address', (service, link) => {
    expect(readMapLink(link)).toEqual({ kind: 'shortened', service })
  })

  test.each([
    'https://example.com/?q=52.5,13.4',
    'https://www.google.com/',
    'geo:',
    'geo:95,13',
    'https://',
    '52.5, 13.4',
  ])('no map link: %s', (text) => expect(readMapLink(text)).toBeUndefined())

  // biome-ignore format: a list
  const hosts = ['google.com', 'goo.gl', 'yandex.ru', 'ya.ru', 'openstreetmap.org', 'osm.org', 'maps.apple.com', 'maps.apple', 'bing.com', '2gis.ru', 'waze.com', 'here.com', 'mapy.cz', 'nakarte.me', 'windy.com', 'plus.codes', 'geohash.org']
  test.each(hosts)('a site whose name only looks like %s is another map', (host) => {
    for (const other of [`${host}.example`, `the${host}`, host.replace('.', 'x.')])
      expect(readMapLink(`https://${other}/?ll=52.520008,13.404954`)).toMatchObject({ service: 'other' })
  })

  test.each([
    [90, 180, true],
    [-90, -180, true],
    [17.5, 179.9, true],
    [90.01, 0, false],
    [0, 180.01, false],
  ])('a link to %d, %d leads to a place: %s', (latitudeDegrees, longitudeDegrees, isPlace) => {
    const link = readMapLink(`https://www.openstreetmap.org/#map=12/${latitudeDegrees}/${longitudeDegrees}`)
    expect(link?.kind === 'point' && link.position).toEqual(isPlace && { latitudeDegrees, longitudeDegrees })
  })

  test('never throws', () => {
    const part = fc.string({ unit: anyCharacter }).map(encodeURIComponent)
    const path = fc.array(part).map((parts) => parts.join('/'))
    const behind = (mark: string) =>
      fc.option(part, { nil: undefined }).map((text) => (text === undefined ? '' : mark + text))
    // fast-check's own `webUrl` makes a table of all characters first, which takes longer than the rest.
    const webAddress = fc
      .tuple(fc.constantFrom('http', 'https'), fc.domain(), path, behind('?'), behind('#'))
      .map(([scheme, host, ...rest]) => `${scheme}://${host}/${rest.join('')}`)
    fc.assert(
      fc.property(fc.oneof(fc.string(), webAddress), (text) => {
        readMapLink(text)
        readMapLink(`https://www.google.com/maps/${text}`)
        readMapLink(`geo:${text}`)
      }),
      { numRuns: 2000 },
    )
  })

  test('an address we link to shows the point, by the same reading', () => {
    for (const service of servicesWithAddress)
      for (const language of languages)
        expect(readMapLink(mapAddress(service, berlin, language))).toEqual({ kind: 'point', service, position: berlin })
  })
})

test('services by their names, as each language has them', () => {
  const named = mapServices.map((service) => [
    service,
    ...new Set(languages.map((language) => serviceName(service, language))),
  ])
  expect(Object.fromEntries(named.map(([service, ...names]) => [service, names.join(' | ')]))).toMatchInlineSnapshot(`
    {
      "2gis": "2ГИС | 2GIS",
      "apple": "Apple Карты | Apple Maps | Apple карте",
      "bing": "Bing Карты | Bing Maps | Bing карте",
      "geo-uri": "адрес geo: | geo: address | geo: адреса",
      "geohash": "geohash.org",
      "google": "Google Карты | Google Maps | Google карте",
      "here": "HERE WeGo",
      "mapy": "Mapy.com",
      "nakarte": "nakarte.me",
      "openstreetmap": "OpenStreetMap",
      "other": "карта | a map | мапа",
      "plus-codes": "plus.codes",
      "waze": "Waze",
      "windy": "Windy",
      "yandex": "Яндекс Карты | Yandex Maps | Yandex карте",
    }
  `)
})

test('where a service shows a point', () => {
  const point = { latitudeDegrees: -33.8568, longitudeDegrees: 151.2153 }
  expect(
    servicesWithAddress.flatMap((service) => [mapAddress(service, point, 'ru'), mapAddress(service, point, 'en')]),
  ).toMatchInlineSnapshot(`
    [
      "https://www.openstreetmap.org/?mlat=-33.856800&mlon=151.215300#map=14/-33.856800/151.215300",
      "https://www.openstreetmap.org/?mlat=-33.856800&mlon=151.215300#map=14/-33.856800/151.215300",
      "https://www.google.com/maps/search/?api=1&query=-33.856800%2C151.215300",
      "https://www.google.com/maps/search/?api=1&query=-33.856800%2C151.215300",
      "https://yandex.ru/maps/?pt=151.215300%2C-33.856800&z=14&l=map",
      "https://yandex.com/maps/?pt=151.215300%2C-33.856800&z=14&l=map",
      "https://maps.apple.com/?ll=-33.856800%2C151.215300&q=-33.856800%2C151.215300",
      "https://maps.apple.com/?ll=-33.856800%2C151.215300&q=-33.856800%2C151.215300",
    ]
  `)
  for (const service of servicesWithAddress)
    expect(readMapLink(mapAddress(service, point, 'en'))).toMatchObject({ service, position: point })
})
