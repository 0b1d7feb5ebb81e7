import { ofOurLetters } from '../core/index.ts'
import { inDigits, noUnit } from './number-words.ts'

/** Feet and inches without their marks, as heights are told: `5 7 in cm`, `рост 5 10 в см`, `five ten in cm`. */

const metric =
  '(?:cm|centimet(?:re|er)s?|m|met(?:re|er)s?|см|сантиметр\\p{L}{0,3}|м|метр\\p{L}{0,3}|цм|центиметр\\p{L}{0,4}|centimetr\\p{L}{0,3}|metr\\p{L}{0,3})'
const wanted = `\\s?(?:\\s(?:in|to|into|в|у|u)\\s|=|->|→|>)\\s?(${metric})$`
const feetWords = 'three|four|five|six|seven'
const inchWords = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven'
const inFront = '^(?:(?:мой )?рост |(?:my )?height (?:is )?|visina |висина |visok\\p{L}? sam |висок\\p{L}? сам )?'

const inNumbers = ofOurLetters(new RegExp(`${inFront}([3-7]) (\\d|1[01])( 1/2|½|\\.5)?${wanted}`, 'iu'))
const inWords = ofOurLetters(new RegExp(`${inFront}(${feetWords})[ -](${inchWords})( and a half)?${wanted}`, 'iu'))
/** From a larger number to a smaller one is no range. */
const withHyphen = ofOurLetters(new RegExp(`${inFront}([3-7])-(\\d)()${wanted}`, 'iu'))

/** `5 ft 7 in to cm` for `5 7 in cm`; undefined for any other text. */
export function inFeetAndInches(text: string): string | undefined {
  const [, feet, inches, half, to] = inNumbers.exec(text) ?? inWords.exec(text) ?? descending(text) ?? []
  if (feet === undefined || inches === undefined) return undefined
  return `${counted(feet)} ft ${counted(inches)}${half ? '.5' : ''} in to ${to}`
}

const descending = (text: string): RegExpExecArray | null => {
  const match = withHyphen.exec(text)
  return match && match[2]! < match[1]! ? match : null
}

const counted = (number: string): string =>
  /\d/.test(number) ? number : inDigits(`${number} ${noUnit}`).replace(` ${noUnit}`, '')

/** `5 3 kg`: two numbers of nothing in particular, or a slip; not 53. */
export const twoNumbers = /^\d \d{1,2} ?\p{L}/u
