import { useLocation } from 'react-router'
import type { Language } from '#engines/core/index.ts'
import { languageOfPath } from './path.ts'

/** The language of the page being shown. Pages without one are redirected before they show anything. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname) ?? 'en'
}
