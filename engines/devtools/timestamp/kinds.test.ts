import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#engines/core/index.ts'
import { clockWords, dateLinks, monthsAndDays, numerals, spans } from '#engines/language/index.ts'
import { readMoment } from './index.ts'

/** Kinds of dates by their cross products: what each means is computed here. It is Wednesday, 18 November 2026, 21:00 in Tokyo. */

const hour = 3_600_000
const day = 24 * hour
const present = Date.UTC(2026, 10, 18, 12)
const offset = 9 * hour
const read = (text: string, language: Language) =>
  readMoment(text, { now: BigInt(present) * 1_000_000n, zone: 'Asia/Tokyo', language })
const milliseconds = (text: string, language: Language) => {
  const { taken } = read(text, language)
  return taken && Number(taken.instant / 1_000_000n)
}
const midnight = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date) - offset

/** Texts and what each should mean; those that mean another thing, so that a failure lists them all. */
const wrong = (all: Iterable<readonly [text: string, language: Language, expected: number | undefined]>) =>
  [...all].filter(([text, language, expected]) => milliseconds(text, language) !== expected)

const names = (kind: string, language: Language, words = monthsAndDays) =>
  [...words()]
    .filter(({ name, sense }) => sense.kind === kind && sense.language === language && /^[\p{L} ]+$/u.test(name))
    .map(({ name, sense }) => ({ name, value: String(sense.value) }))
    .filter(({ name }) => language === 'en' || /[\u0400-\u04ff]/.test(name))

