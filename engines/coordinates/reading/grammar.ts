import { grammar, type Node, parse, type Text, type Token, tokenise } from '#engines/language/index.ts'
import { leavesOf } from './leaves.ts'
import { planeRules } from './metres.ts'
import type { MetresOfText } from './plane-numbers.ts'
import type { PointOfText } from './points.ts'
import { coordinateRules } from './rules.ts'
import { isLead, isTail } from './surroundings.ts'

const rules = grammar([...coordinateRules, ...planeRules])

const twoLetters = /^[msd][nsewсювзји]$/

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

/** The tokens of a text that may be a point; undefined for one without two numbers, and for one too long. */
export function textOf(typed: string): Text | undefined {
  const cut = tokenise(typed)
  if (!cut || cut.filter(({ kind }) => kind === 'digits').length < 2) return undefined
  return { tokens: cut.flatMap((token, index) => apart(token, cut[index - 1])), language: 'en' }
}

/** What a text may be by the grammar. */
export interface Understood {
  readonly text: Text
  /** The degrees that the whole text is: of several readings the first that lies on Earth, else the first. */
  readonly point: PointOfText | undefined
  /** The same with its height; with what people write around a point: its number, its name. */
  readonly place: PointOfText | undefined
  /** The two numbers of a plane that a whole text is; with a name before them where that is a name. */
  readonly metres: MetresOfText | undefined
}

/** Whoever asks what a text means asks several things of it. */
let last: { readonly typed: string; readonly understood: Understood | undefined } | undefined

export function understood(typed: string): Understood | undefined {
  if (last?.typed !== typed) {
    const text = textOf(typed)
    last = { typed, understood: text && understand(text) }
  }
  return last.understood
}

export function understand(text: Text): Understood {
  const chart = parse(text, leavesOf(text), rules)
  const all = (...kinds: readonly string[]): readonly Node[] =>
    chart.flatMap((found) => kinds.flatMap((kind) => found.get(kind) ?? []))
  const whole = (...kinds: readonly string[]): readonly Node[] =>
    all(...kinds)
      .filter(({ start, end }) => start === 0 && end === text.tokens.length)
      .toSorted((left, right) => left.cost - right.cost)
  return {
    text,
    point: likeliest(whole('point')),
    get place() {
      return likeliest(whole('point', 'high')) ?? inside(all('point', 'high'), text)
    },
    get metres() {
      return whole('metresof', 'highmetres')[0]?.value ?? namedMetres(all('metresof', 'highmetres'), text)
    },
  }
}

const isOnEarth = ({ latitude, longitude }: PointOfText): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

const likeliest = (nodes: readonly Node<PointOfText>[]): PointOfText | undefined =>
  (nodes.find(({ value }) => isOnEarth(value)) ?? nodes[0])?.value

/** The longest piece: what stands before it or behind it is the less, the better. */
const inside = (nodes: readonly Node<PointOfText>[], text: Text): PointOfText | undefined =>
  nodes
    .filter(({ start, end, value }) => isOnEarth(value) && isLead(text, start, value) && isTail(text, end, value))
    .toSorted((left, right) => left.start - right.start || right.end - left.end || left.cost - right.cost)[0]?.value

const sure = { isFine: true, isSure: true, isAxesNamed: true } as const

function namedMetres(nodes: readonly Node<MetresOfText>[], text: Text): MetresOfText | undefined {
  const named = nodes.find(
    ({ start, end, value }) => value.firstLabel !== undefined && isLead(text, start, sure) && isTail(text, end, sure),
  )
  return named && { ...named.value, isNamed: true }
}

/** Whether all tokens are a point, or two numbers of a plane, that could be nothing else. */
export function isSurelyPlace(text: Text): boolean {
  const { point, metres } = understand(text)
  const isPoint = point !== undefined && isOnEarth(point) && (point.isFine || point.isAxesNamed)
  const isInZone = metres?.zone !== undefined && !metres.zone.isBare
  const isPlane = metres !== undefined && !metres.isNamed && (metres.firstLabel !== undefined || isInZone)
  return isPoint || isPlane
}

export const readDegrees = (typed: string): PointOfText | undefined => understood(typed)?.point
export const readPlace = (typed: string): PointOfText | undefined => understood(typed)?.place
export const readMetres = (typed: string): MetresOfText | undefined => understood(typed)?.metres
