import { tokenise } from '#engines/language/index.ts'
import { type Named, type NamedSystem, systemAt } from './system-names.ts'

const between = new Set([',', ';', ':', '=', '(', ')', '-', '.'])

/** The words for degrees and for UTM are read with the numbers. */
const own = (named: Named | undefined): Named | undefined =>
  named && /^(?:wgs84|wgs84dms|wgs84dm|utm)$/.test(named.system) ? undefined : named

/** A text that begins or ends with the name of its system, without that name. */
export function withoutSystemName(typed: string): { text: string; system: NamedSystem } | undefined {
  const tokens = tokenise(typed)
  if (!tokens) return undefined
  const first = own(systemAt(tokens, 0))
  if (first) {
    let start = first.end
    while (
      start < tokens.length &&
      between.has(tokens[start]!.fold) &&
      !(tokens[start]!.fold === '-' && tokens[start + 1]?.glued)
    )
      start++
    const rest = tokens[start]
    const isApart = rest !== undefined && (start > first.end || !rest.glued)
    if (isApart) return { text: typed.slice(rest.start), system: first.system }
  }
  const end = /^[)\].]$/.test(tokens.at(-1)?.fold ?? '') ? tokens.length - 1 : tokens.length
  for (let start = end - 1; start > 0; start--) {
    const named = own(systemAt(tokens.slice(0, end), start))
    if (named?.end !== end) continue
    const opening = tokens[start - 1]!
    if (tokens[start]!.glued && !between.has(opening.fold) && opening.fold !== '[') continue
    const name = withoutOpening(typed.slice(0, tokens[start]!.start))
    return name === '' ? undefined : { text: name, system: named.system }
  }
  return undefined
}

const withoutOpening = (text: string): string => text.replace(/[\s,;([]+$/, '')
