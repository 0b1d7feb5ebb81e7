import { isLanguage, type Language } from '#engines/core/index.ts'

/** The language a path starts with: `/ru/geo` is Russian, `/geo` has none. */
export function languageOfPath(path: string): Language | undefined {
  const first = path.split('/')[1]
  return isLanguage(first) ? first : undefined
}

/** The path without its language and without a slash at its end: `/ru/geo/` and `/geo` both give `/geo`, `/ru` gives `/`. */
export function withoutLanguage(path: string): string {
  const rest = languageOfPath(path) ? `/${path.split('/').slice(2).join('/')}` : path
  return rest.replace(/\/+$/, '') || '/'
}

/** The same page in a language: swaps the language segment, or puts one in front. */
export function inLanguage(path: string, language: Language): string {
  return `/${language}${withoutLanguage(path)}`
}
