import fc from 'fast-check'
import { anyCharacter } from '#engines/core/testing/any-character.ts'

/** Points everywhere on Earth, as files have them: with few digits, with many, on the edges. */
const longitude = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -179_999_999, max: 179_999_999 }).map((value) => value / 1e6) },
  fc.constantFrom(0, 180, -180, 0.1 + 0.2, 1e-7),
)
const latitude = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -89_999_999, max: 89_999_999 }).map((value) => value / 1e6) },
  fc.constantFrom(0, 90, -90, 1 / 3),
)
const height = fc.integer({ min: -4000, max: 88_480 }).map((value) => value / 10)
const flat = fc.tuple(longitude, latitude)
const position = fc.oneof({ weight: 4, arbitrary: flat }, fc.tuple(longitude, latitude, height))
const line = fc.array(position, { minLength: 2, maxLength: 5 })
const ring = fc
  .uniqueArray(flat, { minLength: 3, maxLength: 5, selector: String })
  .map((corners) => [...corners, corners[0]!])

const geometry = fc.oneof(
  fc.constant(null),
  position.map((coordinates) => ({ type: 'Point', coordinates })),
  fc.array(position, { minLength: 1, maxLength: 4 }).map((coordinates) => ({ type: 'MultiPoint', coordinates })),
  line.map((coordinates) => ({ type: 'LineString', coordinates })),
  fc.array(line, { minLength: 1, maxLength: 3 }).map((coordinates) => ({ type: 'MultiLineString', coordinates })),
  ring.map((corners) => ({ type: 'Polygon', coordinates: [corners] })),
)

const value = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  fc.string({ unit: anyCharacter }),
  fc.constantFrom('', '  ', 'x ', '2024-02-29', '2024-02-29T10:00:00Z', 'true', '1', 'é'.repeat(128), '😀'),
  fc.constantFrom([1, 2], { a: 1 }),
)
/** Stands for `twice` once more in the same object, which no JSON should have and files do. */
const again = 'twice again'
const name = fc.oneof(fc.constantFrom('a', 'A', 'id', 'name'), fc.string({ unit: 'grapheme', maxLength: 12 }))

