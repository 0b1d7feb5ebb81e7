import { isLanguage, type Language } from '#engines/core/index.ts'

/** The language of a route from its parameters, for what runs outside components. */
export function pageLanguage(params: { lang?: string | undefined }): Language {
  return isLanguage(params.lang) ? params.lang : 'en'
}
