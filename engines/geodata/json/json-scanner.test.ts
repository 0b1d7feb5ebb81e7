import { expect, test } from 'vitest'
import { GeodataError } from '../notes/problem.ts'
import { joined } from '../testing/run.ts'
import { JsonScanner, needsMoreBytes } from './json-scanner.ts'
import { asUtf8 } from './json-window.ts'
import { rootType } from './root-type.ts'

const encoder = new TextEncoder()

function scannerOf(text: string, isFinal = true): JsonScanner {
  const scanner = new JsonScanner()
  scanner.bytes = encoder.encode(`${text}]]]`)
  scanner.end = encoder.encode(text).length
  scanner.base = 100
  scanner.final = isFinal
  return scanner
}

/** What one value comes to: where it ends, or what is wrong with it. */
function outcome(text: string, isFinal = true): unknown {
  const scanner = scannerOf(text, isFinal)
  try {
    scanner.skipValue()
    return scanner.position
  } catch (error) {
    return error instanceof GeodataError ? error.problem : error
  }
}

test.each(['{}', '[]', '[1,2]', '{"a":1}', '{"a":{"b":[1,{"c":null}]},"d":[]}', '"x"', '"a\\"b\\\\"', '"\\u0436ж"', 'true', 'false', 'null', ' \t\r\n\u001e[ 1 , -2.5e+3 ]', '[NaN,-NaN,Infinity,-Infinity]'])(
  '%s is stepped over whole',
  (text) => {
    expect(outcome(text)).toBe(encoder.encode(text).length)
    expect(outcome(`${text} x`)).toBe(encoder.encode(text).length)
    // What breaks off anywhere needs more, or breaks off for good.
    for (let end = 0; end < text.length; end++) {
      expect([end, outcome(text.slice(0, end), false)]).toEqual([end, needsMoreBytes])
      expect(outcome(text.slice(0, end))).toMatchObject({ code: 'truncated' })
    }
  },
) // biome-ignore format: one list

test.each<[string, number, string]>([
  ['[1;2]', 2, ']'],
  ['{"a":1]', 6, '}'],
  ['{a:1}', 1, '"'],
  ['{"a" 1}', 5, ':'],
  ['[1,]', 3, 'value'],
  ['[tru]', 1, 'true'],
  ['[falsy]', 1, 'false'],
  ['[nul]', 1, 'null'],
  ['[Nan]', 1, 'NaN'],
  ['[-Info]', 2, 'Infinity'],
  ['[-x]', 2, 'value'],
  ['[/]', 1, 'value'],
  ['[:]', 1, 'value'],
  ['[1e]', 2, ']'],
  ['[1e+]', 2, ']'],
  ['[\u0001]', 1, 'control character'],
  ['[\u000b1]', 1, 'control character'],
])('%j is malformed at %i', (text, at, detail) => {
  expect(outcome(text)).toEqual({ code: 'malformed', offset: 100 + at, detail })
})

test('lists and objects may be 256 deep, not 257', () => {
  const deep = (depth: number) => outcome(`${'['.repeat(depth)}${']'.repeat(depth)}`)
  expect(deep(256)).toBe(512)
  expect(deep(257)).toEqual({ code: 'too_deep', limit: 256, offset: 356 })
})

test('a number is what the platform reads, and one that may go on is waited for', () => {
  const number = (text: string, isFinal = true) => {
    const scanner = scannerOf(text, isFinal)
    const value = scanner.readNumber()
    return [value, scanner.position, scanner.nonFiniteLiterals]
  }
  expect(number('-12.5e1,')).toEqual([-125, 7, 0])
  expect(number('0')).toEqual([0, 1, 0])
  expect(number('9')).toEqual([9, 1, 0])
  expect(number('-Infinity')).toEqual([Number.NaN, 9, 1])
  expect(number('NaN')).toEqual([Number.NaN, 3, 1])
  expect(() => number('12', false)).toThrow(expect.objectContaining(needsMoreBytes))
  expect(() => number('-')).toThrow(GeodataError)
})

