import { describe, expect, test } from 'vitest'
import { convertAll, factsOf, read, type SystemId } from '../index.ts'

/** What each system makes of a text: a place to the centimetre, or why not. Every limit stands here on both of its sides. */

function inWords(system: SystemId, text: string): string {
  const reading = read(system, text)
  if (!reading.ok) return Object.values(reading.problem).join(' ')
  const { latitudeDegrees, longitudeDegrees } = reading.value
  return `${latitudeDegrees.toFixed(7)} ${longitudeDegrees.toFixed(7)}`
}

test.each([
  ['utm', '33N 1000000 5000000', '44.9770612 21.3414083'],
  ['utm', '33N 1000000.01 5000000', 'outside_area'],
  ['utm', '33N 5000000 1000000', '44.9770612 21.3414083'],
  ['utm', '33N 5000000 999999.99', '44.9770612 21.3414082'],
  ['utm', '33N 1000001 5000000', 'outside_area'],
  ['utm', '33N 1000000 1000000', '9.0184028 19.5446732'],
  ['utm', '33 N5000000 E500000', '45.1534772 15.0000000'],
  ['utm', '33 Y=5000000 X=500000', '45.1534772 15.0000000'],
  ['utm', '33 X=500000 Y=5000000', '45.1534772 15.0000000'],
  ['utm', '33 E500000 N5000000', '45.1534772 15.0000000'],
  ['utm', '33T 500000mE 5000000mN', '45.1534772 15.0000000'],
  ['utm', '33T 5000000mN 500000mE', '45.1534772 15.0000000'],
  ['utm', '500000 5000000 33T', '45.1534772 15.0000000'],
  ['utm', '500000 5000000 zone 33', '45.1534772 15.0000000'],
  ['utm', '500000 5000000 33', 'unreadable'],
  ['utm', 'WGS84 / UTM 33N 500000 5000000', '45.1534772 15.0000000'],
  ['utm', '33 south 500000 5000000', '-45.1534772 15.0000000'],
  ['utm', '33M 500000 9900000', '-0.9047306 15.0000000'],
  ['utm', '33N 500000 9900000', 'outside_area'],
  ['utm', '0N 500000 5000000', 'unreadable'],
  ['utm', '33O 500000 5000000', 'unreadable'],
  ['utm', '33T 500000 UTM 5000000', '45.1534772 15.0000000'],
  ['sk42', '10002400 7500000', '89.9968664 -118.9920276'],
  ['sk42', '10002401 7500000', 'outside_area'],
  ['sk42', '-10002400 7500000', '-89.9967684 -121.9886405'],
  ['sk42', '-10002401 7500000', 'outside_area'],
  ['sk42', '6000000 7990000', '53.8936588 46.4579994'],
  ['sk42', '6000000 7990001', 'outside_area'],
  ['sk42', '6000000 7010000', '53.8934085 31.5385227'],
  ['sk42', '6000000 7009999', 'outside_area'],
  ['sk42', '6000000 999999', 'outside_area'],
  ['sk42', '6000000 1500000', '54.1249767 2.9980407'],
  ['sk42', '6000000 60500000', '54.1248693 -3.0019076'],
  ['sk42', '6000000 61500000', 'outside_area'],
  ['sk42', 'X=6000000 Y=7500000', '54.1256282 38.9982331'],
  ['sk42', 'Y=7500000 X=6000000', '54.1256282 38.9982331'],
  ['sk42', 'N 6000000 E 7500000', '54.1256282 38.9982331'],
  ['sk42', 'E 7500000 N 6000000', '54.1256282 38.9982331'],
  ['sk42', '7500000 6000000', 'outside_area 6000000, 7500000'],
  ['sk42', '7412000 6182000', 'far_from_zone 6 318000 6182000, 7412000'],
  ['sk42', '6182000 7412000', '55.7525019 37.5966223'],
  ['sk42', '7900000 5400000', '71.1525745 24.2230713'],
  ['sk42', '7100000 3500000', '63.9999211 14.9972612'],
  ['webmercator', '20037508.35, 0', '0.0000000 180.0000000'],
  ['webmercator', '20037508.36, 0', 'outside_area'],
  ['webmercator', '-20037508.36, 0', 'outside_area'],
  ['webmercator', '0 20048966.11', '85.0600000 0.0000000'],
  ['webmercator', '0 20048966.12', 'outside_area'],
  ['webmercator', '0 -20048966.12', 'outside_area'],
  ['webmercator', 'x 1 y 2', '0.0000180 0.0000090'],
  ['mgrs', '33TUU9177620073', 'wrong_band 33UUU9177620073'],
  // Sydney lies in band H; what is named is next to it, or far off.
  ['utm', '56J 334873 6252266', 'wrong_band 56H 334873 6252266'],
  ['utm', '56G 334873 6252266', 'wrong_band 56H 334873 6252266'],
  ['utm', '56K 334873 6252266', 'wrong_band'],
  ['mgrs', '33VUU9177620073', 'wrong_band 33UUU9177620073'],
  ['mgrs', '33SUU9177620073', '34.5166404 13.8209321'],
  ['mgrs', '33UUU9177620073', '52.5200115 13.4049589'],
  ['mgrs', '33WUU9177620073', '70.4628577 12.0994274'],
  ['mgrs', '33 U UU 91776 20073', '52.5200115 13.4049589'],
  ['mgrs', '33UUU 917 200', '52.5197951 13.4045762'],
  ['mgrs', '33XVG 000 000', '77.4459504 10.8775565'],
  ['mgrs', '1NAA6602100000', '0.0000045 -179.9999995'],
  ['mgrs', '60NAA6602100000', 'outside_area'],
  ['mgrs', '31CDM0000000000', 'wrong_band'],
  ['mgrs', '31BDM0000000000', 'wrong_band'],
  ['mgrs', 'ZAH', '89.3631098 135.0000000'],
  ['mgrs', 'ZAH00', '89.9363104 135.0000000'],
  ['mgrs', '00NAA1212', 'unreadable'],
  ['osgb', 'SV', '50.2460497 -6.9110918'],
  ['osgb', 'TQ30', '50.8288039 -0.0844877'],
  ['osgb', 'TQ 30045 80055', '51.5044791 -0.1276783'],
  ['osgb', 'HP', '61.1289324 -1.0736534'],
  ['osgb', 'JM', '61.0527144 2.6306382'],
  ['osgb', 'HL', '60.9765395 -8.4754077'],
  ['osgb', 'ZZ 1 1', 'outside_area'],
  ['osgb', 'VV 00 00', 'outside_area'],
  ['osgb', 'N 180050 E 530050', '51.5044287 -0.1276155'],
  ['osgb', 'SV 0 0', '49.8148755 -7.4931268'],
  ['osgb', 'JM 99999 99999', '61.4645861 3.6320104'],
  ['osgb', '699999.99 1299999.99', '61.4645901 3.6320204'],
  ['osgb', '0 -0.01', 'outside_area'],
  ['osgb', '-0.01 0', 'outside_area'],
  // The zone that Y names is 4° wide on either side where the other order would do as well.
  ['sk42', '7400000 6323000', 'far_from_zone 6 177000 6323000, 7400000'],
  ['sk42', '7400000 6324000', '66.6405088 29.0187244'],
  ['sk42', '7400000 7677000', '66.6402061 42.9982554'],
  ['sk42', '7400000 7678000', 'far_from_zone 7 178000 7678000, 7400000'],
] as const)('%s %s', (system, text, expected) => expect(inWords(system, text)).toBe(expected))

