import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#engines/core/index.ts'
import { cities, clockWords, dateLinks, inLatin, monthsAndDays, type Words } from '#engines/language/index.ts'
import { readMoment } from './index.ts'

/**
 * Texts made of the lexicon's own rows: day x hour x part of the day x zone x language, in the frames people write them in. What each
 * means is computed here, from the parts it was made of; none of it is read back.
 */

const hour = 3_600_000
/** On a clock that is never set, nine hours ahead. */
const readerZone = 'Asia/Tokyo'
const readerOffset = 9 * hour
const now = BigInt(Date.UTC(2026, 10, 18, 12)) * 1_000_000n
const read = (text: string, language: Language) => readMoment(text, { now, zone: readerZone, language })

/** The same texts at every run (Numerical Recipes' generator). */
function picker(seed: number) {
  let state = seed
  const below = (count: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
  return { below, of: <T>(list: readonly T[]): T => list[below(list.length)]! }
}
type Picker = ReturnType<typeof picker>

interface Word {
  readonly name: string
  readonly value: string
}

/** Serbian in either script. */
function wordsOf(source: Words, kind: string, language: Language): readonly Word[] {
  return [...source()]
    .filter(({ sense }) => sense.kind === kind && sense.language === language)
    .flatMap(({ name, sense }) => {
      const word = { name, value: String(sense.value) }
      const isCyrillic = /[\u0400-\u04ff]/.test(name)
      if (language === 'sr') return isCyrillic ? [word, { ...word, name: inLatin(name) }] : []
      return (language === 'ru') === isCyrillic ? [word] : []
    })
}

interface Part {
  readonly text: string
  /** In milliseconds: of the day since 1970, of the hour since midnight, of the zone ahead of UTC. */
  readonly size: number
}

const two = (count: number): string => String(count).padStart(2, '0')
const ordinals = (day: number): string =>
  `${day}${day > 3 && day < 21 ? 'th' : (({ 1: 'st', 2: 'nd', 3: 'rd' } as Record<number, string>)[day % 10] ?? 'th')}`

function day(pick: Picker, language: Language): Part {
  const [year, date] = [2000 + pick.below(60), 1 + pick.below(28)]
  const { name, value } = pick.of(wordsOf(monthsAndDays, 'month', language))
  const month = Number(value)
  const capital = name.replace(/^./, (letter) => letter.toUpperCase())
  const forms: Readonly<Record<Language, readonly string[]>> = {
    en: [
      `${capital} ${date}, ${year}`,
      `${date} ${name} ${year}`,
      `${ordinals(date)} of ${capital}, ${year}`,
      `${capital} ${ordinals(date)} ${year}`,
      `${month}/${date}/${year}`,
    ],
    ru: [
      `${date} ${name} ${year}`,
      `${date} ${name} ${year} г.`,
      `${date} ${capital} ${year} года`,
      `${date}.${two(month)}.${year}`,
    ],
    sr: [
      `${date}. ${name} ${year}.`,
      `${date}. ${name} ${year}. године`,
      `${date}.${month}.${year}.`,
      `${date}. ${month}. ${year}.`,
    ],
  }
  const text = pick.of([...forms[language], `${year}-${two(month)}-${two(date)}`])
  return { text, size: Date.UTC(year, month - 1, date) }
}

/** Hours of the clock of twelve as the parts of the day have them, and what each is of twenty-four. */
const hoursOf: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  am: { 12: 0, 1: 1, 6: 6, 10: 10, 11: 11 },
  pm: { 12: 12, 1: 13, 5: 17, 9: 21, 11: 23 },
  morning: { 5: 5, 7: 7, 9: 9, 11: 11 },
  day: { 12: 12, 1: 13, 2: 14, 4: 16 },
  ofday: { 12: 12, 1: 13, 3: 15, 5: 17 },
  evening: { 5: 17, 7: 19, 9: 21, 11: 23 },
  night: { 12: 0, 1: 1, 3: 3, 11: 23 },
}

