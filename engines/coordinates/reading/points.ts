import type { Made } from '#engines/language/index.ts'
import { made } from './angles.ts'
import type { Hemisphere, Side } from './sides.ts'

/** Two angles that go together. Whether they are on Earth is asked later: a latitude of 95° is a mistake to name. */
export interface PointOfText {
  readonly latitude: number
  readonly longitude: number
  readonly form: 'wgs84' | 'wgs84dm' | 'wgs84dms'
  readonly isAxesNamed: boolean
  /** It could be nothing else: fine decimals, a sign of degrees or a letter of a hemisphere. */
  readonly isFine: boolean
  /** Its numbers alone say so. */
  readonly isSure: boolean
  readonly isClosed?: boolean
  /** Why the longitude may as well have the other sign. */
  readonly doubt?: SignDoubt | undefined
  readonly heightMetres?: number
  readonly notation?: 'packed' | 'wkt'
  /** `N 180358 E 530043`: degrees without the zero in front, or metres of a plane. */
  readonly mayBeMetres?: boolean
}

/** A dash stood between the two numbers, which may have been a minus; `O` is the east in German and the west in the Romance languages. */
export type SignDoubt = 'dash' | 'letter-o'

export type Joint = 'none' | 'comma' | 'tightComma' | 'semi' | 'slash' | 'bar' | 'and' | 'dash' | 'apart'

const forms = ['wgs84', 'wgs84dm', 'wgs84dms'] as const

export function pointOf(first: Side, second: Side, joint: Joint, cost = 0): Made {
  if (!goTogether(first, second, joint)) return undefined
  const isSwapped = first.axis === 'lon' || second.axis === 'lat'
  const [latitude, longitude] = isSwapped ? [second, first] : [first, second]
  const isAxesNamed = first.axis !== undefined || second.axis !== undefined
  const isOfLetterO = longitude.hemisphere?.isEastOrWest === true
  const sign = isOfLetterO && !isInGermanLands(latitude.degrees, longitude.degrees) ? -1 : 1
  const point: PointOfText = {
    latitude: latitude.degrees || 0,
    longitude: sign * longitude.degrees || 0,
    form: forms[Math.max(first.parts, second.parts) - 1]!,
    isAxesNamed,
    isFine: isFine(first, second),
    isSure: hasDecimals(3, first, second) || (first.isMarked && second.isMarked),
    doubt: isOfLetterO ? 'letter-o' : joint === 'apart' && !isAxesNamed ? 'dash' : undefined,
    ...(first.form === 'packed' && { notation: 'packed' as const }),
    ...(isLikePlane(first, second, longitude) && { mayBeMetres: true }),
  }
  return made(point, cost)
}

/** Whole numbers of six digits each: who leaves out minutes and seconds writes three digits of degrees for a longitude. */
const isLikePlane = (first: Side, second: Side, longitude: Side): boolean =>
  [first, second].every(({ form, parts, isMarked }) => form === 'packed' && parts === 3 && !isMarked) &&
  longitude.wholeDigits < 3

/** Where people write O for Ost. */
const isInGermanLands = (latitude: number, longitude: number): boolean =>
  latitude > 45.5 && latitude < 55.2 && longitude > 5.8 && longitude < 17.3

const isTelling = ({ isMarked, hemisphere, isLabelled }: Side): boolean =>
  isMarked || hemisphere !== undefined || isLabelled
const hasDecimals = (digits: number, ...sides: readonly Side[]): boolean =>
  sides.every(({ decimals }) => decimals >= digits)

function isFine(...sides: readonly [Side, Side]): boolean {
  return (
    hasDecimals(3, ...sides) ||
    sides.every(({ isMarked }) => isMarked) ||
    sides.every(({ hemisphere }) => hemisphere !== undefined) ||
    (sides.every(({ parts }) => parts === 3) && sides.some(({ decimals }) => decimals > 0))
  )
}

