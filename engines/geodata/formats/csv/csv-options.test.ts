import { expect, it } from 'vitest'
import { inputFromBytes } from '../../bytes/input.ts'
import type { ReadOptions } from '../../model/format.ts'
import { inspect } from '../../pipeline/convert.ts'
import { bytesOf, inspected } from '../../testing/run.ts'

const reading = async (text: string, readOptions: ReadOptions) => {
  const result = await inspect({ inputs: [inputFromBytes('x.csv', bytesOf(text))], from: 'csv', readOptions })
  return result.ok ? result.value.read.boundingBox : result.problem.code
}

it.each<[string, string, ReadOptions, unknown]>([
  ['the geometry by choice, before places by name', 'lon,lat,shape2\n1,2,POINT(3 4)\n', { geometryColumn: 'shape2' }, [3, 4, 3, 4]],
  ['places by choice, before a geometry by name', 'wkt,a,b\nPOINT(3 4),1,2\n', { longitudeColumn: 'a', latitudeColumn: 'b' }, [1, 2, 1, 2]],
  ['half a choice is none', 'lon,lat,a\n1,2,3\n', { longitudeColumn: 'a' }, [1, 2, 1, 2]],
  ['the other half neither', 'lon,lat,a\n1,2,3\n', { latitudeColumn: 'a' }, [1, 2, 1, 2]],
  ['a column that is not there is no choice', 'lon,lat\n1,2\n', { geometryColumn: 'x' }, [1, 2, 1, 2]],
  ['a delimiter by choice', 'lon!lat\n1!2\n', { delimiter: '!' }, [1, 2, 1, 2]],
  ['an encoding that is none', 'lon,lat\n1,2\n', { encoding: 'martian' }, 'unknown_type'],
])('%s', async (_, text, options, expected) => expect(await reading(text, options)).toEqual(expected)) // biome-ignore format: a table to read at a glance

it('a number is one up to forty bytes', async () => {
  const latitude = (length: number) => `44.5${' '.repeat(length - 5)}N`
  expect(await reading(`lon,lat\n1,${latitude(40)}\n`, {})).toEqual([1, 44.5, 1, 44.5])
  expect(await reading(`lon,lat\n1,${latitude(41)}\n`, {})).toBe('no_usable_coordinates')
})

it('more rows and longer texts than a batch holds', async () => {
  const rows = Array.from({ length: 10_000 }, (_, row) => `${row / 100},${row / 200},"${'x'.repeat(row % 300)}"`)
  const { read } = await inspected([inputFromBytes('x.csv', bytesOf(`lon,lat,t\n${rows.join('\n')}`), 997)], 'csv')
  expect([read.features, read.boundingBox]).toEqual([10_000, [0, 0, 99.99, 49.995]])
})
