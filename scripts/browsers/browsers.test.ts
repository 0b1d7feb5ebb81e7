import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exempt } from './exempt.ts'
import { narrowTypes } from './narrow-types.ts'
import { isSupported } from './support.ts'
import { oldestVersions } from './supported.ts'

test.each([
  ['api.Window', true],
  ['api.ReadableStream.getReader', true],
  ['api.ReadableStream.@@asyncIterator', false],
  ['api.URL.canParse_static', true],
  ['api.Window.requestIdleCallback', false],
  ['api.NoSuchThing', undefined],
])('%s: every supported browser has it: %s', (key, expected) => {
  expect(isSupported(key)).toBe(expected)
})

test('what a browser lacks leaves the types, its neighbours stay', () => {
  const types = `interface Stream {
    /** A comment. */
    [Symbol.asyncIterator](): void;
    readonly old: string;
    parse(): {
        a: 1;
    };
    last?: number;
}
declare var Stream: {
    prototype: Stream;
    new(): Stream;
    parse(url: string): Stream;
};
declare var Newer: {
    prototype: Newer;
};
declare function idle(): void;
declare function fetch(): void;`
  const missing = ['Stream.@@asyncIterator', 'Stream.parse', 'Stream.parse_static', 'Newer', 'Window.idle']
  const narrowed = narrowTypes(types, (key) => missing.includes(key.replace('api.', '')))
  expect(narrowed.split('\n').filter((line) => !line.includes('/**'))).toEqual([
    'interface Stream {',
    '    readonly old: string;',
    '    last?: number;',
    '}',
    'declare var Stream: {',
    '    prototype: Stream;',
    '    new(): Stream;',
    '};',
    'declare function fetch(): void;',
  ])
})

test('nothing is exempt that every supported browser has', () => {
  expect(Object.keys(exempt).filter((key) => isSupported(key) !== false)).toEqual([])
})

test('the README names the oldest versions', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const { chrome, edge, firefox, safari, safari_ios } = oldestVersions
  expect(safari_ios).toBe(safari)
  expect(readme).toContain(
    `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox} and Safari ${safari} (also on phones and tablets)`,
  )
})
