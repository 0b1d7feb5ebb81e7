import {
  add,
  divide,
  type Fraction,
  fraction,
  multiply,
  negate,
  parseFraction,
  powerOfTen,
} from '#engines/core/index.ts'
import { type Made, type Node, type Rule, rule, type Text } from './chart.ts'
import { type NumberValue, number } from './number-value.ts'

type Numbered = Node<NumberValue>

/** A sign stands before all of a number: nothing is added behind it. */
const isWhole = ({ q, signed }: NumberValue): boolean => q.denominator === 1n && !signed
const isLess = (value: Fraction, limit: bigint): boolean => value.numerator < limit * value.denominator
const one = fraction(1n)

const inWords =
  (gap: bigint) =>
  ([word]: Node<string>[]): Made =>
    number({ q: parseFraction(word!.value), gap, words: true })

const beginsWithLetters = /^\p{L}{2}/u

const words: readonly Rule[] = [
  rule('number', 'num', inWords(1n)),
  rule('number', 'tens', inWords(10n)),
  rule('number', 'hund', inWords(100n)),
  rule('number', 'half', ([half]) => number({ q: parseFraction(half.value), gap: 1n, words: true, proper: true })),
  rule('number', 'article', () => number({ q: one, gap: 1n, words: true, article: true }), 1),
  // A thousand without a number is one; a couple wants its article.
  rule(
    'number',
    'mult',
    ([size], { tokens }) =>
      beginsWithLetters.test(tokens[size.start]!.text) && size.value !== '2'
        ? number({ q: fraction(BigInt(size.value)), gap: BigInt(size.value), words: true })
        : undefined,
    1,
  ),
]

/** `twenty five`, `two thousand six hundred`: what follows fits into the gap. */
function inGap({ value: left }: Numbered, { value: right }: Numbered): Made {
  const fits =
    left.words &&
    !left.article &&
    !right.article &&
    left.gap >= 10n &&
    isWhole(left) &&
    isWhole(right) &&
    right.q.numerator > 0n &&
    isLess(right.q, left.gap)
  return fits ? number({ q: add(left.q, right.q), gap: right.words ? right.gap : 1n, words: true }) : undefined
}

const isGlued = (node: Node, { tokens }: Text): boolean => tokens[node.start]!.glued

/** `3 million`, `1.2M`; one letter stands tight behind its digits. */
function multiplied([count, size]: readonly [Numbered, Node<string>], text: Text): Made {
  const times = BigInt(size.value)
  const isLetter = text.tokens[size.start]!.text.length === 1
  if (count.value.signed || (isLetter && (count.value.words || !isGlued(size, text)))) return undefined
  if (count.value.words && !isLess(count.value.q, times)) return undefined
  return number({ q: multiply(count.value.q, fraction(times)), gap: times, words: true })
}

/** `3/4`, tight. */
function divided([above, slash, below]: readonly [Numbered, Node, Numbered], text: Text): Made {
  const isFraction =
    !above.value.words &&
    !below.value.words &&
    isWhole(above.value) &&
    isWhole(below.value) &&
    below.value.q.numerator !== 0n &&
    isGlued(slash, text) &&
    isGlued(below, text)
  if (!isFraction) return undefined
  const isProper = above.value.q.numerator < below.value.q.numerator
  return number({ q: divide(above.value.q, below.value.q), gap: 1n, words: false, proper: isProper })
}

/** `3 1/2`, `3-1/2`, `three and a half`. */
function mixed([whole, joint, part]: readonly [Numbered, Node | undefined, Numbered]): Made {
  const { value } = whole
  const isMixed =
    isWhole(value) &&
    !value.article &&
    !value.proper &&
    value.gap < 1000n &&
    part.value.proper === true &&
    !part.value.signed &&
    ((!value.words && !part.value.words) || joint?.kind === 'and') &&
    isLess(part.value.q, 1n)
  return isMixed ? number({ q: add(value.q, part.value.q), gap: 1n, words: value.words }) : undefined
}

const signTyped = /^[-+−–—]$/

