import { expect, test } from 'vitest'
import { valueKind } from '../../feature.ts'
import { kindOfValue } from './column-kinds.ts'
import { chosenColumn, positionColumns } from './column-names.ts'
import { chosenDelimiter, delimiterOf } from './dialect.ts'
import { encodingSamples, soundUtf8, tableEncoding } from './encoding.ts'
import { csvMeta } from './meta.ts'
import { looseNumber } from './written-numbers.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittle)
  return new Uint8Array(view.buffer)
}

test('every name of a position, and every name that is none', () => {
  const all = {
    longitude:
      'lon long lng longitude longitud longitude_deg lon_deg x xcoord coord_x point_x x_wgs84 lon_wgs84 wgs84_lon decimalLongitude GPSLongitude geo_lon geo_lng Долгота долг. геодолгота дужина г.дужина Географска_дужина duzina dužina geografska-dužina geografskaduzina Länge laenge Easting eastings UTM_easting utm_x x_utm lon_x lon_dd long_dd decimalLong longitude_wgs84 в.д. Восточная_долгота',
    latitude:
      'lat latitude latitud latitude_deg lat_deg y ycoord coord_y point_y y_wgs84 lat_wgs84 wgs84_lat decimalLatitude GPSLatitude geo_lat Широта шир. геоширота ширина г.ширина Географска_ширина sirina širina geografska-širina geografskasirina Breite Northing northings UTM_northing utm_y y_utm lat_y lat_dd decimalLat latitude_wgs84 с.ш. Северная_широта',
    elevation:
      'ele elev Elevation altitude alt z height высота высота_м висина надморска_висина visina elevation_m altitude_m',
    geometry:
      'wkt geom geometry the_geom wkt_geom WKT_geometry shape ewkt geojson wkb ewkb hex_wkb geometry_wkt геометрия геометрија',
    pair: 'lat_lng lat/lon latlong latitude-longitude lon_lat lng,lat long_lat xy coordinates coordinate coords coord LatLngs Location loc geo geo_point geo_point_2d geolocation position pos point GPS gps_coordinates gps_location Координаты координата геопозиция координате положај локација koordinate',
  }
  const { longitude, latitude, elevation, geometry, pair } = all
  for (const name of pair.split(' ')) expect([name, positionColumns(['n', name]).pair]).toEqual([name, 1])
  for (const name of longitude.split(' '))
    expect([name, positionColumns(['n', 'lat', name]).longitude]).toEqual([name, 2])
  for (const name of latitude.split(' '))
    expect([name, positionColumns(['n', 'lon', name]).latitude]).toEqual([name, 2])
  for (const name of elevation.split(' ')) expect([name, positionColumns(['n', name]).elevation]).toEqual([name, 1])
  for (const name of geometry.split(' ')) expect([name, positionColumns([name]).geometry]).toEqual([name, 0])
  expect(positionColumns(['name', 'latex', 'lonely', 'height of'])).toEqual({
    longitude: -1,
    latitude: -1,
    elevation: -1,
    geometry: -1,
    pair: -1,
  })
  expect(positionColumns(['lat', 'lon', 'z'])).toMatchObject({ longitude: 1, latitude: 0, elevation: 2, geometry: -1 })
})

test.each([
  [['pickup_longitude', 'pickup_latitude'], 0, 1],
  [['lat of start', 'end lon', 'start', 'lon of start'], 3, 0],
  [['start - lon', 'start lat'], 0, 1],
  [['by - lon - start', 'by_lat_start'], 0, 1],
  [['start-_-lon', 'start.lat'], 0, 1],
  [['start__lon', '_start_lat'], -1, -1],
  [['', 'lat', 'lon'], 2, 1],
  [['', ' ', 'lon', 'lat', '-'], 2, 3],
  [['start lon', 'end lat'], -1, -1],
  [['a x', 'a y'], -1, -1],
  [['lon_min', 'lat_min', 'start lon', 'start lat'], 2, 3],
  [['x', 'lat', 'y', 'lon'], 3, 1],
  [['Easting', 'Northing', 'LONGITUDE', 'LATITUDE'], 2, 3],
  [['lon', 'Easting', 'Northing'], 1, 2],
  [['lon only'], -1, -1],
])('%j', (names, longitude, latitude) => expect(positionColumns(names)).toMatchObject({ longitude, latitude }))