function clock(pick: Picker, language: Language): Part {
  const minute = pick.below(60)
  if (pick.below(3) === 0) {
    const whole = pick.below(24)
    const ofHour = {
      en: [],
      ru: [`${whole} ч`, `${whole}ч`, `${whole} ч ${two(minute)} мин`],
      sr: [`${whole}h`, `${whole} сати`],
    }[language]
    const text = pick.of([`${whole}:${two(minute)}`, `${two(whole)}:${two(minute)}`, ...ofHour])
    return { text, size: whole * hour + (text.includes(two(minute)) && /:|мин/.test(text) ? minute * 60_000 : 0) }
  }
  const kind = language === 'en' ? pick.of(['meridiem', 'daypart']) : 'daypart'
  const part = pick.of(wordsOf(clockWords, kind, language))
  const [said, meant] = pick.of(Object.entries(hoursOf[part.value]!))
  const isWhole = pick.below(2) === 0
  const hourWord = { en: [''], ru: ['', ' часов'], sr: ['', 'h', ' сати'] }[language]
  return isWhole
    ? { text: `${said}${pick.of(hourWord)} ${part.name}`, size: meant * hour }
    : { text: `${said}:${two(minute)} ${part.name}`, size: meant * hour + minute * 60_000 }
}

/** Zones whose clocks are never set, or are named with their offset. */
const fixedCities: Readonly<Record<string, number>> = {
  'Asia/Tokyo': 9,
  'Asia/Dubai': 4,
  'Asia/Tashkent': 5,
  UTC: 0,
}
const abbreviations: readonly (readonly [string, number])[] = [
  ['UTC', 0],
  ['GMT', 0],
  ['PST', -8],
  ['PDT', -7],
  ['EST', -5],
  ['EDT', -4],
  ['CET', 1],
  ['CEST', 2],
  ['JST', 9],
  ['UTC+3', 3],
  ['GMT-5', -5],
  ['UTC+5:30', 5.5],
  ['+0300', 3],
  ['+03:00', 3],
  ['-0800', -8],
  ['(UTC+1)', 1],
  ['(PDT)', -7],
]

function zone(pick: Picker, language: Language): Part {
  if (pick.below(3) === 0) return { text: '', size: readerOffset }
  if (pick.below(2) === 0) {
    const [text, hours] = pick.of(abbreviations)
    return { text: ` ${text}`, size: hours * hour }
  }
  const known = wordsOf(cities, 'city', language).filter(
    ({ name, value }) => value in fixedCities && !/ско[ег]?$|ское$/.test(name),
  )
  const { name, value } = pick.of(known)
  const capital = name.replace(/^./, (letter) => letter.toUpperCase())
  const text = {
    en: [`in ${capital}`, `${capital} time`],
    ru: [`по ${capital}`],
    sr: [`по ${capital}`, `po ${inLatin(capital.toLowerCase())}`],
  }[language]
  return { text: ` ${pick.of(text)}`, size: fixedCities[value]! * hour }
}

interface Composed {
  readonly text: string
  readonly instant: number
}

function composed(pick: Picker, language: Language): Composed {
  const [date, time, place] = [day(pick, language), clock(pick, language), zone(pick, language)]
  const [at, comma] = [{ en: ' at ', ru: ' в ', sr: ' у ' }[language], ', ']
  const timeFirst = {
    en: [`${time.text}${place.text}, ${date.text}`, `${time.text}${place.text} on ${date.text}`],
    ru: [`${time.text}${place.text}, ${date.text}`],
    sr: [`${time.text}${place.text}, ${date.text}`],
  }[language]
  const text = pick.of([
    `${date.text}${at}${time.text}${place.text}`,
    `${date.text}${comma}${time.text}${place.text}`,
    `${date.text} ${time.text}${place.text}`,
    ...timeFirst,
  ])
  return { text, instant: date.size + time.size - place.size }
}

