import { ofOurLetters } from '../../core/index.ts'

/** Times of day as they are said: `half past 3`, `без десяти шесть вечера`, `полтретьего`, `pola osam`, `seven in the evening`. */

/** One word for each hour, from one to twelve. */
const hourWords: readonly string[] = [
  'one two three four five six seven eight nine ten eleven twelve',
  'час два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать',
  'первого второго третьего четвертого пятого шестого седьмого восьмого девятого десятого одиннадцатого двенадцатого',
  'један два три четири пет шест седам осам девет десет једанаест дванаест',
  'jedan dva tri cetiri pet sest sedam osam devet deset jedanaest dvanaest',
]
const minuteWords: readonly (readonly [minutes: number, words: string])[] = [
  [5, 'five|пяти|пять|pet|пет'],
  [10, 'ten|десяти|десять|deset|десет'],
  [15, 'a quarter|quarter|fifteen|четверти|четверть|пятнадцати|пятнадцать|petnaest|петнаест'],
  [20, 'twenty|двадцати|двадцать|dvadeset|двадесет'],
  [25, 'twenty[- ]five|двадцати пяти|двадцать пять|dvadeset pet|двадесет пет'],
]

const hours: ReadonlyMap<string, number> = new Map(
  hourWords.flatMap((words) => words.split(' ').map((word, index) => [word, index + 1] as const)),
)

const wordsFor = (language: number): string => hourWords[language]!.replaceAll(' ', '|')
const digits = '1[0-2]|[1-9]'
const english = `(${wordsFor(0)}|${digits})`
const russian = `(${wordsFor(1)})`
const ordinal = `(${wordsFor(2)}|(?:${digits})(?=-?го(?!\\p{L})))(?:-?го)?`
const serbian = `(${wordsFor(3)}|${wordsFor(4)}|${digits})`
/** The longer names first: `twenty five` begins as `twenty` does. */
const minute = `(${minuteWords
  .toReversed()
  .map(([, words]) => words)
  .join('|')})`
const nothingBehind = '(?![\\p{L}\\d:.])'

type Time = readonly [hour: number, minute: number]
type Rule = readonly [pattern: RegExp, time: (first: string, second: string) => Time | undefined]

const hourOf = (word: string): number => hours.get(plain(word)) ?? Number(word)
const minutesOf = (word: string): number =>
  minuteWords.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(plain(word)))?.[0] ?? 0
const plain = (word: string): string =>
  word.toLowerCase().replaceAll('ё', 'е').replaceAll('č', 'c').replaceAll('š', 's')

const rule = (source: string, time: Rule[1]): Rule => [
  ofOurLetters(new RegExp(`(?<![\\p{L}\\d:.])${source}${nothingBehind}`, 'iu')),
  time,
]
const before = (hour: number, minutes: number): Time => [hour === 1 ? 12 : hour - 1, 60 - minutes]
/** `five to eight` and `пять до восьми` may as well be from one hour to another. */
const beforeUnlessRange = (minutes: number, hour: number): Time | undefined =>
  minutes > hour ? before(hour, minutes) : undefined

