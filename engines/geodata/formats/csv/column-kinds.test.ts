import { expect, test } from 'vitest'
import { valueKind } from '../../model/feature.ts'
import { kindOfValue } from './column-kinds.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('what a value looks like by itself', () => {
  const kinds = {
    integer: '0 9 42 -7 123456789012345',
    real: '1.5 -0.25 1e5 1E-5 0.0',
    boolean: 'true false',
    text: '007 +5 .5 5. 1234567890123456 -12345678901234567 1,5 tru truex falsy fals True x - 1e 0x10 / : 1/2 12:30 1e999 :5 /5',
  } as const
  for (const [kind, values] of Object.entries(kinds))
    for (const value of values.split(' ')) {
      const text = bytes(value)
      expect([value, kindOfValue(text, 0, text.length)]).toEqual([value, valueKind[kind as keyof typeof kinds]])
    }
})
