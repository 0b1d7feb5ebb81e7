import { type Made, type Node, type Rule, rule, type Text } from '#engines/language/index.ts'
import { type Angle, angleOf, angleOfParts, isTight, made, pass, same, signed } from './angles.ts'
import { type Joint, type PointOfText, pointOf } from './points.ts'
import { bare, inHemisphere, isAxisOf, labelled, type Quarter, type Side } from './sides.ts'

const isPair = (open: Node, close: Node, { tokens }: Text): boolean =>
  tokens[open.start]!.fold === tokens[close.start]!.fold &&
  // `54.5'`: a minute, not the first of two quotes.
  !(tokens[open.start]!.glued && tokens[open.start - 1]?.kind === 'digits')
const quoted = (kind: string): Rule =>
  rule(kind, `quote ${kind} quote`, ([open, inside, close], text) =>
    isPair(open, close, text) ? same(inside) : undefined,
  )

const isNear = (a: PointOfText, b: PointOfText): boolean =>
  Math.abs(a.latitude - b.latitude) < 0.02 && Math.abs(a.longitude - b.longitude) < 0.02
const bareNumber = (node: Node): Side => bare(angleOf(node.value, [])!.value as Angle)
const tight = (text: Text, ...nodes: readonly Node[]): boolean => nodes.every((node) => isTight(text, node))

/** All touch what stands before them, or none: `1: 44.82` is no angle. */
const areAlike = (text: Text, ...nodes: readonly Node[]): boolean =>
  nodes.every((node) => isTight(text, node) === isTight(text, nodes[0]!))

const numbers: readonly Rule[] = [
  rule('signed', 'figure', ([figure]) => signed(figure.value, 0)),
  rule('signed', 'sign figure', ([sign, figure], text) =>
    tight(text, figure) || /^[,;]$/.test(text.tokens[sign.start - 1]?.fold ?? '')
      ? signed(figure.value, sign.value, {
          isInside: isTight(text, sign) && text.tokens[sign.start - 1]?.kind === 'digits',
        })
      : undefined,
  ),
  rule('signed', 'minus figure', ([, figure]) =>
    figure.value.decimals > 0 ? signed(figure.value, -1, { isByWord: true }) : undefined,
  ),
]

interface AngleRow {
  readonly pattern: string
  readonly isMarked?: boolean
  readonly form?: Angle['form']
  readonly cost?: number
  /** The letter or sign of the degrees touches them. */
  readonly isTight?: boolean
}

const marked = (pattern: string, cost = 0, isTight = false): AngleRow => ({ pattern, cost, isMarked: true, isTight })
const angleRows: readonly AngleRow[] = [
  marked('signed deg'),
  marked('signed deg decimals'),
  marked('signed degletter', 1, true),
  marked('signed deg figure prime?'),
  // `44 degrees, 49 minutes and 23.2 seconds`
  marked('signed deg comma|and figure prime'),
  marked('signed deg comma? figure prime comma|and? figure dprime'),
  marked('signed deg figure prime? figure dprime?'),
  marked('signed deg figure prime decimals', 1),
  marked('signed deg figure prime figure dprime decimals'),
  marked('signed degletter figure prime|minletter', 0, true),
  marked('signed degletter figure prime|minletter figure dprime|secletter'),
  marked('signed degring|star figure prime', 0, true),
  marked('signed degring|star figure prime figure dprime', 0, true),
  marked('signed figure prime'),
  marked('signed figure prime figure dprime'),
  { pattern: 'signed figure', cost: 2 },
  { pattern: 'signed figure figure', cost: 1 },
  { pattern: 'signed colon figure', form: 'colons', cost: 2 },
  { pattern: 'signed colon figure colon figure', form: 'colons' },
  { pattern: 'signed hyphen figure prime?', form: 'hyphens', cost: 1 },
  { pattern: 'signed hyphen figure hyphen figure dprime?', form: 'hyphens' },
]

function angleRule({ pattern, isTight: mustTouch, ...how }: AngleRow): Rule {
  const mayLackPrime = how.isMarked && pattern.split(' ').includes('prime?')
  return rule('angle', pattern, (parts: (Node | undefined)[], text) => {
    const [first, ...others] = parts.filter((part) => part !== undefined)
    if (mustTouch && !isTight(text, others[0]!)) return undefined
    if (how.form === 'colons' && !areAlike(text, ...others)) return undefined
    const valuesOf = (kind: string) => others.filter((part) => part.kind === kind).map(({ value }) => value)
    const cost = (how.cost ?? 0) + (mayLackPrime && !others.some(({ kind }) => kind === 'prime') ? 1 : 0)
    return angleOf(first!.value, valuesOf('figure'), { ...how, cost, extra: valuesOf('decimals')[0] })
  })
}

