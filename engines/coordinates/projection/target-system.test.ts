import { expect, test } from 'vitest'
import { systems } from '../fixtures/reference-systems.cases.json' with { type: 'json' }
import { projectionFrom } from '../projection.ts'
import { targetSystem } from '../target-system.ts'

const withoutCode = (text: string) => text.replace(/,AUTHORITY\[[^\]]*\]\]$/, ']')

test('the text for a .prj, without its code, means the same place as the code', async () => {
  const wrong: string[] = []
  const wordless: number[] = []
  for (const { code, points } of systems) {
    const target = await targetSystem(`EPSG:${code}`)
    if (!target.ok) throw new Error(JSON.stringify(target.problem))
    const { wellKnownText, projection } = target.value
    if (wellKnownText === undefined) {
      wordless.push(code)
      continue
    }
    const read = await projectionFrom(withoutCode(wellKnownText))
    if (!read.ok) {
      wrong.push(`${code}: ${JSON.stringify(read.problem)}`)
      continue
    }
    for (const [x = 0, y = 0] of points) {
      const [longitude, latitude] = projection.toWgs84(x, y)
      const [longitudeByText, latitudeByText] = read.value.toWgs84(x, y)
      const apart = Math.hypot(longitude - longitudeByText, latitude - latitudeByText) * 111_195
      // A text has no area, so another shift of the datum may be chosen; the plane itself is the same.
      if (apart > 0.001 + (read.value.accuracyMetres ?? 1000)) wrong.push(`${code}: ${apart} m`)
    }
  }
  expect(wrong).toEqual([])
  expect(wordless.length).toBeLessThan(systems.length / 100)
})

test('says what other programs know the system by', async () => {
  const target = await targetSystem('urn:ogc:def:crs:EPSG::8682')
  if (!target.ok) throw new Error(target.problem.code)
  expect(target.value).toMatchObject({ authority: 'EPSG', code: 8682 })
  expect(target.value.wellKnownText).toMatch(
    /^PROJCS\["SRB_ETRS89_UTM_zone_34N",GEOGCS\["GCS_SRB_ETRS89",.*AUTHORITY\["EPSG",8682\]\]$/,
  )
  expect(target.value.isMeantFor(20.46, 44.82)).toBe(true)
  expect(target.value.isMeantFor(2.35, 48.85)).toBe(false)
})

test.each([
  ['srb_etrs89 / utm ZONE 34n', 'EPSG', 8682],
  ['ESRI:54030', 'ESRI', 54030],
  ['EPSG:900913', 'EPSG', 3857],
  // A system with heights is written as the one in the plane.
  ['EPSG:7415', 'EPSG', 28992],
  ['EPSG:4979', 'EPSG', 4326],
  ['EPSG:4937', 'EPSG', 4258],
  ['OGC:CRS84', 'EPSG', 4326],
  [
    'GEOGCS["x",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137,298.257223563]],PRIMEM["Greenwich",0],UNIT["Degree",0.0174532925199433]]',
    'EPSG',
    4326,
  ],
] as const)('%s is %s:%i', async (definition, authority, code) => {
  const target = await targetSystem(definition)
  expect(target).toMatchObject({ ok: true, value: { authority, code } })
})

test('of a system with heights also the name is that of the plane', async () => {
  const target = await targetSystem('EPSG:7415')
  if (!target.ok) throw new Error(JSON.stringify(target.problem))
  expect(target.value.projection.name).toBe('Amersfoort / RD New')
  expect(target.value.wellKnownText).toContain('PROJCS["Amersfoort_RD_New"')
})

test.each([
  ['+proj=tmerc +lon_0=20 +ellps=bessel', 'projection_without_code'],
  ['IGNF:LAMB93', 'projection_without_code'],
  ['EPSG:123', 'projection_unknown'],
  ['Gauss', 'projection_unreadable'],
  [' '.repeat(100_000), 'projection_unreadable'],
] as const)('%.40s is no system to write in', async (definition, code) => {
  expect(await targetSystem(definition)).toMatchObject({ ok: false, problem: { code } })
})
