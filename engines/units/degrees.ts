import type { Language } from '../core/index.ts'
import type { ExactNumber } from './parse.ts'

const degreeWords = 'degrees?|deg\\.?|градус(?:а|ов|у|ах)?|степен[аи]?|stepen[ai]?'
/** `°` and the two signs that people type for it. */
const degreeSign = '[°º˚]'

/**
 * A number of degrees that names no scale, and perhaps what it should be converted to. The sign `°` counts only behind a number with a
 * plus or minus (`+20°`): without one it is rather an angle.
 */
const bareDegrees = /* @__PURE__ */ new RegExp(
  `^(.{1,60}?)\\s?(?:${degreeWords}|(?<=^[-+−–]\\s?\\d{1,3}(?:[.,]\\d{1,2})?)\\s?${degreeSign})(\\s+(?:in|to|into|as|в|во|на|у|u)\\s.{1,40})?$`,
  'iu',
)

/** The same in the field of a scale, where nobody types an angle. */
const degreesInField = /* @__PURE__ */ new RegExp(`^(.{1,60}?)\\s?(?:${degreeWords}|${degreeSign})$`, 'iu')

const belowZero = /^(.{1,60}?)\s(?:below zero|ниже нуля|мороза|испод нуле|ispod nule)$/iu
/** `мороз 20 градусов` */
const frost = /^мороз\s+(\d.{0,60})$/iu
const aboveZero = /^(.{1,60}?)\s(?:above zero|выше нуля|тепла|изнад нуле|iznad nule)$/iu

const degreeWord = /degree|deg\.?$|градус|степен|stepen|celsi|цельси|целзи|celzi|fahr|фарен|farenh|[°º˚]/i

const longestText = 120

/** `температура 36,6`, `t=38.5` */
const namedTemperature =
  /^(?:temperature|temperatura|temp\.?|t|температура|темп\.|т)\s{0,3}[:=]?\s{0,3}([-+−–]?\d{1,4}(?:[.,]\d{1,3})?)$/iu

/** `5 градусов мороза` as `minus 5 градусов`. */
function withSign(text: string): string {
  const below = (belowZero.exec(text) ?? frost.exec(text))?.[1]
  const said = below ?? aboveZero.exec(text)?.[1]
  if (said === undefined) return text
  const degrees = degreeWord.test(said) ? said : `${said} degrees`
  return below === undefined ? degrees : `minus ${degrees}`
}

/**
 * A temperature without a scale, once for each scale it may be meant in: Celsius in Russian and Serbian, Celsius and Fahrenheit in
 * English. Where the text also names what is wanted, both in every language: the caller drops the one that equals it. None for a text
 * that is no such temperature.
 */
export function temperaturesIn(text: string, language: Language): readonly string[] {
  if (text.length > longestText) return []
  const signed = withSign(text.replace(namedTemperature, '$1 degrees'))
  const [, said, wanted = ''] = bareDegrees.exec(signed) ?? []
  if (said === undefined) return signed === text ? [] : [signed]
  const scales = language === 'en' || wanted !== '' ? ['degrees Celsius', 'degrees Fahrenheit'] : ['degrees Celsius']
  return scales.map((scale) => `${said} ${scale}${wanted}`)
}

/** The number alone: in the field of a scale, degrees without a name are of that scale. Undefined for a text without degrees. */
export function withoutDegrees(text: string): string | undefined {
  if (text.length > longestText) return undefined
  const signed = withSign(text.trim())
  const said = degreesInField.exec(signed)?.[1]
  return said ?? (signed === text.trim() ? undefined : signed)
}

const gasMark = /^gas(?: mark)? (\d{1,2}|1\/4|1\/2)$/i

/** The marks of British gas ovens: mark 1 is 275 °F, each further mark 25 °F more; 1/2 is 250 °F and 1/4 is 225 °F. */
export function readGasMark(text: string): { unit: string; value: ExactNumber } | undefined {
  const [, mark] = gasMark.exec(text) ?? []
  if (mark === undefined || Number(mark) === 0 || Number(mark) > 10) return undefined
  const degrees = mark === '1/4' ? 225n : mark === '1/2' ? 250n : 250n + 25n * BigInt(mark)
  return { unit: 'f', value: { mantissa: degrees, exponent: 0 } }
}
