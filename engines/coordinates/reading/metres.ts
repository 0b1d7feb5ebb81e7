import { type Made, type Node, type Rule, rule, type Text } from '#engines/language/index.ts'
import { isTight, made, pass, same } from './angles.ts'
import type { Figure } from './figures.ts'
import type { Label, MetreLabel, MetresOfText, Zone } from './plane-numbers.ts'

/** One of two numbers of a plane. */
interface Coordinate extends Figure {
  readonly sign: -1 | 0 | 1
  readonly label?: MetreLabel
  readonly isGerman?: boolean
}

const isWord = (axis: MetreLabel): boolean => axis === 'E' || axis === 'N'
const labelled = (metres: Coordinate, { axis, isGerman }: Label): Made =>
  metres.label ? undefined : made({ ...metres, label: axis, ...(isGerman && { isGerman }) } satisfies Coordinate)

const coordinates: readonly Rule[] = [
  rule('metres', 'figure|grouped', ([figure]) => made({ ...figure.value, sign: 0 } satisfies Coordinate)),
  rule('metres', 'sign figure|grouped', ([sign, figure], text) => {
    const isInside = isTight(text, sign) && text.tokens[sign.start - 1]!.kind === 'digits'
    if (!isTight(text, figure) || isInside) return undefined
    return made({ ...figure.value, sign: sign.value, value: figure.value.value * sign.value } satisfies Coordinate)
  }),
  pass('metres', '*metres unit'),
  rule('metres', 'metres dot', ([metres, dot], { tokens }) =>
    metres.value.decimals === 0 && !tokens[dot.end]?.glued ? same(metres) : undefined,
  ),
  pass('coordinate', '*metres'),
  // `X (север)`: the word says which way the letter goes.
  rule('label', 'label open label close', ([letter, , word]) =>
    isWord(word.value.axis) && !isWord(letter.value.axis) ? made(word.value) : undefined,
  ),
  rule('label', 'label open label close', ([word, , letter]) =>
    isWord(word.value.axis) && !isWord(letter.value.axis) ? made(word.value) : undefined,
  ),
  rule('coordinate', 'label colon? metres', ([label, , metres]) => labelled(metres.value, label.value)),
  rule('coordinate', 'metres label', ([metres, label]) =>
    isWord(label.value.axis) ? labelled(metres.value, label.value) : undefined,
  ),
]

const partner: Readonly<Record<MetreLabel, MetreLabel>> = { X: 'Y', Y: 'X', E: 'N', N: 'E' }

/** `457,186` may be metres and millimetres; beside `4,962,500` it is not, and the same with points. */
const isOneGroup = ({ groups, mark }: Coordinate): boolean => groups === 1 && (mark === ',' || mark === '.')
const isLikeGroups = (mark: string, { groups, decimals, ...other }: Coordinate): boolean =>
  other.mark === mark && (groups > 1 || decimals > 0)

function pairOf(first: Coordinate, second: Coordinate, isJoined: boolean): Made {
  const both = [first, second]
  if (first.label ? partner[first.label] !== second.label : second.label) return undefined
  if (both.some((one) => isOneGroup(one) && one.decimals === 0 && !both.some((other) => isLikeGroups(one.mark, other))))
    return undefined
  // Of the places where the second number may begin, the one in the middle is taken.
  const ofGroups = isJoined || first.label ? 0 : Math.abs(first.groups - second.groups)
  // Beside `4,962,500` the comma of `457,186` is no decimal mark.
  const isMixed =
    both.some(({ mark }) => mark === ',' || mark === '.') && both.some((one) => one.groups === 0 && one.decimals === 3)
  return made(
    {
      first: first.value,
      second: second.value,
      firstLabel: first.label,
      ...(first.isGerman && { isGerman: true }),
      ...(!first.label && isTelephone(first, second, isJoined) && { isTelephone: true }),
    } satisfies MetresOfText,
    ofGroups + (isMixed ? 3 : 0),
  )
}

/** `0800 123456`, `+381 641 234 567`, `495 1234567`: metres of a map have no zero in front and no fewer than four digits. */
function isTelephone(first: Coordinate, second: Coordinate, isJoined: boolean): boolean {
  const both = [first, second]
  if (both.some(({ whole }) => whole.length > 1 && whole.startsWith('0'))) return true
  if (isJoined || both.some(({ value }) => value < 0)) return false
  const fewestDigits = both.some(({ groups }) => groups > 0) ? 5 : 4
  return (
    (first.sign > 0 && second.sign <= 0) ||
    both.some(
      ({ groups, whole, decimals, value }) => groups + decimals === 0 && whole.length < fewestDigits && value !== 0,
    )
  )
}

const asUtm = (pair: Made): Made => pair && made({ ...(pair.value as MetresOfText), isUtm: true })
const inZone = (metres: MetresOfText, zone: Zone, isUtm: boolean): Made =>
  metres.zone
    ? undefined
    : made({ ...metres, zone, ...(isUtm && { isUtm }) } satisfies MetresOfText, zone.isBare ? 2 : 0)