const strangers: Readonly<Record<Language, string>> = { en: 'zorp', ru: 'брукля', sr: 'кврцавац' }
const withStranger = (text: string, stranger: string, pick: Picker): string => {
  const words = text.split(' ')
  words.splice(pick.below(words.length + 1), 0, stranger)
  return words.join(' ')
}

const many = 1500

describe.each(languages)('%s: dates composed of the words of the lexicon', (language) => {
  const pick = picker(languages.indexOf(language) + 7)
  const texts = Array.from({ length: many }, () => composed(pick, language))

  test('are right, or refused with a word; few are refused', () => {
    const readings = texts.map(({ text, instant }) => ({ text, instant, ...read(text, language) }))
    const wrong = readings.filter(({ taken, instant }) => taken && taken.instant !== BigInt(instant) * 1_000_000n)
    expect(
      wrong.map(({ text, taken, instant }) => [
        text,
        new Date(Number(taken!.instant / 1_000_000n)).toISOString(),
        new Date(instant).toISOString(),
      ]),
    ).toEqual([])
    const refused = readings.filter(({ taken }) => !taken).map(({ text }) => text)
    expect(refused.length / many, refused.slice(0, 20).join('\n')).toBeLessThan(0.03)
  })

  test('with a word of no language put in are refused, and the word is named', () => {
    const stranger = strangers[language]
    const answered = texts
      .map(({ text }) => withStranger(text, stranger, pick))
      .filter((text) => {
        const { taken, problem } = read(text, language)
        return taken !== undefined || problem?.code !== 'timestamp_not_numeric' || problem.word !== stranger
      })
    expect(answered).toEqual([])
  })
})

describe('lengths of time from now and from a date', () => {
  const counts: Readonly<Record<Language, readonly (readonly [string, number])[]>> = {
    en: [
      ['three', 3],
      ['11', 11],
      ['twelve', 12],
      ['twenty five', 25],
      ['a hundred', 100],
      ['forty-two', 42],
    ],
    ru: [
      ['три', 3],
      ['11', 11],
      ['двенадцать', 12],
      ['двадцать пять', 25],
      ['сто', 100],
      ['сорок два', 42],
    ],
    sr: [
      ['три', 3],
      ['11', 11],
      ['дванаест', 12],
      ['двадесет пет', 25],
      ['сто', 100],
      ['četrdeset dva', 42],
    ],
  }
  const units: Readonly<Record<Language, readonly (readonly [string, number])[]>> = {
    en: [
      ['minutes', 60_000],
      ['hours', hour],
      ['days', 24 * hour],
      ['weeks', 168 * hour],
    ],
    ru: [
      ['минут', 60_000],
      ['часов', hour],
      ['дней', 24 * hour],
      ['недель', 168 * hour],
    ],
    sr: [
      ['минута', 60_000],
      ['сати', hour],
      ['dana', 24 * hour],
      ['недеља', 168 * hour],
    ],
  }
  const present = Number(now / 1_000_000n)
  const base = Date.UTC(2026, 4, 5) - readerOffset
  const frames: Readonly<
    Record<Language, readonly (readonly [before: string, behind: string, from: number, sign: number])[]>
  > = {
    en: [
      ['in ', '', present, 1],
      ['', ' ago', present, -1],
      ['', ' after 5 May 2026', base, 1],
      ['', ' before 5 May 2026', base, -1],
    ],
    ru: [
      ['через ', '', present, 1],
      ['', ' назад', present, -1],
      ['', ' после 5 мая 2026', base, 1],
      ['за ', ' до 5 мая 2026', base, -1],
    ],
    sr: [
      ['за ', '', present, 1],
      ['пре ', '', present, -1],
      ['', ' после 5. маја 2026.', base, 1],
      ['', ' пре 5. маја 2026.', base, -1],
    ],
  }
  test.each(languages)('%s', (language) => {
    for (const [count, size] of counts[language])
      for (const [unit, length] of units[language])
        for (const [before, behind, from, sign] of frames[language]) {
          const text = `${before}${count} ${unit}${behind}`
          const instant = from + sign * size * length
          expect(read(text, language).taken?.instant, text).toBe(BigInt(instant) * 1_000_000n)
          const strange = read(`${text} ${strangers[language]}`, language)
          expect(strange, text).toMatchObject({ problem: { word: strangers[language] } })
        }
  })
})

