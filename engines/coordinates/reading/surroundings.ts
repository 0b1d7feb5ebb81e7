import { type Text, type Token, tokenise } from '#engines/language/index.ts'
import { begins, isOf } from './leaves.ts'
import type { PointOfText } from './points.ts'

/** What people write around a point without meaning another one: a name with its mark, the number of the point, a few words that say what it is. */

type Sureness = Pick<PointOfText, 'isFine' | 'isSure' | 'isAxesNamed'>

/** Whether the tokens before a point may stand there. */
export function isLead({ tokens }: Text, end: number, { isFine, isSure, isAxesNamed }: Sureness): boolean {
  if (end === 0) return true
  const lead = withoutStamp(tokens.slice(0, end))
  const last = lead.at(-1)
  if (last === undefined) return true
  // A sign that touches the point is a part of it.
  if (lead.every(({ kind }) => kind === 'mark')) return lead.every(({ fold }) => !signs.has(fold))
  if (!isFine || isGluedOn(tokens, end) || (tokens[end]!.glued && signs.has(last.fold))) return false
  if (isAddress(tokens.slice(0, end + 1))) return endsName.has(last.fold)
  if (saysDirection(lead) || saysPlane(lead)) return false
  const words = wordsOf(lead)
  const digits = lead.filter(({ kind }) => kind === 'digits')
  if (digits.length > 0 && isReport(words)) return true
  if (digits.length > 1 || lead.some(({ fold }) => fold === '°')) return false
  // `33:08:25.71`, `27,567497`: the mark inside a number.
  if (
    lead.at(-2)?.kind === 'digits' &&
    last.glued &&
    tokens[end]!.glued &&
    (/^[.:]$/.test(last.fold) || (last.fold === ',' && tokens[end + 1]?.fold !== '.'))
  )
    return false
  const isBareRow = isSure && !isAxesNamed && !tokens.some(({ fold }) => fold === '°')
  if (digits.length > 0 && !isNumberOfPoint(lead, isBareRow)) return false
  return isNamed(lead)
}

/** The number of a point, which is not its first figure: `1. 44.8231, 20.4504`, `#3 …`, `WP001 N44…`, `Точка 1: …`. */
function isNumberOfPoint(lead: readonly Token[], isBareRow: boolean): boolean {
  const at = lead.findIndex(({ kind }) => kind === 'digits')
  const [number, before, after] = [lead[at]!, lead[at - 1], lead[at + 1]]
  if (number.fold.length > mostDigits) return false
  if (number.glued) return before!.kind === 'word' || !signs.has(before!.fold) || before!.glued
  if (before?.kind === 'word' ? isOf('pointword', before) : before !== undefined && numberSigns.has(before.text))
    return true
  if (after === undefined) return before === undefined && isBareRow
  return endsNumber.has(after.fold) && (before === undefined || before.kind === 'mark' || hasCapital(before))
}

/** The words before a point: fillers, and a name with its mark, or of one or two capitalised words. */
function isNamed(lead: readonly Token[]): boolean {
  const unknown = lead.filter((word, at) => word.kind === 'word' && !isFiller(word) && !isDotted(lead, at))
  if (unknown.length > mostNames || unknown.some(isOfOther)) return false
  const end = lead.findLastIndex(({ fold }) => endsName.has(fold))
  const isBehindLabel = (word: Token) => word.start > (lead[end]?.start ?? -1)
  const open = unknown.filter(isBehindLabel)
  if (open.length === 0) return true
  return open.every(hasCapital) && (open.length === unknown.length || !endsLabel.has(lead[end]!.fold))
}

/** `google.maps.LatLng` is one name. */
const isDotted = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.glued && tokens[at - 1]!.fold === '.' && tokens[at - 1]!.glued

/** Whether the tokens behind a point may stand there. */
export function isTail(text: Text, start: number, { isFine }: Sureness): boolean {
  const tail = text.tokens.slice(start)
  if (tail.every(isHarmless)) return true
  const [first] = tail
  if (!isFine || first === undefined) return false
  const words = wordsOf(tail)
  // How far a map was zoomed in: `,17z`, `?z=15`.
  if ((first.fold === ',' || first.fold === '?') && words.length === 1 && isZoom(words[0]!)) return tail.length <= 5
  if (saysDirection(tail) || saysPlane(tail)) return false
  if (isReport(words)) return true
  if (tail.some(({ kind, fold }) => kind === 'digits' || angleMarks.has(fold)) || words.length === 0) return false
  const unknown = words.filter((word) => !isFiller(word))
  if (unknown.length > mostNames || unknown.some(isOfOther)) return false
  // A letter alone is rather what is left of a word for a hemisphere: `48° n. Br., 16° ö. zorp L.`
  if (unknown.some(({ text }) => text.length === 1)) return false
  return isRemark(tail) || unknown.every(hasCapital)
}