const inZoneOfUtm = (pair: Node, zone: Node): Made => inZone(pair.value, { ...zone.value, isBare: false }, true)
const zoneOf = (number: Node<number>, letters?: Node<string>): Made =>
  made({ number: number.value, ...(letters && { letters: letters.value }) } satisfies Zone)

const zones: readonly Rule[] = [
  rule('zone', 'zoneword colon? zonenumber band?', ([, , number, letters]) => zoneOf(number, letters)),
  rule('zone', 'zonenumber band', ([number, letters]) => zoneOf(number, letters)),
  rule('zone', 'zonenumber dot? zoneword', ([number]) => zoneOf(number)),
  pass('zone', 'open *zone close'),
  pass('zone', '*zonecode'),
  rule('barezone', 'zonenumber', ([number]) => made({ number: number.value, isBare: true } satisfies Zone)),
  pass('utmzone', 'utm colon|slash|comma? *zone'),
  pass('utmzone', 'utm colon|comma? *barezone'),
  pass('utmzone', '*zone slash? utm'),
  pass('utmzone', '*utmzone slash datum'),
  pass('utmzone', 'datum colon|slash|comma? *utmzone'),
  pass('utmzone', 'open *utmzone close'),
]

const pairs: readonly Rule[] = [
  rule('plane', 'coordinate comma|semi? coordinate', ([a, joint, b], text) => {
    const pair = pairOf(a.value, b.value, joint !== undefined)
    // `341 289,39 752 814,28`: a comma that touches both sides is a decimal mark where the other one is.
    const isMark = joint && isTight(text, joint) && isTight(text, b) && [a, b].some(({ value }) => value.hasComma)
    return pair && isMark ? { ...pair, cost: (pair.cost ?? 0) + 2 } : pair
  }),
  // Not `11/2023`.
  rule('plane', 'coordinate slash coordinate', ([a, , b]) =>
    a.value.label || (a.value.whole.length > 4 && b.value.whole.length > 4)
      ? pairOf(a.value, b.value, true)
      : undefined,
  ),
  // Receivers show the name between the two numbers.
  rule('plane', 'coordinate utm coordinate', ([a, , b]) => asUtm(pairOf(a.value, b.value, true)), 1),
  pass('plane', 'open *plane close'),
  rule('metresof', 'plane', ([pair]) => (pair.value.isTelephone ? undefined : same(pair))),
  rule('metresof', 'zone colon|comma|semi? plane', ([zone, , pair]) => inZone(pair.value, zone.value, false)),
  // With a colon it is the number of a point.
  rule('metresof', 'barezone comma|semi? plane', ([zone, , pair]) => inZone(pair.value, zone.value, false)),
  rule('metresof', 'plane colon|comma|semi? zone', ([pair, joint, zone], text) =>
    areDecimals(joint, zone, text) ? undefined : inZone(pair.value, zone.value, false),
  ),
  rule('metresof', 'utmzone colon|comma|semi? plane', ([zone, , pair]) => inZoneOfUtm(pair, zone)),
  rule('metresof', 'plane colon|comma|semi? utmzone', ([pair, , zone]) => inZoneOfUtm(pair, zone)),
  rule('metresof', 'utm colon|comma? plane', ([, , pair]) => made({ ...pair.value, isUtm: true })),
  // Rows of surveyors' instruments: the number of a point, metres with the zone in front, a height.
  rule('metresof', 'pointname comma|semi? plane', ([, , pair], text) =>
    isRow(pair, text) ? made({ ...pair.value, isNamed: true }) : undefined,
  ),
  rule('highmetres', 'metresof comma|semi? heightof colon? metres', ([metres, , , , height]) =>
    withHeight(metres.value, height.value),
  ),
  rule(
    'highmetres',
    'metresof comma|semi? metres',
    ([metres, , height], text) => (isRow(metres, text) ? withHeight(metres.value, height.value) : undefined),
    1,
  ),
]

/** `Y = 6862305,51 m`: behind a comma that touches both sides stand decimals and metres, where it is not `34T`. */
const areDecimals = (joint: Node | undefined, zone: Node, text: Text): boolean => {
  const letter = text.tokens[zone.start + 1]
  const isBand = letter?.glued === true && letter.text !== letter.fold
  return joint !== undefined && isTight(text, joint) && isTight(text, zone) && !isBand
}

const farthestFromSeaLevelMetres = 12_000
const withHeight = (metres: MetresOfText, { value }: Coordinate): Made =>
  Math.abs(value) <= farthestFromSeaLevelMetres ? made({ ...metres, heightMetres: value }) : undefined

/** Metres of UTM have one digit less, and a zone before them. */
const isRow = ({ value: { first, second, firstLabel } }: Node<MetresOfText>, { tokens }: Text): boolean =>
  firstLabel === undefined &&
  [first, second].every((metres) => metres >= 1_000_000 && metres < 10_000_000) &&
  tokens.some(({ fold }) => fold === '.' || fold === ',')

export const planeRules: readonly Rule[] = [...coordinates, ...zones, ...pairs]