test('a chosen column, by its name, nearly its name, or its number', () => {
  const names = ['Alpha', 'beta (m)', '7']
  expect(
    ['Alpha', 'ALPHA', 'beta m', '7', '1', '2', '3', '0', '4', '1.5', 'x', undefined].map((one) =>
      chosenColumn(names, one),
    ),
  ).toEqual([0, 0, 1, 2, 0, 1, 2, -1, -1, -1, -1, -1])
})

test('a chosen delimiter, by itself or its name', () => {
  expect(['tab', '\\t', 'Comma', 'semicolon', 'pipe', 'space', '!'].map(chosenDelimiter)).toEqual([
    '\t',
    '\t',
    ',',
    ';',
    '|',
    ' ',
    '!',
  ])
  for (const wrong of ['', 'ab', 'constructor', '"', '\n', '\r', 'ж', '\u0080'])
    expect(() => chosenDelimiter(wrong)).toThrow()
  expect(chosenDelimiter('\u007f')).toBe('\u007f')
})

test.each([
  ['utf-8 by its mark', Uint8Array.of(0xef, 0xbb, 0xbf, 0x61), 'utf-8', false],
  ['utf-16 by its mark', Uint8Array.of(0xff, 0xfe, 0x61, 0), 'utf-16le', false],
  ['utf-16 by its mark, the other way', Uint8Array.of(0xfe, 0xff, 0, 0x61), 'utf-16be', false],
  ['utf-16 by its zeros', utf16('lat,lon', true), 'utf-16le', true],
  ['utf-16 by its zeros, the other way', utf16('lat,lon', false), 'utf-16be', true],
  ['utf-16 of mostly Cyrillic', utf16(`${'ж'.repeat(5)},,`, true), 'utf-16le', true],
  ['plain text', bytes('lat,lon'), 'utf-8', false],
  ['Cyrillic', bytes('широта'), 'utf-8', false],
  [
    'Cyrillic of Windows',
    Uint8Array.of(0xf8, 0xe8, 0xf0, 0xee, 0xf2, 0xe0, 0x3b, 0xe4, 0xee, 0xeb, 0xe3, 0xee, 0xf2, 0xe0),
    'windows-1251',
    true,
  ],
])('%s', (_, head, label, isGuess) => expect(tableEncoding(head, true)).toEqual({ label, isGuess }))

test('a few wrong bytes among ten times as many sound characters leave a text UTF-8', () => {
  const head = (sound: number, faults: number) =>
    Uint8Array.of(...bytes('ж'.repeat(sound)), ...Array.from({ length: faults }, () => [0xff, 0x2c]).flat())
  expect(tableEncoding(head(8, 0), true)).toEqual({ label: 'utf-8', isGuess: false })
  for (const [sound, faults, isUtf8] of [
    [8, 1, false],
    [9, 1, false],
    [10, 1, true],
    [20, 2, true],
    [19, 2, false],
  ] as const)
    expect([sound, faults, tableEncoding(head(sound, faults), true).label === 'utf-8']).toEqual([sound, faults, isUtf8])
})

test('wrong bytes in a row are one fault', () => {
  const head = Uint8Array.of(...bytes('ж'.repeat(10)), 0xff, 0xfe, 0xff)
  expect(tableEncoding(head, true)).toEqual({ label: 'utf-8', isGuess: true })
})

test('five lines are shown, of a hundred and twenty bytes, those with letters beyond ASCII', () => {
  const lines = ['plain', 'é', `x${'é'.repeat(200)}`, '', ...Array.from({ length: 9 }, (_, at) => `ü${at}`)]
  const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const shown = (text: string) => encodingSamples(latin(text)).map((line) => String.fromCharCode(...line))
  for (const end of ['\n', '\r\n', '\r'])
    expect(shown(lines.join(end))).toEqual(['é', `x${'é'.repeat(119)}`, 'ü0', 'ü1', 'ü2'])
  expect(shown('é')).toEqual(['é'])
  expect(shown(`${'x'.repeat(120)}é`)).toEqual([])
  expect(shown(`${'x'.repeat(119)}é`)).toHaveLength(1)
})

