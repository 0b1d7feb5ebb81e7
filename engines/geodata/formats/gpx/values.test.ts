import { expect, it } from 'vitest'
import { converted } from '../../testing/run.ts'
import { sensors } from './sensor-values.ts'
import { extensionName, isRestricted, isValid, uri } from './valid-values.ts'

/** What of a value fits Garmin's schema: all of it, its whole part, or nothing. */
function fitting(name: string, value: string): string | undefined {
  const { fittingEnd } = sensors.find((sensor) => sensor.name === name)!
  const bytes = new TextEncoder().encode(`7${value}7`)
  const end = fittingEnd(bytes, 1, bytes.length - 1)
  return end < 0 ? undefined : value.slice(0, end - 1)
}

it.each<[string, Record<string, string | undefined>]>([
  ['hr', { 1: '1', 255: '255', 0: undefined, 256: undefined, 72: '72', '72.0': '72', '72.00': '72', '72.': '72', '72.5': undefined, '72.05': undefined, '-72': undefined, '7a': undefined, '7/': undefined, '7:': undefined, '': undefined, '.0': undefined, 2550: undefined, '099': '099', '1e2': undefined }],
  ['cad', { 0: '0', 254: '254', 255: undefined, '90.0': '90', 2540: undefined }],
  ['atemp', { '-3.5': '-3.5', '1e1': '1e1', 'INF': undefined, '': undefined, '3 ': undefined, '1e999': undefined }],
  ['wtemp', { '12': '12', cold: undefined }],
  ['depth', { '0.5': '0.5', deep: undefined }],
  ['speed', { '2.75': '2.75', fast: undefined }],
  ['course', { 0: '0', 360: '360', '359.9': '359.9', '360.1': undefined, '-1': undefined, '1e2': undefined, '1E2': undefined, north: undefined }],
  ['bearing', { 0: '0', 360: '360', 361: undefined, '-0.5': undefined }],
])('values of %s', (name, values) => {
  for (const [value, expected] of Object.entries(values)) expect(fitting(name, value), value).toBe(expected)
}) // biome-ignore format: a table to read at a glance

it('sensors come in the order of the schema', () => {
  expect(sensors.map(({ name }) => name).join()).toBe('atemp,wtemp,depth,hr,cad,speed,course,bearing')
})

const numbers = { good: ['0', '1.5', '-1', '+1', '.5', '5.'], bad: ['', '1e5', 'x', '1.5.2', '.', ' 1'] }
const counts = { good: ['0', '12'], bad: ['-1', '1.5', '', 'x', '12a'] }
it.each<[string, { good: string[]; bad: string[] }]>([
  ['magvar', { good: ['0', '359.9', '.5'], bad: ['360', '-0.1', '1e1', 'x', ''] }],
  ['geoidheight', numbers],
  ['hdop', numbers],
  ['vdop', numbers],
  ['pdop', numbers],
  ['ageofdgpsdata', numbers],
  ['fix', { good: ['none', '2d', '3d', 'dgps', 'pps'], bad: ['4d', '', 'NONE', '2'] }],
  ['sat', counts],
  ['number', counts],
  ['dgpsid', { good: ['0', '1023'], bad: ['1024', '-1', 'x', '1.0'] }],
])('%s takes what the schema does', (name, { good, bad }) => {
  expect(isRestricted(name)).toBe(true)
  expect(good.filter((text) => !isValid(name, text))).toEqual([])
  expect(bad.filter((text) => isValid(name, text))).toEqual([])
})

it('other elements take any text', () => {
  expect([isRestricted('name'), isValid('name', ''), isRestricted('toString')]).toEqual([false, true, false])
})

it('names and addresses as XML has them', () => {
  expect(['a', 'ogr_a', 'ogr_', 'a b', 'a:b', '1a', '', 'ш-1.x', '_', '-', 'a&<b'].map(extensionName)).toEqual(
    ['a', 'a', '_', 'a_b', 'a_b', '_1a', '_', 'ш-1.x', '_', '_-', 'a__b'],
  )
  expect(['a%20b', '100%', '%zz', '%2', '%aF', '%%41'].map(uri)).toEqual(['a%20b', '100%25', '%25zz', '%252', '%aF', '%25%41'])
}) // biome-ignore format: a table to read at a glance

