import { inLatin, type Node, type Text, type Token } from '#engines/language/index.ts'
import { amountsAt } from './amounts.ts'
import type { Label, MetreLabel, Zone } from './plane-numbers.ts'

const cyrillic = (words: string): string[] => words.split(' ').flatMap((word) => [word, inLatin(word)])
/** Х and У on a Russian or Serbian keyboard look like X and Y, and are typed for them. */
const labels: ReadonlyMap<string, MetreLabel> = new Map([
  ...['x', 'х'].map((word) => [word, 'X'] as const),
  ...['y', 'у'].map((word) => [word, 'Y'] as const),
  ...['e', 'east', 'easting', 'eastings', 'восток', ...cyrillic('исток')].map((word) => [word, 'E'] as const),
  ...['n', 'north', 'northing', 'northings', ...cyrillic('север')].map((word) => [word, 'N'] as const),
])
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const units = setOf('m м')
const zoneWords = setOf('zone zona зона зоне')
const heights = setOf('h z alt ele elev height elevation висина visina высота')
const pointWords = setOf('точка тачка tacka point pt t т p п r а a b б в г д d g k к m м l л')
const marks: Readonly<Record<string, string>> = {
  ':': 'colon',
  '=': 'colon',
  ',': 'comma',
  ';': 'semi',
  '/': 'slash',
  '(': 'open',
  '[': 'open',
  ')': 'close',
  ']': 'close',
  '.': 'dot',
}

export const metreLeavesOf = (text: Text): readonly (readonly Node[])[] =>
  text.tokens.map((_, start) => leavesAt(text.tokens, start))

function leavesAt(tokens: readonly Token[], start: number): Node[] {
  const { fold, kind, text } = tokens[start]!
  const found: Node[] = []
  const put = (name: string, value: unknown = '.', end = start + 1) =>
    found.push({ kind: name, start, end, cost: 0, value, key: JSON.stringify(value) })
  if (kind === 'digits') {
    found.push(...amountsAt(tokens, start))
    if (fold.length <= 2) put('zonenumber', Number(fold))
    if (fold.length <= 5) put('pointname')
    return found
  }
  if (kind === 'mark') {
    const name = marks[fold]
    if (name) put(name)
    const next = tokens[start + 1]
    if (
      (fold === '-' || fold === '+') &&
      next?.glued &&
      !(tokens[start]!.glued && tokens[start - 1]?.kind === 'digits')
    )
      put('sign', fold === '-' ? -1 : 1)
    return found
  }
  const label = labels.get(fold)
  if (label) put('label', { axis: label } satisfies Label)
  if (/^(?:rechts|hoch)(?:wert)?$/.test(fold))
    put('label', { axis: fold.startsWith('r') ? 'E' : 'N', isGerman: true } satisfies Label)
  if (units.has(fold)) put('unit')
  if (zoneWords.has(fold)) put('zoneword')
  if (heights.has(fold)) put('heightof')
  if (fold === 'utm' || fold === 'утм') put('utm')
  if (fold === 'north' || fold === 'south') put('band', fold.toUpperCase())
  else if (/^[a-z]$/.test(fold)) put('band', text.toUpperCase())
  const next = tokens[start + 1]
  if (next?.kind === 'digits' && next.fold.length <= 5 && pointWords.has(fold)) put('pointname', '.', start + 2)
  if (fold === 'wgs' || fold === 'etrs') datum(tokens, start, put)
  if (fold === 'epsg' || fold === 'urn') code(tokens, start, put)
  return found
}

/** `WGS 84`, `WGS-1984`, `ETRS89`: one to a metre. */
function datum(
  tokens: readonly Token[],
  start: number,
  put: (name: string, value: unknown, end: number) => void,
): void {
  const at = tokens[start + 1]?.fold === '-' ? start + 2 : start + 1
  if (/^(?:19)?8[49]$/.test(tokens[at]?.fold ?? '')) put('datum', '.', at + 1)
}

/** `EPSG:32637`: a zone of UTM on WGS 84 or ETRS89. */
function code(tokens: readonly Token[], start: number, put: (name: string, value: unknown, end: number) => void): void {
  let at = start + 1
  while (/^(?::|ogc|def|crs|epsg)$/.test(tokens[at]?.fold ?? '')) at++
  const [, family, number] = /^(326|327|258)(\d\d)$/.exec(tokens[at]?.fold ?? '') ?? []
  if (family !== undefined)
    put('zonecode', { number: Number(number), letters: family === '327' ? 'SOUTH' : 'NORTH' } satisfies Zone, at + 1)
}
