import type { Lexicon, Node, Text } from '#engines/language/index.ts'
import { fold, inLatin } from '#engines/language/index.ts'
import type { UnitValue } from './unit-value.ts'

const half = 'пол'

/** Of the readings of a word: what is known in its very letters is no misspelt unit (`kN` is no knot, `T` no tonne). */
export function withoutMistaken(found: readonly Node[], { tokens }: Text): readonly Node[] {
  const exact = found.filter(({ kind, cost, start, end }) => {
    const letters = tokens.slice(start, end).reduce((count, { text }) => count + text.length, 0)
    return kind === 'alien' || (kind === 'unit' && cost === 0 && letters < 5)
  })
  const isLink = found.some(({ kind }) => kind === 'in')
  const joining = found.filter(
    (node) =>
      !(node.kind === 'in' && isSign(node, tokens)) &&
      !(isLink && isBeforeArticle(node, tokens)) &&
      !isPartOfName(node, tokens) &&
      !isEndOfOrdinal(node, tokens) &&
      !isOtherPrefix(node, tokens),
  )
  return exact.length === 0
    ? joining
    : joining.filter(
        (node) =>
          node.kind !== 'unit' ||
          node.cost === 0 ||
          !exact.some(({ end, kind }) => end === node.end && (kind === 'alien' || node.cost > 1)),
      )
}

/** A dash that touches the digits behind it and nothing before it is their sign, and joins nothing. */
const isSign = ({ start, end }: Node, tokens: Text['tokens']): boolean =>
  tokens[start]!.fold === '-' && !tokens[start]!.glued && tokens[end]?.kind === 'digits' && tokens[end].glued

/** `in a second`, `in an hour`: a preposition, and no inches. */
const isBeforeArticle = ({ kind, end }: Node, tokens: Text['tokens']): boolean =>
  (kind === 'unit' || kind === 'distance') && articles.has(tokens[end]?.fold ?? '')
const articles = new Set(['a', 'an', 'the'])

/** `the 21st` is a day or a place in a row, and no stones; `21st` alone may be a weight. */
const isEndOfOrdinal = ({ start }: Node, tokens: Text['tokens']): boolean =>
  tokens[start]!.fold === 'st' && tokens[start]!.glued && tokens[start - 2]?.fold === 'the'

/** A capital that is no symbol, tight behind digits, is the end of a name: `5G`, `4H`. */
const isPartOfName = ({ kind, start, end, cost }: Node, tokens: Text['tokens']): boolean =>
  kind === 'unit' &&
  cost > 0 &&
  end === start + 1 &&
  tokens[start]!.kind === 'word' &&
  tokens[start]!.text.length === 1 &&
  tokens[start]!.text !== tokens[start]!.fold &&
  tokens[start]!.glued &&
  tokens[start - 1]?.kind === 'digits'

/** A capital M is no milli, and a small one no mega, where the rest is written as in the symbol and the parts are read by themselves: `MN·m`, `Mm²`, `мВт·ч`. */
function isOtherPrefix({ kind, start, end, cost, value }: Node, tokens: Text['tokens']): boolean {
  const [first = '', ...rest] = tokens[start]!.text
  const isOfParts = kind === 'distance' || (kind === 'unit' && end > start + 1)
  if (cost === 0 || !isOfParts || !'MМmм'.includes(first)) return false
  const { unit }: UnitValue = kind === 'distance' ? value.unit : value
  const isCapital = 'MМ'.includes(first)
  const other = (isCapital ? first.toLowerCase() : first.toUpperCase()) + rest.join('')
  const isOther = unit.name.en.includes(isCapital ? 'milli' : 'mega')
  return isOther && Object.values(unit.symbol).some((symbol) => symbol.startsWith(other))
}

