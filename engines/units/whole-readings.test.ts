import { expect, test } from 'vitest'
import type { Language } from '../core/index.ts'
import { english, none, russian, serbian } from './fixtures/everyday.cases.ts'
import { readQuestion } from './index.ts'

/**
 * Everything that a text may ask, with the parts it was typed in. A reading that should change: `npx vitest run engines/units -u`, and
 * read the difference.
 */
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
  return `${JSON.stringify(text)}\n  ${meanings.join('\n  or ') || 'nothing'}`
}

test.each([
  ['en', english],
  ['ru', russian],
  ['sr', serbian],
] as const)('everyday texts in %s', async (language, cases) => {
  const texts = [...new Set([...cases, ...none.map((text) => [text] as const)].map(([text]) => text))]
  const lines = texts.map((text) => readingOf(text, language))
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`fixtures/everyday-${language}.txt`)
})
