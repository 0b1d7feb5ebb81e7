import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { cases } from '../fixtures/grid-shifts.cases.json' with { type: 'json' }
import { systemOf } from '../index.ts'
import { projectionFrom } from '../projection.ts'
import { bessel, type GridNames, geoTiffGrid, grs80, mgi1901, ntv2Grid, testGrid } from '../testing/make-grids.ts'
import { openGrid } from './open-grid.ts'
import { type OpenedGrid, setOpenedGrids } from './opened-grids.ts'

type Case = readonly [
  kind: string,
  longitude: number,
  latitude: number,
  moved: [number, number],
  back: [number, number],
]

const files: Readonly<Record<string, () => Uint8Array<ArrayBuffer>>> = {
  plain: () => ntv2Grid(),
  'with a finer part': () => ntv2Grid(mgi1901, { isLittle: false, withPart: true }),
  GeoTIFF: () => geoTiffGrid(),
  'GeoTIFF, packed': () => geoTiffGrid({ isPacked: true }),
  'GeoTIFF, packed in tiles, bands together': () => geoTiffGrid({ isPacked: true, isTiled: true, isApart: false }),
  'GeoTIFF in tiles': () => geoTiffGrid({ isTiled: true }),
}

afterEach(() => setOpenedGrids([]))

async function grid(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<OpenedGrid> {
  const found = await openGrid(name, bytes.buffer)
  if (!found.ok) throw new Error(JSON.stringify(found.problem))
  return found.value
}

const apartMetres = (
  place: { longitudeDegrees: number; latitudeDegrees: number } | undefined,
  [x, y]: readonly number[],
) =>
  place
    ? Math.hypot((place.longitudeDegrees - x!) * Math.cos((y! * Math.PI) / 180), place.latitudeDegrees - y!) * 111_195
    : Infinity

const isInside = (longitude: number, latitude: number, margin: number) =>
  longitude > testGrid.west + margin &&
  longitude < testGrid.east - margin &&
  latitude > testGrid.south + margin &&
  latitude < testGrid.north - margin

describe.each(Object.keys(files))('%s', (kind) => {
  const recorded = (cases as unknown as Case[]).filter(
    ([of]) => of === (kind in { plain: 1, 'with a finer part': 1 } ? kind : 'plain'),
  )

  test.each(recorded)('%s: %d, %d is where PROJ puts it', async (_, longitudeDegrees, latitudeDegrees, moved, back) => {
    const { toWgs84, fromWgs84 } = await grid('test.grid', files[kind]!())
    const place = { longitudeDegrees, latitudeDegrees }
    expect(apartMetres(toWgs84(place), moved)).toBeLessThan(1e-4)
    if (isInside(longitudeDegrees, latitudeDegrees, 0.01))
      expect(apartMetres(fromWgs84(place), back)).toBeLessThan(1e-4)
  })

  test('outside it has no answer', async () => {
    const { toWgs84, fromWgs84, accuracyAt } = await grid('test.grid', files[kind]!())
    const outside = { longitudeDegrees: 17, latitudeDegrees: 45 }
    expect([toWgs84(outside), fromWgs84(outside), accuracyAt(outside)]).toEqual([undefined, undefined, undefined])
  })
})

const hasCs2cs = spawnSync('cs2cs', ['-v']).error === undefined

test.runIf(hasCs2cs)('PROJ itself, asked now with the same file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'grid-'))
  for (const [index, bytes] of Object.values(files)
    .map((make) => make())
    .entries()) {
    const path = join(folder, `grid${index}`)
    writeFileSync(path, bytes)
    const found = spawnSync('cs2cs', ['-f', '%.10f', '+proj=longlat', '+ellps=bessel', `+nadgrids=${path}`, '+to', '+proj=longlat', '+datum=WGS84'], { input: '20.61 44.72 0', encoding: 'utf8' }) // biome-ignore format: one line
    const expected = found.stdout.split(/\s+/).map(Number)
    const own = (await grid('test.grid', bytes)).toWgs84({ longitudeDegrees: 20.61, latitudeDegrees: 44.72 })
    expect(apartMetres(own, expected)).toBeLessThan(1e-4)
  }
  rmSync(folder, { recursive: true })
})

