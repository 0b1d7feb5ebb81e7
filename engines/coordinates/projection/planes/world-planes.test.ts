import { describe, expect, test } from 'vitest'
import { projectionFrom } from '../../projection.ts'

/** PROJ's name, further words, and where PROJ 9.1.1 puts 120° W 65° S and 37.6° E 55.75° N, in metres. */
const maps = [
  ['eck1', '', [-8517229.337, -6666940.35], [1954950.76, 5717254.608]],
  ['eck2', '', [-7544387.588, -8013952.002], [1746076.556, 7079477.679]],
  ['eck3', '', [-10335784.091, -6110934.389], [2316719.155, 5240372.572]],
  ['eck4', '', [-9078034.414, -7395541.689], [2105705.846, 6621716.295]],
  ['eck5', '', [-9078336.442, -6382631.234], [2118562.473, 5473404.866]],
  ['eck6', '', [-7757319.303, -7614620.723], [1853474.194, 6721274.731]],
  ['mbtfpq', '', [-7864077.98, -7085732.47], [1987979.078, 6233214.11]],
  ['gall', '', [-10231919.686, -6937023.52], [2173527.564, 5758403.141]],
  ['wink1', '+lat_ts=50.4597762521898', [-7663399.508, -7236266.902], [1843566.987, 6205561.612]],
  ['wink2', '+lat_1=40', [-9746706.743, -7695134.33], [2249657.601, 6691070.888]],
  ['wintri', '+lat_1=50.467', [-8058993.529, -7705126.884], [1993696.71, 6226891.256]],
  ['natearth', '', [-9913041.574, -7165059.322], [2260161.024, 6220849.231]],
  ['natearth2', '', [-9437268.542, -7162620.509], [2199207.257, 6221311.444]],
  ['patterson', '', [-14470533.803, -8363294.625], [3073417.946, 6943517.556]],
  ['comill', '', [-14470533.803, -8293050.614], [3073417.946, 6917314.097]],
  ['times', '', [-9625708.578, -6937036.599], [2116325.263, 5758413.999]],
  ['qua_aut', '', [-7250596.505, -6854441.024], [1957143.885, 5963621.338]],
  ['crast', '', [-6429879.434, -7229834.678], [1783703.641, 6239565.14]],
  ['loxim', '+lat_1=40', [-11685301.591, -11689046.533], [2039247.831, 1752781.98]],
  ['wag4', '', [-8288422.363, -7469441.598], [1982447.179, 6635298.215]],
  ['wag5', '', [-8480611.096, -8050331.684], [2055329.145, 7136597.594]],
  ['wag7', '', [-7915603.977, -7730658.573], [1982246.291, 6520401.637]],
  ['aitoff', '', [-6907529.624, -8173986.867], [2030730.149, 6248220.901]],
  ['hammer', '', [-6363707.475, -7530590.452], [1948434.068, 5994864.443]],
  ['goode', '', [-7570277.973, -7004465.033], [1931013.945, 6124376.741]],
  ['igh', '', [-16062900.533, -7004442.535], [3172757.424, 6124354.243]],
  ['mill', '', [-14454356.757, -8491154.893], [3069983.435, 6940192.595]],
  ['vandg', '', [-11945686.808, -9975149.734], [2703106.183, 6990998.242]],
  ['sinu', '', [-6131819.038, -7211839.117], [1734140.141, 6180228.124]],
  ['moll', '', [-7570277.973, -7341230.667], [1931013.945, 6461142.375]],
  ['robin', '', [-9329628.368, -6816959.832], [2164563.652, 5913480.032]],
] as const

const stringOf = (name: string, words: string) => `+proj=${name} ${words} +lon_0=10 +x_0=1000 +y_0=-500 +datum=WGS84`

async function planeOf(definition: string) {
  const found = await projectionFrom(definition)
  if (!found.ok) throw new Error(JSON.stringify(found.problem))
  return found.value
}

describe.each(maps)('%s %s', (name, words, south, north) => {
  test('puts places where PROJ does', async () => {
    const { fromWgs84 } = await planeOf(stringOf(name, words))
    // The library's Robinson interpolates its table in another way than PROJ.
    const digits = name === 'robin' ? -1 : 2
    for (const [place, expected] of [
      [[-120, -65], south],
      [[37.6, 55.75], north],
    ] as const) {
      const [x, y] = fromWgs84(place[0]!, place[1]!)
      expect(x).toBeCloseTo(expected[0], digits)
      expect(y).toBeCloseTo(expected[1], digits)
    }
  })

  test('leads back from everywhere, and from nowhere beside the map', async () => {
    const { fromWgs84, toWgs84 } = await planeOf(stringOf(name, words))
    for (let longitude = -169; longitude < 190; longitude += 14)
      for (let latitude = -88; latitude < 90; latitude += 11) {
        const [x, y] = fromWgs84(longitude, latitude)
        const [longitudeBack, latitudeBack] = toWgs84(x, y)
        const turned = Math.abs(longitudeBack - longitude) % 360
        expect(Math.min(turned, 360 - turned), `${longitude} ${latitude}`).toBeLessThan(1e-5)
        expect(Math.abs(latitudeBack - latitude), `${longitude} ${latitude}`).toBeLessThan(1e-6)
      }
    for (const [x, y] of [
      [0, 1e9],
      [1e12, -1e12],
    ] as const) {
      const place = toWgs84(x, y)
      expect(place.some(Number.isNaN) || ['vandg', 'mill', 'moll', 'robin'].includes(name), String(place)).toBe(true)
    }
  })
})

