import { categories } from './categories/index.ts'
import { findUnit } from './names.ts'
import { inDigits, noUnit } from './number-words.ts'

/** Words in front of a quantity that say whose it is: `полная масса 1850 кг`, `oven temp 200c to f`. */
const beginning = /^((?:\p{L}[\p{L}'’-]{1,19}[:,]?\s){1,4})(?=[-+−–]?[\d½¼¾])/u

/** Words that change the amount, or make it another kind of quantity: `twice 5 km`, `площадь 5 м`. */
const telling =
  /^(?:minus|минус|plus|плюс|not?|не|нет|без|without|less|twice|double|triple|half|quarter|third|пол\p{L}{0,4}|четверть|треть|дважды|вдвое|двап?ут|duplo|[cč]etvrt|tre[cć]ina|четврт|трећина|square|sq|cubic|area|площадь|квадрат\p{L}{0,4}|кв|куб\p{L}{0,6}|povr[sš]in\p{L}|површин\p{L}|per|each|every|hour|second|minute|час|секунд\p{L}|минут\p{L}|sat|сат|за|на|по|na|po|pressure|давлени\p{L}|pritisak|притисак|torque|момент|moment|root|cube|корень|корен|koren|куб)$/iu

/** Of these even one, and right before the number, makes another quantity of it. */
export const anotherAmount =
  /^(?:not|twice|double|triple|half|quarter|third|дважды|вдвое|area|площадь|povr[sš]ina|површина|pressure|давление|pritisak|притисак)\s+\d/iu

/** Words whose number has no unit: `shoe size 42 in cm` is not of inches, as `waist 32 in cm` is. */
export const numbered =
  /(?:^|\s)(?:sizes?|shoes?|ring|eu|uk|us|iphone|galaxy|windows|top|page|number|version|level|model)\s+[\d.,½]+ in \p{L}+\s?\??$/iu

const longestText = 120

/** The text from its first number on; undefined where the words in front of it may matter. */
export function withoutBeginning(text: string): string | undefined {
  const [, words = ''] = text.length > longestText ? [] : (beginning.exec(text) ?? [])
  const each = words.split(/[:,\s]+/).filter((word) => word !== '')
  const isTelling = (word: string): boolean =>
    (telling.test(word) && !/^полн/i.test(word)) ||
    inDigits(`${word} ${noUnit}`, 0) !== `${word} ${noUnit}` ||
    categories.some((category) => findUnit(category, word))
  return each.length === 0 || each.some(isTelling) ? undefined : text.slice(words.length)
}
