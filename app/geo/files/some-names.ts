import { m } from '#app/paraglide/messages.js'
import type { Language } from '#engines/core/index.ts'
import { formatCount } from './numbers.ts'

const shownNames = 5

/** The first names, and how many more there are: a folder may hold hundreds. */
export function someNames(names: readonly string[], language: Language): string {
  const more = names.length - shownNames
  const shown = names.slice(0, shownNames).join(', ')
  return more > 0 ? `${shown} ${m.geodata_more_subjects({ amount: formatCount(more, language) })}` : shown
}
