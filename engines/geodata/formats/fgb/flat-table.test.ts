import { expect, test } from 'vitest'
import { FlatBuffer } from './flat-table.ts'

/** Where the table stands, the size of its directory and of itself, where its one field is, how far back the directory lies; then the field. */
const head = [12, 0, 0, 0, 6, 0, 12, 0, 4, 0, 0, 0, 8, 0, 0, 0]

function bufferOf(...field: number[]): FlatBuffer {
  const bytes = Uint8Array.of(...head, ...field)
  const buffer = new FlatBuffer()
  buffer.set(bytes, new DataView(bytes.buffer), 0, bytes.length)
  return buffer
}

const beyond = expect.objectContaining({ problem: { code: 'malformed', offset: 0, detail: 'offset' } })

test('a field may end where the buffer ends, and no byte beyond', () => {
  const count = (...field: number[]) => bufferOf(...field).count(bufferOf(...field).root(), 0)
  const number = (size: 1 | 2 | 4, ...field: number[]) => bufferOf(...field).number(12, 0, size, 7)
  expect(count(1, 2, 0, 0, 0, 0, 0, 0)).toBe(0x201)
  expect(() => count(1, 2, 0, 0, 0, 0, 0)).toThrow(beyond)
  expect([number(1, 9), number(2, 1, 2), number(4, 255, 255, 255, 255)]).toEqual([9, 0x201, -1])
  expect(() => number(2, 9)).toThrow(beyond)
  expect(() => number(4, 1, 2, 3)).toThrow(beyond)
  expect(bufferOf(1).number(12, 1, 1, 7)).toBe(7)
})

test('a vector may have as many elements as there is room for', () => {
  // The field says that the vector follows four bytes behind it.
  const length = (size: number, count: number, room: number) =>
    bufferOf(4, 0, 0, 0, count, 0, 0, 0, ...Array(room).fill(0)).vectorLength(20, size)
  expect([length(4, 2, 8), length(4, 2, 11), length(1, 0, 0)]).toEqual([2, 2, 0])
  expect(() => length(4, 3, 11)).toThrow(
    expect.objectContaining({ problem: { code: 'absurd_count', what: 'elements', declared: 3, possible: 2 } }),
  )
  const text = bufferOf(4, 0, 0, 0, 2, 0, 0, 0, 0x68, 0x69)
  expect([text.text(text.reference(12, 0)), text.text(text.reference(12, 1))]).toEqual(['hi', ''])
})
