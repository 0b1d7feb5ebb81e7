import { describe, expect, it } from 'vitest'
import { fromGeoJson, gpx, sample } from './testing/sample.ts'

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
    for (const band of [elevation!.lowest, elevation!.highest])
      expect([...band].filter((metres) => !Number.isNaN(metres))).toEqual(elevations)
  })

  it('measures a step over the 180th meridian as what it is', async () => {
    const points = ['179.9', '-179.9', '-179.8'].map((lon) => `<trkpt lat="0" lon="${lon}"/>`)
    const { profile } = await sample('fiji.gpx', gpx(points.join('')), 'gpx', 'kml')
    // Three tenths of a degree on the sphere of the mean radius.
    expect(profile!.lengthMetres).toBeCloseTo((0.3 * Math.PI * 6_371_008.8) / 180, 3)
  })

  it('measures a step to the east by the latitude in the middle of it', async () => {
    const points = '<trkpt lat="59.9" lon="20"/><trkpt lat="60.1" lon="20.5"/>'
    const { profile } = await sample('north.gpx', gpx(points), 'gpx', 'kml')
    // Half a degree of the parallel of 60°, which is half as long as the equator, and a fifth of a degree to the north.
    const degrees = Math.hypot(0.25, 0.2)
    expect(profile!.lengthMetres).toBeCloseTo((degrees * Math.PI * 6_371_008.8) / 180, 3)
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
    // Between two tracks no time passes.
    const later = points.map((each) => each.replace('T10:', 'T20:')).join('')
    const two = await sample('two.gpx', gpx(`${points.join('')}</trkseg></trk><trk><trkseg>${later}`), 'gpx', 'kml')
    expect(two.profile).toMatchObject({ durationSeconds: 1200, movingSeconds: 1200 })
    const untimed = await sample('bare.gpx', gpx('<trkpt lat="0" lon="0"/><trkpt lat="0" lon="1"/>'), 'gpx', 'kml')
    expect(untimed.profile).toMatchObject({ elevation: undefined, durationSeconds: 0 })
    const line = { type: 'LineString', coordinates: [[0, 0], [4, 2]] } // biome-ignore format: a line
    expect((await fromGeoJson({ geometry: line })).profile).toBeUndefined()
  })

  it('of a way up and down again is one, of somebody who stayed where they were there is none', async () => {
    const point = (minutes: number, ele: number) =>
      `<trkpt lat="${minutes / 60}" lon="20"><ele>${ele}</ele><time>2024-05-01T10:${10 + ele / 10}:00Z</time></trkpt>`
    // The second is four metres from the first: of a stretch that was two, the lower and the higher are kept.
    const points = point(0, 100) + point(0.002, 120) + point(1, 200) + point(0, 100)
    const { elevation } = (await sample('both.gpx', gpx(points), 'gpx', 'kml')).profile!
    expect(elevation).toMatchObject({ climbMetres: 100, descentMetres: 100, stretchMetres: 4 })
    expect([elevation!.lowest[0], elevation!.highest[0]]).toEqual([100, 120])
    const stayed = await sample('stayed.gpx', gpx(point(1, 100) + point(1, 200)), 'gpx', 'kml')
    expect(stayed.profile).toBeUndefined()
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

  it('puts values of one name side by side', async () => {
    const place = '<wpt lat="1" lon="2"><link href="https://a.example"/><link href="https://b.example"/></wpt>'
    const { table } = await sample('p.gpx', gpx('').replace('<trk>', `${place}<trk>`), 'gpx', 'kml')
    expect(table.rows[0]).toEqual(['https://a.example; https://b.example'])
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
