/**
 * Names of months and weekdays as people write them in English, Russian and Serbian (Cyrillic and Latin), lower case,
 * without diacritics. Any beginning of at least three letters counts as well (`Sept`, `нояб`), shorter ones stand here.
 */
const months: readonly string[] = [
  'january январь января јануар јануара januar januara',
  'february февраль февраля фебруар фебруара februar februara',
  'march март марта mart marta',
  'april апрель апреля април априла april aprila',
  'may май мая мај маја maj maja',
  'june июнь июня јун јуни јуна jun juni juna',
  'july июль июля јул јули јула jul juli jula',
  'august август августа avgust avgusta',
  'september сентябрь сентября септембар септембра septembar septembra',
  'october октябрь октября октобар октобра oktobar oktobra',
  'november ноябрь ноября новембар новембра novembar novembra',
  'december декабрь декабря децембар децембра decembar decembra',
]

const weekdays: readonly string[] = [
  'monday понедельник пн понедељак ponedeljak',
  'tuesday вторник вт уторак utorak',
  'wednesday среда ср sreda',
  'thursday четверг чт четвртак cetvrtak',
  'friday пятница пт петак petak',
  'saturday суббота сб субота subota',
  'sunday воскресенье вс недеља nedelja',
]

/** 1 for January; 0 for a word that is no month. */
export const monthNumber = (word: string): number => numberOf(months, word)

/** ISO 8601: 1 for Monday; 0 for a word that is no weekday. */
export const weekdayNumber = (word: string): number => numberOf(weekdays, word)

function numberOf(rows: readonly string[], word: string): number {
  const plain = word.toLowerCase().replace(/[čć]/g, 'c').replace(/š/g, 's')
  return (
    rows.findIndex((row) =>
      row.split(' ').some((name) => name === plain || (plain.length >= 3 && name.startsWith(plain))),
    ) + 1
  )
}
