import { isLanguage, type Language, languages } from '#engines/core/index.ts'
import { chosenLanguage } from './chosen.ts'

/** What the country look-up answered, or what stands for it after a failure; kept for the visit so that it is asked once. */
interface Visit {
  readonly language: Language
  readonly country: string | null
}

const storageKey = 'convertory:visit'

let pending: Promise<Language> | undefined

/** The visitor's language when the path names none: the one chosen before, else one look-up per visit. Never fails. */
export function detectLanguage(): Promise<Language> {
  const known = chosenLanguage() ?? rememberedVisit()?.language
  if (known) return Promise.resolve(known)
  pending ??= lookUp().catch((error: unknown) => {
    console.warn('Language look-up failed, using the browser language:', error)
    const language = browserLanguage(navigator.language)
    remember({ language, country: null })
    return language
  })
  return pending
}

/** The visitor's country as far as this visit knows it. */
export function visitorCountry(): string | null {
  return rememberedVisit()?.country ?? null
}

export function browserLanguage(tag: string): Language {
  const lower = tag.toLowerCase()
  return languages.find((language) => lower.startsWith(language)) ?? 'en'
}

/** An answer later than this is as good as none: the visitor is waiting for a page. */
const lookUpMilliseconds = 1000

async function lookUp(): Promise<Language> {
  const response = await fetch('/api/get-country', { signal: AbortSignal.timeout(lookUpMilliseconds) })
  if (!response.ok) throw new Error(`get-country answered ${response.status}`)
  const answer = (await response.json()) as { locale?: unknown; country?: unknown }
  if (typeof answer.locale !== 'string' || !isLanguage(answer.locale)) {
    throw new Error('get-country named no known locale')
  }
  const country = typeof answer.country === 'string' ? answer.country : null
  remember({ language: answer.locale, country })
  return answer.locale
}

// Storage may be switched off; the visit then lasts as long as the page.
let visitInMemory: Visit | undefined

function remember(visit: Visit) {
  visitInMemory = visit
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(visit))
  } catch {}
}

function rememberedVisit(): Visit | undefined {
  if (visitInMemory) return visitInMemory
  try {
    const visit = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<Visit> | null
    if (visit && isLanguage(visit.language)) return { language: visit.language, country: visit.country ?? null }
  } catch {}
  return undefined
}
