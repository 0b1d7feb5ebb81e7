import { join } from 'node:path'
import { test } from 'vitest'
import { type Language, languages } from '../core/index.ts'
import { expectReadings } from '../core/testing/readings.ts'
import { readQuestion, whyNoQuestion } from './index.ts'

/** Everything that a text may ask, with the parts it was typed in; else the word that stands in the way. */
function readingOf(text: string, language: Language): string {
  const meanings = readQuestion(text, language).map(({ category, from, to, value, parts, otherwise }) =>
    [
      `${value} ${from} of ${category}`,
      to && `in ${to}`,
      `typed ${parts.map(({ plain, unit }) => `${plain} ${unit}`).join(' + ')}`,
      otherwise && `otherwise ${otherwise}`,
    ]
      .filter(Boolean)
      .join(', '),
  )
  if (meanings.length > 0) return meanings.join('\nor ')
  const why = whyNoQuestion(text, language)
  return why ? `nothing: ${Object.values(why).join(', ')}` : 'nothing'
}

test.each(languages)('everyday texts in %s', (language) =>
  expectReadings(join(import.meta.dirname, `fixtures/readings-${language}.txt`), (text) => readingOf(text, language)),
)
