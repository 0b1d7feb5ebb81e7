import { describe, expect, it } from 'vitest'
import { convert, type FormatId, inputFromBytes, inspect } from '#engines/geodata/index.ts'
import { type MapArea, MapWindow } from './map-window.ts'
import { pathKind } from './picture.ts'
import { PictureSampler } from './picture-sampler.ts'
import { ProfileSampler } from './profile-sampler.ts'
import { TableSampler } from './table-sampler.ts'

async function sample(name: string, text: string, from: FormatId, to: FormatId) {
  const picture = new PictureSampler({ vertices: 10_000, paths: 4000, dots: 4000 })
  const profile = new ProfileSampler()
  const table = new TableSampler()
  const result = await convert({
    inputs: [inputFromBytes(name, new TextEncoder().encode(text))],
    from,
    to,
    onBatch(batch) {
      picture.add(batch)
      profile.add(batch)
      table.add(batch)
    },
    write: () => undefined,
  })
  if (!result.ok) throw new Error(result.problem.code)
  return { picture: picture.finish(), profile: profile.finish(), table: table.finish(), read: result.value.read }
}

const fromGeoJson = (...features: { geometry: unknown; properties?: unknown }[]) =>
  sample(
    'test.geojson',
    JSON.stringify({
      type: 'FeatureCollection',
      features: features.map((feature) => ({ type: 'Feature', properties: null, ...feature })),
    }),
    'geojson',
    'shp',
  )

/** A picture of what lies in a part of the map. */
async function partOf(features: readonly { geometry: unknown }[], area: MapArea) {
  const picture = new PictureSampler({ vertices: 10_000, paths: 4000, dots: 4000 }, new MapWindow(area))
  const collection = {
    type: 'FeatureCollection',
    features: features.map((each) => ({ type: 'Feature', properties: null, ...each })),
  }
  const bytes = new TextEncoder().encode(JSON.stringify(collection))
  await inspect({
    inputs: [inputFromBytes('test.geojson', bytes)],
    from: 'geojson',
    onBatch: (batch) => picture.add(batch),
  })
  return picture.finish()!
}

const gpx = (points: string) =>
  `<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${points}</trkseg></trk></gpx>`

