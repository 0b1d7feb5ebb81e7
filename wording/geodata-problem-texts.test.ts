import { expect, test } from 'vitest'
import { languageFacts, languages } from '#engines/core/index.ts'
import { geodataProblemText } from './geodata-problem-texts.ts'

test.each(languages)('a place outside of the area of its system is told in the marks of %s', (language) => {
  const problem = {
    code: 'outside_crs_area',
    crs: 'EPSG:6316',
    area: 'Serbia',
    longitudeDegrees: 13.25,
    latitudeDegrees: 52.5,
  } as const
  const said = geodataProblemText(problem, language)
  for (const digits of ['13.25', '52.5']) expect(said).toContain(digits.replace('.', languageFacts[language].decimal))
})
