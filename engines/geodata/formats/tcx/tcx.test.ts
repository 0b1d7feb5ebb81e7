import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { converted } from '../../testing/run.ts'

it('joins laps, parts at pauses, keeps values and laps', async () => {
  const source = new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures/ok/two-laps.tcx')))
  const there = await converted(source, 'tcx', 'geojson')
  const [track, lap] = JSON.parse(there.text).features
  expect(track.geometry.coordinates.map((part: unknown[]) => part.length)).toEqual([3, 2])
  expect(track.properties).toMatchObject({ name: '2026-05-01T08:00:00.000Z', type: 'Biking' })
  expect(track.properties.coordinateProperties).toMatchObject({
    heart: [
      [120, 140, null],
      [null, null],
    ],
    cads: [
      [80, null, null],
      [null, null],
    ],
    powers: [
      [201, null, null],
      [null, null],
    ],
    speeds: [
      [5.5, null, null],
      [null, null],
    ],
  })
  expect(lap.properties).toMatchObject({
    name: 'Lap 1',
    DistanceMeters: 400.5,
    AverageHeartRateBpm: 130,
    time: '2026-05-01T08:00:00.000Z',
  })
  expect(there.notes).toEqual([{ code: 'points-without-position-dropped', kind: 'lost', count: 1 }])
})

it('a track is called by the Id of its activity or the Name of its course, by nothing else that stands there', async () => {
  const track =
    '<Track><Trackpoint><Position><LatitudeDegrees>1</LatitudeDegrees><LongitudeDegrees>2</LongitudeDegrees></Position></Trackpoint></Track>'
  const about =
    '<Creator><Name>Edge</Name><UnitId>5</UnitId><Id>x</Id></Creator><Training><Plan><Name>p</Name></Plan></Training>'
  const { text, notes } = await converted(
    `<TrainingCenterDatabase><Activities><Activity Sport="Running"><Id>first</Id><Lap>${track}</Lap><Notes>wet</Notes>${about}</Activity></Activities><Courses><Course><Name>second</Name><Notes>steep</Notes>${track}<Creator><Name>Edge</Name></Creator></Course></Courses><Author><Name>z</Name></Author></TrainingCenterDatabase>`,
    'tcx',
    'geojson',
  )
  const tracks = JSON.parse(text).features.filter(
    ({ geometry }: { geometry: { type: string } }) => geometry.type !== 'Point',
  )
  expect(tracks.map(({ properties }: { properties: object }) => properties)).toEqual([
    { type: 'Running', name: 'first', desc: 'wet' },
    { name: 'second', desc: 'steep' },
  ])
  expect(notes.filter(({ kind }) => kind === 'lost')).toEqual([
    { code: 'metadata-dropped', kind: 'lost', count: 2, subject: 'Creator' },
    { code: 'metadata-dropped', kind: 'lost', count: 1, subject: 'Plan' },
    { code: 'metadata-dropped', kind: 'lost', count: 1, subject: 'Author' },
  ])
})

it('notes behind a track that is handed on already are told', async () => {
  const point =
    '<Trackpoint><Position><LatitudeDegrees>1</LatitudeDegrees><LongitudeDegrees>2</LongitudeDegrees></Position></Trackpoint>'
  const { notes, text } = await converted(
    `<TrainingCenterDatabase><Courses><Course><Name>c</Name><Track>${point.repeat(100_000)}</Track><Notes>long</Notes></Course></Courses></TrainingCenterDatabase>`,
    'tcx',
    'geojson',
  )
  expect(text).not.toContain('long')
  expect(notes).toEqual([{ code: 'properties-dropped', kind: 'lost', count: 1, subject: 'Notes' }])
})

it('what the only lap of a course sums up is said of the course; of several laps it is told as lost', async () => {
  const track =
    '<Track><Trackpoint><Position><LatitudeDegrees>1</LatitudeDegrees><LongitudeDegrees>2</LongitudeDegrees></Position></Trackpoint><Trackpoint><Position><LatitudeDegrees>1</LatitudeDegrees><LongitudeDegrees>3</LongitudeDegrees></Position></Trackpoint></Track>'
  const lap =
    '<Lap><TotalTimeSeconds>3600</TotalTimeSeconds><DistanceMeters>10000.5</DistanceMeters><BeginPosition><LatitudeDegrees>1</LatitudeDegrees><LongitudeDegrees>2</LongitudeDegrees></BeginPosition><Intensity>Active</Intensity></Lap>'
  const course = (laps: string) =>
    `<TrainingCenterDatabase><Courses><Course><Name>c</Name>${laps}${track}</Course></Courses></TrainingCenterDatabase>`
  const one = await converted(course(lap), 'tcx', 'geojson')
  const [{ properties }] = JSON.parse(one.text).features
  expect(properties).toEqual({ name: 'c', TotalTimeSeconds: 3600, DistanceMeters: 10000.5, Intensity: 'Active' })
  expect(one.notes).toEqual([])
  const two = await converted(course(lap + lap), 'tcx', 'geojson')
  expect(two.notes).toEqual([{ code: 'properties-dropped', kind: 'lost', count: 2, subject: 'Lap' }])
})

