import { expect, test } from 'vitest'
import { cases as methods } from '../fixtures/methods.cases.json' with { type: 'json' }
import { cases as texts } from '../fixtures/well-known-text.cases.json' with { type: 'json' }
import { projectionFrom } from '../projection.ts'
import { targetSystem } from '../target-system.ts'
import { likelySystems } from './likely-systems.ts'
import { searchSystems } from './search-names.ts'

/**
 * All that is said of a reference system: its name, axes, datum, accuracy, where it puts a place, and the text for a .prj. What should
 * change: `npx vitest run engines/coordinates/projection -u`, and read the difference.
 */
async function described(definition: string, longitude: number, latitude: number): Promise<string> {
  const found = await projectionFrom(definition)
  if (!found.ok) return JSON.stringify(found.problem)
  const { name, epsgCode, unit, isWgs84, authorityAxisOrder, datum, accuracyMetres, accuracyWithin } = found.value
  const around = accuracyWithin?.([longitude, latitude, longitude, latitude])
  const [x, y] = found.value.fromWgs84(longitude, latitude)
  const [longitudeBack, latitudeBack] = found.value.toWgs84(x, y)
  const digits = unit === 'degrees' ? 9 : 4
  const target = await targetSystem(definition)
  return [
    `${name} ${epsgCode} ${unit} ${isWgs84} ${authorityAxisOrder} datum ${datum} accuracy ${accuracyMetres}, here ${around}`,
    `${x.toFixed(digits)} ${y.toFixed(digits)}, back ${longitudeBack.toFixed(7)} ${latitudeBack.toFixed(7)}`,
    target.ok
      ? `${target.value.authority}:${target.value.code} ${target.value.isMeantFor(longitude, latitude)} ${target.value.wellKnownText}`
      : JSON.stringify(target.problem),
  ].join('\n  ')
}

async function listed(rows: readonly (readonly [string, number, number])[]): Promise<string> {
  const lines: string[] = []
  for (const [definition, longitude, latitude] of rows)
    lines.push(`${definition}\n  ${await described(definition, longitude, latitude)}`)
  return `${lines.join('\n')}\n`
}

test('one system of every method', async () => {
  const rows = methods.map(({ code, longitude, latitude }) => [`EPSG:${code}`, longitude, latitude] as const)
  await expect(await listed(rows)).toMatchFileSnapshot('../fixtures/systems-of-methods.txt')
})

test('every family of zones at its ends, and one beyond', async () => {
  // biome-ignore format: a table
  const codes = [
    32600, 32601, 32660, 32661, 32700, 32701, 32760, 32761, 25827, 25828, 25837, 25838, 26900, 26901, 26923, 26924, 6329, 6330, 6348, 6349,
    28348, 28349, 28356, 28357, 7845, 7846, 7859, 7860, 31964, 31965, 31976, 31977, 31985, 31986, 4326, 4979, 3857, 3785, 900913, 102100, 102113,
  ]
  const rows: [string, number, number][] = []
  for (const code of codes) {
    const found = await projectionFrom(code)
    const [, zone = '34', hemisphere] = /zone (\d+)([NS]?)/.exec(found.ok ? found.value.name : '') ?? []
    rows.push([`EPSG:${code}`, Number(zone) * 6 - 182, hemisphere === 'S' ? -33.9 : 44.82])
  }
  await expect(await listed(rows)).toMatchFileSnapshot('../fixtures/systems-of-zones.txt')
})