describe('the picture of what was read', () => {
  it('keeps every vertex of a small file, rings with their holes, and points as dots', async () => {
    const outer = [[0, 0], [4, 0], [4, 2], [0, 2], [0, 0]] // biome-ignore format: a ring
    const hole = [[1, 1], [1, 1.5], [2, 1.5], [1, 1]] // biome-ignore format: a ring
    const { picture } = await fromGeoJson(
      { geometry: { type: 'Polygon', coordinates: [outer, hole] } },
      { geometry: { type: 'LineString', coordinates: [[0, 0], [4, 2]] } }, // biome-ignore format: a line
      { geometry: { type: 'MultiPoint', coordinates: [[0, 2], [2, 1]] } }, // biome-ignore format: points
    )
    expect(picture).toMatchObject({ thinned: false })
    expect([...picture!.pathKinds]).toEqual([pathKind.ring, pathKind.innerRing, pathKind.line])
    expect([...picture!.pathStarts]).toEqual([0, 5, 9, 11])
    expect([...picture!.vertices.subarray(0, 6)]).toEqual([0, 0, 4, 0, 4, 2])
    expect([...picture!.dots]).toEqual([0, 2, 2, 1])
    expect(picture!.bounds).toEqual({ west: 0, south: 0, east: 4, north: 2 })
  })

  it('stays bounded however many points come, and keeps the extent', async () => {
    const points: string[] = []
    for (let at = 0; at < 60_000; at++) {
      const angle = at / 40
      const radius = at / 60_000
      const lat = (radius * Math.sin(angle)).toFixed(6)
      points.push(`<trkpt lat="${lat}" lon="${(radius * Math.cos(angle)).toFixed(6)}"/>`)
    }
    const { picture, read } = await sample('spiral.gpx', gpx(points.join('')), 'gpx', 'kml')
    expect(read.points).toBe(60_000)
    expect(picture!.thinned).toBe(true)
    expect(picture!.vertices.length / 2).toBeGreaterThan(3000)
    expect(picture!.vertices.length / 2).toBeLessThanOrEqual(10_000)
    const [least, greatest] = [Math.min(...picture!.vertices), Math.max(...picture!.vertices)]
    expect(least).toBeCloseTo(-1, 2)
    expect(greatest).toBeCloseTo(1, 2)
  })

  it('shows many small shapes as dots rather than none', async () => {
    const { picture } = await fromGeoJson(
      ...Array.from({ length: 10_000 }, (_, at) => {
        const [x, y] = [at % 200, Math.floor(at / 200) / 2]
        return { geometry: { type: 'LineString', coordinates: [[x, y], [x + 1e-5, y]] } } // biome-ignore format: a line
      }),
    )
    expect(picture!.pathKinds.length + picture!.dots.length / 2).toBeGreaterThan(1000)
  })

  it('does not tear a line that passes Greenwich to make the frame narrower', async () => {
    const line = (coordinates: number[][]) => ({ geometry: { type: 'LineString', coordinates } })
    const { picture } = await fromGeoJson(
      line([
        [-20, 10],
        [30, 20],
      ]),
      line([
        [-170, 0],
        [-100, 0],
      ]),
      line([
        [100, 0],
        [170, 0],
      ]),
    )
    expect(picture!.bounds).toMatchObject({ west: -170, east: 170 })
  })

  it('shows data around the 180th meridian in one piece', async () => {
    const { picture } = await fromGeoJson(
      { geometry: { type: 'LineString', coordinates: [[179, 0], [-179, 1]] } }, // biome-ignore format: a line
      { geometry: { type: 'Point', coordinates: [-178, 0] } },
    )
    // Three degrees wide and one high; the line is cut at the meridian, and its ends stay as dots.
    expect(picture!.bounds).toEqual({ west: 179, south: 0, east: 182, north: 1 })
    expect([...picture!.dots.filter((_, at) => at % 2 === 0)].toSorted()).toEqual([179, 181, 182])
  })

  it('shows it so too where some of it is written beyond 180', async () => {
    const { picture } = await fromGeoJson({ geometry: { type: 'MultiPoint', coordinates: [[175, 0], [190, 0], [-172, 0]] } }) // biome-ignore format: three places
    expect(picture!.bounds).toMatchObject({ west: 175, east: 190 })
  })

  it('knows the feature of every path and dot, through thinning too', async () => {
    const square = (size: number) => [[0, 0], [size, 0], [size, size], [0, 0]] // biome-ignore format: a ring
    const { picture } = await fromGeoJson(
      { geometry: { type: 'Point', coordinates: [1, 1] } },
      { geometry: null },
      { geometry: { type: 'MultiPolygon', coordinates: [[square(1)], [square(2)]] } },
      { geometry: { type: 'LineString', coordinates: [[0, 0], [4, 2]] } }, // biome-ignore format: a line
    )
    expect([...picture!.dotFeatures]).toEqual([0])
    expect([...picture!.pathFeatures]).toEqual([2, 2, 3])
    expect(picture!.tracks).toEqual([])
    const lines = Array.from({ length: 9000 }, (_, at) => ({
      geometry: { type: 'LineString', coordinates: [[at / 50, 0], [at / 50, at % 2 ? 1e-4 : 10]] }, // biome-ignore format: a line
    }))
    const thinned = (await fromGeoJson(...lines)).picture!
    expect(thinned.pathFeatures.length).toBeLessThan(9000)
    thinned.pathFeatures.forEach((feature, path) => {
      expect(thinned.vertices[2 * thinned.pathStarts[path]!]).toBe(feature / 50)
    })
    thinned.dotFeatures.forEach((feature, dot) => {
      expect(thinned.dots[2 * dot]).toBe(feature / 50)
    })
  })

  it('counts a track that is longer than a batch once, and draws it in one piece', async () => {
    const points = Array.from({ length: 100_000 }, (_, at) => `<trkpt lat="${at / 2000}" lon="20"/>`).join('')
    const after = '<trk><trkseg><trkpt lat="1" lon="1"/><trkpt lat="2" lon="2"/></trkseg></trk></gpx>'
    const { picture } = await sample('a.gpx', gpx(points).replace('</gpx>', after), 'gpx', 'kml')
    expect([picture!.tracks, [...picture!.pathFeatures]]).toEqual([
      [0, 1],
      [0, 1],
    ])
  })

  it('knows which features are tracks', async () => {
    const { picture } = await sample('t.gpx', gpx('<trkpt lat="0" lon="0"/><trkpt lat="1" lon="1"/>'), 'gpx', 'kml')
    expect(picture!.tracks).toEqual([0])
  })

  it('has the colours that the styles of the file give', async () => {
    const style =
      '<Style id="red"><LineStyle><color>ff0000ff</color></LineStyle><PolyStyle><color>7f00ff00</color></PolyStyle></Style>'
    const line = '<LineString><coordinates>0,0 4,2</coordinates></LineString>'
    const area =
      '<Polygon><outerBoundaryIs><LinearRing><coordinates>0,0 4,0 4,2 0,0</coordinates></LinearRing></outerBoundaryIs></Polygon>'
    const placemark = (styleUrl: string, geometry: string) => `<Placemark>${styleUrl}${geometry}</Placemark>`
    const red = '<styleUrl>#red</styleUrl>'
    const { picture } = await sample(
      'styled.kml',
      `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${style}${placemark(red, line)}${placemark('', line)}${placemark(red, area)}</Document></kml>`,
      'kml',
      'gpx',
    )
    expect([...picture!.pathColours].map((place) => picture!.colours[place])).toEqual(['#ff0000', '', '#00ff00'])
  })

  it('draws a part of the map finer: every point there, and lines and areas that pass through', async () => {
    const points = Array.from({ length: 200 * 200 }, (_, at) => ({
      geometry: { type: 'Point', coordinates: [(at % 200) / 100, Math.floor(at / 200) / 100] },
    }))
    const line = (...coordinates: number[][]) => ({ geometry: { type: 'LineString', coordinates } })
    const around = [[-5, -5], [5, -5], [5, 5], [-5, 5], [-5, -5]] // biome-ignore format: a ring
    const features = [
      line([-3, 0.15], [-2, 0.15], [0.15, 0.15], [0.16, 0.15], [3, 0.15], [4, 0.15]),
      line([3, 3], [4, 3]),
      { geometry: { type: 'Polygon', coordinates: [around] } },
      ...points,
    ]
    const whole = (await fromGeoJson(...features)).picture!
    expect(whole).toMatchObject({ thinned: true, points: 40_013 })
    const part = await partOf(features, { westDegrees: 0.1, southDegrees: 0.1, eastDegrees: 0.2, northDegrees: 0.2 })
    // Eleven by eleven points, and the two of the line.
    expect(part).toMatchObject({ thinned: false, points: 123 })
    expect(part.dots.length / 2).toBe(121)
    expect([...part.pathFeatures]).toEqual([0, 2])
    // Of the stretches outside only the ends are kept; the area that holds all of it stays closed.
    expect([...part.vertices.subarray(0, 12)]).toEqual([-3, 0.15, -2, 0.15, 0.15, 0.15, 0.16, 0.15, 3, 0.15, 4, 0.15])
    expect([...part.vertices.subarray(12)]).toEqual(around.flat())
    expect(part.dotFeatures[0]).toBe(3 + 10 * 200 + 10)
  })

  it('finds what lies on the other side of the 180th meridian, and tears no line', async () => {
    const line = (...coordinates: number[][]) => ({ geometry: { type: 'LineString', coordinates } })
    const features = [
      line([178, 0], [179.5, 0], [-179.5, 0], [-178, 0]),
      line([-10, 0], [10, 0]),
      { geometry: { type: 'Point', coordinates: [-179, 0.5] } },
    ]
    const part = await partOf(features, { westDegrees: 179, southDegrees: -1, eastDegrees: 182, northDegrees: 1 })
    expect([...part.pathFeatures]).toEqual([0, 0])
    expect([...part.dotFeatures]).toEqual([2])
    const copy = await partOf(features, { westDegrees: -181, southDegrees: -1, eastDegrees: -178.5, northDegrees: 1 })
    expect([...copy.pathFeatures]).toEqual([0, 0])
    expect([...copy.dotFeatures]).toEqual([2])
  })

  it('tells what lies beyond one side of every copy of a part', () => {
    const window = new MapWindow({ westDegrees: 10, southDegrees: -1, eastDegrees: 20, northDegrees: 1 })
    const isBeyond = (x: number, y: number) => window.isBeyond(window.sidesOf(x, y))
    expect([9, 21, 360, -180].map((x) => isBeyond(x, 0))).toEqual([true, true, true, true])
    expect([10, 15, 20].map((x) => isBeyond(x, 0))).toEqual([false, false, false])
    expect([-2, -1, 1, 2].map((y) => isBeyond(15, y))).toEqual([true, false, false, true])
    // Across the 180th meridian: 185 is -175 as well.
    const across = new MapWindow({ westDegrees: 175, southDegrees: -1, eastDegrees: 190, northDegrees: 1 })
    const isBeyondBoth = (x: number) => across.isBeyond(across.sidesOf(x, 0))
    expect([-180, -170, 175, 190].map(isBeyondBoth)).toEqual([false, false, false, false])
    expect([-169, 0, 174, 191].map(isBeyondBoth)).toEqual([true, true, true, true])
  })

  it('is nothing without coordinates', async () => {
    const { picture, table } = await fromGeoJson({ geometry: null, properties: { name: 'nowhere' } })
    expect(picture).toBeUndefined()
    expect(table.rows).toEqual([['nowhere']])
  })
})

