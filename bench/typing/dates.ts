import type { Language } from '../../engines/core/index.ts'
import { readMoment } from '../../engines/devtools/timestamp/index.ts'
import { peer, type Race, type Table } from '../suite.ts'

const now = new Date(Date.UTC(2026, 10, 15, 10, 0, 0))

/** What is typed, and the moment or the day it means on Sunday 15 November 2026 at 10:00 UTC, worked out by hand. */
const texts: readonly (readonly [text: string, language: Language, moment: string])[] = [
  ['June 3, 2026 at 10:15 am', 'en', '2026-06-03T10:15'],
  ['3 June 2026 14:30', 'en', '2026-06-03T14:30'],
  ['2026-06-03 14:30', 'en', '2026-06-03T14:30'],
  ['tomorrow at 9 am', 'en', '2026-11-16T09:00'],
  ['yesterday at 18:45', 'en', '2026-11-14T18:45'],
  ['in 5 days', 'en', '2026-11-20'],
  ['two weeks ago', 'en', '2026-11-01'],
  ['in twenty five minutes', 'en', '2026-11-15T10:25'],
  ['June 3, 2026 at 12 am', 'en', '2026-06-03T00:00'],
  ['3 June 2026 at half past nine', 'en', '2026-06-03T09:30'],
  ['eleven days after 5 May 2026', 'en', '2026-05-16'],
  ['June 3, 2026 at 10 am PDT', 'en', '2026-06-03T17:00'],
  ['3 июня 2026 в 14:30', 'ru', '2026-06-03T14:30'],
  ['завтра в 9:00', 'ru', '2026-11-16T09:00'],
  ['3 июня 2026 в 9:30 вечера', 'ru', '2026-06-03T21:30'],
  ['двенадцать недель после 1 мая 2026', 'ru', '2026-07-24'],
  ['сутра у 9:00', 'sr', '2026-11-16T09:00'],
  ['3. јун 2026. у 14:30', 'sr', '2026-06-03T14:30'],
]

/** Milliseconds. */
type Reader = (text: string, language: Language) => number | undefined

/** Where a day was said, any moment of it is right: readers take its midnight, its noon or the time of day that it is now. */
function isRight(read: Reader, [text, language, moment]: (typeof texts)[number]): boolean {
  const found = read(text, language)
  if (found === undefined || Number.isNaN(found)) return false
  return new Date(found).toISOString().startsWith(moment)
}

const ours: Reader = (text, language) => {
  const { taken } = readMoment(text, { now: BigInt(now.getTime()) * 1_000_000n, zone: 'UTC', language })
  return taken && Number(taken.instant / 1_000_000n)
}

interface Chrono {
  parseDate(text: string, from: { instant: Date; timezone: number }): Date | null
}
interface Recognizers {
  recognizeDateTime(
    text: string,
    culture: string,
    options: number,
    from: Date,
  ): readonly { resolution?: { values?: readonly { value?: string }[] } | null }[]
}

const chronoReader =
  (chrono: { en: Chrono; ru: Chrono }): Reader =>
  (text, language) => {
    const from = { instant: now, timezone: 0 }
    if (language === 'sr') return undefined
    return (language === 'ru' ? chrono.ru : chrono.en).parseDate(text, from)?.getTime()
  }

const recognizersReader =
  ({ recognizeDateTime }: Recognizers): Reader =>
  (text, language) => {
    if (language !== 'en') return undefined
    // Wall time as a text, the likeliest last.
    const value = recognizeDateTime(text, 'en-us', 0, now)[0]?.resolution?.values?.at(-1)?.value
    return value === undefined ? undefined : Date.parse(`${value.replace(' ', 'T')}Z`)
  }

export async function dateReaders(): Promise<{ races: Race[]; tables: Table[] }> {
  // The peers read dates in the zone of the process.
  process.env.TZ = 'UTC'
  const readers = [
    { name: 'Convertory', read: ours },
    { name: 'chrono-node 2.10.3', read: chronoReader(await peer('chrono-node')) },
    { name: 'recognizers-text 1.3.1', read: recognizersReader(await peer('@microsoft/recognizers-text-suite')) },
  ]
  const lost = texts.filter((row) => !isRight(ours, row))
  if (lost.length > 0) throw new Error(`not read: ${lost.map(([text]) => text).join('; ')}`)
  const common = texts.filter((row) => readers.every(({ read }) => isRight(read, row)))
  return {
    races: [
      {
        name: `A date, from its text to its moment (the ${common.length} texts that all of them read rightly)`,
        unit: 'dates',
        clock: 'processor',
        contestants: readers.map(({ name, read }) => ({
          name,
          operations: common.length,
          run: () => common.map(([text, language]) => read(text, language)),
        })),
      },
    ],
    tables: [
      {
        title: 'Dates read rightly (the peers have no Serbian, recognizers no Russian)',
        columns: ['', 'English', 'Russian', 'Serbian'],
        rows: readers.map(({ name, read }) => [
          name,
          ...(['en', 'ru', 'sr'] as const).map((language) => {
            const rows = texts.filter((row) => row[1] === language)
            return `${rows.filter((row) => isRight(read, row)).length} of ${rows.length}`
          }),
        ]),
      },
    ],
  }
}
