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

test.each([
  ['+proj=longlat +datum=pulkovo', '+datum=pulkovo'],
  ['+proj=longlat +ellps=krass +pm=pulkovo', '+pm=pulkovo'],
  ['+proj=merc +datum=WGS84 +units=arshin', '+units=arshin'],
  ['+proj=merc +datum=WGS84 +to_meter=arshin', '+to_meter=arshin'],
  ['+proj=utm +datum=WGS84', '+zone'],
  ['+proj=utm +zone=99 +datum=WGS84', '+zone=99'],
  ['+proj=tmerc +lon_0=here +datum=WGS84', '+lon_0=here'],
  ['+proj=tmerc +lon_0=21 +axis=wsu +datum=WGS84', '+axis=wsu'],
  ['+proj=tmerc +lon_0=21 +ellps=krass +towgs84=1,2,x', '+towgs84=1,2,x'],
])('a word that is not known is refused by its name, as PROJ refuses it: %s', async (definition, name) => {
  expect(await projectionFrom(definition)).toMatchObject({ problem: { missing: { kind: 'parameter', name } } })
})

test.each([
  ["+proj=tmerc +lon_0=39d30'E +datum=WGS84", '+proj=tmerc +lon_0=39.5 +datum=WGS84'],
  ['+proj=tmerc +lat_0=10dS +lon_0=21 +datum=WGS84', '+proj=tmerc +lat_0=-10 +lon_0=21 +datum=WGS84'],
  ['+proj=longlat +pm=10d15\'36"W +datum=WGS84', '+proj=longlat +pm=-10.26 +datum=WGS84'],
  ['+proj=longlat +datum=wgs84', '+proj=longlat +datum=WGS84'],
])('%s is %s', async (definition, plain) => {
  const [one, other] = await Promise.all([definition, plain].map(projectionFrom))
  if (!one?.ok || !other?.ok) throw new Error('neither is refused')
  expect(one.value.fromWgs84(20.5, 44.8)).toEqual(other.value.fromWgs84(20.5, 44.8))
  expect(one.value.accuracyMetres).toBe(other.value.accuracyMetres)
})
