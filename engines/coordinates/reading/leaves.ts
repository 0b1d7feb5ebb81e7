import { aroundPlaces, lexicon, type Node, places, planes, type Text, type Token } from '#engines/language/index.ts'
import { figuresAt } from './figures.ts'
import type { Label, MetreLabel, Zone } from './plane-numbers.ts'
import type { Hemisphere, Quarter } from './sides.ts'

const words = lexicon(places, planes, aroundPlaces)

/** Whether a token is a word of a kind, whatever stands beside it. */
export const isOf = (kind: string, { fold }: Token): boolean =>
  words.sensesOf(fold).some((sense) => sense.kind === kind)

/** Whether a word may belong to a coordinate or to what people write around one; a single letter may be that of a band. */
export const isKnown = ({ fold }: Token): boolean => fold.length === 1 || words.sensesOf(fold).length > 0

/** Whether words of one of these kinds begin at a token. */
export const begins = (kinds: readonly string[], text: Text, start: number): boolean =>
  words.look(text, start).some(({ kind }) => kinds.includes(kind))

/** What stands at each token: figures, words of places and planes, and the dashes and signs, which only their neighbours tell apart. */
export const leavesOf = (text: Text): readonly (readonly Node[])[] =>
  text.tokens.map((token, start) => {
    if (token.kind === 'digits') return [...figuresAt(text, start), ...numbersAt(token, start)]
    const found = token.kind === 'mark' ? [...figuresAt(text, start), ...marksAt(text.tokens, start)] : []
    for (const node of words.look(text, start)) found.push(...ofWord(node, text))
    if (token.kind === 'word') found.push(...namesAt(text.tokens, start))
    return found
  })

const leaf = (kind: string, start: number, value: unknown = '.', end = start + 1): Node => ({
  kind,
  start,
  end,
  cost: 0,
  value,
  key: JSON.stringify(value),
})

const longestNumberOfPoint = 5

/** The number of a zone, or of the point. */
const numbersAt = ({ fold }: Token, start: number): Node[] => [
  ...(fold.length <= 2 ? [leaf('zonenumber', start, Number(fold))] : []),
  ...(fold.length <= longestNumberOfPoint ? [leaf('pointname', start)] : []),
]

function ofWord(node: Node, text: Text): Node[] {
  const { tokens } = text
  const next = tokens[node.end]
  switch (node.kind) {
    case 'way':
    case 'hemi':
      return [quarterOf(node, text)]
    case 'label':
      return [{ ...node, value: labelOf(node.value) }]
    case 'pointword':
      return next?.kind === 'digits' && next.fold.length <= longestNumberOfPoint
        ? [leaf('pointname', node.start, '.', node.end + 1)]
        : []
    case 'and':
      return isAnd(tokens[node.start]!, next) ? [node, { ...node, kind: 'joint', value: 'and' }] : []
    case 'comma':
    case 'semi':
    case 'slash':
      return [node, { ...node, kind: 'joint', value: jointOf(node, tokens) }]
    default:
      return [node]
  }
}

/** A comma between two digits may be a decimal mark. */
const jointOf = ({ kind, end }: Node, tokens: readonly Token[]): string =>
  kind === 'comma' && tokens[end - 1]!.glued && tokens[end]?.glued ? 'tightComma' : kind

/** `И` is the east; `и` is "and", where it stands apart: not in `1e9`. */
const isAnd = ({ text, fold, kind, glued }: Token, next: Token | undefined): boolean =>
  kind !== 'word' || (!glued && !next?.glued && (text.length > 1 || text === fold))

function labelOf(value: string): Label {
  const axis = value.at(-1) as MetreLabel
  return value.startsWith('german') ? { axis, isGerman: true } : { axis }
}

const latin = /^[\u0020-\u024f]*$/

