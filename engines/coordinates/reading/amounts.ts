import type { Node, Token } from '#engines/language/index.ts'

/** Metres in digits, their thousands perhaps apart. */
export interface Amount {
  readonly value: number
  readonly decimals: number
  /** Digits before the decimals. */
  readonly digits: number
  readonly groups: number
  /** `0800`: rather a telephone. */
  readonly hasZeroInFront: boolean
  /** `457,186` may be metres and millimetres; beside `4,962,500` it is not, and the same with points. */
  readonly mark: 'none' | 'space' | 'apostrophe' | 'comma' | 'oneComma' | 'point' | 'onePoint'
}

const longest = 9
const mostDecimals = 40
/** Nobody writes thousands apart and millionths of a metre: `5 127.264258`. */
const mostDecimalsOfGroups = 4

const kindOf = (mark: string, groups: number): Amount['mark'] =>
  mark === ' '
    ? 'space'
    : mark === "'"
      ? 'apostrophe'
      : mark === ','
        ? groups === 1
          ? 'oneComma'
          : 'comma'
        : groups === 1
          ? 'onePoint'
          : 'point'

/** Every way to read the digits that begin at a token. */
export function amountsAt(tokens: readonly Token[], start: number): Node[] {
  const first = tokens[start]!
  const before = tokens[start - 1]
  if (first.kind !== 'digits' || first.fold.length > longest) return []
  if (first.glued && before?.fold === '.' && before.glued && tokens[start - 2]?.kind === 'digits') return []
  const hasZeroInFront = first.fold.length > 1 && first.fold.startsWith('0')
  const found: Node[] = []
  const digits = (index: number, isTight: boolean) =>
    tokens[index]?.kind === 'digits' && tokens[index].glued === isTight ? tokens[index].fold : undefined
  const put = (end: number, whole: string, decimals: string, groups: number, mark: Amount['mark'], cost: number) => {
    const value = Number(`${whole}.${decimals || '0'}`)
    const amount: Amount = { value, decimals: decimals.length, digits: whole.length, groups, hasZeroInFront, mark }
    found.push({
      kind: 'amount',
      start,
      end,
      cost,
      value: amount,
      key: `${value} ${mark} ${groups} ${decimals.length}`,
    })
  }
  /** Also with the decimals behind; `not` is the mark that stands before thousands. */
  const withDecimals = (end: number, whole: string, groups: number, mark: Amount['mark'], not: string) => {
    put(end, whole, '', groups, mark, groups > 0 ? 1 : 0)
    const decimalMark = tokens[end]
    if (!decimalMark?.glued || !/^[.,]$/.test(decimalMark.fold) || decimalMark.fold === not) return
    const decimals = digits(end + 1, true)
    if (decimals !== undefined && decimals.length <= (groups > 0 ? mostDecimalsOfGroups : mostDecimals))
      put(
        end + 2,
        whole,
        decimals,
        groups,
        mark === 'oneComma' ? 'comma' : mark === 'onePoint' ? 'point' : mark,
        groups > 0 ? 1 : 0,
      )
    else if (decimals === undefined && decimalMark.fold === '.' && tokens[end + 1]?.glued !== true)
      put(end + 1, whole, '', groups, mark, 1)
  }
  withDecimals(start + 1, first.fold, 0, 'none', '')
  if (first.fold.length > 3) return found
  for (const mark of [' ', "'", '.', ',']) {
    let whole = first.fold
    let groups = 0
    for (let end = start + 1; groups < 3; ) {
      const at = mark === ' ' ? end : end + 1
      const isMark = mark === ' ' || (tokens[end]?.fold === mark && tokens[end]?.glued)
      const group = isMark ? digits(at, mark !== ' ') : undefined
      if (group?.length !== 3) break
      whole += group
      groups++
      end = at + 1
      withDecimals(end, whole, groups, kindOf(mark, groups), mark)
    }
  }
  return found
}
