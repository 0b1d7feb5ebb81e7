import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packagesFor, unansweredNames } from './locked-packages.mjs'

const root = join(import.meta.dirname, '..', '..')

describe.each(['package-lock.json', 'bench/package-lock.json'])('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  const { packages } = JSON.parse(text)

  // npm leaves out parts that the registry it asked does not have; `npm ci` then refuses the file elsewhere. docs/dependencies.md says what to do.
  test('names every package of every platform', () => expect(unansweredNames(packages)).toEqual([]))
  test('names no registry', () => expect(text).not.toMatch(/"resolved"|\.tgz"/))
})

test('a package that is wanted and not named is found, wherever it might stand', () => {
  const wants = (...names: string[]) => ({ optionalDependencies: Object.fromEntries(names.map((name) => [name, '1'])) })
  const packages = {
    '': {},
    'node_modules/@a/b': wants('beside', 'within', 'nowhere'),
    'node_modules/@a/b/node_modules/within': wants('beside'),
    'node_modules/beside': {},
  }
  expect(unansweredNames(packages)).toEqual(['node_modules/@a/b: nowhere'])
})

test('parts for a platform', () => {
  const part = (os?: string[], cpu?: string[], libc?: string[]) => ({ os, cpu, libc, optional: true })
  const packages = {
    '': {},
    all: { optional: undefined },
    'with a part': { optional: true },
    glibc: part(['linux'], ['x64'], ['glibc']),
    musl: part(['linux'], ['x64'], ['musl']),
    linux: part(['linux'], ['x64', 'arm64']),
    'not windows': part(['!win32']),
    windows: part(['win32'], ['x64']),
  }
  const names = (system: string, processor: string, library?: string) =>
    Object.keys(packagesFor({ system, processor, library }, packages)).join(', ')
  expect(names('linux', 'x64', 'glibc')).toBe('all, glibc, linux, not windows')
  expect(names('linux', 'x64', 'musl')).toBe('all, musl, linux, not windows')
  expect(names('linux', 'arm64', 'glibc')).toBe('all, linux, not windows')
  expect(names('win32', 'x64')).toBe('all, windows')
  expect(names('darwin', 'arm64')).toBe('all, not windows')
})