test.each([
  ['a,b;c\n1,2;3\n', ';', 0, 0],
  ['lon,lat,note\r1,2,a;b\r3,4,c;d', ',', 0, 0],
  ['lon,lat,note\n1,2,"a;b;c;d"\n', ',', 0, 0],
  ['lon;lat\n1,5;2,5\n3,25;4\n', ';', 0, 0],
  ['x|y\n1|2', '|', 0, 0],
  ['X Y Z\n1 2 3\n', ' ', 0, 0],
  ['two words\n1 2\n', ',', 0, 0],
  ['sep=;\na,b;c\n', ';', 6, 0],
  ['SEP=|\r\na|b', '|', 7, 0],
  ['a;b\nsep=|\n1;2\n', ';', 0, 0],
  ['sep=;;\na,b\n', ';', 0, 0],
  ['lon,lat\n#7,1\n# made by hand\n1,2\n', ',', 0, 0],
  ['# one\nlon;lat\n# two\n1;2\n', ';', 6, 1],
  ['# a comment without an end', ',', 0, 0],
  ['X Y Z\rlon lat\r', ' ', 0, 0],
  ['two words\nX Y\n', ',', 0, 0],
  ['two words\rX Y\r', ',', 0, 0],
  ['# made by hand\n# in 2024\r\nlon\tlat\n1\t2\n', '\t', 26, 2],
  ['#lon,lat\n1,2\n', ',', 0, 0],
  ['# one\n#lon;lat\n1;2\n', ';', 6, 1],
  ['#wkt;n\nPOINT(1 2);1\n', ';', 0, 0],
  ['', ',', 0, 0],
  ['a', ',', 0, 0],
])('%j is set apart by %j', (head, delimiter, skip, comments) =>
  expect(delimiterOf(head)).toEqual({ delimiter, skip, comments }),
)

test('a character cut at the end of the head is no fault, at the end of the file it is', () => {
  const cut = bytes('лж').subarray(0, 3)
  expect(tableEncoding(cut, false).label).toBe('utf-8')
  expect(tableEncoding(cut, true).isGuess).toBe(true)
})

test('text arrives whole however it is cut, in every encoding, and faults are marked', async () => {
  const decoded = async (source: Uint8Array, label: string, size: number) => {
    async function* chunks() {
      for (let at = 0; at < source.length; at += size) yield source.slice(at, at + size)
    }
    const decoder = new TextDecoder('utf-8', { fatal: true })
    let text = ''
    for await (const chunk of soundUtf8(chunks(), label)) text += decoder.decode(chunk, { stream: true })
    return text + decoder.decode()
  }
  const text = 'lat,lon\n1,2 жш 😀 é\n'
  for (const size of [1, 2, 3, 4, 5, 7, 100]) {
    expect(await decoded(bytes(text), 'utf-8', size)).toBe(text)
    expect(await decoded(bytes(`\ufeff${text}`), 'utf-8', size)).toBe(text)
    expect(await decoded(utf16(text, true), 'utf-16le', size)).toBe(text)
    const broken = Uint8Array.of(...bytes('abcdef'), 0xff, ...bytes('ghi ж'), 0xd0)
    expect(await decoded(broken, 'utf-8', size)).toBe('abcdef\ufffdghi ж\ufffd')
    expect(await decoded(Uint8Array.of(0x61, 0x62, 0x63, 0xf8), 'windows-1251', size)).toBe('abcш')
  }
})

