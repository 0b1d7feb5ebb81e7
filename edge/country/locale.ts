import { isLanguage, type Language, languageFacts, languages } from '#engines/core/index.ts'

/** Countries whose visitors get another language than English first. Every language stays one click away. */
const languageByCountry: ReadonlyMap<string, Language> = new Map(
  languages.flatMap((language) => languageFacts[language].countries.map((country) => [country, language] as const)),
)

function languageOfCountry(country: string): Language {
  return languageByCountry.get(country) ?? 'en'
}

/**
 * The browser's first language when it is one of ours but English, else the country's, else English: a Russian in Berlin reads
 * Russian. English in front says little, because most browsers come with it.
 */
export function languageOfVisitor(acceptLanguage: string | undefined, country: string | null): Language {
  const first = firstLanguage(acceptLanguage)
  if (isLanguage(first) && first !== 'en') return first
  return country === null ? 'en' : languageOfCountry(country)
}

/**
 * The primary subtag that an Accept-Language header (RFC 9110, 12.5.4) puts first: `sr-Latn-RS` is Serbian, whatever the
 * script.
 */
function firstLanguage(acceptLanguage: string | undefined): string {
  let best = { language: '', quality: 0 }
  for (const item of (acceptLanguage ?? '').split(',')) {
    const [range = '', ...parameters] = item.split(';')
    const language = range.trim().toLowerCase().split('-')[0]!
    const quality = qualityOf(parameters)
    if (language !== '' && quality > best.quality) best = { language, quality }
  }
  return best.language
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
