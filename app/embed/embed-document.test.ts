import { expect, test } from 'vitest'
import { languages } from '#engines/core/index.ts'
import { categories } from '#engines/units/index.ts'
import { embedDocument } from './embed-document.ts'

test.each(languages)('without scripts every frame says what it lacks, in %s', (language) => {
  const sentences = categories.map(
    (category) => /<noscript><p>([^<]+)<\/p><\/noscript>/.exec(embedDocument(category, language))?.[1],
  )
  expect(new Set(sentences).size).toBe(1)
  expect(sentences[0]).toContain('JavaScript')
})