describe('intervals', () => {
  const dayOf = ([year, month, date]: readonly [number, number, number]) =>
    BigInt(Date.UTC(year, month - 1, date) - readerOffset) * 1_000_000n
  test.each([
    ['en', 'Nov 19-20', [2026, 11, 19], [2026, 11, 20]],
    ['en', '28 December 2026 - 3 January', [2026, 12, 28], [2027, 1, 3]],
    ['en', 'November 17-20, 2027', [2027, 11, 17], [2027, 11, 20]],
    ['en', 'from 3 June to 5 June 2027', [2027, 6, 3], [2027, 6, 5]],
    ['en', 'from 3 to 5 June 2027', [2027, 6, 3], [2027, 6, 5]],
    ['en', 'between 3 June and 5 June 2027', [2027, 6, 3], [2027, 6, 5]],
    ['en', '3 June 2027..5 June 2027', [2027, 6, 3], [2027, 6, 5]],
    ['en', 'monday to friday', [2026, 11, 23], [2026, 11, 27]],
    ['ru', 'с понедельника по пятницу', [2026, 11, 23], [2026, 11, 27]],
    ['ru', 'между 3 июня и 5 июня 2027', [2027, 6, 3], [2027, 6, 5]],
    ['sr', 'између 3. јуна и 5. јуна 2027.', [2027, 6, 3], [2027, 6, 5]],
    ['ru', 'с 28 декабря по 3 января 2027', [2026, 12, 28], [2027, 1, 3]],
    ['ru', '17-20 ноября 2027 года', [2027, 11, 17], [2027, 11, 20]],
    ['sr', '17.-20. новембар 2027.', [2027, 11, 17], [2027, 11, 20]],
    ['sr', 'од 17.11.2027. до 20.11.2027.', [2027, 11, 17], [2027, 11, 20]],
  ] as const)('%s: %s', (language, text, begin, end) => {
    const { taken, offered } = read(text, language)
    expect([taken?.instant, offered[0]?.instant]).toEqual([dayOf(begin), dayOf(end)])
    expect(offered[0]?.notes.at(-1)).toMatchObject({ code: 'insideText', side: 'end' })
  })
})

describe('hours from and to', () => {
  test.each([
    ['en', '9-17h', 9, 17],
    ['ru', 'с 9 до 17', 9, 17],
    ['en', 'from 9 to 5', 9, 17],
    ['sr', 'од 9 до 17 сати', 9, 17],
    ['en', '9-11 pm', 21, 23],
    ['en', '11-1 pm', 11, 13],
    ['ru', 'с 7 до 9 вечера', 19, 21],
    ['ru', 'с 9 до 5 вечера', 9, 17],
    ['en', 'between 9:00 and 17:00', 9, 17],
    ['ru', '22:00-06:00', 22, 30],
  ] as const)('%s: %s', (language, text, begin, end) => {
    const at = (of: number) => BigInt(Date.UTC(2026, 10, 18, of) - readerOffset) * 1_000_000n
    const { taken, offered } = read(text, language)
    expect([taken?.instant, offered[0]?.instant]).toEqual([at(begin), at(end)])
  })
  test.each(['2-3 h', '9-17 hours', '9 to 5'])('%s is no time', (text) =>
    expect(read(text, 'en').taken).toBeUndefined(),
  )
})

