import type { Node, Token } from '#engines/language/index.ts'

/** A number as it stands in a coordinate: its digits count, and leading zeros are part of it. */
export interface Figure {
  readonly value: number
  /** Digits before the mark. */
  readonly whole: string
  readonly decimals: number
  /** Its decimals stand behind a comma. */
  readonly hasComma?: boolean
}

/** An angle whose parts are told by their place alone; without a letter of a hemisphere it may be anything else. */
export interface CutAngle {
  readonly parts: readonly number[]
}

const longestWhole = 9
const mostDecimals = 40

/** The figures that begin at a token: `44`, `44.8231`, `44,8231`, `.5`, `4.48E+01`; `44.49.23`, `4449.386`, `44,49.386`; `44/1 49/1 2316/100`. */
export function figuresAt(tokens: readonly Token[], start: number): Node[] {
  const at = (index: number): Token | undefined => tokens[index]
  const digits = (index: number) => (at(index)?.kind === 'digits' ? at(index)!.fold : undefined)
  const tight = (index: number, mark: string) => at(index)?.fold === mark && at(index)!.glued
  const tightDigits = (index: number) => (at(index)?.glued ? digits(index) : undefined)
  const isBehindPoint =
    start > 1 &&
    at(start)!.glued &&
    at(start - 1)!.fold === '.' &&
    at(start - 1)!.glued &&
    at(start - 2)!.kind === 'digits'
  const found: Node[] = []
  const put = (kind: string, end: number, value: Figure | CutAngle, key: string) =>
    found.push({ kind, start, end, cost: 0, value, key })
  const figure = (end: number, whole: string, decimals = '', exponent = '') =>
    whole.length <= longestWhole &&
    decimals.length <= mostDecimals &&
    put(
      'figure',
      end,
      {
        value: Number(`${whole || '0'}.${decimals || '0'}${exponent}`),
        whole,
        decimals: decimals.length,
        hasComma: decimals !== '' && at(start + 1)!.fold === ',',
      },
      `${whole}.${decimals}${exponent}`,
    )
  const cut = (end: number, ...parts: number[]) => put('cutangle', end, { parts }, parts.join(' '))

  const whole = digits(start)
  if (whole === undefined) {
    // `.5`, and `48'.6`: decimals behind the mark of a minute.
    const decimals = tightDigits(start + 1)
    const isMark = at(start)!.fold === '.' || at(start)!.fold === ','
    if (!isMark || decimals === undefined) return found
    const before = at(start - 1)
    if (at(start)!.glued && before?.kind === 'mark')
      put('decimals', start + 2, { value: Number(`0.${decimals}`), whole: '', decimals: decimals.length }, decimals)
    if (at(start)!.fold === '.' && !(at(start)!.glued && before !== undefined && /^[\d'"°]/.test(before.fold)))
      figure(start + 2, '', decimals)
    return found
  }
  if (isBehindPoint) return found
  figure(start + 1, whole)
  const isPoint = tight(start + 1, '.')
  const second = isPoint || tight(start + 1, ',') ? tightDigits(start + 2) : undefined
  if (second === undefined) {
    packed(whole, '', start + 1)
    fractions()
    return found
  }
  figure(start + 3, whole, second)
  packed(whole, second, start + 3)
  // Spreadsheets: a letter E without a sign behind it may be the east.
  if (
    isPoint &&
    second.length > 2 &&
    tight(start + 3, 'e') &&
    /^[-+]$/.test(at(start + 4)?.fold ?? '') &&
    tightDigits(start + 5)?.length === 2
  )
    figure(start + 6, whole, second, `e${at(start + 4)!.fold}${digits(start + 5)}`)
  const third = tight(start + 3, '.') || tight(start + 3, ',') ? tightDigits(start + 4) : undefined
  if (third === undefined || whole.length > 3 || second.length > 2) return found
  const mark = at(start + 1)!.fold
  const nextMark = at(start + 3)!.fold
  if (mark === '.' && nextMark === '.' && second.length === 2) {
    // Thousandths of a minute, or seconds.
    if (third.length === 3) cut(start + 5, Number(whole), Number(`${second}.${third}`))
    const decimals = tight(start + 5, '.') || tight(start + 5, ',') ? tightDigits(start + 6) : undefined
    if (third.length === 2) cut(start + 5, Number(whole), Number(second), Number(third))
    if (third.length === 2 && decimals) cut(start + 7, Number(whole), Number(second), Number(`${third}.${decimals}`))
  }
  // Programs that read photographs put commas: `44,49.386N`, `44,49,23.16N`.
  if (mark === ',' && nextMark === '.') cut(start + 5, Number(whole), Number(`${second}.${third}`))
  if (mark === ',' && nextMark === ',' && third.length <= 2) {
    cut(start + 5, Number(whole), Number(second), Number(third))
    const decimals = tight(start + 5, '.') ? tightDigits(start + 6) : undefined
    if (decimals) cut(start + 7, Number(whole), Number(second), Number(`${third}.${decimals}`))
  }
  return found

  /** `554520`, `4449.386`: two digits each for minutes and seconds are split off from behind. */
  function packed(together: string, decimals: string, end: number): void {
    if (together.length < 4 || together.length > 7) return
    const hasSeconds = together.length >= 6
    const last = together.length - 2
    const lastPart = Number(`${together.slice(last)}.${decimals || '0'}`)
    if (lastPart >= 60 || (hasSeconds && Number(together.slice(last - 2, last)) >= 60)) return
    if (hasSeconds)
      put(
        'packed',
        end,
        { parts: [Number(together.slice(0, last - 2)), Number(together.slice(last - 2, last)), lastPart] },
        `${together}.${decimals}`,
      )
    else put('packed', end, { parts: [Number(together.slice(0, last)), lastPart] }, `${together}.${decimals}`)
  }

  /** Photographs keep whole numbers and their divisors. */
  function fractions(): void {
    const over = (index: number) => (digits(index) && tight(index + 1, '/') ? tightDigits(index + 2) : undefined)
    const next = (index: number) => (at(index)?.fold === ',' ? index + 1 : index)
    const minutes = next(start + 3)
    const seconds = next(minutes + 3)
    const divisor = over(seconds)
    if (over(start) !== '1' || over(minutes) !== '1' || !divisor || !/^10*$/.test(divisor)) return
    const parts = [Number(whole), Number(digits(minutes)), Number(digits(seconds)) / Number(divisor)]
    put('wholeangle', seconds + 3, { parts }, parts.join(' '))
  }
}
