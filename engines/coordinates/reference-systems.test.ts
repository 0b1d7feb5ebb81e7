import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { systems } from './fixtures/reference-systems.cases.json' with { type: 'json' }
import { projectionFrom } from './projection.ts'

interface System {
  readonly code: number
  readonly esri?: string
  readonly points: readonly (readonly number[])[]
}

/** Worse than this without a word is wrong; up to the accuracy that is stated it is rough, and said. */
const silentMetres = 25

async function verdict(definition: string | number, points: System['points']) {
  const found = await projectionFrom(definition)
  if (!found.ok) return 'refused'
  const { toWgs84, fromWgs84, accuracyMetres, unit } = found.value
  let worst = 0
  for (const [x = 0, y = 0, longitude = 0, latitude = 0] of points) {
    const [longitudeHere, latitudeHere] = toWgs84(x, y)
    worst = Math.max(worst, metresBetween(longitudeHere, latitudeHere, longitude, latitude))
    const [xBack, yBack] = fromWgs84(longitudeHere, latitudeHere)
    // Heights are left out of the shift, which costs millimetres there and back.
    const tolerance = unit === 'degrees' ? 3e-7 : 0.05
    const isBack = Math.abs(xBack - x) < tolerance && Math.abs(yBack - y) < tolerance
    if (!isBack) return 'not there and back'
  }
  if (worst <= Math.max(accuracyMetres ?? 0, 0.5)) return worst <= silentMetres ? 'right' : 'rough'
  return worst <= silentMetres && accuracyMetres !== undefined ? 'right' : `${worst} m off, ${accuracyMetres} m stated`
}

function metresBetween(longitude: number, latitude: number, otherLongitude: number, otherLatitude: number): number {
  const east = Math.abs(((longitude - otherLongitude + 540) % 360) - 180) * Math.cos((latitude * Math.PI) / 180)
  const distance = Math.hypot(east, latitude - otherLatitude) * 111_195
  return Number.isFinite(distance) ? distance : Number.POSITIVE_INFINITY
}

async function faults(list: readonly System[], definitionOf: (system: System) => string | number | undefined) {
  const found: string[] = []
  let rough = 0
  for (const system of list) {
    const definition = definitionOf(system)
    if (definition === undefined) continue
    const result = await verdict(definition, system.points)
    if (result === 'rough') rough++
    else if (result !== 'right') found.push(`EPSG:${system.code}: ${result}`)
  }
  return { found, rough }
}

describe('reference systems against PROJ: none silently off, none refused', () => {
  test('by code', async () => {
    const { found, rough } = await faults(systems, ({ code }) => code)
    expect(found).toEqual([])
    expect(rough).toBeLessThan(systems.length / 100)
  })

  test('by the Esri text of a .prj', async () => {
    const { found, rough } = await faults(systems, ({ esri }) => esri)
    expect(found).toEqual([])
    expect(rough).toBeLessThan(systems.length / 100)
  })

  const all = '../shared/reference/crs.json'
  test.skipIf(!existsSync(all))(
    'all the systems there are figures for',
    async () => {
      const list: readonly System[] = JSON.parse(readFileSync(all, 'utf8')).systems
      expect((await faults(list, ({ code }) => code)).found).toEqual([])
      expect((await faults(list, ({ esri }) => esri)).found).toEqual([])
    },
    120_000,
  )
})
