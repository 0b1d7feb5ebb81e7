import { type Language, languageFacts } from '#engines/core/index.ts'
import { m } from '#messages'

/** What a country is called, by its code; `sea` is the sea. */
export const landText = (land: string, language: Language): string =>
  land === 'sea'
    ? m.geodata_land_sea()
    : (new Intl.DisplayNames(languageFacts[language].locale, { type: 'region' }).of(land) ?? land)