it('points keep what fits, and the rest beside it', async () => {
  const list = (name: string, ...values: string[]) => `<gx:SimpleArrayData name="${name}">${values.map((value) => `<gx:value>${value}</gx:value>`).join('')}</gx:SimpleArrayData>`
  const kml = `<kml xmlns:gx="http://www.google.com/kml/ext/2.2"><Placemark><gx:Track><gx:coord>1 2</gx:coord><gx:coord>1 3</gx:coord><gx:coord>1 4</gx:coord><gx:coord>-181 5</gx:coord>
<ExtendedData><SchemaData>${list('hr', '70', '0', '', '0')}${list('cad', '90', '90', '', '')}${list('sat', '7', 'many', '', '')}${list('link', 'http://a/%', '', '', '')}${list('my value', '1', '2', '3', '4')}${list('power', '200', '', '', '5')}${list('cmt', 'a &amp; b', '', '', '')}</SchemaData></ExtendedData></gx:Track></Placemark></kml>`
  const { text, notes } = await converted(kml, 'kml', 'gpx')
  expect(text.slice(text.indexOf('<trkseg>')).split('\n')).toEqual([
    '<trkseg>',
    '<trkpt lat="2" lon="1"><cmt>a &amp; b</cmt><link href="http://a/%25"/><sat>7</sat><extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>70</gpxtpx:hr><gpxtpx:cad>90</gpxtpx:cad>',
    '</gpxtpx:TrackPointExtension><ogr:my_value>1</ogr:my_value><pwr:PowerInWatts>200</pwr:PowerInWatts></extensions></trkpt>',
    '<trkpt lat="3" lon="1"><extensions><gpxtpx:TrackPointExtension><gpxtpx:cad>90</gpxtpx:cad>',
    '</gpxtpx:TrackPointExtension><ogr:hr>0</ogr:hr><ogr:my_value>2</ogr:my_value></extensions></trkpt>',
    '<trkpt lat="4" lon="1"><extensions><ogr:my_value>3</ogr:my_value></extensions></trkpt>',
    '<trkpt lat="5" lon="179"><extensions><ogr:hr>0</ogr:hr><ogr:my_value>4</ogr:my_value><pwr:PowerInWatts>5</pwr:PowerInWatts></extensions></trkpt>',
    '</trkseg>',
    '</trk>',
    '</gpx>',
    '',
  ])
  expect(notes.map(({ code, count, subject }) => [code, count, subject ?? ''])).toEqual([
    ['longitudes-wrapped', 1, ''],
    ['point-details-dropped', 1, ''],
  ])
}) // biome-ignore format: one file to read at a glance

/** The value that stands for none in many grids is 3.4028235e38; 1e30 became `1e+3`. */
it.each([
  ['1e30', '1000000000000000019884624838656'],
  ['-3.4028234663852886e38', '-340282346638528859811704183484516925440'],
  ['1e21', '1000000000000000000000'],
  ['5e20', '500000000000000000000'],
  ['-1e-9', '-0.000000001'],
  ['1e-20', '0'],
])('an elevation of %s is a decimal without exponent', async (z, written) => {
  const { text } = await converted(`{"type":"Point","coordinates":[1,2,${z}]}`, 'geojson', 'gpx')
  expect(/<ele>(.*)<\/ele>/.exec(text)?.[1]).toBe(written)
})

it('the colours Garmin has names for', async () => {
  const colours = {
    ...{ Black: '#000000', DarkRed: '#8b0000', DarkGreen: '#006400', DarkYellow: '#b5b820', DarkBlue: '#00008b' },
    ...{ DarkMagenta: '#8b008b', DarkCyan: '#008b8b', LightGray: '#d3d3d3', DarkGray: '#a9a9a9', Red: '#ff0000' },
    ...{ Green: '#00ff00', Yellow: '#ffff00', Blue: '#0000ff', Magenta: '#ff00ff', Cyan: '#00ffff', White: '#ffffff' },
  }
  const track = (name: string) =>
    `<trk><extensions><g:TrackExtension><g:DisplayColor>${name}</g:DisplayColor></g:TrackExtension></extensions><trkseg><trkpt lat="1" lon="2"/><trkpt lat="2" lon="2"/></trkseg></trk>`
  const namespaces =
    'xmlns="http://www.topografix.com/GPX/1/1" xmlns:g="http://www.garmin.com/xmlschemas/GpxExtensions/v3"'
  const source = `<gpx version="1.1" ${namespaces}>${[...Object.keys(colours), 'Transparent'].map(track).join('')}</gpx>`
  const { text } = await converted(source, 'gpx', 'geojson')
  const strokes = JSON.parse(text).features.map(
    ({ properties }: { properties: { stroke?: string } }) => properties.stroke,
  )
  expect(strokes).toEqual([...Object.values(colours), undefined])
})