test.each([
  ['lat,lon\n', 2],
  ['LATITUDE;Longitude\n', 2],
  ['"lat"\t"lng"', 2],
  ['id|wkt', 2],
  ['wkt', 0],
  ['a,b', 1],
  ['a;b', 1],
  ['a\tb', 1],
  ['a|b', 1],
  ['hello', 0],
  ['<a,b>', 0],
  ['{"a,b"', 0],
  [' [1,2]', 0],
  ['a,b\u0001', 0],
  ['\u00ef\u00bb\u00bflat,lon', 2],
  ['lat,x', 1],
  ['a\nlat,lon', 0],
  ['name,long,latitude\r1', 2],
  ['"lat" ,"lon" \n', 2],
  ['l at,l on\n', 1],
  ['  "lat",\t "lon"', 2],
  ['lat"" ,lon  ', 2],
  ['lat lon,lat lon', 1],
  ['ab,b <c', 1],
  ['abcd,b\n[', 1],
  ['abcd [,', 1],
  ['abc  [,', 0],
  ['\u00ef\u00bb\u00bf<a,b', 0],
  ['  <a,b', 0],
  ['a,b\u000e', 0],
  ['a,b\u001a', 0],
  ['a,b\u001b', 1],
  ['a,b\u0008', 0],
  ['a\u000bb,c', 1],
  ['lat;a\nlon', 1],
  ['lat;a\rlon', 1],
] as const)('sniffs %j as %i', (text, sure) =>
  expect(csvMeta.sniff(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBe(sure),
)

test('what a value looks like by itself', () => {
  const kinds = {
    integer: '0 9 42 -7 123456789012345',
    real: '1.5 -0.25 1e5 1E-5 0.0',
    boolean: 'true false',
    text: '007 +5 .5 5. 1234567890123456 -12345678901234567 1,5 tru truex falsy fals True x - 1e 0x10 / : 1/2 12:30 1e999 :5 /5',
  } as const
  for (const [kind, values] of Object.entries(kinds))
    for (const value of values.split(' ')) {
      const text = bytes(value)
      expect([value, kindOfValue(text, 0, text.length)]).toEqual([value, valueKind[kind as keyof typeof kinds]])
    }
})

test('bytes that can begin no character are faults wherever a chunk ends', async () => {
  for (const first of [0x80, 0xbf, 0xc0, 0xc1, 0xf5, 0xff])
    for (const more of [[], [0x80]]) {
      async function* chunks() {
        yield bytes('abcd')
        yield Uint8Array.of(0x61, first, ...more)
        yield bytes('efgh')
      }
      let text = ''
      for await (const chunk of soundUtf8(chunks(), 'utf-8')) text += new TextDecoder().decode(chunk)
      expect(text).toBe(new TextDecoder().decode(Uint8Array.of(...bytes('abcda'), first, ...more, ...bytes('efgh'))))
    }
  async function* begun() {
    yield bytes('abcd')
    yield Uint8Array.of(0x61, 0xd0)
    yield Uint8Array.of(0xb6, 0x62)
    yield Uint8Array.of(0xc2)
    yield Uint8Array.of(0xa9, 0xf4, 0x8f)
    yield Uint8Array.of(0xbf, 0xbf)
  }
  const parts: Uint8Array[] = []
  for await (const chunk of soundUtf8(begun(), 'utf-8')) parts.push(Uint8Array.from(chunk))
  // Each part is whole characters.
  expect(parts.map((part) => new TextDecoder('utf-8', { fatal: true }).decode(part)).join('')).toBe(
    'abcdaжb©\u{10ffff}',
  )
})

test('minutes and seconds without marks are less than sixty', () => {
  // 59 minutes and 59.5 seconds are 3599.5 of the 3600 seconds of a degree.
  expect(looseNumber('55 59 59.5')).toBeCloseTo(55 + 3599.5 / 3600, 12)
  expect(looseNumber('55:30 S')).toBe(-55.5)
  for (const text of ['55 60 0', '55 0 60', '55 60 N']) expect(looseNumber(text), text).toBeNaN()
})

test.each([
  ['55,75', 55.75],
  ['-55.75', -55.75],
  ['+5', 5],
  ['−5,5', -5.5],
  ['–5.5', -5.5],
  ['N −5', Number.NaN],
  ['5−', Number.NaN],
  ['N5', 5],
  ['s 5', -5],
  ['5 W', -5],
  ['-5 W', -5],
  ['-5 E', Number.NaN],
  ['5З', -5],
  ['5ю', -5],
  ['5В', 5],
  ["55°45'21'' N", 55 + 45 / 60 + 21 / 3600],
  ['55° 45,5′', 55 + 45.5 / 60],
  ['55°45’21.5”S', -(55 + 45 / 60 + 21.5 / 3600)],
  ['55 45 21', 55 + 45 / 60 + 21 / 3600],
  ['55:45:21.5 n', 55 + 45 / 60 + 21.5 / 3600],
  ['w 5: 30', -5.5],
  ['55 45', Number.NaN],
  ['5x', Number.NaN],
  ['x5', Number.NaN],
  ['5°123′', Number.NaN],
  ['44°49′Ј', -(44 + 49 / 60)],
  ['20.5 И', 20.5],
  ['40º 24′', 40.4],
  ['40˚24′', 40.4],
  ["30'", Number.NaN],
  ["5545.5'", Number.NaN],
  ["55 45'", 55.75],
  ["55°61'", Number.NaN],
  [`55°59'60"`, 56],
  [`55°59'60.1"`, Number.NaN],
  ["55.5°15'", Number.NaN],
  [`55°15.5'20"`, Number.NaN],
  ['', Number.NaN],
])('%j is %d', (text, value) => {
  if (Number.isNaN(value)) expect(looseNumber(text)).toBeNaN()
  else expect(looseNumber(text)).toBeCloseTo(value, 12)
})
