import { inDigits, multiplied, restInDigits } from './number-words.ts'

/** Words that people put around a quantity or in place of its number, in three languages and in Latin Serbian. */

const quoted = /^(?:"(.+)"|“(.+)”|„(.+)[“”"]|«(.+)»|‘(.+)’|'(.+)'|`(.+)`|\((.+)\)|\[(.+)\])$/s

/** The text without quotes or brackets that stand around the whole of it. No quantity begins with one. */
export function withoutQuotes(text: string): string {
  const inside = quoted
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined)
  return inside === undefined ? text : inside.trim()
}

const someNumber = '[-+−–]?[\\d½⅓⅔¼¾][\\d.,/½⅓⅔¼¾ \\u00a0\\u202f]{0,30}'

/** Words for what is measured. Behind one of them even one letter is a unit: `температура 38 C`. */
const things =
  'температура|temperatura|temperature|temp|скорость|брзина|brzina|speed|длина|дужина|du[zž]ina|length|высота|висина|visina|height|рост|вес|масса|маса|masa|weight|mass|те[жz]ина|te[zž]ina|объ[её]м|запремина|zapremina|volume|расстояние|растојање|rastojanje|distance|энергия|енергија|energija|energy'

const anyWord = '\\p{L}{3,20}'
const unitSign = `'"°′″’”`

/** What may stand in front of a quantity and says nothing about the amount; each alternative looks ahead for the quantity. */
const about = new RegExp(
  `^(?:${[
    `(?:${things})\\s{1,3}(?=${someNumber}\\p{L})`,
    // `Height: 180 cm`
    `${anyWord}\\s{0,3}[:=]\\s{0,3}(?=${someNumber}[\\p{L}${unitSign}])`,
    // `≈ 5 km`, `>5 km`
    `[≈~∼±<>≤≥]=?\\s{0,3}(?=${someNumber})`,
    // `около 5 км`: without a colon one letter is too little to be sure of a unit.
    `${anyWord}\\s{0,3}[–—-]?\\s{0,3}(?=${someNumber}(?:\\p{L}{2}|\\p{L}/\\p{L}|[${unitSign}]))`,
  ].join('|')})`,
  'u',
)

// biome-ignore format: a table, one number a row
const counts: readonly (readonly [words: string, count: string])[] = [
  ['хиљаду и по|hiljadu i po|полторы тысячи', '1500'],
  ['one and a half|полтор(?:а|ы)|од(?:ин|на|но) с половиной|jed(?:an|na|no) i po|јед(?:ан|на|но) и по', '1.5'],
  ['one and a quarter|од(?:ин|на|но) с четвертью|jed(?:an|na|no) i [cč]etvrt|јед(?:ан|на|но) и четврт', '1.25'],
  ['one and three[- ]quarters', '1.75'],
  ['three[- ]quarters?(?: of an?)?|три четверти|три четвртине|tri [cč]etvrtine', '0.75'],
  ['two[- ]thirds(?: of an?)?|две трети|две трећине|dve tre[cć]ine', '2/3'],
  ['(?:an? |one[- ])?third(?: of an?)?|треть|(?:једна )?трећина|(?:jedna )?tre[cć]ina', '1/3'],
  ['half an?|half of an?|half|половина|пола|pola', '0.5'],
  ['(?:a )?quarter(?: of an?)?|четверть|четврт|[cč]etvrt', '0.25'],
]
const countWords: readonly (readonly [RegExp, string])[] = counts.map(([words, count]) => [
  new RegExp(`^(?:${words})\\s+(?=\\p{L})`, 'iu'),
  `${count} `,
])

/**
 * `2 and a half`, `2 с половиной`, `2 i po`: a part added to a number. Only to a small number: behind `2 thousand` a half means half a
 * thousand.
 */
// biome-ignore format: a table, one part a row
const added: readonly (readonly [words: RegExp, decimals: string])[] = [
  [/(?<![\d.,])(\d{1,2}) (?:and (?:a|one) half|с половиной|и по|ипо|i po)(?= |$)/iu, '$1.5'],
  [/(?<![\d.,])(\d{1,2}) (?:and (?:a|one) quarter|с четвертью|и четврт|i [cč]etvrt)(?: of an?)?(?= |$)/iu, '$1.25'],
  [/(?<![\d.,])(\d{1,2}) (?:and (?:three|3)[- ]quarters?|и три четверти|и три четвртине|i tri [cč]etvrtine)(?: of an?)?(?= |$)/iu, '$1.75'],
]
const withAdded = (text: string): string => {
  for (const [words, decimals] of added) if (words.test(text)) return text.replace(words, decimals)
  return text
}

/** `a mile and a half`, `kilo i po` */
const oneAndHalf = /^(?:an? |one |[jј]\p{L}{4} )?(\p{L}{2,20}) (?:and a half|и по|ипо|i po)$/iu

/** `minus 5 C` */
const minus = /^(?:minus|минус)\s{1,3}/i
const plus = /^(?:plus|плюс|плус)\s{1,3}/i

/** In Russian a half is often one word with its unit: `поллитра`, `пол-литра`, `пол литра`. */
const russianHalf = /^пол(?:\s|-)?(?=\p{L}{3})/iu

/** The first `withAdded` turns `2 i po hiljade` into `2.5 hiljade`, so that `multiplied` finds a number before the word for a thousand. */
const withRest = (text: string): string => withAdded(restInDigits(multiplied(withAdded(text))))

/** The same quantity with its number in digits, and without words in front of it that say nothing about the amount. */
export function spokenInDigits(text: string): string {
  const bare = withoutQuotes(text)
  if (minus.test(bare)) return negative(spokenInDigits(bare.replace(minus, '')), bare)
  const positive = multiplied(bare.replace(plus, '').replace(about, '')).replace(oneAndHalf, '1.5 $1')
  if (/^[-+\d]/.test(positive)) return withRest(positive)
  for (const [words, count] of countWords) if (words.test(positive)) return positive.replace(words, count)
  const counted = inDigits(positive.replace(/ and three(?=[- ]quarters?\b)/i, ' and 3'))
  return counted === positive ? positive.replace(russianHalf, '0.5 ') : withRest(counted)
}

const negative = (size: string, whole: string): string => (/^\d/.test(size) ? `-${size}` : whole)
