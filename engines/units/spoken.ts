/** Words that people put around a quantity or in place of its number, in three languages and in Latin Serbian. */

const quoted = /^(?:"(.+)"|“(.+)”|„(.+)[“”"]|«(.+)»|‘(.+)’|'(.+)'|`(.+)`|\((.+)\)|\[(.+)\])$/s

/** Without the quotes or brackets around all of it. No quantity begins with one. */
export function withoutQuotes(text: string): string {
  const inside = quoted
    .exec(text)
    ?.slice(1)
    .find((group) => group !== undefined)
  return inside === undefined ? text : inside.trim()
}

const someNumber = '[-+−–]?[\\d½⅓⅔¼¾][\\d.,/½⅓⅔¼¾ \\u00a0\\u202f]{0,30}'

/** A word about the quantity before it: `Height: 180 cm`, `около 5 км`, `≈ 5 km`. Without a colon one letter is too little for a unit. */
const about = new RegExp(
  `^(?:\\p{L}{3,20}\\s{0,3}[:=]\\s{0,3}(?=${someNumber}[\\p{L}'"°′″’”])|(?:\\p{L}{3,20}\\s{0,3}[–—-]?|[≈~∼±])\\s{0,3}(?=${someNumber}(?:\\p{L}{2}|['"°′″’”])))`,
  'u',
)

// biome-ignore format: a table, one number a row
const counts: readonly (readonly [words: string, count: string])[] = [
  ['one and a half|полтор(?:а|ы)|jedan i po|један и по', '1.5'],
  ['three quarters of an?|three[- ]quarters', '0.75'],
  ['half an?|half of an?|half|половина|пола|pola', '0.5'],
  ['quarter of an?|a quarter of an?|quarter|четверть|четврт|[cč]etvrt', '0.25'],
  ['two|два|две|dva|dve', '2'],
  ['three|три|tri', '3'],
  ['four|четыре|четири|[cč]etiri', '4'],
  ['five|пять|пет|pet', '5'],
  ['six|шесть|шест|[sš]est', '6'],
  ['seven|семь|седам|sedam', '7'],
  ['eight|восемь|осам|osam', '8'],
  ['nine|девять|девет|devet', '9'],
  ['ten|десять|десет|deset', '10'],
  ['twelve|двенадцать|дванаест|dvanaest', '12'],
  ['twenty|двадцать|двадесет|dvadeset', '20'],
  ['fifty|пятьдесят|педесет|pedeset', '50'],
  ['a hundred|one hundred|hundred|сто|sto', '100'],
  ['a thousand|one thousand|thousand|тысяча|тысячу|хиљаду|hiljadu', '1000'],
]
const countWords: readonly (readonly [RegExp, string])[] = counts.map(([words, count]) => [
  new RegExp(`^(?:${words})\\s+(?=\\p{L})`, 'iu'),
  `${count} `,
])

/** `minus 5 C`; behind it a number. */
const minus = /^(?:minus|минус)\s{1,3}(?=\d)/i
const plus = /^(?:plus|плюс|плус)\s{1,3}(?=\d)/i

/** Russian half is one word with what it halves: `поллитра`, `пол-литра`, `пол литра`. */
const russianHalf = /^пол(?:\s|-)?(?=\p{L}{3})/iu

/** The same quantity with its number in digits, and without a word about it. */
export function spokenInDigits(text: string): string {
  const bare = withoutQuotes(text).replace(minus, '-').replace(plus, '').replace(about, '')
  if (/^[-+\d]/.test(bare)) return bare
  for (const [words, count] of countWords) if (words.test(bare)) return bare.replace(words, count)
  return bare.replace(russianHalf, '0.5 ')
}