/** Colours as web maps say them, and times beside a line's coordinates. */
const dressed = fc.record(
  {
    stroke: fc.stringMatching(/^#[\da-f]{6}$/),
    'stroke-width': fc.integer({ min: 1, max: 9 }),
    'fill-opacity': fc.constantFrom(0, 0.25, 1),
    icon: fc.constantFrom('http://a/b?c&d', 'https://e/f.png'),
    coordTimes: fc.constant(['2024-05-01T06:00:00Z', '2024-05-01T06:00:01Z']),
  },
  { requiredKeys: [] },
)

const feature = fc.record(
  {
    type: fc.constant('Feature'),
    id: fc.oneof(fc.string({ minLength: 1 }), fc.integer()),
    title: value,
    properties: fc.oneof(
      { weight: 4, arbitrary: fc.dictionary(name, value, { maxKeys: 2 }) },
      { weight: 1, arbitrary: dressed },
      { weight: 1, arbitrary: fc.tuple(value, value).map(([one, other]) => ({ twice: one, [again]: other })) },
    ),
    geometry,
  },
  { requiredKeys: ['type', 'properties', 'geometry'] },
)

/** A GeoJSON with anything in it that JSON can say. */
export const anyCollection = fc
  .array(feature, { minLength: 1, maxLength: 3 })
  .map((features) => JSON.stringify({ type: 'FeatureCollection', features }).replaceAll(`"${again}":`, '"twice":'))

const word = fc.string({ unit: fc.constantFrom(...'abc Жшč<&>"\'1'), maxLength: 8 }).map((text) => text.trim())
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const element = (tag: string, text: string | undefined) => (text ? `<${tag}>${escaped(text)}</${tag}>` : '')
const time = fc
  .integer({ min: 0, max: 2e9 })
  .map((seconds) => new Date(seconds * 1000).toISOString().replace('.000', ''))

const point = (tag: string, details: boolean) =>
  fc
    .record(
      { at: flat, ele: height, time, name: word, hr: fc.integer({ min: 40, max: 200 }) },
      { requiredKeys: ['at'] },
    )
    .map(({ at: [lon, lat], ele, time, name, hr }) => {
      const heart =
        hr === undefined || !details
          ? ''
          : `<extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>${hr}</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions>`
      return `<${tag} lat="${lat}" lon="${lon}">${element('ele', ele?.toString())}${element('time', time)}${details ? '' : element('name', name)}${heart}</${tag}>`
    })

const route = fc
  .tuple(word, fc.array(point('rtept', false), { minLength: 2, maxLength: 4 }))
  .map(([name, points]) => `<rte>${element('name', name)}${points.join('')}</rte>`)
const track = fc
  .tuple(
    word,
    word,
    fc.array(fc.array(point('trkpt', true), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
  )
  .map(
    ([name, description, segments]) =>
      `<trk>${element('name', name)}${element('desc', description)}${segments.map((points) => `<trkseg>${points.join('')}</trkseg>`).join('')}</trk>`,
  )

/** A GPX of waypoints, routes and tracks with times, elevations and heart rates here and there. */
export const anyTrackFile = fc
  .tuple(
    fc.array(point('wpt', false), { maxLength: 2 }),
    fc.array(route, { maxLength: 2 }),
    fc.array(track, { maxLength: 2 }),
  )
  .map(
    ([waypoints, routes, tracks]) =>
      `<gpx xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1" version="1.1" creator="test">${waypoints.join('')}${routes.join('')}${tracks.join('')}</gpx>`,
  )

const color = fc.stringMatching(/^[\da-f]{6}$/)
const style = fc
  .record(
    {
      line: color,
      width: fc.integer({ min: 1, max: 9 }),
      fill: color,
      icon: fc.constantFrom('http://a/b?c&amp;d', 'files/e.png'),
      more: fc.constantFrom('LabelStyle', 'BalloonStyle'),
    },
    { requiredKeys: ['line'] },
  )
  .map(
    ({ line, width, fill, icon, more }) =>
      `<Style>${icon === undefined ? '' : `<IconStyle><Icon><href>${icon}</href></Icon></IconStyle>`}${more === undefined ? '' : `<${more}><color>ff112233</color></${more}>`}<LineStyle><color>ff${line}</color>${element('width', width?.toString())}</LineStyle>${fill === undefined ? '' : `<PolyStyle><color>ff${fill}</color></PolyStyle>`}</Style>`,
  )
const tuple = position.map((ordinates) => ordinates.join(','))
const ringOf = (corners: readonly (readonly number[])[]) =>
  `<LinearRing><coordinates>${corners.map((corner) => corner.join(',')).join(' ')}</coordinates></LinearRing>`
const trackOf = fc
  .array(fc.tuple(flat, time), { minLength: 1, maxLength: 4 })
  .map(
    (points) =>
      `<gx:Track>${points.map(([, when]) => `<when>${when}</when>`).join('')}${points.map(([[lon, lat]]) => `<gx:coord>${lon} ${lat}</gx:coord>`).join('')}</gx:Track>`,
  )
const drawn = fc.oneof(
  tuple.map((text) => `<Point><coordinates>${text}</coordinates></Point>`),
  fc
    .array(tuple, { minLength: 2, maxLength: 4 })
    .map((texts) => `<LineString><coordinates>${texts.join(' ')}</coordinates></LineString>`),
  ring.map((corners) => `<Polygon><outerBoundaryIs>${ringOf(corners)}</outerBoundaryIs></Polygon>`),
  trackOf,
)
const placemark = fc
  .record({ name: word, description: word, style, datum: word, geometry: drawn }, { requiredKeys: ['geometry'] })
  .map(
    ({ name, description, style, datum, geometry }) =>
      `<Placemark>${element('name', name)}${element('description', description)}${style ?? ''}${datum ? `<ExtendedData><Data name="datum">${element('value', datum)}</Data></ExtendedData>` : ''}${geometry}</Placemark>`,
  )
const folder = fc
  .tuple(fc.constantFrom('A', 'Б', 'c & d'), fc.array(placemark, { minLength: 1, maxLength: 2 }))
  .map(([name, placemarks]) => `<Folder>${element('name', name)}${placemarks.join('')}</Folder>`)

/** A KML of places in folders, with styles and tracks. */
export const anyPlacemarks = fc
  .tuple(fc.array(placemark, { maxLength: 2 }), fc.array(folder, { maxLength: 3 }))
  .map(
    ([placemarks, folders]) =>
      `<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>${placemarks.join('')}${folders.join('')}</Document></kml>`,
  )
