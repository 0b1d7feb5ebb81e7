import { expect, it } from 'vitest'
import { ElementPattern } from './element-pattern.ts'

const encoder = new TextEncoder()

/** A pattern of an element whose values stand in square brackets. */
function patternOf(marked: string): ElementPattern {
  const bytes = encoder.encode(`..${marked.replaceAll(/[[\]]/g, '')}`)
  const values: { start: number; end: number }[] = []
  let at = 2
  let start = 0
  for (const letter of marked)
    if (letter === '[') start = at
    else if (letter === ']') values.push({ start, end: at })
    else at++
  return new ElementPattern(bytes, { start: 2, end: bytes.length }, values)
}

const point = patternOf('<pt lat="[1]" lon="[2]"><ele>[3]</ele></pt>')

function match(text: string, limit = text.length, pattern = point) {
  const bytes = encoder.encode(`-${text}<<<<<<<<`)
  const end = pattern.match(bytes, new DataView(bytes.buffer), 1, limit + 1)
  const values = Array.from(pattern.valueStart, (start, index) =>
    new TextDecoder().decode(bytes.subarray(start, pattern.valueEnd[index])),
  )
  return end < 0 ? { stops: -2 - end } : { end: end - 1, values }
}

it('an element that differs in its values alone fits', () => {
  const text = '<pt lat="-45.123" lon="0"><ele>1e3 ~!</ele></pt>'
  expect(match(text)).toEqual({ end: text.length, values: ['-45.123', '0', '1e3 ~!'] })
  expect(match(`${text}<next>`)).toEqual({ end: text.length, values: ['-45.123', '0', '1e3 ~!'] })
})

it.each<[string, string, number]>([
  ['its first byte', '[pt lat="1" lon="2"><ele>3</ele></pt>', 0],
  ['the ninth byte of a longer stretch', '<pt lat=\'1" lon="2"><ele>3</ele></pt>', 8],
  ['the last byte of a longer stretch', '<pt lat="1" lon="2"><ele}3</ele></pt>', 24],
  ['a byte of a short stretch', '<pt lat="1" lan="2"><ele>3</ele></pt>', 13],
  ['its last byte', '<pt lat="1" lon="2"><ele>3</ele></pt ', 34],
  ['an empty value', '<pt lat="" lon="2"><ele>3</ele></pt>', 9],
  ['a blank before a value', '<pt lat=" 1" lon="2"><ele>3</ele></pt>', 11],
  ['a blank behind a value', '<pt lat="1 " lon="2"><ele>3</ele></pt>', 11],
  ['a reference', '<pt lat="1" lon="2"><ele>3&lt;</ele></pt>', 26],
])('one that differs in %s does not, and it is told where', (_, text, stops) => {
  expect(match(text)).toEqual({ stops })
})

it('a byte that is not plain ends a value', () => {
  for (const letter of ['\u001f', '\u007f', 'é', "'", '&', '<', '>'])
    expect(match(`<pt lat="1${letter}2" lon="2"><ele>3</ele></pt>`)).toEqual({ stops: 10 })
  expect(match('<pt lat="1"2" lon="2"><ele>3</ele></pt>')).toEqual({ stops: 11 })
})

it('an element whose rest is not there yet stops at the limit, wherever that is', () => {
  const text = '<pt lat="1" lon="2"><ele>3</ele></pt>'
  for (let limit = 0; limit < text.length; limit++) {
    const bytes = encoder.encode(`-${text.slice(0, limit)}<<<<<<<<<<<<<<<<`)
    const end = point.match(bytes, new DataView(bytes.buffer), 1, limit + 1)
    expect(end, `${limit}`).toBeLessThan(0)
    // Within a value the byte at the limit ends it, and what follows is too long.
    expect(-2 - end).toBe(limit)
  }
  expect(match(text)).toMatchObject({ end: text.length })
})

it('only ASCII is compared', () => {
  const allows = (text: string) => {
    const bytes = encoder.encode(`é${text}é`)
    return ElementPattern.allows(bytes, { start: 2, end: bytes.length - 2 })
  }
  expect(['<a>\u007f</a>', '<a>\u0080</a>', '<a>\u0000</a>', 'ж', ''].map(allows)).toEqual([
    true,
    false,
    false,
    false,
    true,
  ])
})
