import { expect, test } from 'vitest'
import { newItem } from '../files/use-conversions.ts'
import type { Inspections } from '../files/use-inspections.ts'
import { knownFiles } from './inspected-files.ts'

test('a file that holds nothing is not among those whose targets are weighed', () => {
  const items = ['some.kml', 'none.kml', 'unread.kml'].map((name) =>
    newItem({ name, files: [new File([], name)] }, 'kml'),
  )
  const found = new Map(
    [3, 0].map((features, at) => [items[at]!.id, { read: { features } }] as const),
  ) as unknown as Inspections['found']
  expect(knownFiles(items, found).map(({ name }) => name)).toEqual(['some.kml'])
})
