import { fail } from '../../notes/problem.ts'
import { positionColumns } from '../../vocabulary/position-names.ts'

const delimiters = [',', ';', '\t', '|'] as const

/** The mark between the values: said in a first line `sep=;` as Excel has it, or the one that splits the first lines most evenly. */
export function delimiterOf(head: string): Dialect {
  const comments = commentsOf(head)
  const { delimiter, skip } = dialectOf(head.slice(comments))
  return { delimiter, skip: comments + skip, comments: head.slice(0, comments).split(/\n/).length - 1 }
}

interface Dialect {
  readonly delimiter: string
  /** Characters in front of the table. */
  readonly skip: number
  /** Lines among them that somebody wrote about it. */
  readonly comments: number
}

/** The length of the lines in front that begin with `#`; such a line may also be that of the names. */
function commentsOf(head: string): number {
  let length = 0
  for (const [line] of head.matchAll(/#.*\r?\n/gy)) {
    const hasNames = delimiters.some((delimiter) => {
      const { longitude, latitude, geometry } = positionColumns(line.split(delimiter))
      return (longitude >= 0 && latitude >= 0) || geometry >= 0
    })
    if (hasNames) return length
    length += line.length
  }
  return length
}

function dialectOf(head: string): Pick<Dialect, 'delimiter' | 'skip'> {
  const said = /^sep=(.)\r?\n/i.exec(head)
  if (said !== null) return { delimiter: said[1]!, skip: said[0].length }
  let best = { delimiter: ',', score: 0 }
  for (const delimiter of delimiters) {
    const counts = valuesPerLine(head, delimiter)
    const [first = 1] = counts
    const even = counts.filter((count) => count === first).length / Math.max(1, counts.length)
    const score = first > 1 ? even * 100 + Math.min(first, 50) : 0
    // A comma may be in the numbers: another mark that is in every line as often as in the first is the one.
    const isClear = best.delimiter === ',' && score > 100
    if (score > best.score || isClear) best = { delimiter, score }
  }
  if (best.score === 0 && isSetApartByBlanks(head)) return { delimiter: ' ', skip: 0 }
  return { delimiter: best.delimiter, skip: 0 }
}

/** Whether blanks separate the values. Any text has blanks, so the names of the first line have to show it: `X Y Z`. */
function isSetApartByBlanks(head: string): boolean {
  const { longitude, latitude } = positionColumns(/[^\r\n]{0,1000}/.exec(head)![0].split(' '))
  return longitude >= 0 && latitude >= 0
}

const linesLookedAt = 30

/** How many values each of the first lines has, quotation marks minded. */
function valuesPerLine(text: string, delimiter: string): number[] {
  const counts: number[] = []
  let count = 1
  let isQuoted = false
  for (let at = 0; at < text.length && counts.length < linesLookedAt; at++) {
    const character = text[at]!
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === delimiter) count++
    else if (character === '\n' || (character === '\r' && text[at + 1] !== '\n')) {
      counts.push(count)
      count = 1
    }
  }
  if (counts.length === 0) counts.push(count)
  return counts
}

const delimiterNames: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['\\t', '\t'],
  ['comma', ','],
  ['semicolon', ';'],
  ['pipe', '|'],
  ['space', ' '],
])

/** A delimiter a person gives: one character, or its name. */
export function chosenDelimiter(text: string): string {
  const delimiter = delimiterNames.get(text.toLowerCase()) ?? text
  return delimiter.length === 1 && delimiter.charCodeAt(0) < 0x80 && !/["\r\n]/.test(delimiter)
    ? delimiter
    : fail({ code: 'unknown_type', what: 'delimiter', value: text })
}
