import { type Instant, wallTimeAt } from './instant.ts'
import type { DateNote } from './moment.ts'

/** Weather reports of airports name a day of the month and the universal time: `METAR LYBE 171200Z 33004KT`. */
const report =
  /^(?:(?:METAR|SPECI|TAF) (?:(?:COR|AMD) )?)?[A-Z]{4} ((?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])[0-5]\dZ) (?:AUTO |\d{4}\/\d{4} )?(?:\d{3}|VRB)\d\d(?:G\d\d)?(?:KT|MPS)/

interface Report {
  readonly part: string
  readonly date: string
  readonly day: DateNote
}

/** When a report was given: on that day of this month, or of the last one where this would be ahead. */
export function readReport(text: string, now: Instant): Report | undefined {
  const [, part] = report.exec(text) ?? []
  if (part === undefined) return undefined
  const today = wallTimeAt(now, 0)
  const day = Number(part.slice(0, 2))
  const { year, month } = day > today.day + 1 ? monthBefore(today) : today
  const meant: DateNote = { code: 'dayMeant', year, month, day }
  const [written, hour, minute] = [part.slice(0, 2), part.slice(2, 4), part.slice(4, 6)]
  return { part, day: meant, date: `${year}-${String(month).padStart(2, '0')}-${written}T${hour}:${minute}Z` }
}

const monthBefore = ({ year, month }: { year: number; month: number }) =>
  month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 }
