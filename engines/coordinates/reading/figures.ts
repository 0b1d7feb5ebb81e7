import { literals, type Node, type Text, type Token } from '#engines/language/index.ts'

/** A number as it stands in a coordinate: its digits count, and leading zeros are part of it. */
export interface Figure {
  readonly value: number
  /** Digits before the decimals. */
  readonly whole: string
  readonly decimals: number
  /** Its decimals stand behind a comma. */
  readonly hasComma: boolean
  /** So many groups of three digits stand apart in it. */
  readonly groups: number
  /** What stands between the groups: a space is ''. */
  readonly mark: string
}

/** An angle whose parts are told by their place alone; without a letter of a hemisphere it may be anything else. */
export interface CutAngle {
  /** As they are typed, a zero in front among them. */
  readonly degreeDigits?: number
  readonly parts: readonly number[]
}

const longestWhole = 9
const mostDecimals = 40
/** Nobody writes thousands apart and millionths of a metre: `5 127.264258`. */
const mostDecimalsOfGroups = 4

const isDigits = (token: Token | undefined): boolean => token?.kind === 'digits'
const isMark = ({ fold }: Token): boolean => fold === '.' || fold === ',' || fold === "'"

/** Everything of digits that begins at a token: numbers (`grouped` where their thousands are apart), and angles told by their shape. */
export function figuresAt(text: Text, start: number): Node[] {
  const { tokens } = text
  const first = tokens[start]!
  if (first.kind === 'mark') return first.fold === '.' || first.fold === ',' ? decimalsAt(text, start) : []
  const before = tokens[start - 1]
  if (first.glued && before?.fold === '.' && before.glued && isDigits(tokens[start - 2])) return []
  const found: Node[] = []
  for (const { end, value } of literals(text, start)) {
    const figure = figureOf(tokens.slice(start, end), value.decimals ?? 0)
    if (!figure) continue
    found.push(nodeOf(figure.groups > 0 ? 'grouped' : 'figure', start, end, figure))
    if (figure.groups === 0) found.push(...packed(figure, start, end))
  }
  return [...found, ...shapesAt(tokens, start)]
}

function nodeOf(kind: string, start: number, end: number, figure: Figure): Node {
  const { value, whole, decimals, groups, mark } = figure
  return { kind, start, end, cost: groups > 0 ? 1 : 0, value: figure, key: `${value} ${whole} ${decimals} ${mark}` }
}

/** A number in digits with its marks; spreadsheets print `4.48E+01`, where an E without a sign may be the east. */
function figureOf(tokens: readonly Token[], decimals: number): Figure | undefined {
  const runs = tokens.filter(isDigits).map(({ fold }) => fold)
  const plain = (whole: string, behind: string, value: number, groups = 0): Figure | undefined =>
    whole.length <= longestWhole && behind.length <= (groups > 0 ? mostDecimalsOfGroups : mostDecimals)
      ? {
          value,
          whole,
          decimals: behind.length,
          hasComma: behind !== '' && tokens.at(-2)!.fold === ',',
          groups,
          mark: groups > 0 && !isDigits(tokens[1]) ? tokens[1]!.fold : '',
        }
      : undefined
  if (tokens.every((token) => isDigits(token) || isMark(token))) {
    const behind = decimals > 0 ? runs.pop()! : ''
    const whole = runs.join('')
    return plain(whole, behind, Number(`${whole}.${behind || '0'}`), runs.length - 1)
  }
  const [whole = '', behind = '', power] = runs
  const isScientific = tokens.length === 6 && tokens[1]!.fold === '.' && behind.length > 2 && power?.length === 2
  return isScientific ? plain(whole, behind, Number(tokens.map(({ fold }) => fold).join(''))) : undefined
}

