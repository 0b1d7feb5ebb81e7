import { lexicon, type Node, planes, type Text, type Token } from '#engines/language/index.ts'
import { amountsAt } from './amounts.ts'
import type { Label, MetreLabel, Zone } from './plane-numbers.ts'

const planeWords = lexicon(planes)

export const metreLeavesOf = (text: Text): readonly (readonly Node[])[] =>
  text.tokens.map((_, start) => leavesAt(text, start))

function leavesAt(text: Text, start: number): readonly Node[] {
  const { tokens } = text
  const { fold, kind } = tokens[start]!
  const node = (name: string, value: unknown = '.', end = start + 1): Node => ({
    kind: name,
    start,
    end,
    cost: 0,
    value,
    key: JSON.stringify(value),
  })
  if (kind === 'digits')
    return [
      ...amountsAt(tokens, start),
      ...(fold.length <= 2 ? [node('zonenumber', Number(fold))] : []),
      ...(fold.length <= 5 ? [node('pointname')] : []),
    ]
  const next = tokens[start + 1]
  if (fold === '-' || fold === '+') {
    const isSign = next?.glued && !(tokens[start]!.glued && tokens[start - 1]?.kind === 'digits')
    return isSign ? [node('sign', fold === '-' ? -1 : 1)] : []
  }
  const found = planeWords.look(text, start).flatMap((word): Node[] => {
    if (word.kind === 'label') return [{ ...word, value: labelOf(word.value as string) }]
    if (word.kind !== 'pointword') return [word]
    return next?.kind === 'digits' && next.fold.length <= 5 ? [node('pointname', '.', start + 2)] : []
  })
  if (kind === 'word' && isLatinLetter(fold)) found.push(node('band', fold.toUpperCase()))
  if (fold === 'wgs' || fold === 'etrs') found.push(...datumAt(tokens, start, node))
  if (fold === 'epsg' || fold === 'urn') found.push(...codeAt(tokens, start, node))
  return found
}

const isLatinLetter = (fold: string): boolean => fold.length === 1 && fold >= 'a' && fold <= 'z'

function labelOf(value: string): Label {
  const axis = value.at(-1) as MetreLabel
  return value.startsWith('german') ? { axis, isGerman: true } : { axis }
}

type MakeNode = (name: string, value: unknown, end: number) => Node

/** `WGS 84`, `WGS-1984`, `ETRS89`: one to a metre. */
function datumAt(tokens: readonly Token[], start: number, node: MakeNode): Node[] {
  const at = tokens[start + 1]?.fold === '-' ? start + 2 : start + 1
  return datumYears.has(tokens[at]?.fold ?? '') ? [node('datum', '.', at + 1)] : []
}
const datumYears = new Set(['84', '89', '1984', '1989'])

const besideCode = new Set([':', 'ogc', 'def', 'crs', 'epsg'])
const zoneFamilies: ReadonlyMap<string, string> = new Map([
  ['326', 'NORTH'],
  ['327', 'SOUTH'],
  ['258', 'NORTH'],
])

/** `EPSG:32637`: a zone of UTM on WGS 84 or ETRS89. */
function codeAt(tokens: readonly Token[], start: number, node: MakeNode): Node[] {
  let at = start + 1
  while (besideCode.has(tokens[at]?.fold ?? '')) at++
  const code = tokens[at]?.fold ?? ''
  const letters = code.length === 5 ? zoneFamilies.get(code.slice(0, 3)) : undefined
  return letters ? [node('zonecode', { number: Number(code.slice(3)), letters } satisfies Zone, at + 1)] : []
}

/** `UTM`, a zone, a name of an axis: no name of a place has them beside numbers. */
export const saysPlane = (text: Text): boolean =>
  text.tokens.some(
    ({ kind, fold }, start) =>
      kind === 'word' &&
      fold.length > 1 &&
      planeWords
        .look(text, start)
        .some((word) => word.kind === 'label' || word.kind === 'zoneword' || word.kind === 'utm'),
  )

/** `point`, `тачка`: a number may stand behind it. */
export const isPointWord = ({ fold }: Token): boolean =>
  planeWords.sensesOf(fold).some(({ kind }) => kind === 'pointword')
