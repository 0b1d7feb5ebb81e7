import { describe, expect, test } from 'vitest'
import { languages } from '#engines/core/index.ts'
import { categories } from '#engines/units/index.ts'
import { whyNothing } from './index.ts'
import { topicIn } from './topics.ts'

describe('what is not here is known by its words', () => {
  test.each([
    ['usd to eur', 'money'],
    ['100 usd in rub', 'money'],
    ['convert 20 dollars to euros', 'money'],
    ['курс доллара', 'money'],
    ['100 долларов в рублях', 'money'],
    ['100 евра у динаре', 'money'],
    ['100 evra u dinare', 'money'],
    ['bitcoin to usd', 'money'],
    ['$5', 'money'],
    ['20 € u din', 'money'],
    ['pdf to word', 'documents'],
    ['word to pdf converter', 'documents'],
    ['пдф в ворд онлайн', 'documents'],
    ['pdf u word', 'documents'],
    ['jpg to png', 'pictures'],
    ['heic to jpg free', 'pictures'],
    ['фото в jpg', 'pictures'],
    ['слика у png', 'pictures'],
    ['mp4 to mp3', 'media'],
    ['youtube to mp3', 'media'],
    ['видео в mp3', 'media'],
    ['base64', 'code'],
    ['base64 decode', 'code'],
    ['json formatter', 'code'],
    ['форматирование json', 'code'],
    ['json u yaml', 'code'],
    ['hex to rgb', 'numerals'],
    ['rgb to hex', 'colours'],
    ['binary to decimal', 'numerals'],
    ['римские цифры', undefined],
    ['двоичная в десятичную', 'numerals'],
  ] as const)('%s: %s', (text, topic) => expect(topicIn(text)).toBe(topic))

  test.each(['', '5', '5 km', 'to', 'the quick brown fox', 'kml to gpx', 'word of mouth', '12 zorp', 'usd zorp'])(
    '%j is about nothing of it',
    (text) => expect(topicIn(text)).toBeUndefined(),
  )

  test('no name of a unit is a word of a topic alone', () => {
    const names = categories.flatMap(({ units }) => units.flatMap(({ name }) => Object.values(name)))
    // Which are money, too: `5 pounds` are read before anything is refused.
    expect(names.filter((name) => topicIn(name) !== undefined)).toEqual(['pound', 'дин'])
  })
})

test('a reason is at hand at once, for the longest text too', () => {
  const now = BigInt(Date.UTC(2026, 10, 15)) * 1_000_000n
  const why = (text: string) => whyNothing(text, { language: 'en', now, zone: 'UTC', tools: [] })
  expect(why('100 usd to eur')).toEqual({ kind: 'topic', topic: 'money' })
  for (const text of [
    '('.repeat(1000),
    '7'.repeat(10_000),
    'км '.repeat(400_000),
    '\ud800'.repeat(1000),
    '1*'.repeat(500),
  ])
    expect(why(text), text.slice(0, 5)).toEqual({ kind: 'tooLong' })
  for (const language of languages)
    expect(whyNothing('1/0 км', { language, now, zone: 'UTC', tools: [] })?.kind).toBe('units')
})
