import { expect, test } from 'vitest'
import { encodingSamples, soundUtf8, tableEncoding } from './encoding.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittle)
  return new Uint8Array(view.buffer)
}

test.each([
  ['utf-8 by its mark', Uint8Array.of(0xef, 0xbb, 0xbf, 0x61), 'utf-8', false],
  ['utf-16 by its mark', Uint8Array.of(0xff, 0xfe, 0x61, 0), 'utf-16le', false],
  ['utf-16 by its mark, the other way', Uint8Array.of(0xfe, 0xff, 0, 0x61), 'utf-16be', false],
  ['utf-16 by its zeros', utf16('lat,lon', true), 'utf-16le', true],
  ['utf-16 by its zeros, the other way', utf16('lat,lon', false), 'utf-16be', true],
  ['utf-16 of mostly Cyrillic', utf16(`${'ж'.repeat(5)},,`, true), 'utf-16le', true],
  ['plain text', bytes('lat,lon'), 'utf-8', false],
  ['Cyrillic', bytes('широта'), 'utf-8', false],
  [
    'Cyrillic of Windows',
    Uint8Array.of(0xf8, 0xe8, 0xf0, 0xee, 0xf2, 0xe0, 0x3b, 0xe4, 0xee, 0xeb, 0xe3, 0xee, 0xf2, 0xe0),
    'windows-1251',
    true,
  ],
])('%s', (_, head, label, isGuess) => expect(tableEncoding(head, true)).toEqual({ label, isGuess }))

test('a few wrong bytes among ten times as many sound characters leave a text UTF-8', () => {
  const head = (sound: number, faults: number) =>
    Uint8Array.of(...bytes('ж'.repeat(sound)), ...Array.from({ length: faults }, () => [0xff, 0x2c]).flat())
  expect(tableEncoding(head(8, 0), true)).toEqual({ label: 'utf-8', isGuess: false })
  for (const [sound, faults, isUtf8] of [
    [8, 1, false],
    [9, 1, false],
    [10, 1, true],
    [20, 2, true],
    [19, 2, false],
  ] as const)
    expect([sound, faults, tableEncoding(head(sound, faults), true).label === 'utf-8']).toEqual([sound, faults, isUtf8])
})

test('wrong bytes in a row are one fault', () => {
  const head = Uint8Array.of(...bytes('ж'.repeat(10)), 0xff, 0xfe, 0xff)
  expect(tableEncoding(head, true)).toEqual({ label: 'utf-8', isGuess: true })
})

test('five lines are shown, of a hundred and twenty bytes, those with letters beyond ASCII', () => {
  const lines = ['plain', 'é', `x${'é'.repeat(200)}`, '', ...Array.from({ length: 9 }, (_, at) => `ü${at}`)]
  const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const shown = (text: string) => encodingSamples(latin(text)).map((line) => String.fromCharCode(...line))
  for (const end of ['\n', '\r\n', '\r'])
    expect(shown(lines.join(end))).toEqual(['é', `x${'é'.repeat(119)}`, 'ü0', 'ü1', 'ü2'])
  expect(shown('é')).toEqual(['é'])
  expect(shown(`${'x'.repeat(120)}é`)).toEqual([])
  expect(shown(`${'x'.repeat(119)}é`)).toHaveLength(1)
})

test('a character cut at the end of the head is no fault, at the end of the file it is', () => {
  const cut = bytes('лж').subarray(0, 3)
  expect(tableEncoding(cut, false).label).toBe('utf-8')
  expect(tableEncoding(cut, true).isGuess).toBe(true)
})

test('text arrives whole however it is cut, in every encoding, and faults are marked', async () => {
  const decoded = async (source: Uint8Array, label: string, size: number) => {
    async function* chunks() {
      for (let at = 0; at < source.length; at += size) yield source.slice(at, at + size)
    }
    const decoder = new TextDecoder('utf-8', { fatal: true })
    let text = ''
    for await (const chunk of soundUtf8(chunks(), label)) text += decoder.decode(chunk, { stream: true })
    return text + decoder.decode()
  }
  const text = 'lat,lon\n1,2 жш 😀 é\n'
  for (const size of [1, 2, 3, 4, 5, 7, 100]) {
    expect(await decoded(bytes(text), 'utf-8', size)).toBe(text)
    expect(await decoded(bytes(`\ufeff${text}`), 'utf-8', size)).toBe(text)
    expect(await decoded(utf16(text, true), 'utf-16le', size)).toBe(text)
    const broken = Uint8Array.of(...bytes('abcdef'), 0xff, ...bytes('ghi ж'), 0xd0)
    expect(await decoded(broken, 'utf-8', size)).toBe('abcdef\ufffdghi ж\ufffd')
    expect(await decoded(Uint8Array.of(0x61, 0x62, 0x63, 0xf8), 'windows-1251', size)).toBe('abcш')
  }
})

test('bytes that can begin no character are faults wherever a chunk ends', async () => {
  for (const first of [0x80, 0xbf, 0xc0, 0xc1, 0xf5, 0xff])
    for (const more of [[], [0x80]]) {
      async function* chunks() {
        yield bytes('abcd')
        yield Uint8Array.of(0x61, first, ...more)
        yield bytes('efgh')
      }
      let text = ''
      for await (const chunk of soundUtf8(chunks(), 'utf-8')) text += new TextDecoder().decode(chunk)
      expect(text).toBe(new TextDecoder().decode(Uint8Array.of(...bytes('abcda'), first, ...more, ...bytes('efgh'))))
    }
  async function* begun() {
    yield bytes('abcd')
    yield Uint8Array.of(0x61, 0xd0)
    yield Uint8Array.of(0xb6, 0x62)
    yield Uint8Array.of(0xc2)
    yield Uint8Array.of(0xa9, 0xf4, 0x8f)
    yield Uint8Array.of(0xbf, 0xbf)
  }
  const parts: Uint8Array[] = []
  for await (const chunk of soundUtf8(begun(), 'utf-8')) parts.push(Uint8Array.from(chunk))
  // Each part is whole characters.
  expect(parts.map((part) => new TextDecoder('utf-8', { fatal: true }).decode(part)).join('')).toBe(
    'abcdaжb©\u{10ffff}',
  )
})
