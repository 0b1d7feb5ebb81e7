import fc from 'fast-check'
import { expect, it } from 'vitest'
import { InstantWriter } from './write-seconds.ts'

const byDate = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')

it('writes what Date writes, to the year 9999', () => {
  const instants = new InstantWriter()
  fc.assert(
    fc.property(fc.nat(253402300799), (seconds) => {
      const text = new Uint8Array(20)
      expect(instants.write(text, 0, seconds)).toBe(20)
      expect(new TextDecoder().decode(text)).toBe(byDate(seconds))
    }),
  )
})

it('goes on with the day before, and with the next one at midnight', () => {
  const instants = new InstantWriter()
  for (const seconds of [0, 86399, 86400, 951782399, 951782400, 951868799, 951868800, 951868801, 3, 1785542399]) {
    const text = new Uint8Array(22)
    instants.write(text, 2, seconds)
    expect(new TextDecoder().decode(text.subarray(2))).toBe(byDate(seconds))
  }
})