describe.each(languages)('%s', (language) => {
  const say = <Said>(of: Readonly<Record<Language, Said>>): Said => of[language]

  test('lengths of time: vague words, fractions, every frame', () => {
    const vague = [
      '',
      ...names('approx', language, numerals).flatMap(({ name, value }) => (value === 'about' ? [name] : [])),
    ]
    const lengths = say<readonly (readonly [string, number])[]>({
      en: [['1/2 hour', hour / 2], ['3/4 h', 0.75 * hour], ['three-quarters of an hour', 0.75 * hour], ['a quarter of an hour', hour / 4], ['half an hour', hour / 2], ['5 minutes', hour / 12], ['two and a half days', 2.5 * day], ['1 1/2 hours', 1.5 * hour], ['2 wks', 14 * day]],
      ru: [['1/2 часа', hour / 2], ['3/4 часа', 0.75 * hour], ['три четверти часа', 0.75 * hour], ['четверть часа', hour / 4], ['полчаса', hour / 2], ['5 минут', hour / 12], ['два с половиной дня', 2.5 * day], ['полтора часа', 1.5 * hour]],
      sr: [['1/2 сата', hour / 2], ['3/4 сата', 0.75 * hour], ['три четвртине сата', 0.75 * hour], ['четврт сата', hour / 4], ['пола сата', hour / 2], ['5 минута', hour / 12], ['два и по дана', 2.5 * day], ['две седмице', 14 * day]],
    }) // biome-ignore format: a table
    const frames = say<readonly (readonly [string, string, number])[]>({
      en: [['in', '', 1], ['within', '', 1], ['', 'later', 1], ['', 'ago', -1], ['', 'earlier', -1]],
      ru: [['через', '', 1], ['в течение', '', 1], ['', 'назад', -1], ['', 'ранее', -1], ['', 'раньше', -1]],
      sr: [['за', '', 1], ['у року од', '', 1], ['', 'касније', 1], ['пре', '', -1], ['', 'раније', -1]],
    }) // biome-ignore format: a table
    const all = vague.flatMap((word) =>
      lengths.flatMap(([length, size]) =>
        frames.flatMap(([before, behind, sign]) =>
          [
            [before, word, length, behind],
            [word, before, length, behind],
          ].map((parts) => [parts.filter(Boolean).join(' '), language, present + sign * size] as const),
        ),
      ),
    )
    expect(wrong(all)).toEqual([])
  })

  test('one of a unit without a number, within it', () => {
    const all = say<readonly (readonly [string, number])[]>({
      en: [
        ['within an hour', hour],
        ['within the hour', hour],
        ['within a week', 7 * day],
      ],
      ru: [
        ['в течение часа', hour],
        ['в течение дня', day],
        ['в течение недели', 7 * day],
      ],
      sr: [
        ['у року од сат времена', hour],
        ['у року од недељу дана', 7 * day],
        ['у току сата', hour],
      ],
    })
    expect(wrong(all.map(([text, size]) => [text, language, present + size] as const))).toEqual([])
    const meaningless = {
      en: ['within', 'weeks ago'],
      ru: ['недели назад', 'течение часа'],
      sr: ['месеца раније', 'у року'],
    }
    expect(say(meaningless).filter((text) => milliseconds(text, language) !== undefined)).toEqual([])
  })

  test('another day at this time', () => {
    const all = names('relday', language).flatMap(({ name, value }) =>
      names('thistime', language, clockWords).flatMap(({ name: now }) =>
        [`${name} ${now}`, `${now} ${name}`].map((text) => [text, language, present + Number(value) * day] as const),
      ),
    )
    expect(all.length).toBeGreaterThan(10)
    expect(wrong(all)).toEqual([])
  })

  test('hours between two, before and behind their day', () => {
    const [between, and, tomorrow] = say({
      en: 'between and tomorrow',
      ru: 'между и завтра',
      sr: 'између и сутра',
    }).split(' ')
    const all = [
      [5, 7],
      [9, 17],
      [8, 12],
    ].flatMap(([from, until]) =>
      [`${between} ${from} ${and} ${until} ${tomorrow}`, `${tomorrow} ${between} ${from} ${and} ${until}`].map(
        (text) => [text, language, midnight(2026, 11, 19) + from! * hour] as const,
      ),
    )
    expect(wrong(all)).toEqual([])
    expect(milliseconds(`${between} 5 ${and} 7`, language)).toBeUndefined()
  })

  test('what lies between two days, by every name of it', () => {
    const between = say({
      en: 'between 1 March and 15 April 2027',
      ru: 'между 1 марта и 15 апреля 2027',
      sr: 'између 1. марта и 15. априла 2027.',
    })
    const all = names('apart', language, dateLinks).map(
      ({ name }) => [`${name} ${between}`, language, midnight(2027, 3, 1)] as const,
    )
    expect(all.length).toBeGreaterThan(2)
    expect(wrong(all)).toEqual([])
  })

  test('days, weekdays and weeks of a month, in the order they come', () => {
    const of = say({ en: ['of', 'in'], ru: ['', 'в'], sr: ['', 'у'] })
    const ordinals = [
      ...names('ordinal', language).filter(({ value }) => Number(value) <= 4),
      ...names('finalone', language).map(({ name }) => ({ name, value: '-1' })),
    ]
    const weekdays = names('weekday', language)
    const months = names('month', language).filter(({ name }) => name.length > 3)
    const texts = ordinals.flatMap(({ name, value }, index) =>
      months.flatMap((month, at) => {
        const nth = Number(value)
        const number = Number(month.value)
        const length = new Date(Date.UTC(2027, number, 0)).getUTCDate()
        const nthWeekday = (weekday: number) => {
          const dates = Array.from({ length }, (_, date) => date + 1).filter(
            (date) => (new Date(Date.UTC(2027, number - 1, date)).getUTCDay() || 7) === weekday,
          )
          return dates.at(nth < 0 ? -1 : nth - 1)!
        }
        const weekday = weekdays[(index + at) % weekdays.length]!
        const link = of[at % 2]!
        const kinds = [
          [weekday.name, nthWeekday(Number(weekday.value))],
          [say({ en: 'day', ru: 'день', sr: 'дан' }), nth < 0 ? length : nth],
          [say({ en: 'week', ru: 'неделя', sr: 'седмица' }), nthWeekday(1)],
        ] as const
        return kinds.map(
          ([what, date]) =>
            [
              [name, what, link, month.name, '2027'].filter(Boolean).join(' '),
              language,
              midnight(2027, number, date),
            ] as const,
        )
      }),
    )
    expect(texts.length).toBeGreaterThan(250)
    expect(wrong(texts)).toEqual([])
  })

  test('days of the month, the quarter and the year that are now or next', () => {
    const all = say<readonly (readonly [string, readonly [number, number, number]])[]>({
      en: [['20th of next month', [2026, 12, 20]], ['the 3rd of this month', [2026, 11, 3]], ['last day of next quarter', [2027, 3, 31]], ['first monday of next month', [2026, 12, 7]], ['first week of next year', [2027, 1, 4]], ['end of the week', [2026, 11, 22]], ['this week', [2026, 11, 16]], ['this month', [2026, 11, 1]], ['this qtr', [2026, 10, 1]], ['friday, next week', [2026, 11, 27]]],
      ru: [['20 числа следующего месяца', [2026, 12, 20]], ['20-го следующего месяца', [2026, 12, 20]], ['последний день следующего квартала', [2027, 3, 31]], ['первый понедельник следующего месяца', [2026, 12, 7]], ['конец недели', [2026, 11, 22]], ['на этой неделе', [2026, 11, 16]], ['в этом месяце', [2026, 11, 1]], ['в этом квартале', [2026, 10, 1]], ['в пятницу, на следующей неделе', [2026, 11, 27]]],
      sr: [['20. следећег месеца', [2026, 12, 20]], ['последњи дан следећег квартала', [2027, 3, 31]], ['први понедељак следећег месеца', [2026, 12, 7]], ['крај недеље', [2026, 11, 22]], ['ове седмице', [2026, 11, 16]], ['овог месеца', [2026, 11, 1]], ['овог тромесечја', [2026, 10, 1]], ['у петак, следеће недеље', [2026, 11, 27]]],
    }) // biome-ignore format: a table
    expect(wrong(all.map(([text, date]) => [text, language, midnight(...date)] as const))).toEqual([])
    const refused = say({
      en: ['32nd of next month', 'first day of the week zorp', '20 month'],
      ru: ['5 месяца', '15 числа', '31 числа следующего года'],
      sr: ['5 месеца', '32. следећег месеца'],
    })
    expect(refused.filter((text) => milliseconds(text, language) !== undefined)).toEqual([])
  })

  test('quarters, with a year and of this one', () => {
    const word = say({ en: ['quarter', 'qtr'], ru: ['квартал'], sr: ['квартал', 'тромесечје'] })
    const ordinals = say({ en: [['first', '1st', 'I'], ['second', '2nd', 'II'], ['third', '3rd', 'III'], ['fourth', '4th', 'IV']], ru: [['первый', '1-й', 'I'], ['второй', '2-й', 'II'], ['третий', '3-й', 'III'], ['четвертый', '4-й', 'IV']], sr: [['први', '1.', 'I'], ['други', '2.', 'II'], ['трећи', '3.', 'III'], ['четврти', '4.', 'IV']] }) // biome-ignore format: a table
    const texts = ordinals.flatMap((forms, index) =>
      [...forms.flatMap((form) => word.map((of) => `${form} ${of}`)), `Q${index + 1}`].flatMap((quarter) => [
        [quarter, language, midnight(2026, 3 * index + 1, 1)] as const,
        [`${quarter} 2027`, language, midnight(2027, 3 * index + 1, 1)] as const,
      ]),
    )
    expect(wrong(texts)).toEqual([])
    expect(
      ['fifth quarter', 'Q5', 'кв3', '3 quarter', 'quarter'].filter(
        (text) => milliseconds(text, language) !== undefined,
      ),
    ).toEqual([])
  })

  test('parts of a day are from one hour to another; day x part of the day x zone', () => {
    const days = say<readonly (readonly [string, number])[]>({ en: [['today', 18], ['tomorrow', 19], ['yesterday', 17], ['November 20, 2026', 20]], ru: [['сегодня', 18], ['завтра', 19], ['вчера', 17], ['20 ноября 2026', 20], ['послепослезавтра', 21], ['позапозавчера', 15]], sr: [['данас', 18], ['сутра', 19], ['јуче', 17], ['20. новембра 2026.', 20], ['наксутра', 21], ['накјуче', 15]] }) // biome-ignore format: a table
    const parts = say<readonly (readonly [string, number, number])[]>({ en: [['morning', 6, 12], ['afternoon', 12, 18], ['evening', 18, 24], ['night', 22, 30]], ru: [['утром', 6, 12], ['днём', 12, 18], ['вечером', 18, 24], ['ночью', 22, 30]], sr: [['ујутру', 6, 12], ['поподне', 12, 18], ['увече', 18, 24], ['ноћу', 22, 30]] }) // biome-ignore format: a table
    const zones = [
      ['', 9],
      [' UTC', 0],
      [' GMT+3', 3],
    ] as const
    for (const [date, number] of days)
      for (const [part, from, until] of parts)
        for (const [zone, ahead] of zones) {
          const text = `${date} ${part}${zone}`
          const { taken, offered } = read(text, language)
          const at = (of: number) => BigInt(Date.UTC(2026, 10, number, of - ahead)) * 1_000_000n
          expect([taken?.instant, offered[0]?.instant], text).toEqual([at(from), at(until)])
          expect(milliseconds(`${text} zorp`, language)).toBeUndefined()
        }
  })

  test('a letter wrong in the name of a month or a day is seen through, and never makes another day of it', () => {
    const known = new Set([...monthsAndDays()].map(({ name }) => name))
    const year = say({ en: ', 2027', ru: ' 2027', sr: ' 2027.' })
    const slips = names('month', language)
      .filter(({ name }) => name.length >= 6)
      .flatMap(({ name, value }) =>
        Array.from(name.slice(1), (_, at) => [`${name.slice(0, at + 1)}${name.slice(at + 2)}`, value] as const),
      )
      .filter(([slip]) => !known.has(slip))
    const readings = slips.map(([slip, month]) => {
      const text = language === 'en' ? `${slip} 5${year}` : `5${language === 'sr' ? '.' : ''} ${slip}${year}`
      return [text, milliseconds(text, language), midnight(2027, Number(month), 5)] as const
    })
    expect(readings.filter(([, instant, expected]) => instant !== undefined && instant !== expected)).toEqual([])
    expect(readings.filter(([, instant]) => instant === undefined).length).toBeLessThan(readings.length / 10)
    const days = { en: ['tommorow', 'tomorow', 'tomorrrow'], ru: ['завтрра', 'завтар'], sr: ['суттра'] }
    expect(wrong(say(days).map((text) => [text, language, midnight(2026, 11, 19)] as const))).toEqual([])
  })
})

