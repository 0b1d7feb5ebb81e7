import type { Lexicon, Node, Sense, Text } from '../../language/index.ts'
import { fold, inLatin } from '../../language/index.ts'

const half = 'пол'

/** Of the readings of a word: what is known in its very letters is no misspelt unit (`kN` is no knot, `T` no tonne). */
export function withoutMistaken(found: readonly Node[], { tokens }: Text): readonly Node[] {
  const exact = found.filter(({ kind, cost, start, end }) => {
    const letters = tokens.slice(start, end).reduce((count, { text }) => count + text.length, 0)
    return kind === 'alien' || (kind === 'unit' && cost === 0 && letters < 5)
  })
  return exact.length === 0
    ? found
    : found.filter(
        (node) =>
          node.kind !== 'unit' ||
          node.cost === 0 ||
          !exact.some(({ end, kind }) => end === node.end && (kind === 'alien' || node.cost > 1)),
      )
}

/** `полкило`, `поллитра`: half of a unit in one word. */
export function halves(lexicon: Lexicon, { tokens }: Text, start: number): readonly Node[] {
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
  return lexicon
    .sensesOf(word)
    .filter(({ kind }) => kind === 'unit')
    .map(({ value, key, cost = 0 }) => ({ kind: 'halfunit', start, end, cost, value, key }))
}

const isCyrillicSymbol = /^[\u0400-\u04ff]{2,4}$/
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
 * A unit's name with one letter wrong, for a word that is nothing else. A short one is trusted only behind a larger unit, as the smaller one
 * of it: a `slip`.
 */
export function mistyped(lexicon: Lexicon, { tokens }: Text, start: number): readonly Node[] {
  const { fold: word } = tokens[start]!
  const node = (kind: string, { value, key }: Sense): Node => ({ kind, start, end: start + 1, cost: 4, value, key })
  const found = lexicon.sensesNear(word).filter(({ kind }) => kind === 'unit' || kind === 'distance')
  if (found.length > 0) return found.map((sense) => node(sense.kind, sense))
  if (word.length < shortestSlip) return []
  return lexicon
    .sensesNearStem(word)
    .filter(({ kind }) => kind === 'unit')
    .map((sense) => node('slip', sense))
}
const shortestSlip = 4

/** Whether a name is one of the forms, Cyrillic also in Latin letters. */
export function isOneOf(name: string, forms: readonly string[]): boolean {
  const wanted = inLatin(fold(name))
  return forms.some((form) => inLatin(fold(form)) === wanted)
}
