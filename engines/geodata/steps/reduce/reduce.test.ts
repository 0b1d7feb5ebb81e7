import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { geodesicMetres } from '#engines/coordinates/index.ts'
import { converted } from '../../testing/run.ts'

type Place = readonly [longitude: number, latitude: number, height: number]

const gpxOf = (segments: readonly (readonly Place[])[]) =>
  `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>T</name>${segments.map((places) => `<trkseg>${places.map(([lon, lat, ele], at) => `<trkpt lat="${lat}" lon="${lon}"><ele>${ele}</ele><time>${new Date(1.7e12 + at * 1000).toISOString()}</time></trkpt>`).join('')}</trkseg>`).join('')}</trk></gpx>`

const points = (gpx: string) => [...gpx.matchAll(/<trkpt.*?<\/trkpt>/gs)].map(([text]) => text)
const placesOf = (gpx: string) =>
  points(gpx).map((text) => [Number(/lon="(.*?)"/.exec(text)![1]), Number(/lat="(.*?)"/.exec(text)![1])] as const)

/** A walk anywhere, also over the 180th meridian. */
const walk = fc
  .tuple(
    fc.constantFrom(-179.999, 7, 179.999),
    fc.integer({ min: -80, max: 80 }),
    fc.array(fc.tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -90, max: 90 })), {
      minLength: 2,
      maxLength: 60,
    }),
  )
  .map(([longitude, latitude, moves]) => {
    let [x, y] = [longitude, latitude]
    return moves.map(([east, north], at): Place => {
      x += east / 1e5
      y += north / 1e5
      const wrapped = x >= 180 ? x - 360 : x < -180 ? x + 360 : x
      return [Number(wrapped.toFixed(6)), Number(y.toFixed(6)), at]
    })
  })

/** How far a place is from a step of a line, by walking along the step. */
function metresFromStep([x, y]: readonly number[], from: readonly number[], to: readonly number[]): number {
  const apart = ((to[0]! - from[0]! + 540) % 360) - 180
  let least = Number.POSITIVE_INFINITY
  for (let share = 0; share <= 1.0001; share += 1 / 400)
    least = Math.min(least, geodesicMetres(x!, y!, from[0]! + apart * share, from[1]! + (to[1]! - from[1]!) * share))
  return least
}

describe('reduce', () => {
  it('keeps first and last and leaves no point farther off than allowed', async () => {
    await fc.assert(
      fc.asyncProperty(walk, fc.integer({ min: 1, max: 200 }), async (places, metres) => {
        const before = gpxOf([places])
        const { text } = await converted(before, 'gpx', 'gpx', undefined, {}, { reduce: `${metres}m` })
        const all = points(before)
        const kept = points(text)
        expect([kept[0], kept.at(-1)]).toEqual([all[0], all.at(-1)])
        let at = 0
        for (const [number, place] of placesOf(before).entries()) {
          if (all[number] === kept[at + 1]) at++
          const line = placesOf(text)
          const off = metresFromStep(place, line[at]!, line[Math.min(at + 1, line.length - 1)]!)
          if (off > metres * 1.001 + 0.6) expect({ off, number }).toEqual({ metres })
        }
      }),
      { numRuns: 60 },
    )
  })

  it('leaves just as many as asked, the worthiest, each with all it has', async () => {
    await fc.assert(
      fc.asyncProperty(walk, walk, fc.integer({ min: 4, max: 80 }), async (one, other, most) => {
        const before = gpxOf([one, other])
        const { text } = await converted(before, 'gpx', 'gpx', undefined, {}, { reduce: String(most) })
        const all = points(before)
        expect(points(text)).toHaveLength(Math.min(all.length, most))
        // Of a larger number, a smaller one is a part.
        const more = await converted(before, 'gpx', 'gpx', undefined, {}, { reduce: String(most + 3) })
        for (const point of points(text)) expect(points(more.text)).toContain(point)
        for (const point of points(text)) expect(all).toContain(point)
      }),
      { numRuns: 40 },
    )
  })

  it('of a track longer than a batch', async () => {
    const places = Array.from({ length: 50_000 }, (_, at): Place => [7 + at * 1e-5, 46 + Math.sin(at / 40) / 1000, at])
    const { text, notes, written } = await converted(gpxOf([places]), 'gpx', 'gpx', undefined, {}, { reduce: '2000' })
    expect(written.points).toBe(2000)
    expect(notes).toContainEqual({ code: 'points-reduced', kind: 'changed', count: 48_000 })
    expect(placesOf(text)[0]).toEqual([7, 46])
    expect(placesOf(text).at(-1)).toEqual([places.at(-1)![0], Number(places.at(-1)![1])])
  })

  it('takes no longer for a line made to be slow', async () => {
    // Each farthest point lies beside the first one: cutting there alone would look at each pair of points.
    const places = Array.from({ length: 60_000 }, (_, at): Place => [at * 1e-6, 80 - at * 1e-3 + (at % 2) * 1e-9, 0])
    const { written } = await converted(gpxOf([places]), 'gpx', 'gpx', undefined, {}, { reduce: '100%' })
    expect(written.points).toBe(60_000)
  })

  it('leaves places and areas alone', async () => {
    const area = '{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,0.5],[1,1],[0,0]]]}'
    expect(JSON.parse((await converted(area, 'geojson', 'geojson', undefined, {}, { reduce: '2' })).text).features[0].geometry.coordinates[0]).toHaveLength(5) // biome-ignore format: one line
  })
})
