import { filled, form } from './notations.ts'

/** Dates that programs put into lines of logs, listings and names of files: closed notations, found by their form. */
interface Found {
  /** The date, in a form that is read by itself. */
  readonly date: string
  /** Its letters in the line. */
  readonly written: string
}

/** With a time to the second. */
const stamps = [
  String.raw`<weekday> <month> {1,2}\d\d? <clock>(?: [A-Z]{3,4})? \d{4}<zone>`,
  String.raw`<weekday>, \d\d? <month> \d{4} <clock><zone>`,
  String.raw`\d{4}[-/]\d\d[-/]\d\d[T ]<clock><zone>`,
  String.raw`\d\d?[-/ ]<month>[-/ ]\d{4}[: ]<clock><zone>`,
  String.raw`<month> {1,2}\d\d?,? (?:\d{4} )?<clock><zone>`,
  String.raw`\d\d?[-./]\d\d?[-./]\d{4},? <clock><zone>`,
].map((stamp) => form(String.raw`(?<![<letter>\d])${stamp}(?![\d<letter>]|[.,:/-]\d)`))

/** What programs write around it, and people do not: levels in capitals, brackets, numbers of processes, pairs of names and values. */
const ofPrograms = form(
  String.raw`[[\]{}"=<>|#*;]|: |\(\)|--| \/\S|(?<![<letter>])(?:[A-Z]{4,}|GET|PUT)(?![<letter>])|[<letter>]\.[<letter>]+\.[<letter>]`,
)
/** Containers put a stream and a flag behind a time in universal time, and the message behind them. */
const ofContainers = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{1,9}Z (?:\S+ ){2,}\S/

/** Lines with a date that only programs write, and the date in them. */
const lines = [
  // Kubernetes, Android and MySQL.
  [String.raw`^[IWEF](\d\d)(\d\d) (\d\d:\d\d:\d\d\.\d{1,9})(?= )`, '$2.$1. $3'],
  [String.raw`^(0\d|1[0-2])-([0-3]\d) (\d\d:\d\d:\d\d\.\d{3})(?= |$)`, '$2.$1. $3'],
  [String.raw`^(\d\d)(0[1-9]|1[0-2])([0-3]\d) {1,2}(\d{1,2}:\d\d:\d\d)(?= |$)`, '$3.$2.$1 $4'],
  // ASN.1's UTCTime, and day and time of NATO in one word.
  [String.raw`^(\d\d)(0[1-9]|1[0-2])([0-3]\d)([0-2]\d)([0-5]\d)([0-5]\d)Z$`, '$3.$2.$1 $4:$5:$6 UTC'],
  [String.raw`^(\d{6})Z([A-Z]{3})(\d\d)$`, '$1Z $2 $3'],
  [String.raw`^(\d\d:\d\d:\d\d[.,]\d{3})(?= (?:\[|TRACE|DEBUG|INFO|WARN|ERROR|FATAL))`, '$1'],
].map(([line, date]) => [form(line!), date!] as const)

/** A listing has rights, owners and a size before the date. */
const listing = form(
  String.raw`(?<=^[-dlbcps](?:[-rwxsStT]{3}){3}[.+@]? (?:[^ ]{1,40} {1,9}){3,4})(?:[A-Z][a-z]{2} {1,2}\d{1,2} {1,2}(?:\d\d:\d\d|\d{4})|\d{4}-\d\d-\d\d \d\d:\d\d)(?= )`,
)

const nameOfFile = form(
  String.raw`^[<letter>\d][<letter>\d _.@+()-]{0,100}\.[a-z][a-z\d]{1,4}$|^[<letter>][<letter>\d]*[._-][<letter>\d_.@+-]{6,100}$|^(?:[Ss]creenshot|[Сс]нимок экрана) `,
)

const inNames = [
  String.raw`\d{4}-\d\d-\d\d(?:[ T_-]| at | в | у | u )\d\d[.:-]?\d\d(?:[.:-]?\d\d(?:[.-]\d{3})?)?(?: [AP]M)?(?!\d)`,
  String.raw`(?:19|20)\d{6}[_-]?\d{6}(?:\d{3})?(?![\d<letter>])`,
  String.raw`(?:19|20)\d{6}(?![\d<letter>])`,
  String.raw`(?:\d{4}-\d\d-\d\d|\d\d\.\d\d\.\d{4})(?!\d)`,
].map((name) => form(String.raw`(?<!\d)${name}`))

const mostSearched = 400

export function dateInLine(text: string): Found | undefined {
  for (const [line, date] of lines) {
    const match = line.exec(text)
    if (match) return { date: filled(date, match), written: match[0] }
  }
  const found = listing.exec(text)?.[0] ?? stampIn(text) ?? (nameOfFile.test(text) ? inName(text) : undefined)
  return found === undefined ? undefined : { date: found, written: found }
}

function stampIn(text: string): string | undefined {
  const searched = text.slice(0, mostSearched)
  return stamps
    .map((stamp) => stamp.exec(searched)?.[0])
    .find((stamp) => stamp && (ofPrograms.test(text.replace(stamp, ' ')) || ofContainers.test(text)))
}

function inName(text: string): string | undefined {
  return inNames.map((name) => name.exec(text)?.[0]).find(Boolean)
}
