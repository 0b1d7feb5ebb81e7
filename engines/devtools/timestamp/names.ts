/**
 * Names of months and weekdays as people write them in English, Russian and Serbian (Cyrillic and Latin), lower case,
 * without diacritics. Any beginning of at least three letters counts as well (`Sept`, `нояб`), shorter ones stand here.
 */
const months: readonly string[] = [
  'january январь јануар januar',
  'february февраль фебруар februar',
  'march март mart',
  'april апрель април',
  'may май мая маю маем мае мај maj',
  'june июнь јуни јун juni jun',
  'july июль јули јул juli jul',
  'august август avgust',
  'september сентябрь септембар septembar',
  'october октябрь октобар oktobar',
  'november ноябрь новембар novembar',
  'december декабрь децембар decembar',
]

const weekdays: readonly string[] = [
  'monday понедельник пн понедељак понедељка ponedeljak ponedeljka',
  'tuesday вторник вт уторак уторка utorak utorka',
  'wednesday среда среду ср sreda sredu',
  'thursday четверг чт четвртак четвртка cetvrtak cetvrtka',
  'friday пятница пятницу пт петак петка petak petka',
  'saturday суббота субботу сб субота суботу subota subotu',
  'sunday воскресенье вс недеља недељу nedelja nedelju',
]

/** What the cases of a Russian or Serbian month end with: ноябрь, ноября, ноябрём; новембар, новембра, новембру. */
const caseEndings = new Set(['', 'ь', 'я', 'ю', 'ем', 'ём', 'е', 'а', 'у', 'ом', 'a', 'u', 'om', 'em', 'e'])

/** What all cases begin with: `новембар` loses its last vowel in them. */
const stemOf = (name: string): string => name.replace(/ь$/, '').replace(/(?<=[бb])[аa](?=[рr]$)/, '')

const isCaseOf = (name: string, word: string): boolean => {
  const stem = stemOf(name)
  return /[^a-z]|r$|t$|j$|l$|n$/.test(stem) && word.startsWith(stem) && caseEndings.has(word.slice(stem.length))
}

/** Days counted from today, in words. */
const relativeDays: readonly (readonly [days: number, words: RegExp])[] = [
  [0, /^(?:today|сегодня|данас|danas)$/],
  [-1, /^(?:yesterday|вчера|јуче|juce|jucer)$/],
  [1, /^(?:tomorrow|завтра|сутра|sutra)$/],
  [-2, /^(?:позавчера|прекјуче|prekjuce)$/],
  [2, /^(?:послезавтра|прекосутра|prekosutra)$/],
]

/** How many days from today a word says; nothing for another word. */
export function daysFromToday(word: string): number | undefined {
  const plain = withoutMarks(word)
  return relativeDays.find(([, words]) => words.test(plain))?.[0]
}

export const isNow = (text: string): boolean =>
  /^(?:now|now\(\)|right now|(?:the )?(?:current |present )?(?:unix |epoch )?(?:time|timestamp)(?: now)|current (?:unix |epoch )?(?:time|timestamp)|utc now|what time is it(?: now)?|сейчас|текущ(?:ее|ий) (?:unix[- ])?(?:время|timestamp)|который час|сада|sada|колико је сати|koliko je sati|current_timestamp|date\.now\(\))\??$/.test(
    withoutMarks(text),
  )

/** 1 for January; 0 for a word that is no month. */
export const monthNumber = (word: string): number => numberOf(months, word)

/** ISO 8601: 1 for Monday; 0 for a word that is no weekday. */
export const weekdayNumber = (word: string): number => numberOf(weekdays, word)

const withoutMarks = (word: string): string => word.toLowerCase().replace(/[čć]/, 'c').replace('š', 's')

function numberOf(rows: readonly string[], word: string): number {
  const plain = withoutMarks(word)
  return (
    rows.findIndex((row) =>
      row
        .split(' ')
        .some((name) => name === plain || (plain.length >= 3 && (name.startsWith(plain) || isCaseOf(name, plain)))),
    ) + 1
  )
}