test('hours written short: hour x minutes x half of the day x spelling', () => {
  const all = [1, 3, 9, 11, 12].flatMap((said) =>
    [0, 15, 30, 59].flatMap((minute) =>
      (['a', 'p'] as const).flatMap((half) => {
        const minutes = String(minute).padStart(2, '0')
        const expected = Date.UTC(2026, 10, 20, (said % 12) + (half === 'p' ? 12 : 0), minute) - offset
        return [`${said}:${minutes}${half}`, `${said}${minutes} ${half}.m.`, `${said}${minutes}${half}m`].flatMap(
          (clock) =>
            [`November 20, 2026 ${clock}`, `${clock} on November 20, 2026`].map(
              (text) => [text, 'en', expected] as const,
            ),
        )
      }),
    ),
  )
  expect(wrong(all)).toEqual([])
  expect(
    ['1330 pm', '375 pm', '3:15 q', '15p', '8pm - 30'].filter((text) => milliseconds(text, 'en') !== undefined),
  ).toEqual([])
})

test('the half of the day said once is of both ends', () => {
  for (const from of [1, 4, 8, 11])
    for (const until of [2, 5, 9, 12])
      for (const [index, half] of ['am', 'pm'].entries()) {
        if (from === until) continue
        const { taken, offered } = read(`${from}${half} - ${until}`, 'en')
        const begin = Date.UTC(2026, 10, 18, from + 12 * index) - offset
        const apart = (until - from + 12) % 12
        expect([taken?.instant, offered[0]?.instant]).toEqual(
          [begin, begin + apart * hour].map((one) => BigInt(one) * 1_000_000n),
        )
      }
})

