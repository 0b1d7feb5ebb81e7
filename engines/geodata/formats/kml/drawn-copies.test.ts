import { describe, expect, it } from 'vitest'
import { converted } from '../../testing/run.ts'

describe('a track and the line it draws', () => {
  const kml = (placemarks: string) =>
    `<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>${placemarks}</Document></kml>`
  const track = (points: readonly string[], minute = 0) =>
    `<gx:Track>${points.map((_, second) => `<when>2024-01-01T00:0${minute}:${String(second).padStart(2, '0')}Z</when>`).join('')}${points.map((point) => `<gx:coord>${point.replaceAll(',', ' ')}</gx:coord>`).join('')}</gx:Track>`
  const line = (points: readonly string[]) =>
    `<LineString><tessellate>1</tessellate><coordinates>${points.join(' ')}</coordinates></LineString>`
  const one = ['1,2,3', '2,3,4', '3,4,5']
  const two = ['5,2', '6,3']

  it.each([
    ['track first', track(one) + line(one)],
    ['line first', line(one) + track(one)],
    ['alone', track(one)],
  ])('are one line, %s', async (_, geometry) => {
    const outcome = await converted(
      kml(`<Placemark><MultiGeometry>${geometry}</MultiGeometry></Placemark>`),
      'kml',
      'gpx',
    )
    expect(outcome.read).toMatchObject({ features: 1, points: 3, times: 3, elevations: 3 })
    expect(outcome.text.match(/<trkseg>/g)).toHaveLength(1)
    expect(outcome.text.match(/<time>2024-01-01T00:00:0\dZ<\/time>/g)).toHaveLength(3)
  })

  it.each([
    ['in pairs', track(one) + line(one) + track(two, 1) + line(two)],
    ['in pairs, lines first', line(one) + track(one) + line(two) + track(two, 1)],
    ['tracks first', `<gx:MultiTrack>${track(one)}${track(two, 1)}</gx:MultiTrack>${line(one)}${line(two)}`],
  ])('are two segments, %s', async (_, geometry) => {
    const outcome = await converted(
      kml(`<Placemark><MultiGeometry>${geometry}</MultiGeometry></Placemark>`),
      'kml',
      'gpx',
    )
    expect(outcome.read).toMatchObject({ features: 1, points: 5, times: 5, elevations: 3 })
    expect(outcome.text.match(/<trkseg>/g)).toHaveLength(2)
  })

  it('are two where they differ', async () => {
    const other = line(['1,2,3', '2,3,4', '3,4,6'])
    const outcome = await converted(
      kml(`<Placemark><MultiGeometry>${track(one)}${other}</MultiGeometry></Placemark>`),
      'kml',
      'gpx',
    )
    expect(outcome.read).toMatchObject({ features: 1, points: 6, times: 3 })
  })

  it('are one however long they are', async () => {
    const points = Array.from({ length: 70_000 }, (_, index) => `${index / 1000},${(index % 90) / 2},${index % 7}`)
    const long = `<gx:Track>${points.map(() => '<when>2024-01-01T00:00:00Z</when>').join('')}${points.map((point) => `<gx:coord>${point.replaceAll(',', ' ')}</gx:coord>`).join('')}</gx:Track>`
    const text = kml(
      `<Placemark><MultiGeometry>${long}${line(points)}${track(two)}${line(two)}</MultiGeometry></Placemark>${`<Placemark>${track(one)}</Placemark>`}`,
    )
    const outcome = await converted(text, 'kml', 'gpx')
    expect(outcome.read).toMatchObject({ features: 2, points: 70_005, times: 70_005 })
    expect(outcome.notes.filter(({ kind }) => kind === 'lost')).toEqual([])
    const back = await converted(outcome.bytes, 'gpx', 'kml')
    expect(back.text.match(/<LineString>/g)).toHaveLength(3)
    const again = await converted(back.bytes, 'kml', 'gpx')
    expect(again.text).toBe(outcome.text)
  })
})
