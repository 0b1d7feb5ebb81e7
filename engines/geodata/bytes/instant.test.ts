import { describe, expect, it } from 'vitest'
import { ByteWriter } from './byte-writer.ts'
import { instantForm, instantFormOf, writeInstant } from './instant.ts'

const encoder = new TextEncoder()
const formOf = (text: string) => instantFormOf(encoder.encode(`x${text}y`), 1, encoder.encode(text).length + 1)

describe('forms of instants (XML Schema 1.0 part 2, 3.2.7 to 3.2.11)', () => {
  it.each(['2024', '2024-02', '2024-02-29', '2000-02-29', '2023-04-30'])('%s is a date', (text) => {
    expect(formOf(text)).toBe(instantForm.date)
  })

  it.each([
    '2024-01-01T00:00:00',
    '2024-01-01T23:59:59Z',
    '2024-01-01T00:00:00.125+03:00',
    '2024-12-31T00:00:00-14:00',
  ])('%s is a date and time', (text) => {
    expect(formOf(text)).toBe(instantForm.dateTime)
  })

  it.each([
    ...['', '24', 'yesterday', '2024-W03', '2024-13', '2024-00', '2023-02-29', '1900-02-29', '2024-04-31', '2024-01-1'],
    ...['2024-01-01T', '2024-01-01T24:00:00', '2024-01-01T00:60:00', '2024-01-01T00:00', '2024-01-01t00:00:00'],
    ...[
      '2024-01-01T00:00:00.',
      '2024-01-01T00:00:00z',
      '202:-01-01',
      '2024-01-0:',
      '2024-01-01T0::00:00',
      '2024-01-01T00:00:00+3:00',
      '2024-01-01T00:00:00+15:00',
    ],
  ])('"%s" is neither', (text) => {
    expect(formOf(text)).toBe(instantForm.none)
  })

  it('puts the T where a blank stood', () => {
    const out = new ByteWriter()
    const text = encoder.encode('2024-01-01 10:20:30Z')
    expect(instantFormOf(text, 0, text.length)).toBe(instantForm.blankBetween)
    writeInstant(out, text, 0, text.length, instantForm.blankBetween)
    expect(new TextDecoder().decode(out.take())).toBe('2024-01-01T10:20:30Z')
  })
})