const angles: readonly Rule[] = [
  rule('angle', 'signed', ([d]) => angleOf(d.value, [], { cost: d.value.figure.whole.length > 3 ? 2 : 0 })),
  ...angleRows.map(angleRule),
  rule('angle', 'signed star figure', ([d, star, m], text) =>
    tight(text, star) && m.value.decimals > 0 ? angleOf(d.value, [m.value], { isMarked: true, cost: 1 }) : undefined,
  ),
  rule('angle', 'wholeangle', ([parts]) => angleOfParts(parts.value, 'plain', true)),
  rule('angle', 'cutangle', ([parts]) => angleOfParts(parts.value, 'cut')),
  rule('angle', 'packed', ([parts]) => angleOfParts(parts.value, 'packed')),
  rule('angle', 'open figure comma figure comma figure close', ([, d, , m, , s]) =>
    angleOfParts({ parts: [d.value.value, m.value.value, s.value.value] }, 'cut'),
  ),
  quoted('angle'),
]

const sides: readonly Rule[] = [
  pass('hemi', '*way'),
  rule('hemi', 'way geo? axis', ([way, , axis]) => ofAxis(way, axis)),
  // `de latitud norte`, `szer. geogr. północnej`
  rule('hemi', 'of? axis geo? way', ([, axis, , way]) => ofAxis(way, axis)),
  pass('axis', '*axis geo'),
  pass('axis', 'geo colon? *axis'),
  quoted('axis'),
  rule('side', 'angle open hemi close', ([angle, , hemi]) => inHemisphere(angle.value, hemi.value, true)),
  rule('side', 'angle hemi', ([angle, hemi]) => inHemisphere(angle.value, hemi.value, true)),
  rule('side', 'angle comma|quote hemi quote?', ([angle, , hemi]) =>
    angle.value.form === 'packed' || angle.value.form === 'cut'
      ? inHemisphere(angle.value, hemi.value, true, 1)
      : undefined,
  ),
  rule('side', 'hemi colon? angle', ([hemi, , angle]) => inHemisphere(angle.value, hemi.value, false)),
  // `44N49.5`, `44N4930`: the letter stands for the sign of the degrees.
  rule(
    'side',
    'figure way figure prime?',
    ([d, way, m], text) =>
      m.value.whole.length === 2 && tight(text, way, m)
        ? between(angleOf(signed(d.value, 0).value, [m.value], { form: 'between' }), way)
        : undefined,
    1,
  ),
  rule(
    'side',
    'figure way packed dprime?',
    ([d, way, ms], text) =>
      d.value.decimals === 0 && ms.value.parts.length === 2 && tight(text, way, ms)
        ? between(angleOfParts({ parts: [d.value.value, ...ms.value.parts] }, 'between'), way)
        : undefined,
    1,
  ),
  rule('side', 'axis colon? angle', ([axis, , angle]) => labelled(bare(angle.value), axis.value)),
  rule('side', 'axis colon? side', ([axis, , side]) =>
    side.value.isLabelled ? undefined : labelled(side.value, axis.value),
  ),
  rule('side', 'axisletter colon? angle', ([axis, , angle]) => labelled(bare(angle.value), axis.value, true)),
  rule('side', 'angle open? axis close?', ([angle, , axis]) => labelled(bare(angle.value), axis.value, false, 2)),
  quoted('side'),
]

const ofAxis = (way: Node, axis: Node): Made =>
  isAxisOf(axis.value, way.value.quarter)
    ? { value: { ...way.value, isLetter: false }, key: `${way.key} axis` }
    : undefined

const between = (angle: Made, way: Node): Made => angle && inHemisphere(angle.value as Angle, way.value, true)

const jointOf = (node: Node<Joint> | undefined): Joint => node?.value ?? 'none'

const points: readonly Rule[] = [
  rule('point', 'side joint? side', ([a, joint, b]) => pointOf(a.value, b.value, jointOf(joint))),
  rule('point', 'side joint? angle', ([a, joint, b]) =>
    pointOf(a.value, bare(b.value), jointOf(joint), a.value.isBehind ? 1 : 2),
  ),
  rule('point', 'angle joint? side', ([a, joint, b]) =>
    pointOf(bare(a.value), b.value, jointOf(joint), b.value.isBehind ? 1 : 2),
  ),
  // `33.8568, 70.6693 S, W`
  rule('point', 'angle joint? angle hemi joint? hemi', ([a, joint, b, h, , i]) =>
    bothOf(inHemisphere(a.value, h.value, true), inHemisphere(b.value, i.value, true), jointOf(joint), 1),
  ),
  // `51.5007, 0.1246 NW`
  rule('point', 'angle joint? angle corner', ([a, joint, b, corner]) =>
    bothOf(inCorner(a, corner, 0), inCorner(b, corner, 1), jointOf(joint), 1),
  ),
  rule('point', 'hemi joint? hemi colon? angle joint? angle', ([h, , i, , a, joint, b]) =>
    bothOf(inHemisphere(a.value, h.value, false), inHemisphere(b.value, i.value, false), jointOf(joint), 1),
  ),
  rule('point', 'angle joint? angle', ([a, joint, b]) => pointOf(bare(a.value), bare(b.value), jointOf(joint), 2)),
  // `lon, lat: 20.4504, 44.8231`, `20.4504, 44.8231 (lon, lat)`
  rule('order', 'axis joint|hyphen? axis', ([a, , b]) => (a.value === b.value ? undefined : same(a))),
  pass('order', 'open *order close'),
  rule('pair', 'angle joint? angle', ([a, joint, b]) =>
    a.value.parts === b.value.parts
      ? { value: [a.value, b.value, jointOf(joint)], key: `${a.key}|${b.key}|${jointOf(joint)}` }
      : undefined,
  ),
  pass('pair', 'open *pair close'),
  rule('point', 'order colon? pair', ([order, , pair]) => inOrder(order, pair)),
  rule('point', 'pair comma? order', ([pair, , order]) => inOrder(order, pair)),
  rule('point', 'order colon? point', ([, , point]) => (point.value.isAxesNamed ? same(point) : undefined)),
  rule('point', 'open point close', ([, point]) => made({ ...point.value, isClosed: true })),
  quoted('point'),
  // Encyclopaedias give the same point twice: `44°49′N 20°27′E / 44.82°N 20.45°E`.
  rule('point', 'point slash point', ([a, , b]) => (isNear(a.value, b.value) ? same(a) : undefined)),
  // Well-known text puts the longitude first.
  rule('point', 'wellknown open signed signed close', ([, , x, y]) =>
    bothOf(labelled(bareNumber(x), 'lon'), labelled(bareNumber(y), 'lat'), 'none', 0),
  ),
]

