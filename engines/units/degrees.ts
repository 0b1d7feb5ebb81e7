import type { Language } from '../core/index.ts'
import type { ExactNumber } from './parse.ts'

/** Degrees that name no scale, in words; the sign of a degree only behind a number with a sign, else it is an angle. */
const bareDegrees =
  /^(.{1,60}?)\s?(?:degrees?|deg\.?|градус(?:а|ов|у)?|степен[аи]?|stepen[ai]?|(?<=^[-+−–]\s?\d{1,3}(?:[.,]\d{1,2})?)\s?[°º˚])(\s+(?:in|to|into|as|в|во|на|у|u)\s.{1,40})?$/iu

const belowZero = /^(.{1,60}?)\s+(?:below zero|ниже нуля|мороза|испод нуле|ispod nule)$/iu
/** `мороз 20 градусов` */
const frost = /^мороз\s+(\d.{0,60})$/iu
const aboveZero = /^(.{1,60}?)\s+(?:above zero|выше нуля|тепла|изнад нуле|iznad nule)$/iu

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
 * The same temperature in the scales it may be meant in: Celsius in Russian and Serbian, both in English; all where what is
 * wanted decides. None for a text that is no such temperature.
 */
export function temperaturesIn(text: string, language: Language): readonly string[] {
  if (text.length > longestText) return []
  const signed = withSign(text.replace(namedTemperature, '$1 degrees'))
  const [, said, wanted = ''] = bareDegrees.exec(signed) ?? []
  if (said === undefined) return signed === text ? [] : [signed]
  const scales = language === 'en' || wanted !== '' ? ['degrees Celsius', 'degrees Fahrenheit'] : ['degrees Celsius']
  return scales.map((scale) => `${said} ${scale}${wanted}`)
}

/** In the field of a scale degrees are of that scale: the number alone. */
export function withoutDegrees(text: string): string | undefined {
  if (text.length > longestText) return undefined
  const signed = withSign(text.trim())
  const said = /^(.{1,60}?)\s?(?:degrees?|deg\.?|градус(?:а|ов|у)?|степен[аи]?|stepen[ai]?|[°º˚])$/iu.exec(signed)?.[1]
  return said ?? (signed === text.trim() ? undefined : signed)
}

const gasMark = /^gas(?: mark)? (\d{1,2}|1\/4|1\/2)$/i

/** The marks of British ovens: 275 °F at 1, 25 °F each; a half and a quarter below it go on downwards. */
export function readGasMark(text: string): { unit: string; value: ExactNumber } | undefined {
  const [, mark] = gasMark.exec(text) ?? []
  if (mark === undefined || Number(mark) > 10) return undefined
  const degrees = mark === '1/4' ? 225n : mark === '1/2' ? 250n : 250n + 25n * BigInt(mark)
  return mark === '0' ? undefined : { unit: 'f', value: { mantissa: degrees, exponent: 0 } }
}
