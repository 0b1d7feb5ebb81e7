import { expect, test } from 'vitest'
import { otherQuantityOf } from './index.ts'

test.each([
  ['mA', 'electric current'],
  ['мА', 'electric current'],
  ['ампера', 'electric current'],
  ['ampera', 'electric current'],
  ['kV', 'voltage'],
  ['T', 'magnetic flux density'],
  ['ohms', 'electrical resistance'],
  ['ma', undefined],
  ['zorps', undefined],
])('%s: %s', (word, kind) => expect(otherQuantityOf(word)?.kind.en).toBe(kind))
