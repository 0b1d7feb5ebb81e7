import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DocumentInfo } from '../model/document.ts'
import { FeatureBatch } from '../model/feature.ts'
import { readPlainPositions } from './plain-positions.ts'

const decoder = new TextDecoder()

/** What is taken of a text, and what is left of it; behind it there is room for the longest position. */
function taken(text: string, keepDigits = true) {
  const batch = new FeatureBatch(new DocumentInfo(), keepDigits)
  batch.beginFeature()
  batch.beginShape(2)
  batch.beginPath()
  const bytes = new TextEncoder().encode(`xx${text}${' '.repeat(66)}`)
  const end = readPlainPositions(bytes, 2, bytes.length, batch)
  expect(batch.firstPoint[batch.pathCount]).toBe(batch.pointCount)
  const digits = (column: typeof batch.xDigits, point: number) =>
    column.has(point) ? decoder.decode(batch.text.subarray(column.start[point], column.end[point])) : ''
  const points = Array.from({ length: batch.pointCount }, (_, point) => ({
    numbers: [batch.x[point], batch.y[point], batch.z[point]],
    m: batch.m[point],
    digits: [digits(batch.xDigits, point), digits(batch.yDigits, point), digits(batch.zDigits, point)],
  }))
  return { points, rest: decoder.decode(bytes.subarray(end)).trimEnd(), hasZ: batch.hasZ }
}

const plain = fc
  .tuple(fc.constantFrom('', '-'), fc.nat(999_999), fc.integer({ min: 0, max: 9 }), fc.nat(999_999_999))
  .map(([sign, whole, decimals, fraction]) => {
    const digits = String(fraction).padStart(9, '0').slice(0, decimals)
    return `${sign}${whole}${digits === '' ? '' : `.${digits}`}`
  })

it('takes plain positions, as the platform reads their numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.array(plain, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 30 }), (list) => {
      const found = taken(list.map((position) => `[${position}]`).join())
      expect(found.rest).toBe('')
      expect(found.hasZ).toBe(list.some((position) => position.length === 3))
      expect(found.points.map(({ numbers }) => numbers)).toEqual(
        list.map(([x, y, z]) => [Number(x), Number(y), z === undefined ? Number.NaN : Number(z)]),
      )
      expect(found.points.map(({ digits }) => digits)).toEqual(list.map(([x, y, z]) => [x, y, z ?? '']))
      expect(found.points.every(({ m }) => Number.isNaN(m))).toBe(true)
    }),
  )
})

it('more positions than a new batch has room for', () => {
  const found = taken(Array.from({ length: 5000 }, (_, at) => `[${at},${at}.5,-${at}]`).join())
  expect(found.points.length).toBe(5000)
  expect(found.points[4999]!.numbers).toEqual([4999, 4999.5, -4999])
})

it.each([
  '[1,2,3,4]', '[1]', '[1234567,2]', '[1,1234567]', '[1.1234567890,2]', '[1,2.1234567890]', '[1.,2]', '[.5,2]', '[01,2]', '[-01,2]', '[1e5,2]', '[ 1,2]', '[1, 2]',
  '[1 ,2]', '[1,2 ]', '[--1,2]', '[-,2]', '[+1,2]', '[1,null]', '["1",2]', '[]', '[[1,2]]', '[1,:]', '[/,1]', '[1.:,2]', '[1,2}', '1,2',
])('%s is left to the general reader, and what stands before it is not', (unusual) => {
  expect(taken(unusual)).toMatchObject({ points: [], rest: unusual })
  const found = taken(`[7,8],${unusual},[9,9]`)
  expect(found.points.map(({ numbers }) => numbers)).toEqual([[7, 8, Number.NaN]])
  expect(found.rest).toBe(`,${unusual},[9,9]`)
}) // biome-ignore format: a list to read at a glance

it('stops behind a position that is not followed by another at once, and keeps no digits where none are wanted', () => {
  for (const rest of [']', ', [3,4]', ' ,[3,4]', ',', ';[3,4]']) expect(taken(`[1,2]${rest}`).rest).toBe(rest)
  expect(taken('[-0,0]').points[0]!.numbers).toEqual([-0, 0, Number.NaN])
  expect(taken('[123456,999999.999999999]').points[0]!.digits).toEqual(['123456', '999999.999999999', ''])
  expect(taken('[1,2],[3,4,5]', false).points.map(({ digits }) => digits.join(''))).toEqual(['', ''])
})