it('a track without times has none; places up to the poles, and a turn beyond the meridian, are on the globe', async () => {
  const points = [[90, 360], [-90, -360], [90.1, 0], [-90.1, 0], [0, 361], [0, -361]] // biome-ignore format: one line
  const track = points
    .map(
      ([latitude, longitude]) =>
        `<Trackpoint><Position><LatitudeDegrees>${latitude}</LatitudeDegrees><LongitudeDegrees>${longitude}</LongitudeDegrees></Position></Trackpoint>`,
    )
    .join('')
  const { text, notes } = await converted(
    `<TrainingCenterDatabase><Courses><Course><Track>${track}</Track></Course></Courses></TrainingCenterDatabase>`,
    'tcx',
    'geojson',
  )
  expect(JSON.parse(text).features).toEqual([
    { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: [[360, 90], [-360, -90]] } },
  ]) // biome-ignore format: one line
  expect(notes.map(({ code, count }) => [code, count])).toEqual([['points-out-of-range-dropped', 4]])
})

it('a lap without a position has no place, and is told', async () => {
  const place = '<Position><LatitudeDegrees>1</LatitudeDegrees><LongitudeDegrees>2</LongitudeDegrees></Position>'
  const lap = (position: string) =>
    `<Lap StartTime="2026-05-01T08:00:00Z"><Calories>5</Calories><Track><Trackpoint>${position}</Trackpoint></Track></Lap>`
  const { notes, written } = await converted(
    `<TrainingCenterDatabase><Activities><Activity>${lap(place)}${lap('')}${lap(place)}</Activity></Activities></TrainingCenterDatabase>`,
    'tcx',
    'geojson',
  )
  expect(written).toMatchObject({ features: 3 })
  expect(notes.filter(({ kind }) => kind === 'lost')).toEqual([
    { code: 'points-without-position-dropped', kind: 'lost', count: 1 },
    { code: 'properties-dropped', kind: 'lost', count: 1, subject: 'Lap' },
  ])
})

// ActivityExtensionv2.xsd of Garmin lets others add to TPX.
it('numbers that others add to a point keep their names; words are told', async () => {
  const point = (content: string) =>
    `<Trackpoint><Position><LatitudeDegrees>1</LatitudeDegrees><LongitudeDegrees>2</LongitudeDegrees></Position><SensorState>Present</SensorState><Extensions><n:TPX xmlns:n="n">${content}</n:TPX></Extensions></Trackpoint>`
  const { text, notes } = await converted(
    `<TrainingCenterDatabase><Activities><Activity><Lap><Track>${point('<n:Watts>200</n:Watts><n:GroundContact>240,5</n:GroundContact>')}${point('<n:Mood>good</n:Mood>')}</Track></Lap></Activity></Activities></TrainingCenterDatabase>`,
    'tcx',
    'geojson',
  )
  expect(JSON.parse(text).features[0].properties.coordinateProperties).toEqual({
    powers: [200, null],
    GroundContacts: [240.5, null],
  })
  expect(notes).toEqual([{ code: 'extensions-dropped', kind: 'lost', count: 1 }])
})

// CoursePoint_t of Garmin's TrainingCenterDatabase v2.
it('a point of a course keeps its elevation, time and words; the next has none of them', async () => {
  const position = '<Position><LatitudeDegrees>1</LatitudeDegrees><LongitudeDegrees>2</LongitudeDegrees></Position>'
  const full = `<Name>Pass</Name><Time>2026-05-01T08:00:00Z</Time>${position}<AltitudeMeters>1432.5</AltitudeMeters><PointType>Summit</PointType><Notes>wind</Notes>`
  const points = [full, position].map((content) => `<CoursePoint>${content}</CoursePoint>`).join('')
  const track = `<Track><Trackpoint>${position}</Trackpoint></Track>`
  const { text } = await converted(
    `<TrainingCenterDatabase><Courses><Course><Name>c</Name>${track}${points}</Course></Courses></TrainingCenterDatabase>`,
    'tcx',
    'geojson',
  )
  expect(JSON.parse(text).features.slice(1)).toMatchObject([
    {
      geometry: { coordinates: [2, 1, 1432.5] },
      properties: { name: 'Pass', type: 'Summit', desc: 'wind', time: '2026-05-01T08:00:00Z' },
    },
    { geometry: { coordinates: [2, 1] }, properties: {} },
  ])
})
