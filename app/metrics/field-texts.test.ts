import { expect, test } from 'vitest'
import { categoryById } from '#engines/units/index.ts'
import { FieldTexts } from './field-texts.ts'
import { converterPath, localConverterPath } from './paths.ts'
import { shortened } from './shortened.ts'
import { withOtherSign } from './sign.ts'

const input = (value: string, defaultValue = value) => {
  const writes: string[] = []
  let text = value
  const made = {
    defaultValue,
    get value() {
      return text
    },
    set value(written) {
      writes.push(written)
      text = written
    },
  }
  return { element: made as HTMLInputElement, writes }
}

test('a text goes into every field of its unit, and never into the one that has it: the caret stays', () => {
  const texts = new FieldTexts({ km: '1' })
  const [card, headline, miles] = [input('1'), input('1'), input('0.62')]
  texts.attach('km', card.element)
  const detach = texts.attach('km', headline.element)
  texts.attach('mi', miles.element)
  headline.element.value = '2'
  texts.show({ km: '2' })
  expect([card.writes, headline.writes, miles.writes]).toEqual([['2'], ['2'], ['']])
  expect([texts.of('km'), texts.of('mi')]).toEqual(['2', ''])
  detach()
  texts.show({ km: '3', mi: '1.9' })
  expect([card.writes.at(-1), headline.writes.at(-1), miles.writes.at(-1)]).toEqual(['3', '2', '1.9'])
})

test('small parts: addresses, the other sign, long numbers', () => {
  const length = categoryById('length')!
  expect(converterPath(length)).toBe('/metrics/length')
  expect(localConverterPath('sr', length, { from: 'km', to: 'mi' })).toBe('/sr/metrics/length/kmmi')
  expect(['5', '-5', '−5', '+5', ' 5 ', ' -5', ''].map(withOtherSign)).toEqual(['-5', '5', '5', '-5', '-5', '5', '-'])
  expect(shortened('123456789012', 12)).toBe('123456789012')
  expect(shortened('1234567890123', 12)).toBe('12345678…123')
  expect(shortened('1,234,567,890,123', 12)).toBe('1,234…123')
})
