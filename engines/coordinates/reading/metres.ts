import {
  type Chart,
  grammar,
  type Made,
  type Node,
  parse,
  type Rule,
  rule,
  type Text,
} from '#engines/language/index.ts'
import type { Amount } from './amounts.ts'
import { textOf } from './degrees.ts'
import { metreLeavesOf } from './metre-leaves.ts'
import type { Label, MetreLabel, MetresOfText, Zone } from './plane-numbers.ts'
import { isLead, isTail } from './surroundings.ts'

interface Coordinate extends Amount {
  readonly label: MetreLabel | undefined
  readonly isGerman?: boolean
  readonly hasPlus?: boolean
}

const labelled = (amount: Amount, label: Label | undefined, sign = 1): Made => ({
  value: {
    ...amount,
    value: amount.value * sign,
    label: label?.axis,
    ...(label?.isGerman && { isGerman: true }),
  } satisfies Coordinate,
  key: `${amount.value * sign} ${label?.axis} ${label?.isGerman} ${amount.mark} ${amount.groups}`,
})
const same = ({ value, key }: Node): Made => ({ value, key })

const coordinates: readonly Rule[] = [
  rule('metres', 'amount', ([amount]) => labelled(amount.value, undefined)),
  rule('metres', 'sign amount', ([sign, amount], { tokens }) =>
    tokens[amount.start]!.glued
      ? labelled({ ...amount.value, hasPlus: sign.value === 1 }, undefined, sign.value)
      : undefined,
  ),
  rule('metres', 'metres unit', ([metres]) => same(metres)),
  rule('coordinate', 'metres', ([metres]) => same(metres)),
  rule('coordinate', 'label colon? metres', ([label, , metres]) =>
    metres.value.label ? undefined : labelled(metres.value, label.value),
  ),
  rule('coordinate', 'metres label', ([metres, label]) =>
    label.value.axis === 'E' || label.value.axis === 'N' ? labelled(metres.value, label.value) : undefined,
  ),
]

const partner: Readonly<Record<MetreLabel, MetreLabel>> = { X: 'Y', Y: 'X', E: 'N', N: 'E' }

function pairOf(first: Coordinate, second: Coordinate, isJoined: boolean): Made {
  const isHalfLabelled = (first.label === undefined) !== (second.label === undefined)
  if (isHalfLabelled || (first.label && partner[first.label] !== second.label)) return undefined
  const marks = [first.mark, second.mark]
  if (
    (marks.includes('oneComma') && !marks.includes('comma')) ||
    (marks.includes('onePoint') && !marks.includes('point'))
  )
    return undefined
  // Of the places where the second number may begin, the one in the middle is taken.
  const ofGroups = isJoined || first.label ? 0 : Math.abs(first.groups - second.groups)
  // Beside `4,962,500` the comma of `457,186` is no decimal mark.
  const isMixed =
    (marks.includes('comma') || marks.includes('point')) &&
    [first, second].some(({ mark, decimals }) => mark === 'none' && decimals === 3)
  const cost = ofGroups + (isMixed ? 3 : 0)
  const pair: MetresOfText = {
    first: first.value,
    second: second.value,
    firstLabel: first.label,
    ...(first.isGerman && { isGerman: true }),
    ...(isTelephone(first, second, isJoined) && { isTelephone: true }),
  }
  return madeMetres(pair, cost)
}

/** `0800 123456`, `+381 641 234 567`, `495 1234567`: metres of a map have no zero in front and no fewer than four digits. */
function isTelephone(first: Coordinate, second: Coordinate, isJoined: boolean): boolean {
  const both = [first, second]
  if (first.label) return false
  if (both.some(({ hasZeroInFront }) => hasZeroInFront)) return true
  if (isJoined || both.some(({ value }) => value < 0)) return false
  const fewestDigits = both.some(({ groups }) => groups > 0) ? 5 : 4
  return (
    (first.hasPlus === true && !second.hasPlus) ||
    both.some(({ groups, digits, decimals, value }) => groups + decimals === 0 && digits < fewestDigits && value !== 0)
  )
}

const asUtm = (made: Made): Made => made && madeMetres({ ...(made.value as MetresOfText), isUtm: true })
const madeMetres = (metres: MetresOfText, cost = 0): Made => ({ value: metres, key: JSON.stringify(metres), cost })
const inZone = (metres: MetresOfText, zone: Zone, isUtm: boolean): Made =>
  metres.zone ? undefined : madeMetres({ ...metres, zone, ...(isUtm && { isUtm }) }, zone.isBare ? 2 : 0)

