/** Seconds since 1970, with the beginning and without the end; open where infinite. */
export interface TimeSpan {
  readonly from: number
  readonly to: number
}

const momentForm =
  /^(?<year>\d{4})(?:-(?<month>\d\d)(?:-(?<day>\d\d)(?:[T ](?<time>\d\d:\d\d)(?<seconds>:\d\d)?(?<zone>Z|[+-]\d\d(?::?\d\d)?)?)?)?)?$/i

/** What a year, a month, a day, a minute or a second takes; in UTC where no zone is said. */
function moment(text: string): TimeSpan | undefined {
  const found = momentForm.exec(text)?.groups
  if (!found) return undefined
  const { year, month, day, time, seconds, zone = 'Z' } = found
  const [numberOfMonth, numberOfDay] = [Number(month ?? 1), Number(day ?? 1)]
  if (time !== undefined) {
    const offset = /^[+-]\d\d$/.test(zone) ? `${zone}:00` : zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2').toUpperCase()
    const from = Date.parse(`${year}-${month}-${day}T${time}${seconds ?? ':00'}${offset}`) / 1000
    return Number.isNaN(from) || !isDay(text) ? undefined : { from, to: from + (seconds === undefined ? 60 : 1) }
  }
  if (numberOfMonth < 1 || numberOfMonth > 12 || (day !== undefined && !isDay(text))) return undefined
  const start = (y: number, m: number, d: number) => new Date(0).setUTCFullYear(y, m - 1, d) / 1000
  const y = Number(year)
  const from = start(y, numberOfMonth, numberOfDay)
  if (day !== undefined) return { from, to: from + 86400 }
  return { from, to: month === undefined ? start(y + 1, 1, 1) : start(y, numberOfMonth + 1, 1) }
}

/** The 30th of February is none. */
const isDay = (text: string): boolean =>
  new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDate() === Number(text.slice(8, 10))

const always: TimeSpan = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

/** `2024-05-01..2024-05-03` with both days, `2024-05`, `2024-05-01T08:00Z..`, `..2024`. */
export function readTimeSpan(text: string): TimeSpan | undefined {
  const sides = text.trim().split(/\s*(?:\.\.|\s[-\u2013\u2014]\s|\/)\s*/)
  if (sides.length > 2 || sides.every((side) => side === '')) return undefined
  const [first, last] = sides.map((side) => (side === '' ? always : moment(side)))
  if (first === undefined || (sides.length === 2 && last === undefined)) return undefined
  const span = { from: first.from, to: (last ?? first).to }
  return span.from < span.to ? span : undefined
}

export function printTimeSpan({ from, to }: TimeSpan): string {
  const text = (seconds: number) => (Number.isFinite(seconds) ? new Date(seconds * 1000).toISOString().replace('.000', '') : '') // biome-ignore format: one line
  return `${text(from)}..${text(to - 1)}`
}