const asWord = {
  isLetter: false,
  isSmall: false,
  isLatinSerbian: false,
  isEnglishLetter: false,
  isEastOrWest: false,
  isGlued: false,
}
const inCorner = (angle: Node, corner: Node<string>, at: 0 | 1): Made =>
  inHemisphere(angle.value, { ...asWord, quarter: corner.value[at] as Quarter }, true)

const bothOf = (first: Made, second: Made, joint: Joint, cost: number): Made =>
  first && second ? pointOf(first.value as Side, second.value as Side, joint, cost) : undefined

function inOrder(order: Node, { value: [first, second, joint] }: Node): Made {
  const isLongitudeFirst = order.value === 'lon'
  return bothOf(
    labelled(bare(first), isLongitudeFirst ? 'lon' : 'lat'),
    labelled(bare(second), isLongitudeFirst ? 'lat' : 'lon'),
    joint,
    0,
  )
}

const farthestFromSeaLevelMetres = 12_000
const codeOfWgs84 = 4326
const metresPerFoot = 0.3048

/** A point with a height behind it: named, with its unit, or as third number. */
const heights: readonly Rule[] = [
  rule('height', 'signed metre', ([h]) => heightOf(h, 1)),
  rule('height', 'signed foot', ([h]) => heightOf(h, metresPerFoot)),
  rule('height', 'heightof colon? signed metre?', ([, , h]) => heightOf(h, 1)),
  rule('height', 'heightof colon? signed foot', ([, , h]) => heightOf(h, metresPerFoot)),
  rule('high', 'point comma|semi? height', ([point, , height]) => withHeight(point.value, height.value)),
  rule(
    'high',
    'point comma|semi? signed',
    ([point, joint, height], text) =>
      joint === undefined && hasDegreeSign(text, point)
        ? undefined
        : asThird(point.value, height.value, joint !== undefined),
    3,
  ),
  // How exact a receiver believes it is.
  pass('high', '*point comma|semi|open? about figure metre|foot? close?'),
  pass('high', '*point|high comma|semi? accuracy colon? figure metre|foot?'),
  pass('high', 'open *high close'),
]

/** Beside a point with its signs a height has its unit, its name or at least a comma. */
const hasDegreeSign = ({ tokens }: Text, { start, end }: Node): boolean =>
  tokens.slice(start, end).some(({ fold }) => fold === '°')

const heightOf = ({ value: { figure, sign } }: Node, metres: number): Made => {
  const height = figure.value * (sign || 1) * metres
  return Math.abs(height) <= farthestFromSeaLevelMetres ? { value: height, key: String(height) } : undefined
}
const withHeight = (point: PointOfText, heightMetres: number): Made => made({ ...point, heightMetres })

/** `1,44.8231,20.4504` is a point with its number, and `52 13 24` the half of one. */
function asThird(
  point: PointOfText,
  { figure, sign }: { figure: { value: number; decimals: number }; sign: number },
  isJoined: boolean,
): Made {
  const height = figure.value * (sign || 1)
  const isNumbered =
    Number.isInteger(point.latitude) &&
    !Number.isInteger(point.longitude) &&
    figure.decimals >= 3 &&
    Math.abs(height) <= 180
  const isHalf = !isJoined && !point.isFine
  if (height === codeOfWgs84) return made(point)
  return isNumbered ||
    isHalf ||
    point.isClosed ||
    point.isAxesNamed ||
    point.form !== 'wgs84' ||
    Math.abs(height) > farthestFromSeaLevelMetres
    ? undefined
    : withHeight(point, height)
}

export const coordinateRules: readonly Rule[] = [...numbers, ...angles, ...sides, ...points, ...heights]
