import { expect, it } from 'vitest'
import { InstantWriter } from './write-seconds.ts'

const byDate = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')

it('writes what Date writes, on every day of 400 years and on the last there is', () => {
  const instants = new InstantWriter()
  const text = new Uint8Array(20)
  const wrong: string[] = []
  const days = Array.from({ length: 146_097 }, (_, day) => day)
  for (const day of [...days, 2_932_895, 2_932_896]) {
    const seconds = day * 86_400 + ((day * 7919) % 86_400)
    if (instants.write(text, 0, seconds) !== 20 || Buffer.from(text).toString() !== byDate(seconds))
      wrong.push(byDate(seconds))
  }
  expect(wrong).toEqual([])
})

it('goes on with the day before, and with the next one at midnight', () => {
  const instants = new InstantWriter()
  for (const seconds of [0, 86399, 86400, 951782399, 951782400, 951868799, 951868800, 951868801, 3, 1785542399]) {
    const text = new Uint8Array(22)
    instants.write(text, 2, seconds)
    expect(new TextDecoder().decode(text.subarray(2))).toBe(byDate(seconds))
  }
})