test.each([
  ['Goode_Homolosine', 'PARAMETER["Option",1.0]', 'igh'],
  ['Goode_Homolosine', 'PARAMETER["Option",0.0]', 'goode'],
  ['Winkel_Tripel', 'PARAMETER["Standard_Parallel_1",50.467]', 'wintri'],
  ['Loximuthal', 'PARAMETER["Central_Parallel",40.0]', 'loxim'],
  ['Eckert_IV', 'PARAMETER["x",0]', 'eck4'],
])('%s of a .prj with %s is %s', async (projection, parameter, name) => {
  const text = `PROJCS["x",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["${projection}"],PARAMETER["False_Easting",1000.0],PARAMETER["False_Northing",-500.0],PARAMETER["Central_Meridian",10.0],${parameter},UNIT["Meter",1.0]]`
  const { fromWgs84 } = await planeOf(text)
  const [x, y] = maps.find(([each]) => each === name)![3]
  expect(fromWgs84(37.6, 55.75)[0]).toBeCloseTo(x, 2)
  expect(fromWgs84(37.6, 55.75)[1]).toBeCloseTo(y, 2)
})

test('what is drawn otherwise is refused by name', async () => {
  const text =
    'PROJCS["x",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Goode_Homolosine"],PARAMETER["Option",2.0],UNIT["Meter",1.0]]'
  expect(await projectionFrom(text)).toMatchObject({ ok: false, problem: { missing: { name: 'Goode_Homolosine' } } })
  expect(await projectionFrom('+proj=moll +R_A')).toMatchObject({ ok: false, problem: { missing: { name: '+R_A' } } })
})

test('the middle of a map is where its meridian crosses the equator', async () => {
  for (const [name, words] of maps) {
    if (name === 'loxim') continue
    const { toWgs84 } = await planeOf(stringOf(name, words))
    const [longitude, latitude] = toWgs84(1000, -500)
    expect(longitude, name).toBeCloseTo(10, 6)
    expect(latitude, name).toBeCloseTo(0, 6)
  }
})

/** Goode's lobes as he published them: their bounds and the meridian that each is drawn around. */
const lobes = [
  [-180, -100, -40, 30],
  [-40, 30, 180, 30],
  [-180, -160, -100, -30],
  [-100, -60, -20, -30],
  [-20, 20, 80, -30],
  [80, 140, 180, -30],
] as const

test.each(lobes)('the lobe from %d around %d to %d at latitude %d', async (west, middle, east, latitude) => {
  const { fromWgs84, toWgs84 } = await planeOf('+proj=igh +R=6371000 +no_defs')
  const metresPerDegree = (6_371_000 * Math.PI) / 180
  for (const longitude of [west + 0.01, (west + middle) / 2, middle, east - 0.01]) {
    // Sinusoidal there: true to scale along the parallel, from the meridian of the lobe.
    const [x, y] = fromWgs84(longitude, latitude)
    const cosine = Math.cos((latitude * Math.PI) / 180)
    expect(x / metresPerDegree).toBeCloseTo(middle + (longitude - middle) * cosine, 6)
    expect(y / metresPerDegree).toBeCloseTo(latitude, 6)
    const [back, up] = toWgs84(x, y)
    expect([back, up].map((degrees) => Number(degrees.toFixed(6)))).toEqual([longitude, latitude])
  }
})

test('between the lobes there is nothing', async () => {
  const { toWgs84 } = await planeOf('+proj=igh +R=6371000 +no_defs')
  const metresPerDegree = (6_371_000 * Math.PI) / 180
  const found = (x: number, y: number) => toWgs84(x * metresPerDegree, y * metresPerDegree).every(Number.isFinite)
  for (const bound of [-40]) expect([found(bound - 1, 30), found(bound + 1, 30)]).toEqual([false, false])
  for (const bound of [-100, -20, 80]) expect([found(bound - 1, -30), found(bound + 1, -30)]).toEqual([false, false])
})