/** A single small letter may be a word: `и` is "and", `в` is "at". */
function quarterOf(node: Node, { tokens }: Text): Node {
  const { text, glued, kind } = tokens[node.start]!
  const [home, letter] = (node.value as string).split('+') as [string, Quarter | undefined]
  const quarter = letter ?? (home as Quarter)
  const isLetter = node.kind === 'way' && text.length === 1
  const isSmall = isLetter && text === text.toLowerCase()
  const isLatinSerbian = home === 'sr' && latin.test(text)
  const isEnglishLetter = isLetter && home !== 'sr' && latin.test(text)
  const isEastOrWest = home === 'oe'
  const isGlued = kind === 'word' && (glued || tokens[node.end]?.glued === true)
  const value: Hemisphere = { quarter, isLetter, isSmall, isLatinSerbian, isEnglishLetter, isEastOrWest, isGlued }
  const key = `${quarter} ${isLetter} ${isSmall} ${isLatinSerbian} ${isEnglishLetter}`
  return { ...node, value, key, cost: isLatinSerbian && isLetter ? 1 : isSmall && !latin.test(text) ? 2 : 0 }
}

function marksAt(tokens: readonly Token[], start: number): Node[] {
  const { fold, text, glued } = tokens[start]!
  if (fold === '|') return [leaf('joint', start, 'bar')]
  if (fold !== '-' && fold !== '+') return []
  const [before, next] = [tokens[start - 1], tokens[start + 1]]
  const isBehindComma = !glued && /^[,;]$/.test(before?.fold ?? '') && next?.kind === 'digits'
  const isBeforeFigure = (next?.glued === true && (next.kind === 'digits' || next.fold === '.')) || isBehindComma
  const isLong = text === '–' || text === '—' || text === '‒'
  const sign = isBeforeFigure && !(isLong && glued) ? [leaf('sign', start, fold === '+' ? 1 : -1)] : []
  if (fold === '+') return sign
  const isInside = glued && isBeforeFigure && before!.kind === 'digits'
  const isApart = !glued && next?.glued === false
  const isJoint = (isApart && start > 0) || (isLong && glued) || next?.kind === 'word'
  return [
    ...sign,
    ...(isInside && !isLong ? [leaf('hyphen', start)] : []),
    ...(isJoint ? [leaf('joint', start, isApart ? 'apart' : 'dash')] : []),
  ]
}

/** Letters of a band; names of datums and codes of zones. */
function namesAt(tokens: readonly Token[], start: number): Node[] {
  const { fold } = tokens[start]!
  if (fold.length === 1) return fold >= 'a' && fold <= 'z' ? [leaf('band', start, fold.toUpperCase())] : []
  if (fold === 'wgs' || fold === 'etrs') return datumAt(tokens, start)
  return fold === 'epsg' || fold === 'urn' ? codeAt(tokens, start) : []
}

/** `WGS 84`, `WGS-1984`, `ETRS89`: one to a metre. */
function datumAt(tokens: readonly Token[], start: number): Node[] {
  const at = tokens[start + 1]?.fold === '-' ? start + 2 : start + 1
  return datumYears.has(tokens[at]?.fold ?? '') ? [leaf('datum', start, '.', at + 1)] : []
}
const datumYears = new Set(['84', '89', '1984', '1989'])

const besideCode = new Set([':', 'ogc', 'def', 'crs', 'epsg'])
const zoneFamilies: ReadonlyMap<string, string> = new Map([
  ['326', 'NORTH'],
  ['327', 'SOUTH'],
  ['258', 'NORTH'],
])

/** `EPSG:32637`: a zone of UTM on WGS 84 or ETRS89. */
function codeAt(tokens: readonly Token[], start: number): Node[] {
  let at = start + 1
  while (besideCode.has(tokens[at]?.fold ?? '')) at++
  const zone = zoneOfCode(tokens[at]?.fold ?? '')
  return zone ? [leaf('zonecode', start, zone, at + 1)] : []
}

export function zoneOfCode(code: string): Zone | undefined {
  const letters = code.length === 5 ? zoneFamilies.get(code.slice(0, 3)) : undefined
  const number = Number(code.slice(3))
  return letters && number >= 1 && number <= 60 ? { number, letters } : undefined
}