test('systems by their words', async () => {
  const rows = [
    ...texts.map(({ text }) => [text, 10, 50] as const),
    ...[
      'CRS84',
      'CRS:83',
      'CRS:27',
      'urn:ogc:def:crs,crs:EPSG::31467,crs:EPSG::5783',
      'http://www.opengis.net/def/crs-compound?1=http://www.opengis.net/def/crs/EPSG/0/31467&2=x',
      'https://epsg.io/31467',
      'https://spatialreference.org/ref/epsg/31467/',
      'urn:EPSG:geographicCRS:4258',
      'EPSG::31467',
      'EPSG 31467',
      'EPSG_31467',
      'EPSG:31467+5783',
      '31467',
      '314',
      'ESRI:54030',
      'IGNF:LAMB93',
      'EPSG:4978',
      'EPSG:5773',
      'EPSG:7415',
      'EPSG:9518',
      'DHDN / 3-degree Gauss-Kruger zone 3',
      'OSGB36 / British National Grid',
      '+init=epsg:31467',
      '+proj=geocent +datum=WGS84',
      '+proj=nonsense',
      '+proj=mill +R_A +datum=WGS84',
      '+proj=vandg +R_A +datum=WGS84',
      '+proj=robin +R_A +datum=WGS84',
      '+proj=merc +a=6378137 +b=6378137 +nadgrids=@null +no_defs',
      '+proj=merc +a=6378137 +b=6378137 +no_defs',
      ...[
        'WGS84',
        'NAD83',
        'NAD27',
        'GGRS87',
        'potsdam',
        'carthage',
        'hermannskogel',
        'ire65',
        'nzgd49',
        'OSGB36',
        'x',
      ].map((datum) => `+proj=longlat +datum=${datum}`),
      '+proj=utm +zone=34 +south +datum=WGS84',
      '+proj=ups +datum=WGS84',
      '+proj=ups +south +datum=WGS84',
      '+proj=stere +lat_0=90 +lat_ts=71 +datum=WGS84',
      '+proj=stere +lat_0=-90 +k=0.994 +datum=WGS84',
      '+proj=longlat +ellps=GRS80 +towgs84=1,2,3',
      '+proj=longlat +ellps=GRS80 +towgs84=1,2',
      '+proj=longlat +ellps=GRS80 +towgs84=1,2,x',
      '+proj=longlat +ellps=GRS80 +pm=paris',
      '+proj=longlat +ellps=GRS80 +pm=2.5',
      '+proj=longlat +ellps=x',
      `+proj=longlat +datum=WGS84 +title=${'x'.repeat(200)}`,
      '{}',
      '{"type":"GeographicCRS","name":"x","datum":{"name":"World Geodetic System 1984","ellipsoid":{"name":"WGS 84","semi_major_axis":6378137,"inverse_flattening":298.257223563}}}',
    ].map((definition) => [definition, 10, 50] as const),
  ]
  await expect(await listed(rows)).toMatchFileSnapshot('../fixtures/systems-by-words.txt')
})

test('names of national agencies, each with its zones and the order of its axes', async () => {
  const names = [
    ...['ETRS89_UTM31', 'DE_ETRS89_UTM32', 'ETRS89_UTM33', 'ETRS89_UTM34', 'ETRS89_Lat-Lon', 'WGS84_Lat-Lon'],
    ...['DHDN_3GK2', 'DHDN_3GK3', 'DE_DHDN_3GK5_BY100', 'DHDN_3GK6', 'DHDN_Lat-Lon', '42-83_3GK3', '42-83_3GK5'],
    ...['PD-83_3GK3', 'PD-83_3GK4', 'RD-83_3GK4', 'RD-83_3GK5'],
  ].map((name) => `urn:adv:crs:${name}`)
  names.push('osgb:BNG', 'urn:x-osgb:EPSG:27700', 'fguuid:jgd2000.bl', 'fguuid:jgd2001.bl', 'fguuid:jgd2011.bl')
  names.push('jgd2024.bl', 'JGD2000 / (B, L)', 'JGD2011 / (B, L)', 'TD / (B, L)', 'JGD2000 / 9(X,Y)')
  names.push('JGD2011 / 9(X,Y)', 'JGD 2011/19 (X, Y)', 'TD / 9(X,Y)', 'JGD2000', 'JGD 2011', 'JGD2024')
  const answers: string[] = []
  for (const text of names) {
    const found = await projectionFrom(text)
    const { name, epsgCode, unit, authorityAxisOrder } = found.ok ? found.value : ({} as Record<string, undefined>)
    answers.push(found.ok ? `${text}: ${epsgCode} ${name} ${unit} ${authorityAxisOrder}` : `${text}: nothing`)
  }
  await expect(`${answers.join('\n')}\n`).toMatchFileSnapshot('../fixtures/systems-of-agencies.txt')
})