/** S is the band of 32° to 40° N where the northing lies in it, and the hemisphere elsewhere. */
test.each([
  ['33S 500000 3540336', true],
  ['33S 500000 3540313', false],
  ['33S 500000 4427857', true],
  ['33S 500000 4427880', false],
  ['33R 500000 3540313', true],
  ['33T 500000 4427880', true],
  ['33M 500000 9999999', false],
])('%s is north: %s', (text, isNorth) => {
  const reading = read('utm', text)
  expect(reading.ok && reading.value.latitudeDegrees > 0).toBe(isNorth)
})

test.each([
  ['33X 500000 9329098', 'read'],
  ['33X 500000 9329322', 'outside_area'],
  ['33 SOUTH 500000 1117410', 'read'],
  ['33 SOUTH 500000 1117186', 'outside_area'],
])('a hundredth of a degree beyond the area is let pass: %s is %s', (text, expected) => {
  const reading = read('utm', text)
  expect(reading.ok ? 'read' : reading.problem.code).toBe(expected)
})

describe('where a datum shift is at home', () => {
  /** EPSG's areas of use: 4284 for SK-42, 5043 for SK-95; both reach over the date line. */
  test.each([
    ['sk42', 35.14, 60, false],
    ['sk42', 35.13, 60, true],
    ['sk42', 81.91, 60, false],
    ['sk42', 81.92, 60, true],
    ['sk42', 60, 19.57, false],
    ['sk42', 60, 19.56, true],
    ['sk42', 66, -168.97, false],
    ['sk42', 66, -168.96, true],
    ['sk95', 39.87, 60, false],
    ['sk95', 39.86, 60, true],
    ['sk95', 85.19, 60, false],
    ['sk95', 85.2, 60, true],
    ['sk95', 60, 18.92, false],
    ['sk95', 60, 18.91, true],
    ['sk95', 66, -168.97, false],
    ['sk95', 66, -168.96, true],
  ] as const)('%s at %d, %d is extrapolated: %s', (id, latitudeDegrees, longitudeDegrees, expected) =>
    expect(factsOf(id, { latitudeDegrees, longitudeDegrees })?.accuracy.extrapolated).toBe(expected),
  )
  /** EPSG names zones 2 to 32 of SK-42 and 4 to 32 of SK-95. */
  test.each([
    ['sk42', 5.9, undefined],
    ['sk42', 6.1, 28402],
    ['sk42', -168.1, 28432],
    ['sk42', -167.9, undefined],
    ['sk95', 17.9, undefined],
    ['sk95', 18.1, 20004],
    ['sk95', -168.1, 20032],
    ['sk95', -167.9, undefined],
  ] as const)('%s at %d° has the code %s', (id, longitudeDegrees, expected) =>
    expect(factsOf(id, { latitudeDegrees: 60, longitudeDegrees })?.epsgCode).toBe(expected),
  )
})

