/** Dates that programs put into lines of logs, listings and names of files: closed notations, found by their form. */
interface Found {
  /** The date, in a form that is read by itself. */
  readonly date: string
  /** Its letters in the line. */
  readonly written: string
}

const clock = String.raw`\d\d?:\d\d:\d\d(?:[.,]\d{1,9})?(?: ?[AP]M)?`
const zone = String.raw`(?: ?(?:Z|UTC|GMT|MSK|CES?T|[ECMP][SD]T|[+-]\d\d(?::?\d\d)?)(?![A-Za-zµ-ԯ\d])| ?\[[A-Z][A-Za-z]+\/[\w/+-]{2,30}\])?`
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const weekday = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)'

/** With a time to the second. */
const stamps: readonly RegExp[] = [
  String.raw`${weekday} ${month} {1,2}\d\d? ${clock}(?: [A-Z]{3,4})? \d{4}${zone}`,
  String.raw`${weekday}, \d\d? ${month} \d{4} ${clock}${zone}`,
  String.raw`\d{4}[-/]\d\d[-/]\d\d[T ]${clock}${zone}`,
  String.raw`\d\d?[-/ ]${month}[-/ ]\d{4}[: ]${clock}${zone}`,
  String.raw`${month} {1,2}\d\d?,? (?:\d{4} )?${clock}${zone}`,
  String.raw`\d\d?[-./]\d\d?[-./]\d{4},? ${clock}${zone}`,
].map((stamp) => new RegExp(String.raw`(?<![A-Za-zµ-ԯ\d])${stamp}(?![\dA-Za-zµ-ԯ]|[.,:/-]\d)`))

/** What programs write around it, and people do not: levels in capitals, brackets, numbers of processes, pairs of names and values. */
const ofPrograms =
  /[[\]{}"=<>|#*;]|: |\(\)|--| \/\S|(?<![A-Za-zµ-ԯ])(?:[A-Z]{4,}|GET|PUT)(?![A-Za-zµ-ԯ])|[A-Za-zµ-ԯ]\.[A-Za-zµ-ԯ]+\.[A-Za-zµ-ԯ]/
/** Containers put a stream and a flag behind a time in universal time, and the message behind them. */
const ofContainers = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{1,9}Z (?:\S+ ){2,}\S/

const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const named = (one: string): string => monthNames[Number(one) - 1] ?? one

/** Lines with a date that only programs write. */
const lines: readonly (readonly [line: RegExp, date: (...parts: string[]) => string])[] = [
  // Kubernetes, Android and MySQL.
  [/^[IWEF](\d\d)(\d\d) (\d\d:\d\d:\d\d\.\d{1,9})(?= )/, (month, day, time) => `${day} ${named(month!)} ${time}`],
  [/^(0\d|1[0-2])-([0-3]\d) (\d\d:\d\d:\d\d\.\d{3})(?= |$)/, (month, day, time) => `${day} ${named(month!)} ${time}`],
  [
    /^(\d\d)(0[1-9]|1[0-2])([0-3]\d) {1,2}(\d{1,2}:\d\d:\d\d)(?= |$)/,
    (year, month, day, time) => `${day}.${month}.${year} ${time}`,
  ],
  // ASN.1's UTCTime, and day and time of NATO in one word.
  [
    /^(\d\d)(0[1-9]|1[0-2])([0-3]\d)([0-2]\d)([0-5]\d)([0-5]\d)Z$/,
    (year, month, day, hour, minute, second) => `${day}.${month}.${year} ${hour}:${minute}:${second} UTC`,
  ],
  [/^(\d{6})Z([A-Z]{3})(\d\d)$/, (time, month, year) => `${time}Z ${month} ${year}`],
  [/^(\d\d:\d\d:\d\d[.,]\d{3})(?= (?:\[|TRACE|DEBUG|INFO|WARN|ERROR|FATAL))/, (time) => time!],
]

/** A listing has rights, owners and a size before the date. */
const listing =
  /^[-dlbcps](?:[-rwxsStT]{3}){3}[.+@]? (?:[^ ]{1,40} {1,9}){3,4}([A-Z][a-z]{2} {1,2}\d{1,2} {1,2}(?:\d\d:\d\d|\d{4})|\d{4}-\d\d-\d\d \d\d:\d\d)(?= )/

const nameOfFile =
  /^[A-Za-zµ-ԯ\d][A-Za-zµ-ԯ\d _.@+()-]{0,100}\.[a-z][a-z\d]{1,4}$|^[A-Za-zµ-ԯ][A-Za-zµ-ԯ\d]*[._-][A-Za-zµ-ԯ\d_.@+-]{6,100}$|^(?:Screenshot|Снимок экрана) /i

const inNames: readonly RegExp[] = [
  /(?<!\d)\d{4}-\d\d-\d\d(?:[ T_-]| at | в | у | u )\d\d[.:-]?\d\d(?:[.:-]?\d\d(?:[.-]\d{3})?)?(?: [AP]M)?(?!\d)/,
  /(?<!\d)(?:19|20)\d{6}[_-]?\d{6}(?:\d{3})?(?![\dA-Za-zµ-ԯ])/,
  /(?<!\d)(?:19|20)\d{6}(?![\dA-Za-zµ-ԯ])/,
  /(?<!\d)\d{4}-\d\d-\d\d(?!\d)/,
  /(?<!\d)\d\d\.\d\d\.\d{4}(?!\d)/,
]

const mostSearched = 400

export function dateInLine(text: string): Found | undefined {
  for (const [line, date] of lines) {
    const [written, ...parts] = line.exec(text) ?? []
    if (written !== undefined) return { date: date(...parts), written }
  }
  const listed = listing.exec(text)?.[1]
  if (listed !== undefined) return { date: listed, written: listed }
  const searched = text.slice(0, mostSearched)
  for (const stamp of stamps) {
    const match = stamp.exec(searched)
    if (!match) continue
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    if (ofPrograms.test(rest) || ofContainers.test(text)) return { date: match[0], written: match[0] }
  }
  if (!nameOfFile.test(text)) return undefined
  const [found] = inNames.flatMap((form) => form.exec(text)?.[0] ?? [])
  return found === undefined ? undefined : { date: found, written: found }
}