describe('systems with a grid', () => {
  const belgrade = [20.4612, 44.8125] as const

  test('it moves the systems of its datum, is named, and lifts the accuracy', async () => {
    const usual = await projectionFrom('EPSG:6316')
    setOpenedGrids([await grid('serbia.gsb', ntv2Grid())])
    const gridded = await projectionFrom('EPSG:6316')
    if (!usual.ok || !gridded.ok) throw new Error('unknown')
    const local = usual.value.fromWgs84(...belgrade)
    const moved = gridded.value.toWgs84(...local)
    const expected = await grid('serbia.gsb', ntv2Grid())
    const geographic = await projectionFrom('EPSG:3906')
    if (!geographic.ok) throw new Error('unknown')
    const [longitudeDegrees, latitudeDegrees] = geographic.value.fromWgs84(...moved)
    expect(apartMetres(expected.toWgs84({ longitudeDegrees, latitudeDegrees }), moved)).toBeLessThan(1e-3)
    expect(apartMetres({ longitudeDegrees: moved[0], latitudeDegrees: moved[1] }, belgrade)).toBeGreaterThan(0.5)
    const here = [20, 44, 21, 45] as const
    expect(gridded.value.gridWithin?.(here)).toMatchObject({ name: 'serbia.gsb', isPartly: false })
    expect(gridded.value.accuracyWithin?.(here)).toBeCloseTo(Math.SQRT2 * testGrid.accuracyMetres, 6)
    const [x, y] = gridded.value.fromWgs84(...moved)
    expect(Math.hypot(x - local[0], y - local[1])).toBeLessThan(1e-3)
  })

  test('outside the grid the usual shift and its accuracy stand, and partly outside it is said', async () => {
    const usual = await projectionFrom('EPSG:8677')
    setOpenedGrids([await grid('serbia.gsb', ntv2Grid())])
    const gridded = await projectionFrom('EPSG:8677')
    if (!usual.ok || !gridded.ok) throw new Error('unknown')
    const zagreb = [15.98, 45.81] as const
    expect(gridded.value.fromWgs84(...zagreb)).toEqual(usual.value.fromWgs84(...zagreb))
    const around = [15, 45, 16, 46] as const
    expect(gridded.value.gridWithin?.(around)).toBeUndefined()
    expect(gridded.value.accuracyWithin?.(around)).toBe(usual.value.accuracyWithin?.(around))
    const across = [17, 44, 20, 45] as const
    expect(gridded.value.gridWithin?.(across)).toMatchObject({ isPartly: true })
    expect(gridded.value.accuracyWithin?.(across)).toBe(usual.value.accuracyWithin?.(across))
  })

  test('systems of another datum are left alone', async () => {
    const usual = await Promise.all([31256, 28404, 25834].map(projectionFrom))
    setOpenedGrids([await grid('serbia.gsb', ntv2Grid())])
    const gridded = await Promise.all([31256, 28404, 25834].map(projectionFrom))
    for (const [index, one] of usual.entries()) {
      const other = gridded[index]!
      expect(one.ok && other.ok && other.value.fromWgs84(20, 45)).toEqual(one.ok && one.value.fromWgs84(20, 45))
      expect(other.ok && other.value.gridWithin?.([19, 44, 20, 45])).toBeUndefined()
    }
  })

  test('the fields of the page go through it', async () => {
    const airy = [6_377_563.396, 6_356_256.909] as const
    const sk42: GridNames = {
      from: 'SK42',
      to: 'WGS84',
      fromShape: [6_378_245, 6_356_863.0188],
      toShape: [6_378_137, 6_356_752.3142],
    }
    const place = { longitudeDegrees: 20.5, latitudeDegrees: 44.8 }
    const before = systemOf('sk42').print(place)
    setOpenedGrids([await grid('sk42.gsb', ntv2Grid(sk42))])
    expect(systemOf('sk42').print(place)).not.toBe(before)
    expect(systemOf('sk42').accuracy(place)).toMatchObject({ grid: 'sk42.gsb', extrapolated: false })
    expect(systemOf('sk42').accuracy(place).datumShiftMetres).toBeCloseTo(Math.SQRT2 * testGrid.accuracyMetres, 6)
    expect(systemOf('sk95').accuracy(place).grid).toBeUndefined()
    setOpenedGrids([])
    expect(systemOf('sk42').print(place)).toBe(before)
    expect((await grid('os.gsb', ntv2Grid({ ...sk42, from: 'OSGB36', fromShape: airy }))).datums).toContain('4277')
  })

  test('a grid from the new datum to the old one is used backwards', async () => {
    const turned = await grid(
      'back.gsb',
      ntv2Grid({ from: 'ETRS89', to: 'MGI1901', fromShape: grs80, toShape: bessel }),
    )
    const straight = await grid('there.gsb', ntv2Grid())
    const place = { longitudeDegrees: 20.5, latitudeDegrees: 44.8 }
    expect(turned.datums).toEqual(straight.datums)
    expect(turned.fromWgs84(place)).toEqual(straight.toWgs84(place))
  })
})