test.each([
  ['85.06, 1', '111319.49, 20048966.10'],
  ['85.0601, 1', ''],
  ['-85.06, 1', '111319.49, -20048966.10'],
  ['-85.0601, 1', ''],
])('Web Mercator of %s is %s', (text, expected) => expect(convertAll('wgs84', text).webmercator).toBe(expected))

test.each([
  ['51.5, -0.12', `51°30'00.00"N 0°07'12.00"W`, "51°30.000'N 0°07.200'W"],
  ['-0.5, 0.5', `0°30'00.00"S 0°30'00.00"E`, "0°30.000'S 0°30.000'E"],
  ['0, 0', `0°00'00.00"N 0°00'00.00"E`, "0°00.000'N 0°00.000'E"],
  ['-9.9999999, -179.9999999', `10°00'00.00"S 180°00'00.00"W`, "10°00.000'S 180°00.000'W"],
  ['1.0002778, 59.0166667', `1°00'01.00"N 59°01'00.00"E`, "1°00.017'N 59°01.000'E"],
])('%s in minutes and seconds', (text, seconds, minutes) => {
  expect(convertAll('wgs84', text)).toMatchObject({ wgs84dms: seconds, wgs84dm: minutes })
})

test('a longitude of up to a whole turn is offered as the one it means', () => {
  const suggested = (text: string) => {
    const reading = read('wgs84', text)
    return reading.ok ? 'read' : reading.problem.suggestion
  }
  expect(['10, 180', '10, 180.5', '10, -200', '10, 360', '10, 360.5'].map(suggested)).toEqual([
    'read',
    '10, -179.5',
    '10, 160',
    '10, 0',
    undefined,
  ])
})
