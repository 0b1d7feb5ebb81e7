import { withoutAsking } from './question-words.ts'

const number = '[-+−–]?\\d[\\d.,]{0,15}(?:[ \\u00a0\\u202f]\\d{3}){0,3}'
const wanted = '\\s(?:to|in|into|as|в|во|у|u)\\s.{1,40}|\\s?(?:->|=>|→|=)\\s?.{1,40}'

/** `km 5 to miles`: the number behind its unit. */
const behindUnit = new RegExp(`^(\\p{L}{1,20})\\.?[\\s:]{1,2}(${number})((?:${wanted})$)`, 'iu')

/** `kg to lbs 70`: the number behind everything. */
const behindAll = new RegExp(`^(\\p{L}[^\\d]{0,30}[\\s/→>-][^\\d]{0,30}\\p{L})[\\s:=]{1,3}(${number})$`, 'u')

/** `kg 70`, `pounds 150`. A word in the singular is more often a name (`cup 2026`), and these are other words: `in 5`, `St. 5`, `см. 5`. */
const behindOne = new RegExp(
  `^(?!(?:in|st|pt|mi|cup|ton|ст|см)\\P{L})(\\p{L}{2,3}|\\p{L}{3,19}[sыие])\\.?[\\s:=]{1,3}(${number})$`,
  'iu',
)

/** A question with its number in front, where every reader looks for it; undefined where it stands there or there is none. */
export function withNumberInFront(text: string): string | undefined {
  const asked = withoutAsking(text.trim().replace(/[\s?.!]+$/, ''))
  for (const order of [behindUnit, behindAll, behindOne]) {
    const [, unit, value, rest = ''] = order.exec(asked) ?? []
    if (unit !== undefined) return `${value} ${unit}${rest}`
  }
  return undefined
}
