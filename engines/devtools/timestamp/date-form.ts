import type { DateLayout, DatePieces } from './grammar/pieces.ts'

/** What people call the way a date is written. */
export type DateForm = DateLayout | 'rfc2822' | 'http' | 'rfc850' | 'asctime' | 'git' | 'javascript' | 'webLog'

/** Forms with a name of their own (RFC 9110's three, RFC 2822's and those of well-known programs), the narrowest first. */
const named: readonly (readonly [DateForm, RegExp])[] = [
  ['http', /^[a-z]{3}, \d\d [a-z]{3} \d{4} \d\d:\d\d:\d\d GMT$/i],
  ['rfc850', /^(?:[a-z]{6,9}, )?\d\d-[a-z]{3}-\d\d \d\d:\d\d:\d\d GMT$/i],
  ['rfc2822', /^(?:[a-z]{3}, )?\d{1,2} [a-z]{3} \d{2,4} \d\d:\d\d(?::\d\d)?(?: [+-]\d{4}| [a-z]{1,4})?(?: \(|$)/i],
  ['asctime', /^[a-z]{3} [a-z]{3} \d{1,2} \d\d:\d\d:\d\d (?:[a-z]{1,5} )?\d{4}$/i],
  ['git', /^[a-z]{3} [a-z]{3} \d{1,2} \d\d:\d\d:\d\d \d{4} [+-]\d{4}$/i],
  ['javascript', /^[a-z]{3} [a-z]{3} \d\d \d{4} \d\d:\d\d:\d\d GMT[+-]\d{4}(?: \(|$)/i],
  ['webLog', /^\d\d\/[a-z]{3}\/\d{4}:\d\d:\d\d:\d\d(?: |$)/i],
]

export function formOf({ layout = 'words' }: DatePieces, text: string): DateForm {
  return (layout === 'words' && named.find(([, pattern]) => pattern.test(text))?.[0]) || layout
}
