import { expect, it } from 'vitest'
import { inputFromBytes } from '../bytes/input.ts'
import { MemorySpill, type Spill } from '../bytes/spill.ts'
import { formats } from '../formats/formats.ts'
import { convert } from './convert.ts'

/** What is put aside while a file is written is taken away again: nobody finds it on a disk later. */
const point = (at: number) =>
  `{"type":"Feature","properties":{"n":${at},"t":"${'x'.repeat(60)}"},"geometry":{"type":"Point","coordinates":[${at % 180},1.5]}}`
const line = (at: number) =>
  `{"type":"Feature","properties":{"n":${at},"t":"${'x'.repeat(60)}"},"geometry":{"type":"LineString","coordinates":[[0,0],[${at % 180},1.5],[7,8]]}}`
const features = Array.from({ length: 2000 }, (_, at) => (at % 2 === 0 ? point(at) : line(at)))

async function leftBehind(to: (typeof formats)[number]['meta']['id'], source: string) {
  const open = new Set<Spill>()
  let made = 0
  const createSpill = () => {
    const spill = new MemorySpill()
    const dispose = spill.dispose.bind(spill)
    spill.dispose = () => {
      open.delete(spill)
      dispose()
    }
    open.add(spill)
    made++
    return spill
  }
  const inputs = [inputFromBytes('a.geojson', new TextEncoder().encode(source))]
  const { ok } = await convert({ inputs, from: 'geojson', to, platform: { createSpill }, write: () => undefined })
  return { ok, made, open: open.size }
}

const written = formats.filter(({ meta, loadWriter }) => loadWriter !== undefined && meta.id !== 'geojson')
it.each(written.map(({ meta }) => meta.id))('%s leaves nothing behind', async (to) => {
  const whole = await leftBehind(to, `{"type":"FeatureCollection","features":[${features}]}`)
  expect([whole.ok, whole.open]).toEqual([true, 0])
  if (['shp', 'gpkg', 'fgb'].includes(to)) expect(whole.made).toBeGreaterThan(0)
})

it.each(['shp', 'gpkg', 'fgb'] as const)(
  '%s leaves nothing behind where the source turns out to be broken',
  async (to) => {
    const broken = await leftBehind(to, `{"type":"FeatureCollection","features":[${Array(5).fill(features)},nonsense`)
    expect([broken.ok, broken.open]).toEqual([false, 0])
    expect(broken.made).toBeGreaterThan(0)
  },
)
