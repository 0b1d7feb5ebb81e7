import { candidatesOf } from './meanings.ts'
import { isEastingByX, isGaussKruegerWithoutZone, isUtmWithoutZone } from './metre-meanings.ts'
import { isShortPlusCode } from './notations/plus-code.ts'
import { readMetres } from './reading/grammar.ts'
import { namesOtherReference } from './reading/other-reference.ts'
import { askedSystem, isSystemCode, systemInText } from './reading/system-around.ts'
import { systemOf } from './registry.ts'

export type RefusalReason =
  | 'short_plus_code'
  | 'what3words'
  | 'utm_without_zone'
  | 'gauss_krueger_without_zone'
  /** The text names a reference system whose figures are not read here. */
  | 'other_reference'
  /** Degrees `in SK-42` are on its datum, or wanted as metres of it. */
  | 'given_or_wanted'

/** Why a text that means a place is none yet. */
export function refusalOf(text: string): RefusalReason | undefined {
  const pair = readMetres(text)
  if (pair && !pair.zone) {
    if ((pair.isUtm || pair.firstLabel) && (isUtmWithoutZone(pair) || (pair.isUtm && isEastingByX(pair))))
      return 'utm_without_zone'
    if (isGaussKruegerWithoutZone(pair)) return 'gauss_krueger_without_zone'
  }
  const short = text.trim().slice(0, longestRefused)
  if (isShortPlusCode(short.replace(plusCodesAddress, ''))) return 'short_plus_code'
  if (/w3|\/\//i.test(short) && what3words.test(short)) return 'what3words'
  const figures = askedSystem(text)
  if (figures?.mayBeOwn && candidatesOf(figures.text).some(({ system }) => systemOf(system).category === 'geographic'))
    return 'given_or_wanted'
  // Beside a code the registry says what is wrong.
  return namesOtherReference(short) && !isSystemCode(systemInText(short)?.system ?? '') ? 'other_reference' : undefined
}

const longestRefused = 200
const plusCodesAddress = /^(?:https?:\/\/)?(?:www\.)?plus\.codes\//i
const what3words =
  /^(?:(?:w3w|what3words)[: ]{1,2}(?:\/\/\/)?|\/\/\/|(?:https:\/\/)?(?:w3w\.co|what3words\.com)\/)\p{L}{1,40}\.\p{L}{1,40}\.\p{L}{1,40}(?:\?.*)?$/iu
