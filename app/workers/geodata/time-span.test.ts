import { expect, it } from 'vitest'
import { inputFromBytes, inspect } from '#engines/geodata/index.ts'
import { TimeSpanSampler } from './time-span.ts'

async function spanOf(...times: string[]) {
  const points = times.map((time, at) => `<wpt lat="${at}" lon="0"><time>${time}</time></wpt>`)
  const span = new TimeSpanSampler()
  const text = `<gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1">${points.join('')}</gpx>`
  await inspect({
    inputs: [inputFromBytes('t.gpx', new TextEncoder().encode(text))],
    from: 'gpx',
    onBatch: (batch) => span.add(batch),
  })
  return span.finish()
}

it('goes from the earliest time to the latest, whatever their order and zones', async () => {
  expect(await spanOf('2024-05-01T12:00:00+02:00', '2024-05-01T09:59:59Z', '2024-05-01T11:00:00Z')).toEqual({
    firstSeconds: Date.UTC(2024, 4, 1, 9, 59, 59) / 1000,
    lastSeconds: Date.UTC(2024, 4, 1, 11) / 1000,
  })
})

it('is nothing without times that can be read', async () => {
  expect(await spanOf('yesterday')).toBeUndefined()
})
