import { lexicon, type Node, places, type Text, type Token } from '#engines/language/index.ts'
import { figuresAt } from './figures.ts'
import type { Hemisphere, Quarter } from './sides.ts'

export const placeWords = lexicon(places)

/** What stands at each token: figures, words of places, and the dashes and signs, which only their neighbours tell apart. */
export const leavesOf = (text: Text): readonly (readonly Node[])[] =>
  text.tokens.map((token, start) => {
    if (token.kind === 'digits') return figuresAt(text.tokens, start)
    const found = token.kind === 'mark' ? [...figuresAt(text.tokens, start), ...marksAt(text.tokens, start)] : []
    for (const node of placeWords.look(text, start)) {
      if (node.kind === 'way' || node.kind === 'hemi') found.push(quarterOf(node, text))
      else if (!joining.has(node.kind)) found.push(node)
      else if (node.kind !== 'and' || isAnd(token, text.tokens[node.end]))
        found.push(node, { ...node, kind: 'joint', value: jointOf(node, text.tokens) })
    }
    return found
  })

/** A comma between two digits may be a decimal mark. */
const jointOf = ({ kind, end }: Node, tokens: readonly Token[]): string =>
  kind === 'comma' && tokens[end - 1]!.glued && tokens[end]?.glued ? 'tightComma' : kind

/** What may stand between two angles. */
const joining = new Set(['comma', 'semi', 'slash', 'and'])
/** `И` is the east; `и` is "and", where it stands apart: not in `1e9`. */
const isAnd = ({ text, fold, kind, glued }: Token, next: Token | undefined): boolean =>
  kind !== 'word' || (!glued && !next?.glued && (text.length > 1 || text === fold))

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
  const one = (kind: string, value: unknown = '.'): Node[] => [
    { kind, start, end: start + 1, cost: 0, value, key: kind },
  ]
  if (fold === '|') return one('joint', 'bar')
  if (fold !== '-' && fold !== '+') return []
  const next = tokens[start + 1]
  const isBehindComma = !glued && /^[,;]$/.test(tokens[start - 1]?.fold ?? '') && next?.kind === 'digits'
  const isBeforeFigure = (next?.glued === true && (next.kind === 'digits' || next.fold === '.')) || isBehindComma
  const isLong = text === '–' || text === '—' || text === '‒'
  const isInside = glued && isBeforeFigure && tokens[start - 1]!.kind === 'digits'
  const sign = isBeforeFigure && !(isLong && glued) ? one('sign', fold === '+' ? 1 : -1) : []
  if (fold === '+') return sign
  const isApart = !glued && next?.glued === false
  const isBeforeWord = next?.kind === 'word'
  return [
    ...sign,
    ...(isInside && !isLong ? one('hyphen') : []),
    ...((isApart && start > 0) || (isLong && glued) || isBeforeWord ? one('joint', isApart ? 'apart' : 'dash') : []),
  ]
}
