import { expect, it } from 'vitest'
import { inputFromBytes } from '../bytes/input.ts'
import type { FormatId } from '../formats/format-metas.ts'
import { type FeatureBatch, shapeType } from '../model/feature.ts'
import { inspect } from '../pipeline/convert.ts'
import { fitFile, fitMessage, fitSeconds, semicircles } from '../testing/fit-file.ts'

/** A batch holds 16,384 points: segments that end before, at and behind its end. */
const segments = [16_383, 1, 16_384, 2, 100]
const start = '2026-04-30T08:00:00Z'
const timeOf = (second: number) => new Date(Date.parse(start) + second * 1000).toISOString().replace('.000', '')
/** Whole numbers of FIT's semicircles, and of few decimals. */
const step = 180 / 1024
const x = (at: number) => (at % 1000) * step
const y = (at: number) => (at % 500) * step

/** Numbers of points, segment by segment, from the first on. */
const numbered = segments.map((length, index) => {
  const first = segments.slice(0, index).reduce((sum, other) => sum + other, 0)
  return Array.from({ length }, (_, at) => first + at)
})

const tcx = () => {
  const point = (at: number) =>
    `<Trackpoint><Time>${timeOf(at)}</Time><Position><LatitudeDegrees>${y(at)}</LatitudeDegrees><LongitudeDegrees>${x(at)}</LongitudeDegrees></Position><HeartRateBpm><Value>${60 + (at % 100)}</Value></HeartRateBpm></Trackpoint>`
  const tracks = numbered.map((points) => `<Track>${points.map(point).join('')}</Track>`).join('')
  return new TextEncoder().encode(
    `<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities><Activity Sport="Running"><Id>${start}</Id><Lap StartTime="${start}">${tracks}</Lap></Activity></Activities></TrainingCenterDatabase>`,
  )
}

/** One segment: what parts them in FIT is a stop of the clock, which other tests have. */
const fit = () => {
  const fields = (at: number) =>
    [
      [253, 0x86, fitSeconds(start) + at],
      [0, 0x85, semicircles(y(at))],
      [1, 0x85, semicircles(x(at))],
      [3, 0x02, 60 + (at % 100)],
    ] as const
  return fitFile(...numbered.flat().map((at) => fitMessage(20, fields(at), { isDefined: at === 0 })))
}

it.each<[FormatId, () => Uint8Array]>([
  ['tcx', () => {
    const lap = `<Lap StartTime="${start}"><Track><Trackpoint><Position><LatitudeDegrees>1</LatitudeDegrees><LongitudeDegrees>2</LongitudeDegrees></Position></Trackpoint></Track></Lap>`
    return new TextEncoder().encode(`<TrainingCenterDatabase><Activities><Activity>${lap.repeat(10_002)}</Activity></Activities></TrainingCenterDatabase>`)
  }],
  ['fit', () => {
    const place = [[3, 0x85, semicircles(1)], [4, 0x85, semicircles(2)]] as const
    const record = fitMessage(20, [[253, 0x86, fitSeconds(start)], [0, 0x85, semicircles(1)], [1, 0x85, semicircles(2)]])
    return fitFile(record, ...Array.from({ length: 10_002 }, (_, at) => fitMessage(19, place, { isDefined: at === 0 })))
  }],
])('%s: ten thousand laps are kept, and it is told how many more there were', async (from, make) => {
  const result = await inspect({ inputs: [inputFromBytes(`a.${from}`, make())], from })
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  expect(result.value.read.geometryTypes.Point).toBe(10_000)
  expect(result.value.notes).toEqual([{ code: 'properties-dropped', kind: 'lost', count: 2, subject: 'Lap' }])
}) // biome-ignore format: files to read at a glance

it.each<[FormatId, () => Uint8Array, number[][]]>([
  ['tcx', tcx, numbered],
  ['fit', fit, [numbered.flat()]],
])('%s: a recording longer than a batch stays one track, point by point', async (from, make, paths) => {
  const found: string[] = []
  let tracks = 0
  const collect = (batch: FeatureBatch) => {
    for (let feature = 0; feature < batch.featureCount; feature++) {
      const isContinued = feature === 0 && batch.continuesFeature
      const shape = batch.firstShape[feature]!
      if (batch.shape[shape] === shapeType.point) continue
      if (!isContinued) tracks++
      for (let path = batch.firstPath[shape]!; path < batch.firstPath[shape + 1]!; path++) {
        if (!(isContinued && batch.continuesPath && path === batch.firstPath[shape])) found.push('segment')
        for (let point = batch.firstPoint[path]!; point < batch.firstPoint[path + 1]!; point++) {
          const heart = batch.channels[batch.document.channel('hr')]!
          const values = [batch.columnText(batch.time, point), batch.columnText(heart, point)]
          found.push([batch.x[point], batch.y[point], ...values].join(' '))
        }
      }
    }
  }
  const result = await inspect({ inputs: [inputFromBytes(`a.${from}`, make())], from, onBatch: collect })
  if (!result.ok) throw new Error(JSON.stringify(result.problem))
  expect([tracks, result.value.notes]).toEqual([1, []])
  const said = (at: number) => [x(at), y(at), timeOf(at), 60 + (at % 100)].join(' ')
  expect(found.join('\n')).toBe(paths.map((points) => ['segment', ...points.map(said)].join('\n')).join('\n'))
})