const rules: readonly Rule[] = [
  rule(`half[- ]past ${english}`, (hour) => [hourOf(hour), 30]),
  rule(`${minute}(?: minutes)? past ${english}`, (minutes, hour) => [hourOf(hour), minutesOf(minutes)]),
  rule(`${minute} minutes to ${english}`, (minutes, hour) => before(hourOf(hour), minutesOf(minutes))),
  rule(`${minute} to ${english}`, (minutes, hour) => beforeUnlessRange(minutesOf(minutes), hourOf(hour))),
  rule(`${english} o['’]?clock`, (hour) => [hourOf(hour), 0]),
  rule(`(${wordsFor(0)})(?= ?[ap]\\.?m|(?: in the (?:morning|afternoon|evening)| at night))`, (hour) => [
    hourOf(hour),
    0,
  ]),
  rule(`(${digits})(?= in the (?:morning|afternoon|evening))`, (hour) => [hourOf(hour), 0]),
  rule(`(?:пол[- ]?|половин[ауеы] )${ordinal}`, (hour) => [before(hourOf(hour), 30)[0], 30]),
  rule(`без ${minute}(?: минут)? ${russian}`, (minutes, hour) => before(hourOf(hour), minutesOf(minutes))),
  rule(`${minute}(?: минут)? ${ordinal}`, (minutes, hour) => [before(hourOf(hour), 30)[0], minutesOf(minutes)]),
  rule(`${russian}(?: час(?:а|ов)?)?(?= (?:утра|вечера|ночи))`, (hour) => [hourOf(hour), 0]),
  rule(`${russian} час(?:а|ов)(?= дня)`, (hour) => [hourOf(hour), 0]),
  rule(`(?<=в )${russian}(?: час(?:а|ов)?)?(?= дня)`, (hour) => [hourOf(hour), 0]),
  rule('(час)(?= дня)', (hour) => [hourOf(hour), 0]),
  rule(`(?:pola|пола) ${serbian}`, (hour) => [before(hourOf(hour), 30)[0], 30]),
  rule(`${minute} (?:do|до) ${serbian}`, (minutes, hour) => beforeUnlessRange(minutesOf(minutes), hourOf(hour))),
  rule(`(?<=[uу] )${serbian} [iи] ${minute}`, (hour, minutes) => [hourOf(hour), minutesOf(minutes)]),
  rule(`(?<=[uу] )${serbian} [iи] (?:trideset|тридесет|po|по)`, (hour) => [hourOf(hour), 30]),
  rule(
    `${serbian}(?: sat[ai]?| сат[аи]?)?(?= (?:ujutr[uo]|uve[cč]e|popodne|po podne|ујутр[уо]|увече|поподне|по подне))`,
    (hour) => [hourOf(hour), 0],
  ),
  // The hour alone, where a day stands before it.
  rule(`(?<=(?:tomorrow|today|yesterday|day) at )(${wordsFor(0)})`, (hour) => [hourOf(hour), 0]),
  rule(`(?<=\\p{L}{4} (?:в|во) )${russian}`, (hour) => [hourOf(hour), 0]),
  rule(`(?<=\\p{L}{4} [uу] )${serbian}`, (hour) => [hourOf(hour), 0]),
]

/** The halves of a day, as letters that the readers of dates know behind minutes. */
const halves: readonly (readonly [words: RegExp, sign: string])[] = [
  [/(?<=:\d\d) (?:in the morning|утра|ночи|ujutr[uo]|ујутр[уо])(?!\p{L})/iu, ' am'],
  [
    /(?<=:\d\d) (?:in the (?:afternoon|evening)|at night|дня|вечера|uve[cč]e|увече|popodne|поподне|po podne|по подне)(?!\p{L})/iu,
    ' pm',
  ],
]
const half = /:\d\d ?[ap]\.?m/i

const longestText = 80

/** The text with its time in digits; where nothing says which half of the day is meant, also with the hour of the other half. */
export function hoursInDigits(text: string): readonly [said: string, later?: string] | undefined {
  if (text.length > longestText) return undefined
  const unmarked = plain(text)
  // A letter that takes more room in lower case would move all behind it.
  if (unmarked.length !== text.length) return undefined
  for (const [pattern, timeOf] of rules) {
    const match = pattern.exec(unmarked)
    const time = match && timeOf(match[1]!, match[2] ?? '')
    if (!match || !time) continue
    const [hour, minutes] = time
    const rest = text.slice(match.index + match[0].length)
    const withHour = (one: number): string => {
      const digital = `${text.slice(0, match.index)}${one}:${String(minutes).padStart(2, '0')}${rest}`
      return halves.reduce((known, [words, sign]) => known.replace(words, sign), digital)
    }
    const said = withHour(hour)
    if (!half.test(said)) return [said, withHour(hour === 12 ? 0 : hour + 12)]
    return isOnTheEdge(hour, minutes, rest) ? undefined : [said]
  }
  return undefined
}

/** `quarter to twelve pm` is before noon by the hands of the clock and after it by its letters; so late no night goes into a morning. */
const isOnTheEdge = (hour: number, minutes: number, rest: string): boolean =>
  (hour === 11 && minutes > 30 && /^ ?(?:[ap]\.?m|дня)/i.test(rest)) || (hour > 6 && hour < 12 && /^ ночи/i.test(rest))
