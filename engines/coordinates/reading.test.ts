import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convertAll, convertList, read, recognise, recognisePasted, type SystemId } from './index.ts'
import { withoutSystemName } from './reading/system-around.ts'

/** Every line is one of the ways people write the same point. */
const berlin = '52.520008, 13.404954'

describe('latitude and longitude as people write them', () => {
  test.each([
    '52.520008, 13.404954',
    '52.520008,13.404954',
    '52.520008 13.404954',
    '52.520008;13.404954',
    '52.520008\t13.404954',
    '  52.520008 ,  13.404954  ',
    '+52.520008, +13.404954',
    '52,520008 13,404954',
    '52,520008; 13,404954',
    '52,520008, 13,404954',
    '52,520008,13,404954',
    '52.520008°, 13.404954°',
    '52.520008° N, 13.404954° E',
    'N52.520008 E13.404954',
    'N 52.520008°, E 13.404954°',
    '52.520008n 13.404954e',
    'E13.404954 N52.520008',
    '13.404954 E, 52.520008 N',
    '52.520008 С, 13.404954 В',
    'С52.520008 В13.404954',
    '52,520008° с. ш. 13,404954° в. д.',
    '52.520008 с.ш., 13.404954 в.д.',
    '52,520008° с.г.ш. 13,404954° и.г.д.',
    '52.520008 С 13.404954 И',
    'lat: 52.520008, lon: 13.404954',
    'lat=52.520008 lng=13.404954',
    'Latitude 52.520008 Longitude 13.404954',
    'lon: 13.404954, lat: 52.520008',
    'Широта: 52.520008, долгота: 13.404954',
    '(52.520008, 13.404954)',
    '[52.520008, 13.404954]',
    '52.520008/13.404954',
    '+52.520008+013.404954/',
    'POINT(13.404954 52.520008)',
    'SRID=4326;POINT Z (13.404954 52.520008 34)',
    'N 52.520008 E 013.404954',
    '５２.520008, 13.404954',
    '52.520008\u00a0\u00a013.404954',
  ])('%s', (text) => expect(convertAll('wgs84', text).wgs84).toBe(berlin))

  test.each([
    `52°31'12.03"N 13°24'17.83"E`,
    '52°31′12.03″N 13°24′17.83″E',
    '52° 31’ 12.03” N, 13° 24’ 17.83” E',
    "52°31'12.03''N 13°24'17.83''E",
    `N52°31'12.03" E13°24'17.83"`,
    `N 52° 31' 12.03", E 13° 24' 17.83"`,
    '52 31 12.03 N 13 24 17.83 E',
    '52 31 12.03, 13 24 17.83',
    '52 31 12.03 13 24 17.83',
    '52 31 12,03 13 24 17,83',
    '52d31m12.03sN 13d24m17.83sE',
    '52:31:12.03N 13:24:17.83E',
    '52:31:12,03 13:24:17,83',
    'lat: 52:31:12.03, lon: 13:24:17.83',
    '52d 31m 12.03s N 13d 24m 17.83s E',
    '52º31´12.03"N 13º24´17.83"E',
    '52˚31ʹ12.03ʺN 13˚24ʹ17.83ʺE',
    '52° 31 мин 12,03 сек с. ш. 13° 24 мин 17,83 сек в. д.',
    '52 deg 31 min 12.03 sec N 13 deg 24 min 17.83 sec E',
    `13°24'17.83"E 52°31'12.03"N`,
    `52°31'12,03"С 13°24'17,83"В`,
  ])('%s', (text) => expect(convertAll('wgs84dms', text).wgs84dms).toBe(`52°31'12.03"N 13°24'17.83"E`))

  test.each([`52°31.200'N 13°24.297'E`, 'N 52 31.200 E 13 24.297', '52 31.2 13 24.297', "52° 31,200' 13° 24,297'"])(
    '%s',
    (text) => expect(convertAll('wgs84dm', text).wgs84dm).toBe(`52°31.200'N 13°24.297'E`),
  )

  test.each([
    ['-33.856784, 151.215297', '-33.856784, 151.215297'],
    ['−33.856784, 151.215297', '-33.856784, 151.215297'],
    ['33.856784 S 151.215297 E', '-33.856784, 151.215297'],
    ['S33.856784 E151.215297', '-33.856784, 151.215297'],
    ['-33.856784 S, 151.215297 E', '-33.856784, 151.215297'],
    ['33.856784 Ю 70.5 З', '-33.856784, -70.500000'],
    ['33.856784 Ј 70.5 З', '-33.856784, -70.500000'],
    ['-33 51 24.42 151 12 55.07', '-33.856783, 151.215297'],
    ['40 26 46 N 79 58 56 W', '40.446111, -79.982222'],
    ['52, 13', '52.000000, 13.000000'],
    ['52,13', '52.000000, 13.000000'],
    ['52 13', '52.000000, 13.000000'],
    ['52,5 13', '52.500000, 13.000000'],
    ['.5, -.5', '0.500000, -0.500000'],
    ['0, 0', '0.000000, 0.000000'],
    ['-0.09999999999999432, 13.399999999999999', '-0.100000, 13.400000'],
    ['-0.0000001, -0.0000001', '0.000000, 0.000000'],
    ['90, 180', '90.000000, 180.000000'],
    ['-90, -180', '-90.000000, -180.000000'],
  ])('%s is %s', (text, expected) => expect(convertAll('wgs84', text).wgs84).toBe(expected))

  test.each([
    '',
    ' ',
    'abc',
    '52',
    '52.5,',
    '52.5.1, 13',
    '52, 13, 24',
    '1e1, 2e1',
    'NaN, NaN',
    'Infinity, 0',
    '52 N, 13 N',
    '-52 N, 13 E',
    '52 61 00 N 13 24 17 E',
    '52 31.5 12 N 13 24 17 E',
    '--52, 13',
    '52° 13° 14°',
    'N, E',
    '0x10, 0x10',
  ])('%j is nothing', (text) => {
    expect(Object.values(convertAll('wgs84', text)).join('')).toBe('')
  })

  // 59.995 seconds in decimal degrees.
  test('seconds that round up carry into minutes and degrees', () => {
    expect(convertAll('wgs84', '59.999998611111112, 13.416665277777778').wgs84dms).toBe(`60°00'00.00"N 13°25'00.00"E`)
    expect(convertAll('wgs84', '59.99999999, 9.9999999').wgs84dm).toBe(`60°00.000'N 10°00.000'E`)
  })
})