test.each([
  ['en', 'days until 25 December', 37],
  ['en', 'days left in 2026', 43],
  ['en', 'weeks until 25 December', 37],
  ['en', 'how many days are left in the year', 43],
  ['en', 'countdown to Halloween', 347],
  ['en', 'how many days in february 2028', 29],
  ['en', 'days since monday', 2],
  ['en', 'days until easter', 130],
  ['ru', 'сколько дней в 2028 году', 366],
  ['ru', 'сколько дней осталось в этом месяце', 12],
  ['sr', 'колико дана има фебруар 2028', 29],
  ['ru', 'сколько дней до конца года', 43],
  ['ru', 'сколько осталось до нового года', 44],
  ['sr', 'колико дана до краја 2027. године', 408],
  ['en', 'how many days between 1 May 2026 and 9 May 2026', 8],
  ['ru', 'сколько дней до 25 декабря', 37],
  ['ru', 'сколько дней прошло с 1 мая 2026', 201],
  ['sr', 'колико дана до 25. децембра', 37],
] as const)('%s: %s', (language, text, days) => {
  expect(read(text, language).taken?.notes.find(({ code }) => code === 'daysCounted')).toMatchObject({ days })
})

describe('hours as they are said, behind a day', () => {
  const names: Readonly<Record<Language, readonly (readonly [text: string, hours: number, minutes: number])[]>> = {
    en: [
      ['half past two', 2, 30],
      ['half three', 3, 30],
      ['five to eight', 7, 55],
      ['20 past eleven', 11, 20],
      ['a quarter to 5', 4, 45],
      ['nine thirty', 9, 30],
      ['ten after four', 4, 10],
      ['twelve forty-five pm', 12, 45],
      ['1430 hours', 14, 30],
    ],
    ru: [
      ['пол третьего', 2, 30],
      ['в половине третьего', 2, 30],
      ['полтретьего', 2, 30],
      ['без пяти восемь', 7, 55],
      ['без 10 восемь', 7, 50],
      ['десять минут девятого', 8, 10],
      ['в девять тридцать', 9, 30],
      ['восемь часов пять минут', 8, 5],
      ['в час двадцать пять минут', 1, 25],
      ['в 14-30', 14, 30],
    ],
    sr: [
      ['pola tri', 2, 30],
      ['у пола три', 2, 30],
      ['пет до осам', 7, 55],
      ['10 do šest', 5, 50],
      ['пет до пола три', 2, 25],
      ['u tri i po', 3, 30],
      ['u tri i petnaest', 3, 15],
      ['u 10h', 10, 0],
      ['у 5 и 20', 5, 20],
      ['8 и по', 8, 30],
    ],
  }
  const days: Readonly<Record<Language, string>> = { en: '5 May 2026', ru: '5 мая 2026', sr: '5. maj 2026.' }
  test.each(languages)('%s', (language) => {
    for (const [text, hours, minutes] of names[language]) {
      const at = BigInt(Date.UTC(2026, 4, 5, hours, minutes) - readerOffset) * 1_000_000n
      expect(read(`${days[language]} ${text}`, language).taken?.instant, text).toBe(at)
    }
  })
  test.each(['9 to 5', 'half', 'two fifty', '10 до', 'без восьми'])('%s alone is no time', (text) =>
    expect(languages.filter((language) => read(text, language).taken)).toEqual([]),
  )
})

test.each([
  ['en', '45 days before christmas', [2026, 11, 10]],
  ['en', '10 days after new year', [2027, 1, 11]],
  ['ru', 'за 10 дней до нового года', [2026, 12, 22]],
  ['ru', 'через неделю после Рождества', [2027, 1, 14]],
  ['sr', 'dan pre Nove godine', [2026, 12, 31]],
  ['en', '2 days before christmas 2030', [2030, 12, 23]],
] as const)('%s: the feast to come: %s', (language, text, [year, month, day]) => {
  expect(read(text, language).taken?.instant).toBe(BigInt(Date.UTC(year, month - 1, day) - readerOffset) * 1_000_000n)
})