test('PROJJSON may name its base by a code alone, and nothing else', async () => {
  const parameter = (code: number, value: number, unit: string) => ({ value, unit, id: { authority: 'EPSG', code } })
  const zone34 = (id?: object) =>
    JSON.stringify({
      type: 'ProjectedCRS',
      name: 'zone 34',
      base_crs: { name: 'base', ...(id && { id }) },
      conversion: {
        method: { name: 'Transverse Mercator', id: { authority: 'EPSG', code: 9807 } },
        parameters: [
          { name: 'Latitude of natural origin', ...parameter(8801, 0, 'degree') },
          { name: 'Longitude of natural origin', ...parameter(8802, 21, 'degree') },
          { name: 'Scale factor at natural origin', ...parameter(8805, 0.9996, 'unity') },
          { name: 'False easting', ...parameter(8806, 500000, 'metre') },
          { name: 'False northing', ...parameter(8807, 0, 'metre') },
        ],
      },
    })
  const [ours, registered, nameless] = await Promise.all([
    projectionFrom(zone34({ authority: 'EPSG', code: 4326 })),
    projectionFrom('EPSG:32634'),
    projectionFrom(zone34()),
  ])
  if (!ours.ok || !registered.ok) throw new Error('not read')
  expect(ours.value.fromWgs84(20.46, 44.82)).toEqual(registered.value.fromWgs84(20.46, 44.82))
  expect(nameless.ok).toBe(false)
  // A code of the registry is enough by itself.
  const code = await projectionFrom(JSON.stringify({ type: 'ProjectedCRS', id: { authority: 'EPSG', code: 31467 } }))
  expect(code).toMatchObject({ ok: true, value: { epsgCode: 31467 } })
})

test('the poles themselves', async () => {
  const poles: [number | string, number, number, number][] = [
    [3031, 0, 0, -90],
    [3995, 0, 0, 90],
    [32661, 2_000_000, 2_000_000, 90],
    [32761, 2_000_000, 2_000_000, -90],
  ]
  for (const [code, x, y, latitude] of poles) {
    const found = await projectionFrom(code)
    expect(found.ok && found.value.toWgs84(x, y)[1], String(code)).toBe(latitude)
  }
})

test('what is found by name, and what numbers fall into', async () => {
  const lines: string[] = []
  for (const text of [
    '31467',
    'EPSG:6316',
    'balkans zone 7',
    'british national',
    'pulkovo 1942 zone 7',
    'utm 34n',
    'lambert 93',
    'wgs 84',
    '2000',
    'zone',
  ])
    lines.push(
      text,
      ...(await searchSystems(text)).map(({ code, name, isWithdrawn }) => `  ${code} ${name} ${isWithdrawn}`),
    )
  lines.push('at most two', ...(await searchSystems('utm', 2)).map(({ name }) => `  ${name}`))
  for (const [x, y, words, language] of [
    [530000, 180000, '', 'en'],
    [7457000, 4962000, '', 'sr'],
    [7410000, 6180000, '', 'ru'],
    [7410000, 6180000, '', 'en'],
    [460000, 4960000, '', 'sr'],
    [460000, 4960000, 'Београд', 'en'],
    [3500000, 5400000, 'stuttgart', 'en'],
    [500000, 5500000, 'Praha', 'ru'],
    [2600000, 1200000, '', 'en'],
    [155000, 463000, '', 'en'],
    [700000, 6600000, '', 'en'],
  ] as const) {
    const likely = await likelySystems({ extent: [x, y, x + 1000, y + 1000], words, language })
    lines.push(
      `${x} ${y} ${words} ${language}`,
      ...likely.map(
        ({ code, name, longitudeDegrees, latitudeDegrees }) =>
          `  ${code} ${name} ${longitudeDegrees.toFixed(6)} ${latitudeDegrees.toFixed(6)}`,
      ),
    )
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../fixtures/systems-found.txt')
})