test('the quick way for plain pairs gives what the long way gives', () => {
  const number = fc.oneof(
    fc.double({ min: -200, max: 200, noNaN: true }).map((value) => value.toFixed(6)),
    fc.integer({ min: -200, max: 200 }).map(String),
    fc.constantFrom('0', '-0', '-0.0', '00', '090', '1.', '.5', '+1'),
  )
  fc.assert(
    fc.property(number, number, fc.constantFrom(', ', ',', ';', '; ', ' '), (first, second, separator) => {
      const text = `${first}${separator}${second}`
      // A leading space is no plain pair and goes the long way.
      expect(read('wgs84', text)).toEqual(read('wgs84', ` ${text}`))
    }),
    { numRuns: 3000 },
  )
})

describe('out of range is offered, not repaired', () => {
  test('swapped latitude and longitude', () => {
    expect(read('wgs84', '151.215297, -33.856784')).toEqual({
      ok: false,
      problem: { code: 'latitude_out_of_range', suggestion: '-33.856784, 151.215297' },
    })
  })

  test('letters that name the axes leave nothing to swap', () => {
    expect(read('wgs84', '151.2 N, 33.8 E')).toEqual({ ok: false, problem: { code: 'latitude_out_of_range' } })
  })

  test('longitude counted to 360', () => {
    expect(read('wgs84', '10, 190.5')).toEqual({
      ok: false,
      problem: { code: 'longitude_out_of_range', suggestion: '10, -169.5' },
    })
  })

  test('easting before northing in SK-42', () => {
    expect(read('sk42', '12345678, 6123456')).toEqual({
      ok: false,
      problem: { code: 'outside_area', suggestion: '6123456, 12345678' },
    })
  })
})

