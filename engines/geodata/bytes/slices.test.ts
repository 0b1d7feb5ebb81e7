import { expect, it } from 'vitest'
import { ByteWindow } from './byte-window.ts'
import { grown } from './grow.ts'
import { TextColumn } from './text-column.ts'
import { trimmedEnd, trimmedStart } from './trim.ts'
import { utf8, utf8Slice } from './utf8.ts'

it('blanks and control characters go, at both ends, and nothing beyond them', () => {
  for (const [text, trimmed] of [
    ['  a b \t\r\n', 'a b'],
    ['!a!', '!a!'],
    ['\u0000\u0020', ''],
    ['', ''],
  ] as const) {
    const bytes = utf8(`x ${text} x`)
    const end = bytes.length - 2
    const start = trimmedStart(bytes, 2, end)
    expect(utf8Slice(bytes, start, trimmedEnd(bytes, start, end))).toBe(trimmed)
    if (trimmed === '') expect([start, trimmedEnd(bytes, 2, end)]).toEqual([end, 2])
  }
})

it('a stretch of bytes is the text that it is, short or long, ASCII or not', () => {
  for (const text of ['', 'a', '~', '\u007f', 'ж', 'aж', 'a'.repeat(31), 'a'.repeat(32), `${'a'.repeat(30)}ж`, 'é'.repeat(99)]) {
    const bytes = utf8(`ж${text}ж`)
    expect(utf8Slice(bytes, 2, bytes.length - 2)).toBe(text)
  } // biome-ignore format: one line
})

it('an array grows to twice its length or what is asked for, and keeps what it has', () => {
  const numbers = Uint16Array.from({ length: 100 }, (_, at) => at)
  expect(grown(numbers, 100)).toBe(numbers)
  expect(grown(numbers, 101)).toEqual(Uint16Array.from({ length: 200 }, (_, at) => (at < 100 ? at : 0)))
  expect(grown(numbers, 500)).toHaveLength(500)
})

it('a window has the bytes asked for at hand, wherever the stream is cut', async () => {
  const bytes = Uint8Array.from({ length: 100 }, (_, at) => at)
  for (const size of [1, 7, 16, 100]) {
    let isOpen = true
    const window = new ByteWindow(
      (async function* () {
        try {
          for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size)
        } finally {
          isOpen = false
        }
      })(),
      16,
    )
    const seen: number[] = []
    for (const wanted of [3, 30, 1, 0, 60]) {
      expect(await window.fill(wanted)).toBe(true)
      expect(window.base + window.position).toBe(seen.length)
      expect(window.available).toBeGreaterThanOrEqual(wanted)
      for (let at = 0; at < wanted; at++) seen.push(window.view.getUint8(window.position++))
    }
    expect(await window.fill(7)).toBe(false)
    expect([window.available, window.final]).toEqual([6, true])
    expect(await window.fill(6)).toBe(true)
    seen.push(...window.bytes.subarray(window.position, window.end))
    expect(seen).toEqual([...bytes])
    expect(isOpen).toBe(false)
  }
  const ended = { isEnded: false }
  const window = new ByteWindow({
    [Symbol.asyncIterator]: () => ({
      next: async () => ({ value: bytes, done: false }),
      return: async () => {
        ended.isEnded = true
        return { value: undefined, done: true as const }
      },
    }),
  })
  await window.fill(1)
  await window.close()
  expect(ended.isEnded).toBe(true)
})

it('a column has values in the rows that were set, until it is emptied', () => {
  const column = new TextColumn()
  const rows = () => [0, 1, 2, 1500].map((row) => column.has(row))
  expect(rows()).toEqual([false, false, false, false])
  column.set(0, 4, 6)
  column.set(1500, 6, 7)
  column.set(2, 7, 7)
  expect([rows(), column.start[0], column.end[0]]).toEqual([[true, false, false, true], 4, 6])
  column.cutBack(1)
  expect(rows()).toEqual([true, false, false, false])
  column.clear(1)
  expect([rows(), column.used]).toEqual([[false, false, false, false], false])
  column.set(1, 3, 4)
  expect(rows()).toEqual([false, true, false, false])
})
