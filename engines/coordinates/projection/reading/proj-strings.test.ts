import { expect, test } from 'vitest'
import { cases } from '../../fixtures/proj-strings.cases.json' with { type: 'json' }
import { projectionFrom } from '../../projection.ts'

/** Every projection, ellipsoid, unit, meridian and way to give a shape, where PROJ itself puts a place. */
test.each(cases as unknown as [string, number, number, number, number][])(
  '%s',
  async (definition, longitude, latitude, x, y) => {
    const found = await projectionFrom(definition)
    if (!found.ok) throw new Error(JSON.stringify(found.problem))
    const { fromWgs84, toWgs84, unit } = found.value
    const [xHere, yHere] = fromWgs84(longitude, latitude)
    const metres = unit === 'degrees' ? 111_195 : 1
    // PROJ takes the way back through seven parameters roughly: a centimetre.
    const tolerance = definition.split(',').length > 4 ? 0.02 : 0.001
    expect(Math.hypot(xHere - x, yHere - y) * metres).toBeLessThan(tolerance)
    // There and back without heights: a tenth of a metre, and on a sphere of another size twelve metres.
    const [longitudeBack, latitudeBack] = toWgs84(xHere, yHere)
    const squeeze = Math.cos((latitude * Math.PI) / 180)
    const apart = Math.hypot((longitudeBack - longitude) * squeeze, latitudeBack - latitude) * 111_195
    expect(apart).toBeLessThan(/sphere|\+R=/.test(definition) ? 12 : 0.1)
  },
)

test.each(['proj', 'ellps', 'datum', 'units', 'pm'])(
  'a word that every object of the language knows is an unknown one: +%s',
  async (key) => {
    const asked = async (word: string) => {
      const found = await projectionFrom(`+proj=merc +${key}=${word}`.replace('+proj=merc +proj', '+proj'))
      return found.ok ? found.value.fromWgs84(20, 44) : { ...found.problem, crs: '' }
    }
    const stranger = JSON.stringify(await asked('stranger')).replaceAll('stranger', 'constructor')
    expect(JSON.stringify(await asked('constructor'))).toBe(stranger)
  },
)
