import { useEffect, useLayoutEffect, useState } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import type { Kept } from '#app/share/fragment.ts'
import { useKept } from '#app/share/use-kept.ts'
import type { Language } from '#engines/core/index.ts'
import {
  countIn,
  type Instant,
  instantFromMilliseconds,
  isoText,
  isTimestampUnit,
  isTimeZone,
  offsetSecondsAt,
  parseTimestamp,
  type TimestampUnit,
  wallTimeAt,
} from '#engines/devtools/timestamp/index.ts'
import type { TypedCircumstances, TypedReading } from './read-typed.ts'
import { useReader } from './use-reader.ts'
import type { TimeZoneChoice } from './use-time-zone.ts'

/** Which of the two fields was changed last, and what stands in it; the other one follows. */
interface Typed {
  readonly field: 'timestamp' | 'date'
  readonly text: string
  readonly byPage: boolean
  /** Which of day and month came first where it was typed: another language of the page must not make another date of it. */
  readonly order?: Order | undefined
  /** Of the readings of the text, the one the visitor picked. */
  readonly picked?: number | undefined
  /** Of an hour that happens twice, the second time. */
  readonly takesLater: boolean
  /** Typed before it could be read: what unit it is in is still to be found. */
  readonly isUnread?: boolean
}

type Order = 'day' | 'month'

const orderIn = (language: Language): Order => (language === 'en' ? 'month' : 'day')

/** A language that has this order. */
const languageOf: Readonly<Record<Order, Language>> = { day: 'ru', month: 'en' }

/** Where either number could be the month. */
const hasTwoOrders = (text: string): boolean => /(?<!\d)(?:0?\d|1[012])\/(?:0?\d|1[012])\/\d\d/.test(text)

export interface TimestampConverter {
  readonly unit: TimestampUnit
  /** The unit of the page, where the text is taken for another one. */
  readonly unitBefore: TimestampUnit | undefined
  readonly timestampText: string
  readonly dateText: string
  readonly reading: TypedReading
  readonly field: Typed['field']
  readonly takesLater: boolean
  /** For the address. */
  readonly kept: Kept | null
  readonly setUnit: (unit: TimestampUnit) => void
  readonly setTimestampText: (text: string) => void
  readonly setDateText: (text: string) => void
  readonly setTakesLater: (takesLater: boolean) => void
  readonly pick: (reading: number) => void
  readonly takeNow: () => void
}

/** The zone and `now` are unknown until the page is alive; until then the fields are empty. */
export function useTimestampConverter(
  initialUnit: TimestampUnit,
  { zone, chosen, choose }: TimeZoneChoice,
  now: Instant | undefined,
): TimestampConverter {
  const language = useLanguage()
  const [unit, setUnit] = useState(initialUnit)
  const [isUnitChosen, setIsUnitChosen] = useState(false)
  const [unitBefore, setUnitBefore] = useState<TimestampUnit>()
  const [typed, setTyped] = useState<Typed>({ field: 'timestamp', text: '', byPage: true, takesLater: false })

  const kept: Kept | null = typed.byPage
    ? null
    : {
        [typed.field]: typed.text,
        ...(hasTwoOrders(typed.text) ? { order: typed.order ?? orderIn(language) } : {}),
        ...(unit === initialUnit ? {} : { unit }),
        ...(chosen === '' ? {} : { zone: chosen }),
        ...(typed.picked === undefined ? {} : { reading: String(typed.picked) }),
      }
  const begin = () => {
    setIsUnitChosen(false)
    setUnit(initialUnit)
    setUnitBefore(undefined)
    setTyped(present(initialUnit))
  }
  useKept(
    kept,
    ({ timestamp, date, order, unit: keptUnit, zone: keptZone, reading: keptReading }) => {
      const text = timestamp ?? date
      if (text === undefined) return
      const picked = keptReading !== undefined && /^\d$/.test(keptReading) ? Number(keptReading) : undefined
      setTyped({
        field: timestamp === undefined ? 'date' : 'timestamp',
        text,
        byPage: false,
        order: order === 'day' || order === 'month' ? order : orderIn(language),
        takesLater: false,
        picked,
      })
      if (isTimestampUnit(keptUnit)) setUnit(keptUnit)
      if (keptZone && isTimeZone(keptZone)) choose(keptZone)
    },
    begin,
  )

  // What a link brought has come before, and stays.
  useEffect(
    () => setTyped((known) => (known.text === '' && known.byPage ? present(initialUnit) : known)),
    [initialUnit],
  )

  const reader = useReader(!typed.byPage)
  const setTimestampText = (text: string) => {
    // Its size tells the unit, found anew for every text. A unit that the visitor picked stays until the field is emptied.
    if (text.trim() === '') setIsUnitChosen(false)
    if (!isUnitChosen) {
      const found = (now !== undefined && reader?.guessUnitOfText(text, now)) || initialUnit
      setUnit(found)
      setUnitBefore(found === initialUnit ? undefined : initialUnit)
    }
    setTyped({
      field: 'timestamp',
      text,
      byPage: false,
      order: orderIn(language),
      takesLater: false,
      isUnread: !isUnitChosen && !reader,
    })
  }
  // At once: what is typed next must not be overtaken by this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed meanwhile is read when the reader has come
  useLayoutEffect(() => {
    if (typed.isUnread) setTimestampText(typed.text)
  }, [reader])

  const circumstances =
    zone === undefined || now === undefined
      ? undefined
      : { zone, now, ...typed, language: typed.order === undefined ? language : languageOf[typed.order] }
  const reading = circumstances ? read(typed, unit, circumstances, reader) : { others: [] }
  const { instant } = reading

  return {
    unit,
    unitBefore,
    reading,
    field: typed.field,
    kept,
    timestampText:
      typed.field === 'timestamp' ? typed.text : instant === undefined ? '' : String(countIn(unit, instant)),
    dateText: typed.field === 'date' ? typed.text : instant === undefined || !zone ? '' : dateFieldText(instant, zone),
    takesLater: typed.takesLater,
    setUnit(next) {
      setUnit(next)
      setIsUnitChosen(true)
      setUnitBefore(undefined)
      setTyped({ ...typed, takesLater: false, picked: undefined })
    },
    setTimestampText,
    setDateText: (text) => setTyped({ field: 'date', text, byPage: false, takesLater: false }),
    setTakesLater: (takesLater) => setTyped({ ...typed, takesLater }),
    pick: (picked) => setTyped({ ...typed, takesLater: false, picked }),
    takeNow: () => setTyped(present(unit)),
  }
}

function present(unit: TimestampUnit): Typed {
  const text = String(countIn(unit, instantFromMilliseconds(Date.now())))
  return { field: 'timestamp', text, byPage: true, takesLater: false }
}

function read(
  { field, text, byPage }: Typed,
  unit: TimestampUnit,
  circumstances: TypedCircumstances,
  reader: ReturnType<typeof useReader>,
): TypedReading {
  if (reader && field === 'date') return reader.readDateField(text, circumstances)
  if (reader) return reader.readTimestampText(text, unit, circumstances)
  const present = byPage ? parseTimestamp(text, unit) : undefined
  return present?.ok ? { instant: present.value, others: [] } : { others: [] }
}

/** What a date-time-local field takes: years 1 to 275760, whole seconds. Anything else leaves it empty. */
function dateFieldText(instant: Instant, zone: string): string {
  const wall = wallTimeAt(instant, offsetSecondsAt(instant, zone))
  if (wall.year < 1) return ''
  return isoText(wall, { decimals: 0, offset: '' }).replace(/^\+0*/, '')
}