/** Two angles that nobody writes as one point; each line has its reason. */
function goTogether(first: Side, second: Side, joint: Joint): boolean {
  const sides = [first, second]
  const hemispheres = sides.flatMap(({ hemisphere }) => hemisphere ?? [])
  const isHalf = hemispheres.length < 2
  const areTold = isTelling(first) && isTelling(second)
  const isOfForm = (form: Side['form']) => sides.some((side) => side.form === form)
  const areOfForm = (form: Side['form']) => sides.every((side) => side.form === form)
  if (first.axis !== undefined && first.axis === second.axis) return false
  if (areOfTwoForms(first, second) || !areOfOneLanguage(hemispheres)) return false
  // `B 44.8` beside a bare number.
  if (first.isByLetter !== second.isByLetter && !sides.some((side) => side.hemisphere && !side.isByLetter)) return false
  if (isOfForm('packed') && (isHalf || !areOfForm('packed'))) return false
  if (isOfForm('between') && !areOfForm('between')) return false
  if (hemispheres.length === 1 && !isOneLetterEnough(first, second)) return false
  if (isHalf && first.parts !== second.parts && !areTold) return false
  if (isHalf && sides.some(({ form, parts, decimals }) => form === 'cut' && (parts < 3 || decimals === 0))) return false
  if (isHalf && isOfForm('hyphens') && !areNoDates(first, second)) return false
  if (hemispheres.length === 0) return areBareAngles(first, second, joint)
  return isHalf || !isEpisode(first, second, hemispheres)
}

/** `S07E12` */
const isEpisode = (first: Side, second: Side, hemispheres: readonly Hemisphere[]): boolean =>
  !first.isBehind &&
  hemispheres.every(({ isGlued, isLetter }) => isGlued && isLetter) &&
  [first, second].every(({ parts, decimals }) => parts === 1 && decimals === 0) &&
  hemispheres[0]!.quarter === 'S' &&
  first.wholeDigits + second.wholeDigits !== 5

/** `17 44.6268, 43.7363`: nobody writes decimals of a degree beside decimals of a minute, unless each has its signs. */
function areOfTwoForms(first: Side, second: Side): boolean {
  const shorter = first.parts < second.parts ? first : second
  return first.parts !== second.parts && shorter.decimals > 0 && !(first.isMarked && second.isMarked)
}

/** `44.82 S, 20.45 I` are sever and istok: the letters of Latin Serbian stand together, and never beside those of English. */
function areOfOneLanguage(hemispheres: readonly Hemisphere[]): boolean {
  const serbian = hemispheres.filter(({ isLatinSerbian }) => isLatinSerbian)
  if (serbian.length === 0) return true
  if (hemispheres.some(({ isEnglishLetter }) => isEnglishLetter)) return false
  return !serbian.some(({ isLetter }) => isLetter) || serbian.length === 2
}

/** `51.5007 0.1246 w`: the other axis is named by it. Not `5 W 10`, and no small letter between two numbers that may be
 * a word there: in Cyrillic, or the Italian `e`. */
function isOneLetterEnough(first: Side, second: Side): boolean {
  const [side, other] = first.hemisphere ? [first, second] : [second, first]
  const { isLetter, isSmall, isEnglishLetter, quarter, isGlued } = side.hemisphere!
  if (!isLetter) return true
  const isBetween = side === first && side.isBehind && !isGlued
  if (isBetween && isSmall && (!isEnglishLetter || quarter === 'E')) return false
  return isTelling(other) || hasDecimals(2, first, second) || first.parts + second.parts > 3
}

/** Two angles without a hemisphere. */
function areBareAngles(first: Side, second: Side, joint: Joint): boolean {
  const areTold = isTelling(first) && isTelling(second)
  if (second.isSignInside && !isTelling(second) && !hasDecimals(2, first, second)) return false
  // `1,234,56`: of three numbers none knows which comma is a decimal mark; `36,6°` is one.
  if (joint === 'tightComma' && (first.hasComma !== second.hasComma || (second.isMarked && !first.isMarked)))
    return false
  if (areTold) return true
  if (first.form === 'colons' || first.form === 'hyphens')
    return first.form === second.form && areNoDates(first, second)
  if (first.parts === 2 && second.parts === 2) return true
  // A fraction, a day and a month, two sizes.
  if (joint === 'slash' || joint === 'dash' || joint === 'apart')
    return hasDecimals(2, first, second) || first.parts + second.parts > 4
  // `5 000`
  const isGrouped = second.size === 0 && second.wholeDigits === 3 && first.decimals + second.decimals === 0
  return !(joint === 'none' && first.parts === 1 && isGrouped)
}

/** Two dates or two hours have no decimals, and nothing beyond 31 or 23. */
const areNoDates = (first: Side, second: Side): boolean =>
  hasDecimals(1, first, second) ||
  (first.parts === 3 &&
    second.parts === 3 &&
    (first.size >= 32 ||
      second.wholeDigits === 3 ||
      second.size >= 24 ||
      (first.degrees >= 13 && Math.floor((first.size % 1) * 60 + 1e-9) > 12)))
