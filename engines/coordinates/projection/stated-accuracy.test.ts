import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { systemOf } from '../index.ts'
import { projectionFrom } from '../projection.ts'
import { closedFormProjection } from './closed-form.ts'
import { loadGeodetic } from './registry/find.ts'
import { zoneFamilies } from './zone-families.ts'

interface Measured {
  readonly system: string
  readonly parameters: readonly number[]
  readonly metres: number
}

const measured: readonly Measured[] = JSON.parse(
  readFileSync(new URL('../../../scripts/reference-systems/against-grids.json', import.meta.url), 'utf8'),
)

const published = readFileSync(new URL('../../../scripts/reference-systems/published.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test.each(measured)('$system: no less is stated than a grid found to be off, $metres m', async (row) => {
  const code = row.system.replace('EPSG:', '')
  const system = (await loadGeodetic('epsg')).find((each) => each.code === code)!
  const operation = system.definition.geodetic.operations.find(
    ({ parameters }) =>
      parameters.map((each) => each.toPrecision(10)).join() ===
      row.parameters.map((each) => each.toPrecision(10)).join(),
  )!
  expect(Math.max(operation.accuracyMetres!, operation.foundMetres ?? 0)).toBeGreaterThanOrEqual(row.metres)
  expect(system.definition.accuracyMetres).toBeGreaterThanOrEqual(row.metres)
})

/** One system of every datum, at five places: what PROJ 9.1.1 says of the operation that it would take there without grids (published.ts). */
test('nowhere is less stated than is published', async () => {
  const less: unknown[] = []
  let places = 0
  for (const line of published) {
    const [code = '', row = ''] = line.split('|')
    const found = await projectionFrom(Number(code))
    for (const place of row.split(';')) {
      const [longitude = 0, latitude = 0, accuracy = 0] = place.split(',').map(Number)
      const stated = found.ok
        ? [found.value.accuracyWithin?.([longitude, latitude, longitude, latitude]), found.value.accuracyMetres]
        : []
      places++
      if (!((stated[0] ?? stated[1] ?? -1) >= accuracy && (stated[1] ?? -1) >= accuracy))
        less.push([code, longitude, latitude, accuracy, stated])
    }
  }
  expect(less).toEqual([])
  expect(places).toBeGreaterThan(1500)
})

/** Found with PROJ 9.1.1 and the grid of the French survey (ntf_r93.gsb), 14,641 places of France: 4.3 m at most. */
test.each([
  27561, 27562, 27563, 27564, 27571, 27572, 27573, 27574, 27581, 27582, 27583, 27584, 27591, 27592, 27593, 27594, 4275,
  4807,
])('the French systems state what their grid says: EPSG:%i', async (code) => {
  const found = await projectionFrom(code)
  if (!found.ok) throw new Error(found.problem.code)
  expect(found.value.accuracyMetres).toBeGreaterThanOrEqual(4.3)
  expect(found.value.accuracyWithin?.([2, 46, 3, 47]) ?? found.value.accuracyMetres).toBeGreaterThanOrEqual(4.3)
})

/** EPSG:5044, 5043 and 1314, the registry's rows of their datums. */
test.each([
  ['sk42', '4284', [23.57, -140.95, -79.8, 0, 0.35, 0.79, -0.22]],
  ['sk95', '4200', [24.47, -130.89, -81.56, 0, 0, 0.13, -0.22]],
  ['osgb', '4277', [446.448, -125.157, 542.06, 0.15, 0.247, 0.842, -20.489]],
] as const)('%s states the accuracy of its operation', async (id, code, parameters) => {
  const system = (await loadGeodetic('epsg')).find((each) => each.code === code)!
  const operation = system.definition.geodetic.operations.find((each) => each.parameters.join() === parameters.join())!
  const place = { latitudeDegrees: 55, longitudeDegrees: id === 'osgb' ? -2 : 37 }
  expect(systemOf(id).accuracy(place).datumShiftMetres).toBe(operation.accuracyMetres)
})

test('zones with formulas of their own state what the registry has for their datum', async () => {
  const rows = await loadGeodetic('epsg')
  const datums: Readonly<Record<number, string>> = {
    25800: '4258',
    26900: '4269',
    6329: '6318',
    28300: '4283',
    7800: '7844',
    31954: '4674',
    31960: '4674',
  }
  for (const { base, firstZone, accuracyMetres } of zoneFamilies) {
    const datum = rows.find(({ code }) => code === datums[base])
    const [published] = datum?.definition.geodetic.operations ?? []
    expect([base, closedFormProjection(base + firstZone)?.accuracyMetres]).toEqual([
      base,
      published?.accuracyMetres ?? accuracyMetres,
    ])
  }
})

test.each([
  '+proj=utm +zone=34 +ellps=bessel',
  '+proj=tmerc +lon_0=21 +k=0.9999 +x_0=7500000 +ellps=bessel +units=m',
  '+proj=utm +zone=34 +ellps=GRS80',
  'PROJCS["local",GEOGCS["local",DATUM["local",SPHEROID["Bessel",6377397.155,299.1528128]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["central_meridian",21],UNIT["metre",1]]',
])('a description without a shift states no accuracy: %s', async (definition) => {
  const found = await projectionFrom(definition)
  expect(found.ok && found.value.accuracyMetres).toBeUndefined()
})
