import { describe, expect, test } from 'vitest'
import { timestampConversions } from './conversions.ts'
import { isoText } from './describe.ts'
import { instantFromMilliseconds, wallTimeAt } from './instant.ts'
import { otherReadings } from './other-counts.ts'
import { guessUnit } from './read-count.ts'
import { readMoment } from './read-moment.ts'
import { offsetSecondsAt } from './zone.ts'

/** Tables of known values, each from somewhere else than the code: the IANA database, ICU's names, other programs' documentation. */

const at = (iso: string) => instantFromMilliseconds(Date.parse(iso))
const now = at('2026-06-01T00:00:00Z')
const january = at('2024-01-15T12:00:00Z')
const july = at('2024-07-15T12:00:00Z')
const circumstances = { now, zone: 'UTC' }

describe('an abbreviation is what a clock of that place shows', () => {
  // biome-ignore format: a table
  test.each([
    ['GMT', 'Europe/London', january], ['UTC', 'UTC', july], ['UT', 'UTC', july], ['Z', 'UTC', july],
    ['EST', 'America/New_York', january], ['EDT', 'America/New_York', july], ['CST', 'America/Chicago', january],
    ['CDT', 'America/Chicago', july], ['MST', 'America/Denver', january], ['MDT', 'America/Denver', july],
    ['PST', 'America/Los_Angeles', january], ['PDT', 'America/Los_Angeles', july], ['AKST', 'America/Anchorage', january],
    ['AKDT', 'America/Anchorage', july], ['HST', 'Pacific/Honolulu', july], ['WET', 'Europe/Lisbon', january],
    ['WEST', 'Europe/Lisbon', july], ['BST', 'Europe/London', july], ['CET', 'Europe/Belgrade', january],
    ['CEST', 'Europe/Belgrade', july], ['EET', 'Europe/Athens', january], ['EEST', 'Europe/Athens', july],
    ['MSK', 'Europe/Moscow', january], ['МСК', 'Europe/Moscow', july], ['MSD', 'Europe/Moscow', at('2009-07-15T12:00:00Z')],
    ['SAMT', 'Europe/Samara', july], ['YEKT', 'Asia/Yekaterinburg', july], ['OMST', 'Asia/Omsk', july],
    ['KRAT', 'Asia/Krasnoyarsk', july], ['IRKT', 'Asia/Irkutsk', july], ['YAKT', 'Asia/Yakutsk', july],
    ['VLAT', 'Asia/Vladivostok', july], ['MAGT', 'Asia/Magadan', july], ['PETT', 'Asia/Kamchatka', july],
    ['IST', 'Asia/Kolkata', july], ['PKT', 'Asia/Karachi', july], ['ICT', 'Asia/Bangkok', july], ['SGT', 'Asia/Singapore', july],
    ['HKT', 'Asia/Hong_Kong', july], ['JST', 'Asia/Tokyo', july], ['KST', 'Asia/Seoul', july], ['AWST', 'Australia/Perth', july],
    ['ACST', 'Australia/Adelaide', july], ['ACDT', 'Australia/Adelaide', january], ['AEST', 'Australia/Sydney', july],
    ['AEDT', 'Australia/Sydney', january], ['NZST', 'Pacific/Auckland', july], ['NZDT', 'Pacific/Auckland', january],
    ['AST', 'America/Halifax', january], ['ADT', 'America/Halifax', july], ['NST', 'America/St_Johns', january],
    ['NDT', 'America/St_Johns', july], ['BRT', 'America/Sao_Paulo', july], ['COT', 'America/Bogota', july],
    ['CLT', 'America/Santiago', july], ['CLST', 'America/Santiago', january], ['TRT', 'Europe/Istanbul', july],
    ['SAST', 'Africa/Johannesburg', july], ['WAT', 'Africa/Lagos', july], ['GST', 'Asia/Dubai', july],
    ['NOVT', 'Asia/Novosibirsk', july], ['NPT', 'Asia/Kathmandu', july], ['ALMT', 'Asia/Almaty', july],
    ['UZT', 'Asia/Tashkent', july], ['KGT', 'Asia/Bishkek', july], ['WIB', 'Asia/Jakarta', july],
    ['WITA', 'Asia/Makassar', july], ['PHT', 'Asia/Manila', july],
    ['Pacific Standard Time', 'America/Los_Angeles', january], ['Pacific Daylight Time', 'America/Los_Angeles', july],
    ['Mountain Standard Time', 'America/Denver', january], ['Mountain Daylight Time', 'America/Denver', july],
    ['Central Standard Time', 'America/Chicago', january], ['Central Daylight Time', 'America/Chicago', july],
    ['Eastern Standard Time', 'America/New_York', january], ['Eastern Daylight Time', 'America/New_York', july],
    ['Coordinated Universal Time', 'UTC', july], ['Greenwich Mean Time', 'Europe/London', january],
    ['Всемирное координированное время', 'UTC', july], ['Среднее время по Гринвичу', 'Europe/London', january],
    ['Координисано универзално време', 'UTC', july], ['Средње време по Гриничу', 'Europe/London', january],
    ['British Summer Time', 'Europe/London', july], ['Central European Time', 'Europe/Belgrade', january],
    ['Central European Standard Time', 'Europe/Belgrade', january], ['Central European Summer Time', 'Europe/Belgrade', july],
    ['Центральная Европа, стандартное время', 'Europe/Belgrade', january],
    ['Центральная Европа, летнее время', 'Europe/Belgrade', july], ['Средњеевропско време', 'Europe/Belgrade', january],
    ['Средњеевропско стандардно време', 'Europe/Belgrade', january], ['Средњеевропско летње време', 'Europe/Belgrade', july],
    ['Eastern European Time', 'Europe/Athens', january], ['Eastern European Standard Time', 'Europe/Athens', january],
    ['Восточная Европа, стандартное время', 'Europe/Athens', january], ['Источноевропско стандардно време', 'Europe/Athens', january],
    ['Eastern European Summer Time', 'Europe/Athens', july], ['Восточная Европа, летнее время', 'Europe/Athens', july],
    ['Источноевропско летње време', 'Europe/Athens', july], ['Moscow Standard Time', 'Europe/Moscow', july],
    ['Москва, стандартное время', 'Europe/Moscow', july], ['Московское стандартное время', 'Europe/Moscow', july],
    ['Москва, стандардно време', 'Europe/Moscow', july], ['Московско стандардно време', 'Europe/Moscow', july],
    ['India Standard Time', 'Asia/Kolkata', july], ['China Standard Time', 'Asia/Shanghai', july], ['Japan Standard Time', 'Asia/Tokyo', july],
  ] as const)('%s, %s', (word, zone, instant) => {
    expect(hoursOf(word, instant)[0]).toBe(offsetSecondsAt(instant, zone) / 3600)
    expect(hoursOf(word.toLowerCase(), instant)[0]).toBe(offsetSecondsAt(instant, zone) / 3600)
  })

  test('where one is used for several, the others are offered; unknown ones are not guessed', () => {
    const hoursIn = (instant: bigint, zone: string) => offsetSecondsAt(instant, zone) / 3600
    expect(hoursOf('CST', july)).toEqual([-6, hoursIn(july, 'Asia/Shanghai')])
    expect(hoursOf('AST', july).slice(1)).toEqual([hoursIn(july, 'Asia/Riyadh')])
    expect(hoursOf('BST', july)).toEqual([1, hoursIn(july, 'Asia/Dhaka')])
    expect(hoursOf('IST', july).slice(1)).toEqual([hoursIn(january, 'Asia/Jerusalem'), hoursIn(july, 'Europe/Dublin')])
    for (const word of ['XYZ', 'toString', 'E', 'UTCX', 'XGMT']) expect(hoursOf(word, july)).toEqual([])
  })

  test('universal time needs no explanation', () => {
    const from = (word: string) => {
      const { how } = readMoment(`2024-05-01 12:00 ${word}`, circumstances).taken!
      return how.kind === 'date' && how.zone.from
    }
    for (const word of ['z', 'UTC', 'ut', 'gmt']) expect(from(word), word).toBe('offset')
    expect(from('MSK')).toBe('abbreviation')
  })
})