const mostNames = 2
const mostDigits = 6
const signs = new Set(['-', '+', '.'])
const endsName = new Set([':', '=', '(', '@', ',', ';', '#', '!', '-', '[', '{', '<', '>', '"', "'", '→', '~'])
const endsLabel = new Set([':', '='])
const numberSigns = new Set(['#', '№'])
const endsNumber = new Set(['.', ',', ';', ':', ')', ']'])
/** Marks that say nothing at either end of a text. */
export const isHarmless = ({ fold }: Token): boolean => harmless.has(fold)
const harmless = new Set(['.', ',', ';', ':', '!', '?', ')', ']', '}', '<', '>', '…', '/'])
const angleMarks = new Set(['°', "'", '"'])

const wordsOf = (tokens: readonly Token[]): Token[] => tokens.filter(({ kind }) => kind === 'word')
const isZoom = ({ fold }: Token): boolean => fold === 'z' || fold === 'zoom'

/** `x44.8231`: a letter or a digit that touches the point is a part of it. */
const isGluedOn = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.glued && tokens[at - 1]!.kind !== 'mark'

/** An address is one word: nothing in it is apart. */
const isAddress = (tokens: readonly Token[]): boolean =>
  tokens.every(({ glued }, index) => index === 0 || glued) &&
  tokens[0]!.kind === 'word' &&
  tokens.some(({ fold }) => fold === ':')

/** A name has a capital: `Moscow 55.7558, 37.6173`. Another word without a mark beside it may be anything. */
const hasCapital = ({ text }: Token): boolean => text.length > 1 && text[0] !== text[0]!.toLowerCase()

/** A sign, an hour, a unit: it would change what the numbers mean, and names nothing. */
const isOfOther = (token: Token): boolean => isOf('other', token)

/** `[12:34] Ana:` of a chat. */
function withoutStamp(lead: readonly Token[]): readonly Token[] {
  const close = lead[0]?.fold === '[' ? lead.findIndex(({ fold }) => fold === ']') : -1
  return close > 0 && lead.slice(1, close).every(({ kind }) => kind !== 'word') ? lead.slice(close + 1) : lead
}

const isRemark = (tail: readonly Token[]): boolean => {
  const closing = tail[0]!.fold === '(' ? ')' : tail[0]!.fold === '[' ? ']' : undefined
  return closing !== undefined && tail.findIndex(({ fold }) => fold === closing) === tail.length - 1
}

/** What receivers of ships send besides: `COG 270 SOG 5.4`. */
const isReport = (words: readonly Token[]): boolean => words.length > 0 && words.every((word) => isOf('report', word))

export const isFiller = (token: Token): boolean => isOf('around', token)

/** `where is 34TDQ5713761347?`: squares and codes without the words around them; undefined where there are none, or too few figures to be sure. */
export function withoutFillers(typed: string): string | undefined {
  const tokens = tokenise(typed) ?? []
  const isIdle = (token: Token | undefined) => token !== undefined && (isFiller(token) || isHarmless(token))
  let [start, end] = [0, tokens.length]
  // `SE368868`: letters that touch figures are a part of them.
  while (isIdle(tokens[start]) && !(tokens[start + 1]?.glued && tokens[start + 1]!.kind === 'digits')) start++
  while (end > start && isIdle(tokens[end - 1])) end--
  const rest = tokens.slice(start, end)
  const figures = rest.reduce((sum, { kind, fold }) => sum + (kind === 'digits' ? fold.length : 0), 0)
  if (rest.length === tokens.length || figures < fewestFigures) return undefined
  return typed.slice(rest[0]!.start, rest.at(-1)!.start + rest.at(-1)!.text.length)
}

const fewestFigures = 4

/** `UTM`, a zone, a name of an axis: no name of a place has them beside numbers. */
const saysPlane = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ kind, fold }, start) =>
      kind === 'word' && fold.length > 1 && begins(['label', 'zoneword', 'utm'], { tokens, language: 'en' }, start),
  )

/** Words and letters for a hemisphere say where the point is, and are not left out as a name would be. */
function saysDirection(tokens: readonly Token[]): boolean {
  const text: Text = { tokens, language: 'en' }
  return tokens.some((token, start) => {
    if (token.kind !== 'word' || (isSmallLetter(token) && !/^[шд]$/.test(token.text))) return false
    const isName = /^[BL]$/.test(token.text)
    return begins(['way', 'hemi', 'axis', 'geo', ...(isName ? [] : ['axisletter'])], text, start)
  })
}

/** `I am at`, `в системе`: a letter that is no hemisphere alone. */
const isSmallLetter = ({ text }: Token): boolean =>
  text.length === 1 && !/^[nsewNSEW]$/.test(text) && (text === text.toLowerCase() || /^[A-Z]$/.test(text))