describe('edges of months and years, weekdays of a month, feasts, days counted from today', () => {
  test.each([
    ['en', 'first monday of september 2026', [2026, 9, 7]],
    ['en', 'the 4th thursday of november', [2026, 11, 26]],
    ['en', 'last friday in november 2027', [2027, 11, 26]],
    ['ru', 'последняя пятница ноября', [2026, 11, 27]],
    ['sr', '1. ponedeljak septembra 2026.', [2026, 9, 7]],
    ['en', 'last sunday of march 2026 at 2am', [2026, 3, 29, 2]],
    ['en', 'end of month', [2026, 11, 30]],
    ['en', 'end of next month', [2026, 12, 31]],
    ['en', 'last day of february 2028', [2028, 2, 29]],
    ['ru', 'начало следующего месяца', [2026, 12, 1]],
    ['ru', 'конец 2004 года', [2004, 12, 31]],
    ['sr', 'почетак следеће године', [2027, 1, 1]],
    ['sr', 'krajem meseca', [2026, 11, 30]],
    ['en', 'christmas', [2026, 12, 25]],
    ['en', 'easter 2027', [2027, 3, 28]],
    ['ru', 'пасха 2027', [2027, 5, 2]],
    ['sr', 'uskrs 2026', [2026, 4, 12]],
    ['en', 'thanksgiving', [2026, 11, 26]],
    ['en', 'black friday 2027 at 6am', [2027, 11, 26, 6]],
    ['en', 'in 3 days at 10am', [2026, 11, 21, 10]],
    ['ru', 'неделю назад в 18:30', [2026, 11, 11, 18, 30]],
    ['sr', 'за два месеца у 9', [2027, 1, 18, 9]],
    ['en', 'tuesday of next week', [2026, 11, 24]],
    ['ru', 'в понедельник на следующей неделе', [2026, 11, 23]],
    ['sr', 'u petak prošle nedelje', [2026, 11, 13]],
    ['en', 'since monday', [2026, 11, 16]],
    ['en', '8pm tonight', [2026, 11, 18, 20]],
    ['en', 'midnight tonight', [2026, 11, 19]],
  ] as const)('%s: %s', (language, text, [year, month, date, hours = 0, minutes = 0]) => {
    const instant = BigInt(Date.UTC(year, month - 1, date, hours, minutes) - readerOffset) * 1_000_000n
    expect(read(text, language).taken?.instant).toBe(instant)
  })
  test.each(['5th monday of february 2026', 'sixth monday of may', 'noon tonight', 'christmas party'])(
    '%s is no day',
    (text) => expect(read(text, 'en').taken).toBeUndefined(),
  )
})

describe.each(languages)(
  '%s: every feast, every weekday of a month, every edge of a period, from their rows',
  (language) => {
    const year = language === 'sr' ? '2027.' : '2027'
    const of = language === 'en' ? 'of ' : ''
    const words = (kind: string) => wordsOf(monthsAndDays, kind, language)
    const at = (text: string) => read(text, language).taken?.instant
    const midnight = (month: number, date: number) =>
      BigInt(Date.UTC(2027, month - 1, date) - readerOffset) * 1_000_000n
    const daysOf = (month: number) =>
      Array.from({ length: new Date(Date.UTC(2027, month, 0)).getUTCDate() }, (_, day) => day + 1)

    test('feasts', () => {
      // Easter of 2027 by the tables of both churches.
      const easter = { west: Date.UTC(2027, 2, 28), east: Date.UTC(2027, 4, 2) }
      for (const { name, value } of words('holiday')) {
        const [, church, days = '0'] = /^(west|east)(.*)$/.exec(value) ?? []
        const [month, date] = value.split('-').map(Number)
        const instant = church
          ? easter[church as keyof typeof easter] + Number(days) * 24 * hour
          : Date.UTC(2027, month! - 1, date)
        if (value.includes('/')) expect(at(`${name} ${year}`), name).toBeDefined()
        else expect(at(`${name} ${year}`), name).toBe(BigInt(instant - readerOffset) * 1_000_000n)
        expect(at(name), name).toBeDefined()
        expect(read(`${name} ${strangers[language]}`, language).taken).toBeUndefined()
      }
    })

    test('weekdays and edges', () => {
      const pick = picker(11)
      const ordinals = [...words('ordinal').filter(({ value }) => Number(value) < 5), ...words('finalone')]
      for (let count = 0; count < 400; count++) {
        const [nth, weekday, month] = [pick.of(ordinals), pick.of(words('weekday')), pick.of(words('month'))]
        const days = daysOf(Number(month.value)).filter(
          (day) => new Date(Date.UTC(2027, Number(month.value) - 1, day)).getUTCDay() === Number(weekday.value) % 7,
        )
        const expected = nth.value === '.' ? days.at(-1)! : days[Number(nth.value) - 1]!
        const text = `${nth.name} ${weekday.name} ${of}${month.name} ${year}`
        expect(at(text), text).toBe(midnight(Number(month.value), expected))
        for (const [kind, day] of [
          ['startof', 1],
          ['endof', daysOf(Number(month.value)).length],
        ] as const) {
          const edge = `${pick.of(words(kind)).name} ${month.name} ${year}`
          expect(at(edge), edge).toBe(midnight(Number(month.value), day))
        }
        expect(read(`${text} ${strangers[language]}`, language).problem, text).toMatchObject({
          word: strangers[language],
        })
      }
    })
  },
)

