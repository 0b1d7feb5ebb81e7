import { type Token, tokenise } from '#engines/language/index.ts'
import { calledSystems } from '../projection/called-systems.ts'
import { zoneOfCode } from './leaves.ts'
import { systemInText } from './system-around.ts'

/** Old datums, written without spaces and hyphens. Their degrees differ from those of GPS by a hundred metres or more. */
const otherDatum =
  /^(?:nad(?:19)?27|ed(?:19)?(?:50|79|87)|agd\d\d|nzgd49|sad69|hd72|sjtsk|dhdn|ntf|mgi|tokyodatum|ск\d\d|пулково)$/

/** Local systems, whose figures are not published, and the one that took their place: nothing here turns their metres into a point. */
const otherMetres = /^(?:мск\d\d|msk\d\d|ск63|sk63|гск2011|gsk2011)$/

const longest = 4
const isJoint = ({ fold }: Token): boolean => fold === '-'

function names(tokens: readonly Token[], pattern: RegExp): boolean {
  return tokens.some((first, start) => {
    if (first.kind !== 'word' || (first.glued && tokens[start - 1]?.kind !== 'mark')) return false
    let joined = ''
    for (let end = start; end < Math.min(tokens.length, start + longest); end++) {
      const token = tokens[end]!
      if (isJoint(token)) continue
      joined += token.fold
      const next = tokens[end + 1]
      const goesOn =
        next?.glued === true && (next.kind !== 'mark' || (next.fold === ':' && tokens[end + 2]?.glued === true))
      if (!goesOn && pattern.test(joined)) return true
    }
    return false
  })
}

const isFine = (text: string): boolean => (text.match(/\d[.,]\d{3}|[°′']/g) ?? []).length >= 2

/** UTM and WGS 84 are read with the numbers; any other system of the registry is not one of the ten. */
const isReadHere = (code: number): boolean => code === 4326 || zoneOfCode(String(code)) !== undefined

function namesSystem(text: string): boolean {
  const named = systemInText(text)?.system
  if (named === undefined) return false
  const code = /^\w+:(\d{4,6})$/.exec(named)?.[1]
  return !(code === undefined ? calledSystems(named) : [Number(code)]).every(isReadHere)
}

/** Whether a text names another system, so that its degrees are not those of GPS. */
export const namesOtherDatum = (text: string): boolean =>
  (isFine(text) && names(tokenise(text) ?? [], otherDatum)) || namesSystem(text)

/** Whether a text names a reference system that is not read here: one of the registry, a local one, or degrees of an old datum. */
export const namesOtherReference = (text: string): boolean =>
  namesOtherDatum(text) || names(tokenise(text) ?? [], otherMetres)