/** How far ahead of universal time noon is in a zone, by what it is read as and by what is offered. */
function hoursOf(word: string, instant: bigint): number[] {
  const day = isoText(wallTimeAt(instant, 0), { decimals: 0 }).slice(0, 10)
  const { taken, offered } = readMoment(`${day} 12:00 ${word}`, circumstances)
  const noon = at(`${day}T12:00:00Z`)
  return (taken ? [taken, ...offered] : []).map((moment) => Number((noon - moment.instant) / 1_000_000_000n) / 3600)
}

/** 1 May 2024 in every count; made with Python's integers from the day each counts from, and with the services' own documentation. */
describe('a number of another count', () => {
  const midnight = at('2024-05-01T00:00:00Z')
  test.each([
    ['45413', 'excelDay', midnight],
    ['45413.5', 'excelDay', at('2024-05-01T12:00:00Z')],
    ['2460431.5', 'julianDay', midnight],
    ['133589952000000000', 'filetime', midnight],
    ['638501184000000000', 'dotnetTicks', midnight],
    ['13358995200000000', 'webkit', midnight],
    ['736214400', 'cocoa', midnight],
    ['3923510400', 'ntp', midnight],
  ] as const)('%s: %s', (digits, count, instant) => {
    const found = otherReadings(digits, now).find(({ how }) => how.kind === 'otherCount' && how.count === count)
    expect(found).toEqual({
      instant,
      how: { kind: 'otherCount', count },
      isLocal: count === 'excelDay',
      isNamed: false,
    })
  })

  test.each([
    ['1541815603606036480', 'Twitter / X', at('2022-06-28T16:07:40.105Z')],
    ['175928847299117063', 'Discord', at('2016-04-30T11:18:25.796Z')],
    [String((1714521600000n - 1314220021721n) << 23n), 'Instagram', midnight],
    [String(1714521600000n << 16n), 'Mastodon', midnight],
    [String(1714521600000n << 22n), 'LinkedIn', midnight],
    [String(1714521600n << 32n), 'TikTok', midnight],
  ])('%s: %s', (digits, service, instant) => {
    expect(otherReadings(digits, now)).toContainEqual({
      instant,
      how: { kind: 'snowflake', service },
      isLocal: false,
      isNamed: false,
    })
  })

  /** A service has no identifiers from before it began, nor from tomorrow. */
  test.each([
    ['Mastodon', 1_458_000_000_000n, 16n, 1_000_000n],
    ['LinkedIn', 1_300_000_000_000n, 22n, 1_000_000n],
    ['TikTok', 1_472_000_000n, 32n, 1_000_000_000n],
  ])('%s since it began', (service, since, shift, step) => {
    const isOffered = (count: bigint) =>
      otherReadings(String(count << shift), now).some(({ how }) => how.kind === 'snowflake' && how.service === service)
    expect([isOffered(since), isOffered(since + 1n)]).toEqual([false, true])
    const tomorrow = (now + 86_400_000_000_000n) / step
    expect([isOffered(tomorrow - 1n), isOffered(tomorrow)]).toEqual([true, false])
  })

  test('forty years back and ten ahead, and no small numbers of seconds', () => {
    const isOffered = (digits: string, count: string) =>
      otherReadings(digits, now).some(({ how }) => how.kind === 'otherCount' && how.count === count)
    const day = (iso: string) => (Date.parse(iso) / 86_400_000 + 25_569).toString()
    expect(isOffered(day('1986-06-12T00:00:00Z'), 'excelDay')).toBe(true)
    expect(isOffered(day('1986-06-11T00:00:00Z'), 'excelDay')).toBe(false)
    expect(isOffered(day('2036-05-28T00:00:00Z'), 'excelDay')).toBe(true)
    expect(isOffered(day('2036-05-29T00:00:00Z'), 'excelDay')).toBe(false)
    expect([isOffered('99999999', 'cocoa'), isOffered('100000000', 'cocoa')]).toEqual([false, true])
    for (const digits of [
      '1234567890123456',
      '123456789012345678901',
      '1.5',
      '1700000000.12345678901234567',
      '-5',
      'x',
    ])
      expect(otherReadings(digits, now).filter(({ how }) => how.kind === 'snowflake')).toEqual([])
  })
})

