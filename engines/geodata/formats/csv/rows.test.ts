import { expect, it } from 'vitest'
import { inspected, problemOf } from '../../testing/run.ts'

const read = async (text: string) => {
  const { read, notes } = await inspected(text, 'csv')
  return { ...read, notes: notes.map(({ code, count, subject }) => [code, count, ...(subject ? [subject] : [])]) }
}

it('what is wrong with rows is counted, each by its reason', async () => {
  const text = 'lon,lat,ele,n\n1,2,3,a\n,,,b\nx,2,,c\n1,200,,d\n1,2\n5,6,high,e\n1,2,3,f,g\n'
  expect(await read(text)).toMatchObject({
    features: 7,
    points: 4,
    elevations: 2,
    notes: [
      ['value-unreadable', 1, 'ele'],
      ['rows-uneven', 2],
      ['coordinates-unreadable', 1],
      ['points-out-of-range-dropped', 1],
      ['geometry-missing', 1],
    ],
  })
})

it.each([
  ['lon,lat', 4, 'degrees'],
  ['lon,lat', 5, 'crs_needed'],
  ['x,y', 4, 'crs_needed'],
])('ten rows of %s, of which %i cannot be degrees: %s', async (names, beyond, expected) => {
  const rows = Array.from({ length: 10 }, (_, at) => (at < beyond ? `${500_000 + at},4600000` : `${at},45`))
  // Zeros stand for nothing in either.
  const text = [names, ...rows, '0,0', '0,0', '0,0'].join('\n')
  if (expected !== 'degrees') expect(await problemOf(text, 'csv')).toMatchObject({ code: expected })
  else expect(await read(text)).toMatchObject({ notes: [['points-out-of-range-dropped', beyond]] })
})

it('thirty columns and the values of the first row are shown to choose from', async () => {
  const columns = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`)
  const table = (...before: string[]) => `${[...before, ...columns(40)]}\n${[...before.map(() => 7), ...columns(40)]}\n`
  expect(await problemOf(table(), 'csv')).toEqual({
    code: 'no_position_columns',
    columns: columns(30),
    examples: columns(30),
  })
  const { tableColumns } = await read(table('lon', 'lat'))
  expect(tableColumns).toEqual({ names: ['lon', 'lat', ...columns(28)], examples: ['7', '7', ...columns(28)] })
})

it('columns without a name get a number, and of one name the second does', async () => {
  const { fields } = await read('lon,lat,,a,a,\n1,2,3,4,5,6\n')
  expect(fields.map(({ name }) => name)).toEqual(['column 3', 'a', 'a 2', 'column 6'])
})

it('numbers with a comma are numbers where coordinates have one; what is no number stays as it was', async () => {
  const kinds = async (...values: string[]) => {
    const { fields } = await read(`lon;lat;n\n${values.map((value) => `1,5;2,5;${value}`).join('\n')}\n`)
    return fields[0]!.kinds
  }
  expect(await kinds('1,5', '2')).toEqual(['integer', 'real'])
  expect(await kinds('1,5', '2.5')).toEqual(['text'])
  expect(await kinds('1,5', 'x')).toEqual(['text'])
  expect(await kinds('1,5,6')).toEqual(['text'])
  expect(await kinds(`1,${'5'.repeat(38)}`)).toEqual(['real'])
  expect(await kinds(`1,${'5'.repeat(39)}`)).toEqual(['text'])
})