describe('the order of day and month is that of the language', () => {
  test.each([
    ['en', 3, 6],
    ['ru', 6, 3],
    ['sr', 6, 3],
  ] as const)('%s', (language, month, date) => {
    const { taken, offered } = read('03/06/2026', language)
    const at = (one: number, other: number) => BigInt(Date.UTC(2026, one - 1, other) - readerOffset) * 1_000_000n
    expect(taken?.instant).toBe(at(month, date))
    expect(offered.map(({ instant }) => instant)).toContain(at(date, month))
  })
  test('unless only one is possible', () =>
    expect(read('25/06/2026', 'en').taken?.instant).toBe(read('6/25/2026', 'ru').taken?.instant))
})

describe('the part of the day may stand before the hour', () => {
  test.each([
    ['en', 'tonight at 8', 18, 20],
    ['en', 'tomorrow morning at 9', 19, 9],
    ['ru', 'завтра вечером в восемь', 19, 20],
    ['sr', 'сутра увече у 8', 19, 20],
  ] as const)('%s: %s', (language, text, date, of) => {
    const instant = BigInt(Date.UTC(2026, 10, date, of) - readerOffset) * 1_000_000n
    expect(read(text, language).taken?.instant).toBe(instant)
  })
  test.each(['tonight at 8am', 'may morning', 'tonight zorp'])('%s is nothing', (text) =>
    expect(read(text, 'en').taken).toBeUndefined(),
  )
})

describe.each(languages)('%s: what is asked of a day stands before it or behind it', (language) => {
  const days = { en: '29 February 2028', ru: '29 февраля 2028', sr: '29. фебруара 2028.' }
  const expected = BigInt(Date.UTC(2028, 1, 29) - readerOffset) * 1_000_000n
  test.each(wordsOf(dateLinks, 'dateask', language).map(({ name }) => name))('%s', (question) => {
    for (const text of [
      `${question} ${days[language]}`,
      `${days[language]} ${question}`,
      `${days[language]} ${question}?`,
    ])
      expect(
        read(text, language).taken?.notes.some(({ code }) => code === 'insideText'),
        text,
      ).toBe(false)
    // `unix` says that the day is one of UTC.
    const instants = [`${question} ${days[language]}`, `${days[language]} ${question}`].map(
      (text) => read(text, language).taken?.instant,
    )
    expect([expected, expected + BigInt(readerOffset) * 1_000_000n], question).toContain(instants[0])
    expect(instants[1], question).toBe(instants[0])
    expect(read(`${days[language]} ${question} ${strangers[language]}`, language).taken).toBeUndefined()
  })
})

