import { expect, it } from 'vitest'
import { howTexts, readingName } from './moment-texts.ts'

it('names the service whose number it is', () => {
  const how = { kind: 'snowflake', service: 'Discord' } as const
  expect(howTexts(how, '175928847299117063')).toEqual([expect.stringContaining('Discord')])
  expect(readingName(how)).toBe('Discord')
})
