import { grammar, type Node, parse, type Text, type Token, tokenise } from '#engines/language/index.ts'
import { leavesOf } from './leaves.ts'
import type { PointOfText } from './points.ts'
import { coordinateRules } from './rules.ts'
import { isLead, isTail } from './surroundings.ts'

const rules = grammar(coordinateRules)

export const textOf = (typed: string): Text | undefined => {
  const tokens = tokenise(typed)?.flatMap((token, index, all) => apart(token, all[index - 1]))
  return tokens && tokens.length > 0 ? { tokens, language: 'en' } : undefined
}

const twoLetters = /^[msd][nsew]$/

/** `30sN`, `413550 mE`: the letter of the unit and that of the hemisphere are two words; `50 de longitud` has a word. */
const apart = (token: Token, before: Token | undefined): Token[] =>
  token.kind === 'word' &&
  before?.kind === 'digits' &&
  twoLetters.test(token.fold) &&
  (token.glued || token.text !== token.fold)
    ? [0, 1].map((at) => ({
        ...token,
        text: token.text[at]!,
        fold: token.fold[at]!,
        start: token.start + at,
        glued: at > 0 || token.glued,
      }))
    : [token]

const isOnEarth = ({ latitude, longitude }: PointOfText): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

/** The point that a whole text is; of several readings the first that lies on Earth, else the first. */
export function readDegrees(typed: string): PointOfText | undefined {
  const text = textOf(typed)
  if (!text) return undefined
  const chart = parse(text, leavesOf(text), rules)
  return likeliest(whole(chart[0]!.get('point'), text))
}

/** The same with what people write around a point: its height, its number, its name. */
export function readPlace(typed: string): PointOfText | undefined {
  const text = textOf(typed)
  if (!text) return undefined
  const chart = parse(text, leavesOf(text), rules)
  const own = likeliest([...whole(chart[0]!.get('point'), text), ...whole(chart[0]!.get('high'), text)])
  if (own) return own
  const found: Node<PointOfText>[] = []
  for (const [start, kinds] of chart.entries())
    for (const node of [...(kinds.get('point') ?? []), ...(kinds.get('high') ?? [])] as Node<PointOfText>[])
      if (isLead(text, start, node.value) && isTail(text, node.end, node.value)) found.push(node)
  // The longest piece: what stands before it or behind it is the less, the better.
  const [first] = found
    .filter(({ value }) => isOnEarth(value))
    .toSorted((left, right) => left.start - right.start || right.end - left.end || left.cost - right.cost)
  return first?.value
}

const whole = (nodes: readonly Node[] | undefined, { tokens }: Text): Node<PointOfText>[] =>
  (nodes ?? []).filter(({ end }) => end === tokens.length)

const likeliest = (nodes: readonly Node<PointOfText>[]): PointOfText | undefined => {
  const sorted = nodes.toSorted((left, right) => left.cost - right.cost)
  return (sorted.find(({ value }) => isOnEarth(value)) ?? sorted[0])?.value
}

/** Whether all tokens are a point that could be nothing else. */
export function isPoint(text: Text): boolean {
  const [first] = parse(text, leavesOf(text), rules)
  return [...whole(first?.get('point'), text), ...whole(first?.get('high'), text)].some(
    ({ value }) => isOnEarth(value) && (value.isFine || value.isAxesNamed),
  )
}
