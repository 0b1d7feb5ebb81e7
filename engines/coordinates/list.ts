import { filledLines } from '#engines/core/index.ts'
import { noTexts, printAll, type SystemTexts } from './convert.ts'
import type { Position } from './geodesy/position.ts'
import { onlyMeaning, recognise } from './recognise.ts'
import { systemOf } from './registry.ts'
import { type SystemId, systemIds } from './system.ts'

/** The system that each line of a list is read in; 'any' lets each line be in whatever system it is. */
export type ListSource = SystemId | 'any'

export const largestList = 100_000

export interface ListRow {
  readonly input: string
  readonly texts: SystemTexts
  readonly isRead: boolean
}

/** Several lines are a list unless they make up one point: latitude above longitude, or JSON laid out for reading. */
export function isPointList(text: string): boolean {
  const [first = '', second] = filledLines(text)
  return second !== undefined && (recognise(first) !== undefined || recognise(text) === undefined)
}

/** Empty lines are no rows. Spreadsheet columns (tabs) are taken as spaces. */
export function* convertList(text: string, source: ListSource): Generator<ListRow> {
  for (const line of filledLines(text)) {
    const input = line.trim()
    const position = readLine(input, source)
    yield { input, texts: position ? printAll(position) : noTexts, isRead: position !== undefined }
  }
}

/** Tries the named system, then every other; a line that fits several systems is left unread rather than guessed. */
function readLine(line: string, source: ListSource): Position | undefined {
  if (source !== 'any') {
    const reading = systemOf(source).read(line)
    if (reading.ok) return reading.value
    if (reading.problem.suggestion !== undefined) return undefined
  }
  return onlyMeaning(line)?.position
}

export const csvHeader: string = ['input', ...systemIds].join(',')

/** RFC 4180. A leading =, + or @ of the input is kept from acting as a formula in spreadsheets; a minus is part of a number and stays. */
export function csvRow({ input, texts }: ListRow): string {
  let row = quoted(/^[=+@]/.test(input) ? `'${input}` : input)
  for (const id of systemIds) row += `,${quoted(texts[id])}`
  return row
}

/** A line holds no line break, so only commas and quotes call for quoting. */
function quoted(text: string): string {
  if (text.includes('"')) return `"${text.replaceAll('"', '""')}"`
  return text.includes(',') ? `"${text}"` : text
}
