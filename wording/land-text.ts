import type { Language } from '#engines/core/index.ts'
import { m } from '#messages'
import { locales } from './numbers.ts'

/** What a country is called, by its code; `sea` is the sea. */
export const landText = (land: string, language: Language): string =>
  land === 'sea'
    ? m.geodata_land_sea()
    : (new Intl.DisplayNames(locales[language], { type: 'region' }).of(land) ?? land)
