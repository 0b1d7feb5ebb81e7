import { languageFacts, parseFraction } from '#engines/core/index.ts'
import type { Node, Text } from './chart.ts'
import { keyOfNumber, type NumberValue } from './number-value.ts'

// biome-ignore format: a table
const vulgarFractions: Readonly<Record<string, string>> = {
  '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4', '⅕': '1/5', '⅖': '2/5', '⅗': '3/5', '⅘': '4/5',
  '⅙': '1/6', '⅚': '5/6', '⅐': '1/7', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8', '⅑': '1/9', '⅒': '1/10',
}

const mostDigits = 160
const isGroup = (digits: string | undefined): digits is string => digits?.length === 3
const superscript = /^[⁰¹²³⁴⁵⁶⁷⁸⁹]$/

/**
 * Numbers in digits that begin at a token: every way to read the marks between them, the way of the language at no cost. Whether a comma
 * groups or begins the decimals is told by costs, never by dropping one.
 */
export function literals({ tokens, language }: Text, start: number): Node[] {
  const found: Node[] = []
  const { text: typed, kind } = tokens[start]!
  if (kind === 'word') return found
  const isTight = (index: number) => tokens[index]?.glued === true
  const digitsAt = (index: number) => (tokens[index]?.kind === 'digits' ? tokens[index].fold : undefined)
  const markAt = (index: number) => tokens[index]?.fold
  const isOneOf = (signs: string, index: number) => markAt(index)?.length === 1 && signs.includes(markAt(index)!)
  /** One space parts the groups of a number. */
  const isNextWord = (index: number) => {
    const [before, next] = [tokens[index - 1], tokens[index]]
    return before !== undefined && next !== undefined && next.start === before.start + before.text.length + 1
  }
  const { decimal: decimalMark, groupsWithPoints } = languageFacts[language]

  const put = (end: number, cost: number, value: Pick<NumberValue, 'q' | 'proper' | 'decimals' | 'otherwise'>) => {
    const number: NumberValue = { gap: 1n, words: false, ...value }
    found.push({ kind: 'number', start, end, cost, value: number, key: keyOfNumber(number) })
  }

  /** Digits in plain form, also with a power of ten behind them: `1e6`, `3×10^8`, `3·10⁸`. */
  const putNumber = (end: number, plain: string, cost: number, decimals = 0, otherwise?: string) => {
    put(end, cost, { q: parseFraction(plain), decimals, ...(otherwise === undefined ? {} : { otherwise }) })
    const power = exponentAt(end)
    if (power) put(power.end, cost, { q: parseFraction(`${plain}e${power.exponent}`), decimals: 0 })
  }
  const exponentAt = (at: number): { end: number; exponent: string } | undefined => {
    // The letter of either alphabet: they look alike.
    const isLetter = isOneOf('eе', at) && isTight(at)
    const isTimes = !isLetter && isOneOf('*xх', at) && digitsAt(at + 1) === '10'
    if (!isLetter && !isTimes) return undefined
    let from = isLetter ? at + 1 : at + 2
    if (isTimes && superscript.test(tokens[from]?.text ?? '')) return superscriptsAt(from, '')
    if (isTimes && tokens[from]?.text === '⁻') return superscriptsAt(from + 1, '-')
    if (isTimes && markAt(from) === '^') from++
    else if (isTimes) return undefined
    const sign = isOneOf('-+', from) && isTight(from) ? markAt(from++)! : ''
    const digits = digitsAt(from)
    return digits && digits.length <= 3 && isTight(from) ? { end: from + 1, exponent: sign + digits } : undefined
  }
  const isMarkOfGroup = (at: number) =>
    (markAt(at) === '.' || markAt(at) === ',') && isTight(at) && isTight(at + 1) && digitsAt(at + 1) !== undefined
  const superscriptsAt = (from: number, sign: string) => {
    let end = from
    while (superscript.test(tokens[end]?.text ?? '')) end++
    if (end === from || end - from > 3) return undefined
    const digits = tokens.slice(from, end).map((token) => token.fold)
    return { end, exponent: sign + digits.join('') }
  }

  const vulgar = Object.hasOwn(vulgarFractions, typed) ? vulgarFractions[typed] : undefined
  if (vulgar) put(start + 1, 0, { q: parseFraction(vulgar), proper: true })

  // `.5`; never the end of `7.5`.
  const first = digitsAt(start)
  const beginsWithMark =
    (markAt(start) === '.' && !(isTight(start) && tokens[start - 1]?.kind === 'digits')) ||
    (markAt(start) === ',' && decimalMark === ',' && !isTight(start))
  const behindMark = digitsAt(start + 1)
  if (beginsWithMark && behindMark !== undefined && behindMark.length <= mostDigits && isTight(start + 1))
    putNumber(start + 2, `0.${behindMark}`, 0, behindMark.length)
  if (first === undefined || first.length > mostDigits) return found
  putNumber(start + 1, first, 0)

  const mark = markAt(start + 1)
  const second = digitsAt(start + 2)
  const mayBeginGroups = first.length <= 3 && !first.startsWith('0')
  const isDecimal =
    (mark === '.' || mark === ',') &&
    second !== undefined &&
    second.length <= mostDigits &&
    isTight(start + 1) &&
    isTight(start + 2)
  if (isDecimal) {
    // Only a comma in English and a point in Serbian may mean either: the first groups, the second begins the decimals.
    const mayBeGroup = isGroup(second) && mayBeginGroups && !isMarkOfGroup(start + 3)
    const otherwise = mayBeGroup && groupsWithPoints && mark === '.' ? first + second : undefined
    const isForeign = mark === ',' && decimalMark === '.'
    putNumber(start + 3, `${first}.${second}`, isForeign ? (mayBeGroup ? 2 : 1) : 0, second.length, otherwise)
  }
  if (!mayBeginGroups) return found
  for (const groupMark of [',', '.', "'", '_', ' ']) {
    const isSpace = groupMark === ' '
    let end = start + 1
    let text = first
    for (;;) {
      const at = isSpace ? end : end + 1
      const group = digitsAt(at)
      const isJoined = isSpace ? isNextWord(at) : markAt(end) === groupMark && isTight(end) && isTight(at)
      if (!isJoined || !isGroup(group) || text.length + 3 > mostDigits) break
      text += group
      end = at + 1
    }
    if (end === start + 1) continue
    const groups = (end - start - 1) / (isSpace ? 1 : 2)
    // In Russian and Serbian one group behind a point is rather decimals: `1.500`.
    const isStrange = groupMark === decimalMark || (groupMark === '.' && !groupsWithPoints)
    const isUnusual = isStrange || (groupMark === '.' && groups === 1)
    const mayBeDecimals = groupMark === ',' && decimalMark === '.' && groups === 1
    putNumber(end, text, isUnusual ? 3 : 0, 0, mayBeDecimals ? `${first}.${digitsAt(start + 2)}` : undefined)
    const next = markAt(end)
    const decimals = digitsAt(end + 1)
    if (
      (next === '.' || next === ',') &&
      next !== groupMark &&
      decimals !== undefined &&
      decimals.length <= mostDigits &&
      isTight(end) &&
      isTight(end + 1)
    )
      putNumber(end + 2, `${text}.${decimals}`, isStrange ? 1 : 0, decimals.length)
  }
  return found
}