/** A sign stands tight before its digits and apart from what is before it; alone at the beginning it may stand apart. */
function signed([sign, count]: readonly [Node<string>, Numbered], text: Text): Made {
  if (count.value.signed || count.value.article) return undefined
  const { tokens } = text
  const isTyped = signTyped.test(tokens[sign.start]!.text)
  const isApart = !isGlued(count, text)
  const isJoined = isGlued(sign, text) && tokens[sign.start - 1]?.kind !== 'mark'
  if (isTyped && sign.start > 0 && (isApart || isJoined)) return undefined
  const q = sign.value === '-1' ? negate(count.value.q) : count.value.q
  const { otherwise } = count.value
  const other = otherwise === undefined || sign.value === '1' ? {} : { otherwise: `-${otherwise}` }
  return number({ ...count.value, q, signed: true, ...other }, isTyped && isApart ? 1 : 0)
}

/** Decimals behind a word for the point: as many places as the number there has digits. */
function decimalsInWords(whole: Fraction, { value, start, end }: Numbered, { tokens }: Text): Made {
  if (!isWhole(value) || value.article) return undefined
  const isDigits = !value.words && end === start + 1
  if (!value.words && !isDigits) return undefined
  const places = isDigits ? tokens[start]!.fold.length : String(value.q.numerator).length
  return number({ q: add(whole, divide(value.q, fraction(powerOfTen(places)))), gap: 1n, words: true })
}

const spelled = (digit: string, rest = ''): Made =>
  digit.length === 1 ? { value: digit + rest, key: digit + rest } : undefined

const decimalsSpelled = (whole: Fraction, digits: string): Made =>
  number({ q: add(whole, parseFraction(`0.${digits}`)), gap: 1n, words: true })

/** Numerals of all languages. `A + B` where B fits into the gap of A, and `A × multiplier`, read the words of all three. */
export const numberRules: readonly Rule[] = [
  ...words,
  rule('number', 'number hyphen? number', ([left, hyphen, right], text) =>
    hyphen && !(isGlued(hyphen, text) && isGlued(right, text)) ? undefined : inGap(left, right),
  ),
  rule('number', 'number and number', ([left, , right]) => inGap(left, right)),
  rule('number', 'number mult', ([count, size], text) => multiplied([count, size], text)),
  rule('number', 'number slash number', ([above, slash, below], text) => divided([above, slash, below], text)),
  rule('number', 'number hyphen|and? number', ([whole, joint, part]) => mixed([whole, joint, part])),
  rule('number', 'number part', ([whole, part]) => {
    const { value } = whole
    if (value.proper || value.signed || value.article) return undefined
    const size = fraction(value.gap >= 1000n ? value.gap : 1n)
    return number({ q: add(value.q, multiply(parseFraction(part.value), size)), gap: 1n, words: true })
  }),
  rule('number', 'number hyphen? denom of? article?', ([count, , parts]) =>
    !isWhole(count.value) || count.value.article || count.value.gap > 1n
      ? undefined
      : number({ q: divide(count.value.q, parseFraction(parts.value)), gap: 1n, words: true, proper: true }),
  ),
  rule('number', 'number point number', ([whole, , decimals], text) =>
    isWhole(whole.value) && !whole.value.article ? decimalsInWords(whole.value.q, decimals, text) : undefined,
  ),
  rule('number', 'point number', ([, decimals], text) => decimalsInWords(fraction(0n), decimals, text), 1),
  // Digit by digit: `point zero seven five`.
  rule('spelled', 'num|oh', ([digit]) => spelled(digit.value)),
  rule('spelled', 'num|oh spelled', ([digit, rest]) => spelled(digit.value, rest.value)),
  rule('number', 'point spelled', ([, digits]) => decimalsSpelled(fraction(0n), digits.value), 1),
  rule('number', 'number point spelled', ([whole, , digits]) =>
    whole.value.words && isWhole(whole.value) ? decimalsSpelled(whole.value.q, digits.value) : undefined,
  ),
  // `две целых пять десятых`
  rule('number', 'number point and? number', ([whole, , , part]) =>
    whole.value.words && isWhole(whole.value) && part.value.words && part.value.proper
      ? number({ q: add(whole.value.q, part.value.q), gap: 1n, words: true })
      : undefined,
  ),
  rule('number', 'sign number', ([sign, count], text) => signed([sign, count], text)),
  rule('number', 'approx number', ([, count]) => (count.value.signed ? undefined : number(count.value))),
]