describe('names of months and weekdays', () => {
  const monthOf = (name: string): number | undefined => {
    const { taken } = readMoment(`5 ${name} 2024 12:00`, circumstances)
    return taken && new Date(Number(taken.instant / 1_000_000n)).getUTCMonth() + 1
  }
  /** The weekday that was read, on a Monday and on a Tuesday: one of them is told to be another. */
  const weekdayOf = (name: string): number | undefined =>
    ['2024-01-01', '2024-01-02']
      .flatMap((day) => readMoment(`${name}, ${day}`, circumstances).taken?.notes ?? [])
      .find((note) => note.code === 'weekdayDiffers')?.written

  /** As ICU has them, alone and in a date. */
  const named = (locale: string, options: Intl.DateTimeFormatOptions, date: Date, type: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
      .formatToParts(date)
      .find((part) => part.type === type)!.value
  const locales = ['en', 'ru', 'sr', 'sr-Latn']

  test.each(Array.from({ length: 12 }, (_, month) => month))('month %i', (month) => {
    const date = new Date(Date.UTC(2024, month, 5))
    for (const locale of locales)
      for (const options of [{ month: 'long' }, { month: 'long', day: 'numeric' }] as const) {
        const name = named(locale, options, date, 'month')
        expect(monthOf(name), name).toBe(month + 1)
        expect(monthOf(name.toUpperCase()), name).toBe(month + 1)
        expect(monthOf(name.slice(0, 3)), name).toBe(month + 1)
      }
  })

  test.each(Array.from({ length: 7 }, (_, day) => day))('weekday %i', (day) => {
    const date = new Date(Date.UTC(2024, 0, 1 + day))
    for (const locale of locales) {
      const name = named(locale, { weekday: 'long' }, date, 'weekday')
      expect(weekdayOf(name), name).toBe(day + 1)
      expect(weekdayOf(name.slice(0, 3)), name).toBe(day + 1)
    }
    const short = named('ru', { weekday: 'short' }, date, 'weekday')
    expect(weekdayOf(short), short).toBe(day + 1)
  })

  test('in the Serbian genitive, in both scripts, with and without diacritics', () => {
    const cyrillic = 'јануара фебруара марта априла маја јуна јула августа септембра октобра новембра децембра'.split(
      ' ',
    )
    const latin = 'januara februara marta aprila maja juna jula avgusta septembra oktobra novembra decembra'.split(' ')
    for (const words of [cyrillic, latin]) expect(words.map(monthOf)).toEqual(words.map((_, index) => index + 1))
    expect(
      ['четвртак', 'četvrtak', 'cetvrtak', 'јуни', 'јули'].map((word) => weekdayOf(word) ?? monthOf(word)),
    ).toEqual([4, 4, 4, 6, 7])
    for (const word of ['ma', 'x', 'mont', 'jaxnuarx', 'п'])
      expect([monthOf(word), weekdayOf(word)], word).toEqual([undefined, undefined])
  })
})

test('nine digits are enough to tell the unit, eight are not', () => {
  expect(guessUnit('999999999', now)).toBe('s')
  expect(guessUnit('99999999', now)).toBeUndefined()
  expect(guessUnit('000099999999', now)).toBeUndefined()
  expect(
    ['1714521600', '1714521600000', '1714521600000000', '1714521600000000000', '-1714521600', '1714521600.5'].map(
      (text) => guessUnit(text, now),
    ),
  ).toEqual(['s', 'ms', 'us', 'ns', 's', 's'])
})

test('the addressed conversions', () => {
  expect(timestampConversions).toEqual([
    { id: 'unixiso', unit: 's', direction: 'toDate' },
    { id: 'unixlocal', unit: 's', direction: 'toDate' },
    { id: 'msiso', unit: 'ms', direction: 'toDate' },
    { id: 'dateunix', unit: 's', direction: 'toTimestamp' },
  ])
})
