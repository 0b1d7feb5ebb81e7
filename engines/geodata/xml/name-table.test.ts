import { expect, it } from 'vitest'
import { NameTable } from './name-table.ts'

it.each(['name', 'gx:Track', 'улица', 'é', `п:${'ж'.repeat(70)}`, 'n'.repeat(64), 'n'.repeat(65)])(
  '%s has one number, asked for by its text or found by its bytes',
  (name) => {
    const table = new NameTable()
    table.id('another')
    const number = table.id(name)
    const bytes = new TextEncoder().encode(name)
    const hash = bytes.reduce((sum, byte) => (Math.imul(sum, 31) + byte) | 0, 0)
    expect(table.find(bytes, 0, bytes.length, hash)).toBe(number)
    expect(table.qualified[number]).toBe(name)
    expect(table.qualified[table.local[number]!]).toBe(name.slice(name.indexOf(':') + 1))
    expect(table.id(name)).toBe(number)
  },
)
