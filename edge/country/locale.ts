import { isLanguage, type Language } from '#engines/core/index.ts'

/** Countries whose visitors get another language than English first. Every language stays one click away. */
const languageByCountry: ReadonlyMap<string, Language> = new Map([
  ['RU', 'ru'],
  ['BY', 'ru'],
  ['KZ', 'ru'],
  ['KG', 'ru'],
  ['RS', 'sr'],
  ['ME', 'sr'],
  ['BA', 'sr'],
])

export function languageOfCountry(country: string): Language {
  return languageByCountry.get(country) ?? 'en'
}

/**
 * The best of our languages in an Accept-Language header (RFC 9110, 12.5.4), English when it names none.
 * Only the primary subtag counts: `sr-Latn-RS` is Serbian, whatever the script.
 */
export function languageOfPreference(acceptLanguage: string | undefined): Language {
  let best: { language: Language; quality: number } | undefined
  for (const item of (acceptLanguage ?? '').split(',')) {
    const [range = '', ...parameters] = item.split(';')
    const language = range.trim().toLowerCase().split('-')[0]
    const quality = qualityOf(parameters)
    if (isLanguage(language) && quality > (best?.quality ?? 0)) best = { language, quality }
  }
  return best?.language ?? 'en'
}

function qualityOf(parameters: readonly string[]): number {
  for (const parameter of parameters) {
    const [name, value] = parameter.split('=')
    if (name?.trim().toLowerCase() !== 'q') continue
    const quality = Number(value)
    return quality >= 0 && quality <= 1 ? quality : 0
  }
  return 1
}

/** An ISO 3166-1 alpha-2 code, or null for what platforms send when they do not know (`XX`, `T1` for Tor, nothing). */
export function knownCountry(code: string | null | undefined): string | null {
  return code && /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null
}
