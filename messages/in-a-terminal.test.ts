import { expect, it } from 'vitest'
import { m } from '#app/paraglide/messages.js'
import { languages } from '#engines/core/index.ts'
import { languageOfEnvironment, sayIn, type TextKey } from '../cli/texts.ts'
import { texts } from './complete.ts'

type Compiled = Record<string, (inputs: object, options: { locale: string }) => string>

it.each(languages)('says in %s exactly what the pages say', (language) => {
  const say = sayIn(language)
  for (const area of ['ask', 'metrics', 'coordinates', 'devtools', 'geodata'] as const)
    for (const [key, message] of Object.entries(texts[area][language])) {
      const names = [...JSON.stringify(message).matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
      for (const count of [1, 2, 5, 21]) {
        const inputs = { ...Object.fromEntries(names.map((name) => [name, `<${name}>`])), count }
        expect(say(key as TextKey, inputs), key).toBe((m as unknown as Compiled)[key]!(inputs, { locale: language }))
      }
    }
})

it('takes the language of the environment where it is one of ours', () => {
  expect(languageOfEnvironment({ LANG: 'ru_RU.UTF-8' })).toBe('ru')
  expect(languageOfEnvironment({ LANG: 'ru_RU.UTF-8', LC_ALL: 'sr_RS' })).toBe('sr')
  expect(languageOfEnvironment({ LANG: 'xx_XX.UTF-8' })).toBe('en')
  expect(languageOfEnvironment({})).toBe('en')
})
