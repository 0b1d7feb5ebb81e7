import { describe, expect, it } from 'vitest'
import { inputFromBytes, inspect } from '../index.ts'

type Numbers = readonly [number, number]

async function read(rows: readonly Numbers[], crs: string | undefined, heading = 'E,N') {
  const text = `id,${heading}\n${rows.map((row, index) => `${index + 1},${row.join(',')}\n`).join('')}`
  const input = inputFromBytes('x.csv', new TextEncoder().encode(text))
  return inspect({ inputs: [input], from: 'csv', ...(crs === undefined ? {} : { readOptions: { crs } }) })
}

const around = (east: number, north: number, step: number): Numbers[] =>
  [0, 1, 3, 2.5, 4, 5].map((at, index) => [east + at * step, north + ((index * 7) % 5) * step])

const turned = ([first, second]: Numbers): Numbers => [second, first]

/** Both orders of the first two are in the area, of the third and fourth only one; the last two have none. */
const tables: readonly [string, Numbers[], string | undefined][] = [
  ['EPSG:27700', around(530_000, 180_000, 100), '27700'],
  ['EPSG:2180', around(637_000, 487_000, 100), '2180'],
  ['EPSG:6316', around(7_457_000, 4_960_000, 100), '6316'],
  ['EPSG:3035', around(4_321_000, 2_810_000, 100), '3035'],
  ['degrees without a system', around(20.45, 44.78, 0.001), undefined],
  ['degrees of a chosen system', around(-3.7, 40.42, 0.001), '4326'],
]

describe.each(tables)('a table in %s', (_, rows, crs) => {
  const whole = read(rows, crs)

  it('has no odd row', async () => {
    const result = await whole
    if (!result.ok) throw new Error(JSON.stringify(result.problem))
    expect(result.value.notes.filter(({ kind }) => kind === 'lost')).toEqual([])
  })

  it.each(rows.map((_, at) => at))('names row %d by its line when it is turned', async (at) => {
    const others = await read(rows.toSpliced(at, 1), crs)
    const result = await read(rows.with(at, turned(rows[at]!)), crs)
    if (!result.ok || !others.ok) throw new Error(JSON.stringify(result))
    expect(result.value.read.boundingBox).toEqual(others.value.read.boundingBox)
    expect(result.value.notes).toContainEqual({ code: 'turned-points-dropped', count: 1, kind: 'lost', line: at + 2 })
  })

  it('is refused with two lines where both orders are as frequent', async () => {
    const mixed = rows.map((row, index) => (index % 2 === 0 ? row : turned(row)))
    expect(await read(mixed, crs)).toEqual({
      ok: false,
      problem: { code: 'crs_axes_mixed', line: 2, otherLine: 3 },
    })
  })
})

describe('degrees and metres', () => {
  it.each(tables.filter(([, , crs]) => crs && crs !== '4326'))('degrees in a table in %s', async (_, rows, crs) => {
    const result = await read(rows.with(2, [20.45, 44.78]), crs)
    const others = await read(rows.toSpliced(2, 1), crs)
    if (!result.ok || !others.ok) throw new Error(JSON.stringify(result))
    expect(result.value.read.boundingBox).toEqual(others.value.read.boundingBox)
    expect(result.value.notes).toContainEqual({
      code: 'degrees-among-metres-dropped',
      count: 1,
      kind: 'lost',
      line: 4,
    })
    expect(await read(around(20.45, 44.78, 0.001), crs)).toMatchObject({ problem: { code: 'degrees_for_metres' } })
  })

  it.each([undefined, '4326'])('metres in a table of degrees, system %s', async (crs) => {
    const rows = around(20.45, 44.78, 0.001)
    const result = await read(rows.with(2, [7_457_000, 4_960_000]), crs, 'X,Y')
    const others = await read(rows.toSpliced(2, 1), crs, 'X,Y')
    if (!result.ok || !others.ok) throw new Error(JSON.stringify(result))
    expect(result.value.read.boundingBox).toEqual(others.value.read.boundingBox)
    expect(result.value.notes.map(({ code }) => code)).toContain('points-out-of-range-dropped')
  })

  it('a header that no row can mean is read the other way round', async () => {
    const result = await read(around(35.1, 120.5, 0.01), undefined, 'lon,lat')
    if (!result.ok) throw new Error(JSON.stringify(result.problem))
    expect(result.value.read.boundingBox?.[0]).toBeCloseTo(120.5)
    expect(result.value.notes).toEqual([{ code: 'crs-axes-turned', count: 1, kind: 'changed', subject: 'WGS 84' }])
  })
})

it('cities of a country, and of the world, are no mirror images of each other', async () => {
  const serbia: Numbers[] = [[20.46, 44.82], [19.83, 45.25], [21.9, 43.32], [20.92, 44.01], [19.67, 46.1], [21.92, 42.55]] // biome-ignore format: one line
  const world: Numbers[] = [[20.46, 44.82], [46.68, 24.71], [44.37, 33.31], [31.24, 30.04], [-58.4, -34.6], [139.7, 35.7], [37.6, 55.8]] // biome-ignore format: one line
  for (const cities of [serbia, world]) {
    const result = await read(cities, undefined)
    if (!result.ok) throw new Error(JSON.stringify(result.problem))
    expect(result.value.notes).toEqual([])
  }
})
