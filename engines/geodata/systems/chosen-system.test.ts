import { describe, expect, it } from 'vitest'
import { type AxesChoice, anySystem } from '#engines/coordinates/index.ts'
import { inputFromBytes, inspect } from '../index.ts'

const encoder = new TextEncoder()

async function read(text: string, crs: string, axes?: AxesChoice) {
  const input = inputFromBytes('x.csv', encoder.encode(text))
  return inspect({ inputs: [input], from: 'csv', readOptions: { crs, ...(axes ? { axes } : {}) } })
}

/** National grids, and a place of each country. */
const grids = [
  [27700, -0.1276, 51.5072],
  [29903, -6.26, 53.35],
  [2157, -6.26, 53.35],
  [2154, 2.35, 48.86],
  [31370, 4.35, 50.85],
  [28992, 4.9, 52.37],
  [2056, 7.45, 46.95],
  [21781, 7.45, 46.95],
  [31467, 9.18, 48.78],
  [31468, 11.58, 48.14],
  [25832, 9.18, 48.78],
  [31256, 16.37, 48.21],
  [5514, 14.42, 50.09],
  [5513, 14.42, 50.09],
  [2180, 21.01, 52.23],
  [2178, 21.01, 52.23],
  [3844, 26.1, 44.43],
  [23700, 19.04, 47.5],
  [3794, 14.51, 46.06],
  [3765, 15.98, 45.81],
  [6316, 20.46, 44.81],
  [8682, 20.46, 44.81],
  [28407, 37.62, 55.75],
  [20907, 37.62, 55.75],
  [3006, 18.07, 59.33],
  [3067, 24.94, 60.17],
  [3301, 24.75, 59.44],
  [3059, 24.11, 56.95],
  [2100, 23.73, 37.98],
  [3763, -9.14, 38.72],
  [2039, 34.78, 32.08],
  [2193, 174.78, -41.29],
  [2053, 28.05, -26.2],
] as const

/** Which number the names say stands first; nothing where they are letters. */
const headings = [
  ['X,Y', undefined],
  ['Y,X', undefined],
  ['E,N', 'east'],
  ['N,E', 'north'],
  ['Easting,Northing', 'east'],
  ['Northing,Easting', 'north'],
  ['Rechts,Hoch', 'east'],
  ['Hochwert,Rechtswert', 'north'],
  ['север,исток', 'north'],
  ['исток,север', 'east'],
  ['восток,север', 'east'],
  ['Y (исток),X (север)', 'east'],
  ['X (север),Y (восток)', 'north'],
  ['POINT_X,POINT_Y', 'east'],
  ['lon,lat', 'east'],
  ['lat,lon', 'north'],
  ['R,H', 'east'],
  ['Ost,Nord', 'east'],
  ['Est,Nord', 'east'],
  ['X_L93,Y_L93', undefined],
  ['Y_PUWG92,X_PUWG92', undefined],
  ['ETRS89_E,ETRS89_N', 'east'],
  ['X_KOORD,Y_KOORD', undefined],
  ['abscisse,ordonnée', undefined],
  ['põhi,ida', 'north'],
  ['Y (E),X (N)', 'east'],
  ['N(X),E(Y)', 'north'],
] as const