/** `полкило`, `поллитра`: half of a unit in one word. */
export function halves(lexicon: Lexicon, text: Text, start: number): readonly Node[] {
  const { tokens } = text
  const token = tokens[start]!
  if (token.kind !== 'word' || !token.fold.startsWith(half)) return []
  const next = token.fold.length > half.length ? undefined : tokens[start + 1]
  const joined = next?.fold === '-' ? tokens[start + 2] : undefined
  const [word, end] = next
    ? joined
      ? [joined.fold, start + 3]
      : [next.fold, start + 2]
    : [token.fold.slice(half.length), start + 1]
  if (word.length < 3) return []
  // `часа` stands in more rows than that of the hour: in every one it is looked up as it would be by itself.
  const alone = { ...text, tokens: tokens.with(end - 1, { ...tokens[end - 1]!, text: word, fold: word }) }
  return lexicon
    .look(alone, end - 1)
    .filter((node) => node.kind === 'unit' && node.end === end)
    .map((node) => ({ ...node, kind: 'halfunit', start }))
}

/** A power that stands tight behind a unit: `s2`, `s²`, `s^2`, `s-1`, `s⁻¹`. */
export function powers({ tokens }: Text, start: number): readonly Node[] {
  if (!tokens[start]!.glued || tokens[start - 1]?.kind !== 'word') return []
  const isMark = (at: number, ...signs: readonly string[]) => tokens[at]?.glued && signs.includes(tokens[at].text)
  let end = start
  if (isMark(end, '^')) end++
  const isBelow = isMark(end, '-', '−', '⁻')
  if (isBelow) end++
  const size = tokens[end]?.glued ? superscripts.indexOf(tokens[end]!.text) % 5 : -1
  if (size < (isBelow ? 1 : 2)) return []
  const value = isBelow ? -size : size
  return [{ kind: 'power', start, end: end + 1, cost: 0, value, key: String(value) }]
}
const superscripts = ['0', '1', '2', '3', '4', '⁰', '¹', '²', '³', '⁴']

const isCyrillicSymbol = /^[абвгдезијклмнопрстуфхцљњјџ]{2,4}$/
/** Horsepower and nanometres, which are not what their Latin letters would mean. */
const cyrillicOnly = new Set(['лс', 'нм'])

/** Serbian law writes symbols in Latin letters, people write them in Cyrillic too: `цм`, `км/ч`. */
export function inLatinLetters(lexicon: Lexicon, text: Text, start: number): readonly Node[] {
  const { fold: word } = text.tokens[start]!
  if (!isCyrillicSymbol.test(word) || cyrillicOnly.has(word)) return []
  if (lexicon.look(text, start).some(({ kind }) => kind === 'unit' || kind === 'distance')) return []
  const tokens = text.tokens.map((token) =>
    isCyrillicSymbol.test(token.fold) ? { ...token, text: inLatin(token.fold), fold: inLatin(token.fold) } : token,
  )
  return lexicon
    .look({ ...text, tokens }, start)
    .filter(({ kind, cost }) => (kind === 'unit' || kind === 'distance') && cost < 2)
    .map((node) => ({ ...node, cost: node.cost + 1 }))
}

/**
 * Words with one letter wrong, where they are nothing else; of what is measured any word may be one. A short unit is trusted only behind a
 * larger one, as the smaller one of it: a `slip`.
 */
export function mistyped(lexicon: Lexicon, text: Text, start: number, isUnknown: boolean): readonly Node[] {
  const { fold: word } = text.tokens[start]!
  const found = lexicon.lookNear(text, start, isUnknown).filter(({ kind }) => kind !== 'thing')
  if (found.length > 0 || !isUnknown || word.length < shortestSlip) return found
  return lexicon
    .sensesNearStem(word)
    .filter(({ kind }) => kind === 'unit')
    .map(({ value, key }) => ({ kind: 'smaller', start, end: start + 1, cost: 4, value, key }))
}
const shortestSlip = 4

/** Whether a name is one of the forms, Cyrillic also in Latin letters. */
export function isOneOf(name: string, forms: readonly string[]): boolean {
  const wanted = inLatin(fold(name))
  return forms.some((form) => inLatin(fold(form)) === wanted)
}
