import { useEffect, useState } from 'react'
import {
  countIn,
  type Instant,
  instantFromMilliseconds,
  isoText,
  offsetSecondsAt,
  type TimestampUnit,
  wallTimeAt,
} from '#engines/devtools/timestamp/index.ts'
import { readDateField, readTimestampText, type TypedReading } from './read-typed.ts'

/** Which of the two fields the visitor typed into last, and what; the other one follows. */
interface Typed {
  readonly field: 'timestamp' | 'date'
  readonly text: string
}

export interface TimestampConverter {
  readonly unit: TimestampUnit
  readonly timestampText: string
  readonly dateText: string
  readonly reading: TypedReading
  readonly field: Typed['field']
  readonly takesLater: boolean
  readonly setUnit: (unit: TimestampUnit) => void
  readonly setTimestampText: (text: string) => void
  readonly setDateText: (text: string) => void
  readonly setTakesLater: (takesLater: boolean) => void
  readonly takeNow: () => void
}

/** `zone` and `now` are unknown until the page is alive; until then the fields are empty. */
export function useTimestampConverter(
  initialUnit: TimestampUnit,
  zone: string | undefined,
  now: Instant | undefined,
): TimestampConverter {
  const [unit, setUnit] = useState(initialUnit)
  const [typed, setTyped] = useState<Typed>({ field: 'timestamp', text: '' })
  const [takesLater, setTakesLater] = useState(false)

  useEffect(() => setTyped({ field: 'timestamp', text: currentCount(initialUnit) }), [initialUnit])

  const reading = zone === undefined || now === undefined ? {} : read(typed, unit, { zone, now, takesLater })
  const { instant } = reading

  return {
    unit,
    reading,
    field: typed.field,
    timestampText:
      typed.field === 'timestamp' ? typed.text : instant === undefined ? '' : String(countIn(unit, instant)),
    dateText: typed.field === 'date' ? typed.text : instant === undefined || !zone ? '' : dateFieldText(instant, zone),
    takesLater,
    setUnit,
    setTimestampText: (text) => setTyped({ field: 'timestamp', text }),
    setDateText(text) {
      setTakesLater(false)
      setTyped({ field: 'date', text })
    },
    setTakesLater,
    takeNow: () => setTyped({ field: 'timestamp', text: currentCount(unit) }),
  }
}

function currentCount(unit: TimestampUnit): string {
  return String(countIn(unit, instantFromMilliseconds(Date.now())))
}

function read(
  { field, text }: Typed,
  unit: TimestampUnit,
  circumstances: Parameters<typeof readDateField>[1],
): TypedReading {
  return field === 'timestamp' ? readTimestampText(text, unit, circumstances) : readDateField(text, circumstances)
}

/** What a date-time-local field takes: years 1 to 275760, whole seconds. Anything else leaves it empty. */
function dateFieldText(instant: Instant, zone: string): string {
  const wall = wallTimeAt(instant, offsetSecondsAt(instant, zone))
  if (wall.year < 1) return ''
  return isoText(wall, { decimals: 0, offset: '' }).replace(/^\+0*/, '')
}
