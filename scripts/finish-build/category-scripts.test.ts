import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { categoryScripts } from './category-scripts.ts'

const folder = mkdtempSync(join(tmpdir(), 'category-scripts-'))
mkdirSync(join(folder, 'assets'))
for (const file of ['units-data-1a.js', 'units-datarate-2b.js', 'metric-3c.js'])
  writeFileSync(join(folder, 'assets', file), '')
const scripts = categoryScripts(folder)

test('a page of a category asks for the script of that category, other pages for none', () => {
  expect(scripts('/en/metrics/data')).toEqual(['/assets/units-data-1a.js'])
  expect(scripts('/ru/metrics/datarate/mbpskbps')).toEqual(['/assets/units-datarate-2b.js'])
  expect(scripts('/en/metrics')).toEqual([])
  expect(scripts('/en/geo/coordinates')).toEqual([])
})

test('a build without the script of a category fails', () => {
  expect(() => scripts('/en/metrics/mass')).toThrow('no script for the category mass')
})