describe('years in words, years a date is counted from, seasons by the calendar', () => {
  test.each([
    ['en', 'nineteen ninety nine', [1999, 1, 1]],
    ['en', 'June third, twenty twenty-six', [2026, 6, 3]],
    ['en', 'the fifth of May two thousand and six', [2006, 5, 5]],
    ['ru', 'две тысячи двадцать шестой год', [2026, 1, 1]],
    ['ru', '3 июня две тысячи двадцать шестого года', [2026, 6, 3]],
    ['ru', 'тысяча девятьсот сороковой год', [1940, 1, 1]],
    ['sr', 'две хиљаде двадесет шеста година', [2026, 1, 1]],
    ['sr', '3. juna hiljadu devetsto devedeset devete godine', [1999, 6, 3]],
    ['en', 'since 2020', [2020, 1, 1]],
    ['sr', 'од 2020', [2020, 1, 1]],
    ['en', 'summer 2026', [2026, 6, 1]],
    ['ru', 'осенью 2026 года', [2026, 9, 1]],
    ['sr', 'zima 2026.', [2026, 12, 1]],
  ] as const)('%s: %s', (language, text, [year, month, day]) => {
    expect(read(text, language).taken?.instant).toBe(BigInt(Date.UTC(year, month - 1, day) - readerOffset) * 1_000_000n)
    expect(read(`${text} ${strangers[language]}`, language)).toMatchObject({ problem: { word: strangers[language] } })
  })

  test.each([
    ['en', '1.5 months ago', [2026, 10, 3, 12]],
    ['ru', 'через полтора месяца', [2027, 1, 2, 12]],
    ['en', 'in 1.25 years', [2028, 2, 18, 12]],
  ] as const)('%s: a part of a month is counted in days: %s', (language, text, [year, month, day, at]) => {
    expect(read(text, language).taken?.instant).toBe(BigInt(Date.UTC(year, month - 1, day, at)) * 1_000_000n)
  })
})

test('a plus stands before a telephone number, unless it is a time near ours', () => {
  for (const text of ['+15551234567', '+381641234567', '+79991234567'])
    expect(read(text, 'en').taken, text).toBeUndefined()
  for (const text of ['+1700000000', '+1700000000000', '+86400']) expect(read(text, 'en').taken, text).toBeDefined()
})

test('between two days of the year there is the new year, where the second comes before the first', () => {
  const days = (text: string) => read(text, 'en').taken?.notes.find((note) => note.code === 'daysCounted')?.days
  expect(days('days between 25 December and 1 January')).toBe(7)
  expect(days('days between 5 June 2027 and 1 June 2026')).toBe(369)
  expect(days('days since easter')).toBe(227)
})

test('texts that mean no time are not answered', () => {
  // biome-ignore format: a list
  const texts = [
    'the 21st', 'T-34', 'invoice 2024-117', 'RG58', '1N4148', 'ATM', 'May', 'sat', 'version 2.14.3', 'v1.2.3-rc.1', 'room 12', 'chapter 3',
    'Windows 11', 'iPhone 15', 'Boeing 737-800', '+381 11 123-4567', 'tel. 8 800 555-35-35', 'call me maybe', 'second hand', 'last one',
    'next to me', 'one for all', 'half and half', 'пол', 'второй этаж', 'третий рейх', 'час пик', 'прошлым летом', 'в лесу', 'на дне', 'майка',
    'кабинет 305', 'дом 12 корпус 3', 'счёт № 17', 'други пут', 'петак 13', 'пола литре', 'у шуми', 'улица 12', 'соба 3', 'мај месец живота',
    'SELECT * FROM t', 'a=b', '12-year-old', '24/7', '3-2-1', '7 of 9', 'area 51', 'route 66', 'apollo 11', 'catch 22',
    'The quick brown fox', 'lorem ipsum dolor', 'октябрьская 7', 'G7 summit', 'H2O', 'CO2', 'B-52', 'M1A2', 'AK-47', 'F-16',
  ]
  expect(texts.filter((text) => languages.some((language) => read(text, language).taken))).toEqual([])
})