describe('the elevation profile', () => {
  it('measures length, heights and climb', async () => {
    // One minute of latitude is 1853.2 m on the sphere of the mean radius 6371008.8 m.
    const elevations = [100, 200, 150, 152, 300]
    const points = elevations.map((ele, at) => `<trkpt lat="${at / 60}" lon="20"><ele>${ele}</ele></trkpt>`)
    const { profile } = await sample('hill.gpx', gpx(points.join('')), 'gpx', 'kml')
    expect(profile!.lengthMetres).toBeCloseTo(4 * 1853.25, 0)
    const { elevation } = profile!
    expect(elevation).toMatchObject({ lowestMetres: 100, highestMetres: 300, climbMetres: 250, descentMetres: 50 })
    // Stretches double until the track fits into 1024 of them.
    expect(elevation!.stretchMetres).toBe(8)
    expect([...elevation!.highest].filter((metres) => !Number.isNaN(metres))).toEqual(elevations)
  })

  it('keeps a height where a point beside it has none', async () => {
    const points =
      '<trkpt lat="0" lon="20"><ele>100</ele></trkpt><trkpt lat="0" lon="20"/><trkpt lat="1" lon="20"><ele>200</ele></trkpt>'
    const { profile } = await sample('hill.gpx', gpx(points), 'gpx', 'kml')
    const { lowest, highest } = profile!.elevation!
    expect([lowest[0], highest[0], lowest.at(-1), highest.at(-1)]).toEqual([100, 100, 200, 200])
  })

  it('keeps where, when and at what pulse each sample was, and the times of the whole', async () => {
    const point = (minutes: number, seconds: number, ele: number, heart: number) =>
      `<trkpt lat="${minutes / 60}" lon="20"><ele>${ele}</ele><time>${new Date(seconds * 1000).toISOString()}</time>
      <extensions><g:TrackPointExtension xmlns:g="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"><g:hr>${heart}</g:hr></g:TrackPointExtension></extensions></trkpt>`
    // Ten minutes on the way, ten at rest, five on the way; then a pause between two parts.
    const first = [point(0, 0, 100, 90), point(1, 600, 200, 150), point(1, 1200, 200, 80), point(2, 1500, 150, 140)]
    const second = [point(3, 3000, 150, 100), point(4, 3300, 160, 120)]
    const { profile } = await sample(
      'ride.gpx',
      gpx(`${first.join('')}</trkseg><trkseg>${second.join('')}`),
      'gpx',
      'kml',
    )
    const { samples } = profile!
    expect(profile).toMatchObject({ durationSeconds: 3300, movingSeconds: 1200 })
    expect(profile!.movingMetres).toBeCloseTo(3 * 1853.25, 0)
    // A place where one stays is one sample: the first; and so is the place where one part ends and another begins.
    expect([...samples.seconds]).toEqual([0, 600, 1500, 3300])
    expect([...samples.heartRates]).toEqual([90, 150, 140, 120])
    expect([...samples.elevations]).toEqual([100, 200, 150, 160])
    expect([...samples.latitudes].map((degrees) => Math.round(degrees * 60))).toEqual([0, 1, 2, 4])
    expect([...samples.longitudes]).toEqual([20, 20, 20, 20])
    expect(samples.metresPerSecond[0]).toBeCloseTo(1853.25 / 600, 2)
    // The last one has no neighbour in its part.
    expect(samples.metresPerSecond[3]).toBeNaN()
  })

  it('knows way and times of a track without elevations; a drawn line is no track', async () => {
    const points = [0, 1, 2].map(
      (at) =>
        `<trkpt lat="${at / 60}" lon="20"><time>2024-05-01T10:${String(at * 5).padStart(2, '0')}:00Z</time></trkpt>`,
    )
    const { profile } = await sample('flat.gpx', gpx(points.join('')), 'gpx', 'kml')
    expect(profile).toMatchObject({ elevation: undefined, durationSeconds: 600, movingSeconds: 600 })
    expect(profile!.lengthMetres).toBeCloseTo(2 * 1853.25, 0)
    expect([...profile!.samples.elevations]).toEqual([Number.NaN, Number.NaN, Number.NaN])
    expect(profile!.samples.metresPerSecond[1]).toBeCloseTo(1853.25 / 300, 2)
    const untimed = await sample('bare.gpx', gpx('<trkpt lat="0" lon="0"/><trkpt lat="0" lon="1"/>'), 'gpx', 'kml')
    expect(untimed.profile).toMatchObject({ elevation: undefined, durationSeconds: 0 })
    const line = { type: 'LineString', coordinates: [[0, 0], [4, 2]] } // biome-ignore format: a line
    expect((await fromGeoJson({ geometry: line })).profile).toBeUndefined()
  })
})

