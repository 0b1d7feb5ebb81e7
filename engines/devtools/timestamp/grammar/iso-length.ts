import type { Node, Text } from '../../../language/index.ts'
import type { Length } from './spans.ts'
import { lengthOf } from './spans.ts'

const parts = /(\d{1,9})(?:[.,](\d{1,9}))?([YMWDHS])/g
const whole = /^P(?=[\dT])(?:[\d.,]+[YMWD]){0,4}(?:T(?:[\d.,]+[HMS]){1,3})?$/
const mostTokens = 24

/** ISO 8601's lengths of time in one word: `P3DT4H`, `PT0.5S`. */
export function isoLengthAt({ tokens }: Text, start: number): Node<Length> | undefined {
  if (!tokens[start]!.fold.startsWith('p')) return undefined
  let end = start + 1
  while (tokens[end]?.glued && end - start < mostTokens && /^[\d.,a-z]+$/.test(tokens[end]!.fold)) end++
  const typed = tokens.slice(start, end).map(({ text }) => text)
  const text = typed.join('').toUpperCase()
  if (!whole.test(text)) return undefined
  const [, clock = ''] = text.split('T')
  const sum = { months: 0, days: 0, nanoseconds: 0n }
  for (const { 1: count, 2: decimals = '', 3: letter, index } of text.matchAll(parts)) {
    const isClock = index >= text.length - clock.length && text.includes('T')
    const { months, days, nanoseconds } = lengthOf(units[isClock ? `T${letter}` : letter!]!, {
      numerator: BigInt(count! + decimals),
      denominator: 10n ** BigInt(decimals.length),
    })
    sum.months += months
    sum.days += days
    sum.nanoseconds += nanoseconds
  }
  return { kind: 'isolength', start, end, cost: 0, value: sum, key: text }
}

const units: Readonly<Record<string, string>> = { Y: 'y', M: 'mo', W: 'w', D: 'd', TH: 'h', TM: 'min', TS: 's' }