describe('the other systems', () => {
  test.each<[SystemId, string]>([
    ['utm', '33U 391776.16 5820073.12'],
    ['utm', '33u 391776.16 5820073.12'],
    ['utm', '33N 391776.16 5820073.12'],
    ['utm', '33 N 391776.16 5820073.12'],
    ['utm', '33 391776.16 5820073.12'],
    ['utm', '33 391776,16 5820073,12'],
    ['utm', '33U 391776.16mE 5820073.12mN'],
    ['utm', 'zone 33U E 391776.16 N 5820073.12'],
    ['utm', '33U, 391776.16, 5820073.12'],
    ['utm', '33 North 391776.16 5820073.12'],
    ['webmercator', '1492232.65, 6894701.26'],
    ['webmercator', '1492232.65 6894701.26'],
    ['webmercator', '1492232,65 6894701,26'],
    ['webmercator', 'x=1492232.65 y=6894701.26'],
    ['webmercator', 'Y: 6894701.26; X: 1492232.65'],
  ])('%s reads %s', (system, text) => expect(convertAll(system, text).wgs84).toBe('52.520008, 13.404954'))

  test.each<[SystemId, string]>([
    ['sk42', '5822550, 3391862'],
    ['sk42', 'X=5822550 Y=3391862'],
    ['sk42', 'X = 5822550 м, Y = 3391862 м'],
    ['sk42', 'Y=3391862, X=5822550'],
    ['sk42', 'Х 5822550 У 3391862'],
    ['sk42', '5822550,0 3391862,0'],
  ])('%s reads %s', (system, text) => expect(convertAll(system, text).sk42).toBe('5822550, 3391862'))

  test.each([
    ['33UUU9177620073', '33UUU9177620073'],
    ['33uuu9177620073', '33UUU9177620073'],
    ['33U UU 91776 20073', '33UUU9177620073'],
    ['33 U UU 9177620073', '33UUU9177620073'],
    ['1NAA6602100000', '01NAA6602100000'],
    ['01N AA 66021 00000', '01NAA6602100000'],
    // Fewer digits name a larger square; its middle is the point.
    ['33UUU91772007', '33UUU9177520075'],
    ['33UUU917200', '33UUU9175020050'],
    ['33UUU9120', '33UUU9150020500'],
    ['33UUU92', '33UUU9500025000'],
    ['33UUU', '33UUU5000050000'],
    ['ZAH0000000000', 'ZAH0000000000'],
    ['BAN 00000 00000', 'BAN0000000000'],
  ])('mgrs reads %s as %s', (text, expected) => {
    expect(convertAll('mgrs', text).mgrs).toBe(expected)
    expect(convertAll('usng', text).mgrs).toBe(expected)
  })

  test.each([
    '33UUU917762007',
    '33UUU91776200731',
    '61UUU9177620073',
    '0UUU1',
    '33IUU1212',
    '33UIU1212',
    '32XMH1212',
    '33UAA1212',
    'CAA1212',
  ])('mgrs has no square %s', (text) => expect(convertAll('mgrs', text).wgs84).toBe(''))

  test.each([
    ['TQ300800', 'TQ300800'],
    ['tq 300 800', 'TQ300800'],
    ['TQ 30045 80055', 'TQ300800'],
    ['TQ3080', 'TQ305805'],
    ['TQ', 'TQ500500'],
    ['530050 180050', 'TQ300800'],
    // The Ordnance Survey's worked example, 651409.903 E 313177.270 N.
    ['651409.903, 313177.270', 'TG514131'],
  ])('osgb reads %s as %s', (text, expected) => expect(convertAll('osgb', text).osgb).toBe(expected))

  test.each(['TI300800', 'AA300800', 'TQ30080', 'TQ300800800800', 'TQ30080x'])('osgb has no square %s', (text) =>
    expect(convertAll('osgb', text).wgs84).toBe(''),
  )

  test('the letter S after a UTM zone', () => {
    // San Francisco, band S (37.8° N): the northing lies in the band.
    expect(convertAll('utm', '10S 551130 4180998').wgs84).toMatch(/^37\./)
    // Sydney, southern hemisphere.
    expect(convertAll('utm', '56S 334873 6252266').wgs84).toMatch(/^-33\./)
    expect(convertAll('utm', '19 South 400000 4180998').wgs84).toMatch(/^-52\./)
  })
})

describe('recognised wherever it is pasted', () => {
  test.each<[string, SystemId]>([
    ['52.520008, 13.404954', 'wgs84'],
    [`52°31'12.03"N 13°24'17.83"E`, 'wgs84dms'],
    ["52°31.200'N 13°24.297'E", 'wgs84dm'],
    ['33U 391776.16 5820073.12', 'utm'],
    ['33UUU9177620073', 'mgrs'],
    ['33U UU 91776 20073', 'usng'],
    ['ZAH0000000000', 'mgrs'],
    ['TQ 300 800', 'osgb'],
    ['Pulkovo 1995 5822550, 3391862', 'sk95'],
    ['Pulkovo-95: 5822550, 3391862', 'sk95'],
    ['Пулково 1942: 5822550, 3391862', 'sk42'],
  ])('%s is %s', (text, system) => {
    const recognition = recognise(text)
    expect(recognition?.kind === 'system' && recognition.candidates.map((candidate) => candidate.system)).toEqual([
      system,
    ])
  })

  test('a word that begins like the name of a system is none', () => {
    expect(withoutSystemName('BNG TQ 300 800')).toEqual({ text: 'TQ 300 800', system: 'osgb' })
    expect(withoutSystemName('BNGS TQ 300 800')).toBeUndefined()
  })

  test('bare metres fit several systems and are not guessed', () => {
    const recognition = recognise('5822550, 3391862')
    expect(recognition?.kind === 'system' && recognition.candidates.map(({ system }) => system)).toEqual([
      'webmercator',
      'sk42',
      'sk95',
    ])
    expect(recognisePasted('wgs84', '5822550, 3391862').kind).toBe('choice')
    expect(recognisePasted('sk95', '5822550, 3391862').kind).toBe('own')
  })

  test.each(['151.2, -33.8', '113.4 52.5', '10, 190'])('%s is no place in metres', (text) => {
    expect(recognise(text)).toBeUndefined()
    expect(recognisePasted('wgs84', text)).toEqual({ kind: 'own' })
    expect([...convertList(text, 'any')]).toMatchObject([{ isRead: false }])
  })

  test('degrees pasted into a field of metres are degrees', () => {
    expect(recognisePasted('webmercator', berlin)).toMatchObject({
      kind: 'recognised',
      recognition: { kind: 'system', candidates: [{ system: 'wgs84' }] },
    })
  })

  test('a text in its own field, and a text that is nothing, stay', () => {
    expect(recognisePasted('wgs84', berlin)).toEqual({ kind: 'own' })
    expect(recognisePasted('mgrs', '33U UU 91776 20073')).toEqual({ kind: 'own' })
    expect(recognisePasted('wgs84', 'hello')).toEqual({ kind: 'own' })
  })
})