describe('tables of national grids under the headings people write, right ones and wrong ones', () => {
  it.each(grids)('EPSG:%d is right, asked about, or told', async (code, longitude, latitude) => {
    const system = await anySystem(code)
    if (!system.ok) throw new Error()
    const { projection, axes } = system.value
    const [a, b] = projection.fromWgs84(longitude, latitude)
    const [east, north] = axes.directions === 'sw' ? [b, a] : [a, b]
    for (const [heading, said] of headings)
      for (const first of ['east', 'north'] as const) {
        const numbers = first === 'east' ? [east, north] : [north, east]
        const result = await read(`n,${heading}\n1,${numbers.map((number) => number.toFixed(3)).join()}\n`, `${code}`)
        const isContradicted = said !== undefined && said !== first
        if (!result.ok) {
          // Names that say which is which, and are right, leave nothing to ask.
          expect([heading, first, result.problem.code]).toEqual([heading, first, 'crs_axes_needed'])
          expect(said === undefined || isContradicted).toBe(true)
          continue
        }
        const [west, south] = result.value.read.boundingBox ?? [Number.NaN, Number.NaN]
        const isRight = Math.abs(west - longitude) < 1e-4 && Math.abs(south - latitude) < 1e-4
        const notes = result.value.notes.map((note) => note.code)
        // Where both orders fall into the area, a wrong name cannot be found out: it is told that the name decided.
        const told = isRight ? 'crs-axes-turned' : 'crs-axes-by-name'
        if (isContradicted) expect([heading, first, ...notes]).toContain(told)
        else expect([heading, first, isRight]).toEqual([heading, first, true])
      }
  })

  it('a name that puts the points around the area, and not into it, is asked about; the answer is taken', async () => {
    const riga = 'E,N\n312000,506000\n'
    expect(await read(riga, 'EPSG:3059')).toMatchObject({
      problem: { code: 'crs_axes_needed', choices: [{ axes: 'north-east' }, { axes: 'east-north' }] },
    })
    const turned = await read(riga, 'EPSG:3059', 'north-east')
    expect(turned.ok && turned.value.read.boundingBox?.slice(0, 2).map(Math.round)).toEqual([24, 57])
    const sameInOtherColumns = await read('N,E\n506000,312000\n', 'EPSG:3059', 'east-north')
    expect(sameInOtherColumns.ok && sameInOtherColumns.value.read.boundingBox?.slice(0, 2).map(Math.round)).toEqual([24, 57]) // biome-ignore format: one line
  })
})

const table = (...rows: string[]) => ['point;Y;X;H', ...rows].join('\n')
const own = ['1;7457000.12;4960000.34;101', '2;7457100;4960100;102', '3;7457200;4960200;103', '4;7457300;4960300;104']

describe('bad tables', () => {
  it('a row whose numbers are the other way round keeps its values, not its place, and is named by its line', async () => {
    const result = await read(table(...own, '', '5;4960400;7457400;105'), 'EPSG:6316')
    expect(result).toMatchObject({
      ok: true,
      value: {
        read: { features: 5, points: 4 },
        notes: expect.arrayContaining([{ code: 'turned-points-dropped', count: 1, kind: 'lost', line: 7 }]),
      },
    })
  })

  it('a row elsewhere is named in the same way', async () => {
    const result = await read(table(own[0]!, '9;457100.34;4960000.12;4', own[1]!), 'EPSG:6316')
    expect(result).toMatchObject({
      value: { read: { points: 2 }, notes: expect.arrayContaining([expect.objectContaining({ code: 'points-outside-system-dropped', line: 3 })]) }, // biome-ignore format: one line
    })
  })

  it('as many rows in one order as in the other are refused, with a line of each', async () => {
    expect(await read(table(own[0]!, '5;4960400;7457400;105'), 'EPSG:6316')).toEqual({
      ok: false,
      problem: { code: 'crs_axes_mixed', line: 2, otherLine: 3 },
    })
  })

  it('names that contradict the numbers are told', async () => {
    const result = await read('Northing,Easting\n7457000,4960000\n', 'EPSG:6316')
    expect(result).toMatchObject({
      value: { notes: expect.arrayContaining([expect.objectContaining({ code: 'crs-axes-turned' })]) },
    })
  })

  it('numbers of another country are refused with the area and the place', async () => {
    expect(await read('x,y\n391776,5820073\n', 'EPSG:6316')).toMatchObject({
      ok: false,
      problem: { code: 'outside_crs_area', crs: 'EPSG:6316', area: expect.stringContaining('Yugoslavia'), line: 2 },
    })
  })

  it('no accuracy is stated, and no point saved, outside the area', async () => {
    expect((await read('x,y\n391776,5820073\n', 'EPSG:6316')).ok).toBe(false)
  })

  it('what a person says of the axes decides', async () => {
    const text = 'X,Y\n500000,600000\n'
    expect(await read(text, 'EPSG:2180')).toMatchObject({
      problem: { code: 'crs_axes_needed', choices: [{ axes: 'x-north' }, { axes: 'x-east' }] },
    })
    const box = async (axes: AxesChoice) => {
      const result = await read(text, 'EPSG:2180', axes)
      return result.ok && result.value.read.boundingBox?.slice(0, 2).map((degrees) => Math.round(degrees * 10) / 10)
    }
    expect(await box('x-north')).toEqual([20.5, 52.4])
    expect(await box('x-east')).toEqual([19, 53.3])
    expect(await box('north-east')).toEqual([20.5, 52.4])
    expect(await box('east-north')).toEqual([19, 53.3])
  })
})
