import { describe, expect, it } from 'vitest'
import { inputFromBytes, inspect } from '#engines/geodata/index.ts'
import { type MapArea, MapWindow } from './map-window.ts'
import { pathKind } from './picture.ts'
import { PictureSampler } from './picture-sampler.ts'
import { fromGeoJson, gpx, sample } from './testing/sample.ts'

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

  it.each([
    [-90, 90.5, 'cut'],
    [-90, 90, 'whole'],
    [-0.6, 180.5, 'whole'],
    [180.5, -0.6, 'whole'],
  ])('a line from %d to %d is %s', async (from, to, how) => {
    const { picture } = await fromGeoJson({ geometry: { type: 'LineString', coordinates: [[from, 0], [to, 1]] } }) // biome-ignore format: a line
    expect(picture!.dots.length > 0 ? 'cut' : 'whole').toBe(how)
  })

  it('shows it so too where some of it is written beyond 180', async () => {
    const { picture } = await fromGeoJson({ geometry: { type: 'MultiPoint', coordinates: [[175, 0], [190, 0], [-172, 0]] } }) // biome-ignore format: three places
    expect(picture!.bounds).toMatchObject({ west: 175, east: 190 })
    // 180.5 degrees one way are 179.5 the other.
    const wide = await fromGeoJson({ geometry: { type: 'MultiPoint', coordinates: [[-90, 0], [90.5, 0]] } }) // biome-ignore format: two places
    expect(wide.picture!.bounds).toMatchObject({ west: 90.5, east: 270 })
    // From the end of one line to the beginning of the next there is nothing to tear.
    const apart = await fromGeoJson({ geometry: { type: 'MultiLineString', coordinates: [[[-175, 0], [-160, 0]], [[10, 0], [11, 0], [100, 0]]] } }) // biome-ignore format: two lines
    expect(apart.picture!.bounds).toMatchObject({ west: 10, east: 200 })
    expect([...apart.picture!.vertices].filter((_, index) => index % 2 === 0)).toEqual([185, 200, 10, 11, 100])
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

  it('keeps both ends of a line where they are when what lies between is thinned', async () => {
    // Eight vertices each, most of them within a millionth of a degree of another: 320 where there is room for 300.
    const heights = [0, 1.5e-7, 3e-7, 4.5e-7, 6e-7, 10, 10 + 1.5e-7, 10 + 3e-7]
    const features = Array.from({ length: 40 }, (_, x) => ({
      type: 'Feature',
      properties: null,
      geometry: { type: 'LineString', coordinates: heights.map((y) => [x, y]) },
    }))
    const sampler = new PictureSampler({ vertices: 300, paths: 400, dots: 400 })
    const bytes = new TextEncoder().encode(JSON.stringify({ type: 'FeatureCollection', features }))
    await inspect({
      inputs: [inputFromBytes('lines.geojson', bytes)],
      from: 'geojson',
      onBatch: (batch) => sampler.add(batch),
    })
    const { vertices, pathStarts, thinned } = sampler.finish()!
    expect([thinned, pathStarts.length, pathStarts[0]]).toEqual([true, 41, 0])
    for (let path = 0; path < 40; path++) {
      expect([...vertices.subarray(2 * pathStarts[path]!, 2 * pathStarts[path]! + 2)]).toEqual([path, 0])
      expect([...vertices.subarray(2 * pathStarts[path + 1]! - 2, 2 * pathStarts[path + 1]!)]).toEqual([
        path,
        heights[7],
      ])
    }
  })

  it('leaves out what nobody could tell from the place before it', async () => {
    const coordinates = [[0, 0], [5e-8, 5e-8], [1, 0]] // biome-ignore format: a line
    const { picture } = await fromGeoJson({ geometry: { type: 'LineString', coordinates } })
    expect([...picture!.vertices]).toEqual([0, 0, 1, 0])
  })

  it('marks twenty tracks and no more', async () => {
    const track = '<trk><trkseg><trkpt lat="1" lon="1"/><trkpt lat="2" lon="2"/></trkseg></trk>'
    const text = `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${track.repeat(22)}</gpx>`
    const { picture } = await sample('many.gpx', text, 'gpx', 'kml')
    expect(picture!.tracks).toEqual(Array.from({ length: 20 }, (_, at) => at))
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
    // From one side to another a line may pass through.
    const around = [window.sidesOf(9, 0), window.sidesOf(21, 0), window.sidesOf(15, -2), window.sidesOf(15, 2)]
    for (const from of around) for (const to of around) expect(window.isBeyond(from & to)).toBe(from === to)
    // Across the 180th meridian: 185 is -175 as well.
    const across = new MapWindow({ westDegrees: 175, southDegrees: -1, eastDegrees: 190, northDegrees: 1 })
    const isBeyondBoth = (x: number) => across.isBeyond(across.sidesOf(x, 0))
    expect([-180, -170, 175, 190].map(isBeyondBoth)).toEqual([false, false, false, false])
    expect([-169, 0, 174, 191].map(isBeyondBoth)).toEqual([true, true, true, true])
    // West of both of its copies, in each, between them, east of both.
    const western = new MapWindow({ westDegrees: -100, southDegrees: -1, eastDegrees: -90, northDegrees: 1 })
    const isBeyondWestern = (x: number) => western.isBeyond(western.sidesOf(x, 0))
    expect([-150, -95, 0, 265, 300].map(isBeyondWestern)).toEqual([true, false, true, false, true])
  })

  it('is nothing without coordinates', async () => {
    const { picture, table } = await fromGeoJson({ geometry: null, properties: { name: 'nowhere' } })
    expect(picture).toBeUndefined()
    expect(table.rows).toEqual([['nowhere']])
  })
})
