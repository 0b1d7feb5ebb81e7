import { expect, test } from 'vitest'
import { dockerIgnores, readDockerfile } from './dockerfile.ts'

test('lines of a Dockerfile', () => {
  expect(readDockerfile('# why\nFROM a AS b\nRUN one \\\n  two\nFROM c\nCMD ["d"]\n')).toEqual([
    { name: 'b', instructions: [{ name: 'RUN', rest: 'one    two' }] },
    { name: '', instructions: [{ name: 'CMD', rest: '["d"]' }] },
  ])
})

test.each([
  ['node_modules/a', true],
  ['bench/node_modules', true],
  ['a.log', true],
  ['build', true],
  ['builds', false],
  ['app/build', false],
])('.dockerignore: %s is left out: %s', (path, expected) => {
  expect(dockerIgnores('**/node_modules\nbuild\n*.log\n')(path)).toBe(expected)
})
