import { m } from '#app/paraglide/messages.js'
import type { Language } from '#engines/core/index.ts'
import { formatCount } from './numbers.ts'

/** The first names, and how many more there are: a folder may hold hundreds. */
export function someNames(names: readonly string[], language: Language, most = 5): string {
  const more = names.length - most
  const shown = names.slice(0, most).join(', ')
  return more > 0 ? `${shown} ${m.geodata_more_subjects({ amount: formatCount(more, language) })}` : shown
}
