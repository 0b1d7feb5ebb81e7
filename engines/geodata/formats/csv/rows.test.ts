import { expect, it } from 'vitest'
import { converted, inspected, problemOf } from '../../testing/run.ts'

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

it('nothing of a value is lost where something stands around its quotation marks', async () => {
  const { text, notes } = await converted(
    'lon,lat,name\n1,2,"Volga" hotel\n3,4,"a, b" c\n5,6, "Moscow, Russia"\n7,8, "d" \n9,10, "e" f\n"11" , "12",g\n',
    'csv',
    'geojson',
  )
  const names = JSON.parse(text).features.map(({ properties }: { properties: { name: string } }) => properties.name)
  expect(names).toEqual(['"Volga" hotel', '"a, b" c', 'Moscow, Russia', 'd', '"e" f', 'g'])
  expect(notes).toEqual([])
})

it('ten thousand columns are read, one more is too many', async () => {
  const table = (count: number) => `lon,lat${',a'.repeat(count - 2)}\n1,2\n`
  expect(await problemOf(table(10_000), 'csv')).toBeUndefined()
  expect(await problemOf(table(10_001), 'csv')).toEqual({ code: 'too_large', what: 'columns', limit: 10_000 })
})

it('every geometry is brought from the system it names itself', async () => {
  // The middle of zones 36 and 37 of UTM, on the equator.
  const { boundingBox, notes } = await read(
    'id,geom\n1,SRID=32636;POINT(500000 0)\n2,SRID=32637;POINT(500000 0)\n3,SRID=32636;POINT(500000 0)\n4,SRID=4326;POINT(35 0)\n',
  )
  expect(boundingBox?.slice(0, 4)).toEqual([33, 0, 39, 0])
  expect(notes).toEqual([
    ['crs-reprojected', 1, 'EPSG:32636'],
    ['crs-reprojected', 1, 'EPSG:32637'],
  ])
})

it('hexadecimal geometries are read with blanks around them and as bytes of PostgreSQL', async () => {
  const point = '0101000000000000000000F03F0000000000000040'
  for (const value of [point, ` ${point} `, `\\x${point}`])
    expect(await read(`id,geom\n1,${value}\n`), value).toMatchObject({ boundingBox: [1, 2, 1, 2], notes: [] })
})

it('the accuracy behind a position and its elevation is told to be lost', async () => {
  expect(await read('id,location\n1,52.5 13.5 34.5 4.8\n2,52.5 13.5 34.5\n')).toMatchObject({
    elevations: 2,
    notes: [
      ['pairs-latitude-first', 1, 'location'],
      ['sensor-values-dropped', 1, 'accuracy'],
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