describe('which datum a grid is for', () => {
  const named = async (from: string, fromShape: readonly [number, number] = bessel) => [
    ...(await grid('x.gsb', ntv2Grid({ ...mgi1901, from, fromShape }))).datums,
  ]
  test('its name tells, also with a year behind it', async () => {
    expect(await named('DHDN90')).toEqual(expect.arrayContaining(['4314']))
    expect(await named('MGI')).not.toContain('3906')
    expect(await named('MGI1901')).toContain('3906')
    const clarke = [6_378_249.2, 6_356_515] as const
    expect(await named('NTF', clarke)).toEqual(expect.arrayContaining(['4275', '4807']))
  })
  test('a name that means nothing leaves the ellipsoid, the place and the usual shift', async () => {
    expect(await named('LOCAL')).toContain('3906')
    expect(await named('LOCAL')).not.toContain('4314')
  })
  test('between frames like WGS 84 the name has to be known', async () => {
    expect(await openGrid('x.gsb', ntv2Grid({ ...mgi1901, from: 'LOCAL', fromShape: grs80 }).buffer)).toEqual({
      ok: false,
      problem: { code: 'grid_datum_unknown', grid: 'x.gsb', frame: 'LOCAL' },
    })
  })
})

describe('files that are no grid for this', () => {
  const sound = ntv2Grid()
  const changed = (at: number, ...bytes: number[]) => {
    const copy = sound.slice()
    copy.set(bytes, at)
    return copy
  }
  const tiff = geoTiffGrid({ isPacked: true })
  test.each([
    ['a picture of something', new TextEncoder().encode('GIF89a'.repeat(100)), 'grid_unknown_kind'],
    ['nothing', new Uint8Array(0), 'grid_unknown_kind'],
    ['cut in its head', sound.slice(0, 300), 'grid_unknown_kind'],
    ['cut in its second record', sound.slice(0, 360), 'grid_damaged'],
    ['cut among its nodes', sound.slice(0, 2000), 'grid_damaged'],
    ['a count of parts beyond all', changed(40, 255, 255, 255, 127), 'grid_damaged'],
    ['a unit of its own', changed(56, 88), 'grid_damaged'],
    ['a step of nothing', changed(11 * 16 + 8 * 16 + 8, 0, 0, 0, 0, 0, 0, 0, 0), 'grid_damaged'],
    ['from one old datum to another', ntv2Grid({ ...mgi1901, to: 'CH1903+', toShape: bessel }), 'grid_leads_elsewhere'],
    ['a GeoTIFF of heights', geoTiffGrid({ type: 'VERTICAL_OFFSET_GEOGRAPHIC_TO_VERTICAL' }), 'grid_not_horizontal'],
    ['a picture', geoTiffGrid({ type: '' }), 'grid_not_horizontal'],
    ['a GeoTIFF cut in its directory', tiff.slice(0, 100), 'grid_damaged'],
    ['a GeoTIFF cut among its nodes', tiff.slice(0, tiff.length - 100), 'grid_damaged'],
    ['a GeoTIFF of a system that nobody has', geoTiffGrid({ sourceCode: 4999 }), 'grid_datum_unknown'],
  ])('%s', async (_, bytes, code) => {
    expect(await openGrid('x.gsb', bytes.slice().buffer as ArrayBuffer)).toMatchObject({
      ok: false,
      problem: { code, grid: 'x.gsb' },
    })
  })

  test('no change of a byte ends in anything but a grid or a reason', async () => {
    for (const whole of [sound, tiff])
      for (let at = 0; at < Math.min(whole.length, 900); at += 3) {
        const copy = whole.slice()
        copy[at] = copy[at]! ^ 0xff
        const found = await openGrid('x.gsb', copy.buffer)
        if (found.ok) found.value.toWgs84({ longitudeDegrees: 20, latitudeDegrees: 45 })
        else expect(found.problem.code).toMatch(/^grid_/)
      }
  })
})
