import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeSeconds } from './write-seconds.ts'

it('writes what Date writes, to the year 9999', () => {
  fc.assert(
    fc.property(fc.nat(253402300799), (seconds) => {
      const text = new Uint8Array(20)
      writeSeconds(text, 0, seconds)
      expect(new TextDecoder().decode(text)).toBe(new Date(seconds * 1000).toISOString().replace('.000Z', 'Z'))
    }),
  )
})