/** `.5`; behind the mark of a minute, as charts and almanacs have it, `48'.6`. */
function decimalsAt({ tokens }: Text, start: number): Node[] {
  const [mark, digits, before] = [tokens[start]!, tokens[start + 1], tokens[start - 1]]
  if (!digits?.glued || !isDigits(digits)) return []
  const decimals = digits.fold
  const value = Number(`0.${decimals}`)
  const figure: Figure = { value, whole: '', decimals: decimals.length, hasComma: false, groups: 0, mark: '' }
  const isBehindMark = mark.glued && before?.kind === 'mark'
  const isInside = mark.glued && before !== undefined && (isDigits(before) || /^['"°]/.test(before.fold))
  return [
    ...(isBehindMark ? [nodeOf('decimals', start, start + 2, figure)] : []),
    ...(mark.fold === '.' && !isInside ? [nodeOf('figure', start, start + 2, figure)] : []),
  ]
}

const cut = (kind: string, start: number, end: number, parts: readonly number[], more?: Partial<CutAngle>): Node => ({
  kind,
  start,
  end,
  cost: 0,
  value: { parts, ...more } satisfies CutAngle,
  key: `${parts.join(' ')} ${more?.degreeDigits ?? ''}`,
})

/** `554520`, `4449.386`: two digits each for minutes and seconds are split off from behind. */
function packed({ whole, value, decimals }: Figure, start: number, end: number): Node[] {
  if (whole.length < 4 || whole.length > 7) return []
  const together = Number(whole)
  const last = Number((value - Math.floor(together / 100) * 100).toFixed(decimals))
  const others = Math.floor(together / 100)
  const parts = whole.length >= 6 ? [Math.floor(others / 100), others % 100, last] : [others, last]
  return parts.slice(1).every((part) => part < 60)
    ? [cut('packed', start, end, parts, { degreeDigits: whole.length - 2 * (parts.length - 1) })]
    : []
}

/**
 * Angles in numbers with marks that touch: how many digits at most (`=`: exactly) between which marks, and which of them are a part, with
 * its decimals. Receivers and programs that read photographs write so; photographs keep whole numbers and their divisors.
 */
const shapes = [
  ['cutangle', '3 . =2 . =3', '0 1.2'],
  ['cutangle', '3 . =2 . =2', '0 1 2'],
  ['cutangle', '3 . =2 . =2 . 9', '0 1 2.3'],
  ['cutangle', '3 . =2 . =2 , 9', '0 1 2.3'],
  ['cutangle', '3 , 2 . 9', '0 1.2'],
  ['cutangle', '3 , 2 , 2', '0 1 2'],
  ['cutangle', '3 , 2 , 2 . 9', '0 1 2.3'],
  ['wholeangle', '3 / 1 3 / 1 6 / 6', '0 1 2/3'],
  ['wholeangle', '3 / 1 , 3 / 1 , 6 / 6', '0 1 2/3'],
] as const

const powerOfTen = /^10*$/

function shapesAt(tokens: readonly Token[], start: number): Node[] {
  if (isDigits(tokens[start + 1]) || !isDigits(tokens[start + 2])) return []
  return shapes.flatMap(([kind, shape, parts]) => {
    const pieces = shape.split(' ')
    const runs: string[] = []
    const isSo = pieces.every((piece, index) => {
      const token = tokens[start + index]
      if (!token || (index > 0 && !token.glued && kind === 'cutangle')) return false
      if (!isDigits(token) || piece === '1') return token.fold === piece
      runs.push(token.fold)
      return piece[0] === '=' ? token.fold.length === Number(piece[1]) : token.fold.length <= Number(piece)
    })
    if (!isSo) return []
    const values = parts.split(' ').map((part) => {
      const [whole, decimals, over] = [runs[Number(part[0])]!, runs[Number(part[2])], part[1] === '/']
      if (over) return powerOfTen.test(decimals!) ? Number(whole) / Number(decimals) : Number.NaN
      return Number(decimals === undefined ? whole : `${whole}.${decimals}`)
    })
    return values.every(Number.isFinite) ? [cut(kind, start, start + pieces.length, values)] : []
  })
}