describe('the table', () => {
  it('has the first rows, columns in order of appearance, and long texts cut', async () => {
    const { table } = await fromGeoJson(
      { geometry: null, properties: { a: 1, b: 'x'.repeat(500) } },
      { geometry: null, properties: { c: true, a: null } },
    )
    expect(table.columns).toEqual(['a', 'b', 'c'])
    expect(table.rows[0]).toEqual(['1', `${'x'.repeat(160)}…`, undefined])
    expect(table.rows[1]).toEqual([undefined, undefined, 'true'])
  })

  it('shows forty columns and counts the others; no character is cut in half', async () => {
    const properties = Object.fromEntries(Array.from({ length: 45 }, (_, at) => [`c${at}`, at]))
    const { table } = await fromGeoJson(
      { geometry: null, properties },
      { geometry: null, properties: { ...properties, c0: `${'x'.repeat(159)}😀!`, c39: 'x'.repeat(160) } },
    )
    expect(table.columns).toHaveLength(40)
    expect([table.columns[39], table.hiddenColumns]).toEqual(['c39', 5])
    expect([table.rows[1]![0], table.rows[1]![39]]).toEqual([`${'x'.repeat(159)}…`, 'x'.repeat(160)])
  })

  it('has a row for each of the first thousand features, also for those without attributes', async () => {
    const { table } = await fromGeoJson(
      ...Array.from({ length: 1500 }, (_, at) => ({ geometry: null, properties: at % 2 ? { number: at } : null })),
    )
    expect(table.rows).toHaveLength(1000)
    expect(table.rows[998]).toEqual([undefined])
    expect(table.rows[999]).toEqual(['999'])
  })
})
