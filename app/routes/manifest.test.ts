import { expect, test } from 'vitest'
import { toolTitles } from '#app/site/tool-titles.ts'
import { languages } from '#engines/core/index.ts'
import { loader } from './manifest.ts'

test.each(languages)('%s: the texts of the installed app are in its language', async (language) => {
  const response = loader({ params: { lang: language } } as never)
  const manifest = (await response.json()) as { lang: string; description: string; shortcuts: { name: string }[] }
  expect(manifest.lang).toBe(language)
  expect(/[а-яё]{4}/i.test(manifest.description)).toBe(language !== 'en')
  expect(manifest.shortcuts.map(({ name }) => name)).toContain(toolTitles.length({}, { locale: language }))
})