const pairs: readonly Rule[] = [
  rule('pair', 'coordinate comma|semi? coordinate', ([a, joint, b]) => pairOf(a.value, b.value, joint !== undefined)),
  // Not `11/2023`.
  rule('pair', 'coordinate slash coordinate', ([a, , b]) =>
    a.value.digits > 4 && b.value.digits > 4 ? pairOf(a.value, b.value, true) : undefined,
  ),
  // Receivers show the name between the two numbers.
  rule('pair', 'coordinate utm coordinate', ([a, , b]) => asUtm(pairOf(a.value, b.value, true)), 1),
  rule('pair', 'open pair close', ([, pair]) => same(pair)),
  rule('letters', 'band', ([band]) => same(band)),
  rule('zone', 'zoneword colon? zonenumber letters?', ([, , number, letters]) => zoneOf(number, letters)),
  rule('zone', 'zonenumber letters', ([number, letters]) => zoneOf(number, letters)),
  rule('zone', 'zonenumber dot? zoneword', ([number]) => zoneOf(number)),
  rule('zone', 'open zone close', ([, zone]) => same(zone)),
  rule('zone', 'zonecode', ([zone]) => same(zone)),
  rule('barezone', 'zonenumber', ([number]) => ({
    value: { number: number.value, isBare: true } satisfies Zone,
    key: number.key,
  })),
  rule('utmzone', 'utm colon|slash|comma? zone', ([, , zone]) => same(zone)),
  rule('utmzone', 'utm colon|comma? barezone', ([, , zone]) => same(zone)),
  rule('utmzone', 'zone slash? utm', ([zone]) => same(zone)),
  rule('utmzone', 'utmzone slash datum', ([zone]) => same(zone)),
  rule('utmzone', 'datum colon|slash|comma? utmzone', ([, , zone]) => same(zone)),
  rule('utmzone', 'open utmzone close', ([, zone]) => same(zone)),
  rule('metresof', 'pair', ([pair]) => (pair.value.isTelephone ? undefined : same(pair))),
  rule('metresof', 'zone colon|comma|semi? pair', ([zone, , pair]) => inZone(pair.value, zone.value, false)),
  // With a colon it is the number of a point.
  rule('metresof', 'barezone comma|semi? pair', ([zone, , pair]) => inZone(pair.value, zone.value, false)),
  rule('metresof', 'pair colon|comma|semi? zone', ([pair, joint, zone], text) =>
    areDecimals(joint, zone, text) ? undefined : inZone(pair.value, zone.value, false),
  ),
  rule('metresof', 'utmzone colon|comma|semi? pair', ([zone, , pair]) =>
    inZone(pair.value, { ...zone.value, isBare: false }, true),
  ),
  rule('metresof', 'pair colon|comma|semi? utmzone', ([pair, , zone]) =>
    inZone(pair.value, { ...zone.value, isBare: false }, true),
  ),
  rule('metresof', 'utm colon|comma? pair', ([, , pair]) => madeMetres({ ...pair.value, isUtm: true })),
  // Rows of surveyors' instruments: the number of a point, metres with the zone in front, a height.
  rule('metresof', 'pointname comma|semi? pair', ([, , pair], text) =>
    isRow(pair, text) ? madeMetres({ ...pair.value, isNamed: true }) : undefined,
  ),
  rule('high', 'metresof comma|semi? heightof colon? metres', ([metres, , , , height]) =>
    withHeight(metres.value, height.value),
  ),
  rule(
    'high',
    'metresof comma|semi? metres',
    ([metres, , height], text) => (isRow(metres, text) ? withHeight(metres.value, height.value) : undefined),
    1,
  ),
]

/** `Y = 6862305,51 m`: behind a comma that touches both sides stand decimals and metres, where it is not `34T`. */
const areDecimals = (joint: Node | undefined, zone: Node, { tokens }: Text): boolean => {
  const letter = tokens[zone.start + 1]
  const isBand = letter?.glued === true && letter.text !== letter.fold
  return joint !== undefined && tokens[joint.start]!.glued && tokens[zone.start]!.glued && !isBand
}

function zoneOf(number: Node<number>, letters?: Node<string>): Made {
  const zone: Zone = { number: number.value, ...(letters && { letters: letters.value }) }
  return { value: zone, key: `${zone.number} ${zone.letters}` }
}

const withHeight = (metres: MetresOfText, { value, label }: Coordinate): Made =>
  label === undefined && Math.abs(value) <= 12_000 ? madeMetres({ ...metres, heightMetres: value }) : undefined

/** Metres of UTM have one digit less, and a zone before them. */
const isRow = ({ value: { first, second, firstLabel } }: Node<MetresOfText>, { tokens }: Text): boolean =>
  firstLabel === undefined &&
  [first, second].every((metres) => metres >= 1_000_000 && metres < 10_000_000) &&
  tokens.some(({ fold }) => fold === '.' || fold === ',')

const rules = grammar([...coordinates, ...pairs])

/** The two numbers of a plane that a whole text is; with a name before them where that is a name. */
export function readMetres(typed: string): MetresOfText | undefined {
  const text = textOf(typed)
  if (!text) return undefined
  const chart = parse(text, metreLeavesOf(text), rules)
  const own = wholeOf(chart, text)
  if (own) return own
  for (const [start, kinds] of chart.entries())
    for (const node of [...(kinds.get('metresof') ?? []), ...(kinds.get('high') ?? [])])
      if (node.value.firstLabel !== undefined && isLead(text, start, sure) && isTail(text, node.end, sure))
        return { ...(node.value as MetresOfText), isNamed: true }
  return undefined
}

const sure = { isFine: true, isSure: true, isAxesNamed: true } as const

function wholeOf(chart: Chart, { tokens }: Text): MetresOfText | undefined {
  const all = [...(chart[0]?.get('metresof') ?? []), ...(chart[0]?.get('high') ?? [])]
  const [first] = all.filter(({ end }) => end === tokens.length).toSorted((left, right) => left.cost - right.cost)
  return first?.value as MetresOfText | undefined
}

/** Whether all tokens are two numbers of a plane that say so. */
export function isPlane(text: Text): boolean {
  const metres = wholeOf(parse(text, metreLeavesOf(text), rules), text)
  return metres !== undefined && (metres.firstLabel !== undefined || (metres.zone !== undefined && !metres.zone.isBare))
}