test('a string tells how it is written', () => {
  const string = (text: string) => {
    const scanner = scannerOf(text)
    scanner.readString()
    const { stringStart, stringEnd, stringEscaped, stringAscii } = scanner
    return [scanner.stringValue(), stringStart, stringEnd, stringEscaped, stringAscii]
  }
  expect(string('"plain"')).toEqual(['plain', 1, 6, false, true])
  expect(string(' "a\\n\\u0436"')).toEqual(['a\nж', 2, 11, true, true])
  expect(string('"ж"')).toEqual(['ж', 1, 3, false, false])
  expect(string('"\\"ж"')[4]).toBe(false)
  // A line end in a string is no JSON, and a blank for us.
  expect(string('"a\nb\\t"')[0]).toBe('a b\t')
  expect(() => string('"\\x"')).toThrow(GeodataError)
  const scanner = scannerOf('"type"')
  scanner.readString()
  expect(['type', 'types', 'typ', 'tyre'].map((text) => scanner.stringIs(text))).toEqual([true, false, false, false])
})

test('a value that is asked for is the one there', () => {
  expect(scannerOf(' {"a":[1,"b\tc"]} ').readValue()).toEqual({ a: [1, 'b c'] })
  expect(() => scannerOf('[01]').readValue()).toThrow(expect.objectContaining({ problem: { code: 'malformed', offset: 100, detail: 'value' } })) // biome-ignore format: one line
})

test.each<[string, string | undefined]>([
  ['{"type":"Topology"', 'Topology'],
  [' [ {"type" : "Feature",', 'Feature'],
  ['{"properties":{"type":"road"},"type":"Feature"}', 'Feature'],
  ['{"a":[{"type":"x"}],"b":"\\"}","type":"Feature"}', 'Feature'],
  ['{"features":[{"type":"Feature"}]}', undefined],
  ['[[{"type":"Feature"}]]', undefined],
  ['{"type":{"type":"x"}}', undefined],
  ['{"type":5,"name":"type"}', undefined],
  ['{"name":"type","x":"y"}', undefined],
  ['', undefined],
])('the type of %s is %s', (text, type) => expect(rootType(text)).toBe(type))

test.each<[string, number[], number[]]>([
  ['as it is', [0x5b, 0x5d], [0x5b, 0x5d]],
  ['of one byte', [0x37], [0x37]],
  ['with a mark, which is blanked', [0xef, 0xbb, 0xbf, 0x5b, 0x5d], [0x20, 0x20, 0x20, 0x5b, 0x5d]],
  ['nearly with a mark', [0xef, 0xbb, 0xbe, 0x5b], [0xef, 0xbb, 0xbe, 0x5b]],
  ['in two bytes, the low one first', [0xff, 0xfe, 0x5b, 0, 0x36, 0x04, 0x5d, 0], [0x5b, 0xd0, 0xb6, 0x5d]],
  ['in two bytes, the high one first', [0xfe, 0xff, 0, 0x5b, 0x04, 0x36, 0, 0x5d], [0x5b, 0xd0, 0xb6, 0x5d]],
  ['of nothing', [], []],
])('a text %s is UTF-8 in whatever pieces', async (_, source, expected) => {
  for (const size of [1, 2, 3, 100]) {
    const pieces = async function* () {
      for (let at = 0; at < source.length; at += size) yield Uint8Array.from(source.slice(at, at + size))
    }
    const parts: Uint8Array[] = []
    for await (const part of asUtf8(pieces())) parts.push(part)
    expect([...joined(parts)]).toEqual(expected)
  }
})

test('line breaks and tabs as they are in a string with escapes are blanks, all of them', () => {
  const scanner = scannerOf('"a\tb\nc\\u0436\r"')
  scanner.skipValue()
  expect(scanner.stringValue()).toBe('a b cж ')
})