test('a month by name stands between slashes and dashes in any order', () => {
  const all = names('month', 'en').flatMap(({ name, value }) =>
    ['/', '-'].flatMap((mark) =>
      [
        ['2012', name, '10'],
        [name, '10', '2012'],
        ['10', name, '2012'],
      ].map((parts) => [parts.join(mark), 'en', midnight(2012, Number(value), 10)] as const),
    ),
  )
  expect(wrong(all)).toEqual([])
})

test('month and day between a slash, in English, where it can be nothing else', () => {
  expect(
    wrong([
      ['2/15', 'en', midnight(2026, 2, 15)],
      ['12/25', 'en', midnight(2026, 12, 25)],
    ]),
  ).toEqual([])
  const fractions = [
    ['2/15', 'ru'],
    ['2/15', 'sr'],
    ['1/2', 'en'],
    ['15/2', 'en'],
    ['2/32', 'en'],
    ['3/4', 'en'],
  ] as const
  expect(fractions.filter(([text, language]) => milliseconds(text, language) !== undefined)).toEqual([])
})

test('in Russian a unit before its number says about so many', () => {
  const sizes: Readonly<Record<string, number>> = { s: 1000, min: hour / 60, h: hour, d: day, w: 7 * day }
  const all = names('spanbefore', 'ru', spans).flatMap(({ name, value }) =>
    [
      ['два', 2],
      ['пять', 5],
      ['10', 10],
    ].flatMap(([word, count]) => {
      const size = sizes[value]! * Number(count)
      return Number.isNaN(size)
        ? []
        : [
            [`${name} ${word} назад`, 'ru', present - size] as const,
            [`через ${name} ${word}`, 'ru', present + size] as const,
            [`${name} через ${word}`, 'ru', present + size] as const,
          ]
    }),
  )
  expect(all.length).toBeGreaterThan(50)
  expect(wrong(all)).toEqual([])
  expect(milliseconds('лет десять назад', 'ru')).toBe(Date.UTC(2016, 10, 18, 12))
  expect(
    ['минут пять', 'дней в пять', 'minutes five ago'].filter((text) => milliseconds(text, 'ru') !== undefined),
  ).toEqual([])
})
