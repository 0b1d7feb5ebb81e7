import { filledLines, type Language } from '#engines/core/index.ts'
import { type AnySystem, printInSystem, readInSystem } from './any-system.ts'
import type { Candidate } from './candidate.ts'
import { noTexts, printAll, type SystemTexts } from './convert.ts'
import type { Position } from './geodesy/position.ts'
import { type AxesChoice, judged, type Pair } from './placing.ts'
import { readLabelledPair } from './reading/labelled-pair.ts'
import { isLikeliest, onlyMeaning, recognise } from './recognise.ts'
import { systemOf } from './registry.ts'
import { type SystemId, systemIds } from './system.ts'

/** The system that each line of a list is read in; 'any' lets each line be in whatever system it is. */
export type ListSource = SystemId | 'any'

/** Systems of the registry that a list is in, or is wanted in. */
export interface ListSystems {
  readonly given?: AnySystem | undefined
  readonly wanted?: readonly AnySystem[]
  /** The visitor's: it decides between systems that all lines fit. */
  readonly language?: Language
}

export const largestList = 100_000

export interface ListRow {
  readonly input: string
  readonly texts: SystemTexts
  /** In the systems of the registry that were asked for, in their order; '' outside their areas. */
  readonly others: readonly string[]
  readonly isRead: boolean
}

/** Several lines are a list unless they make up one point: latitude above longitude, or JSON laid out for reading. */
export function isPointList(text: string): boolean {
  const [first = '', second] = filledLines(text)
  return second !== undefined && (recognise(first) !== undefined || recognise(text) === undefined)
}

/** Empty lines are no rows. Spreadsheet columns (tabs) are taken as spaces. */
export function* convertList(
  text: string,
  source: ListSource,
  { given, wanted = [], language }: ListSystems = {},
): Generator<ListRow> {
  const order = given && orderOfList(text, given)
  const common = given ? undefined : commonSystem(text, language)
  for (const line of filledLines(text)) {
    const input = line.trim()
    const position = given ? readGiven(input, given, order) : readLine(input, source, common)
    const others = wanted.map((system) => (position && printInSystem(system, position)) ?? '')
    yield { input, texts: position ? printAll(position) : noTexts, others, isRead: position !== undefined }
  }
}

/** A number of the point, or its name, may stand before the two. */
const withoutNumber = (line: string): string => line.replace(/^[^,;\t]{1,20}[;\t] ?(?=.*\d.*[;\t ])/, '')

const judgedLines = 2000

/** Lines without letters are all in one order: the one that all of them together show. */
function orderOfList(text: string, system: AnySystem): AxesChoice | undefined {
  const pairs: Pair[] = []
  for (const line of filledLines(text)) {
    const numbers = readLabelledPair(line) ?? readLabelledPair(withoutNumber(line))
    if (numbers?.said === 'nothing') pairs.push(numbers.pair)
    if (pairs.length >= judgedLines) break
  }
  const verdict = pairs.length > 0 ? judged(system, pairs, 'nothing') : undefined
  if (verdict?.kind !== 'placed') return undefined
  return (['east-north', 'north-east'] as const).find((choice) => {
    const chosen = judged(system, pairs, 'nothing', choice)
    return chosen.kind === 'placed' && !chosen.isContrary
  })
}

/** Undefined for a line outside the area of the system, and for one whose numbers stand the other way round than in the list. */
function readGiven(line: string, system: AnySystem, order: AxesChoice | undefined): Position | undefined {
  for (const text of [line, withoutNumber(line)]) {
    const reading = readInSystem(system, text, order)
    if (reading.ok) return reading.value.isContrary && order ? undefined : reading.value.position
  }
  return undefined
}

const nameOf = ({ notation, system }: Candidate): string => notation ?? system

/** The system of lines that fit several: the one that is likeliest for most of them, and fits them all. */
function commonSystem(text: string, language: Language | undefined): string | undefined {
  const open: (readonly Candidate[])[] = []
  for (const line of filledLines(text).slice(0, judgedLines)) {
    const found = recognise(line, language)
    if (found?.kind === 'system' && found.candidates.length > 1 && isLikeliest(found.candidates))
      open.push(found.candidates)
  }
  const names = open.map(([first]) => nameOf(first!))
  return names.find((name) => open.every((candidates) => candidates.some((one) => nameOf(one) === name)))
}

/** Tries the named system, then every other; of several the one that all such lines are in, else the line is left unread rather than guessed. */
function readLine(line: string, source: ListSource, common: string | undefined): Position | undefined {
  if (source !== 'any') {
    const reading = systemOf(source).read(line)
    if (reading.ok) return reading.value
    if (reading.problem.suggestion !== undefined) return undefined
  }
  const meaning = onlyMeaning(line)
  if (meaning || common === undefined) return meaning?.position
  const found = recognise(line)
  return found?.kind === 'system' ? found.candidates.find((one) => nameOf(one) === common)?.position : undefined
}

export const csvHeader: string = ['input', ...systemIds].join(',')

/** RFC 4180. A leading =, + or @ of the input is kept from acting as a formula in spreadsheets; a minus is part of a number and stays. */
export function csvRow({ input, texts, others }: ListRow): string {
  let row = quoted(/^[=+@]/.test(input) ? `'${input}` : input)
  for (const id of systemIds) row += `,${quoted(texts[id])}`
  for (const text of others) row += `,${quoted(text)}`
  return row
}

/** A line holds no line break, so only commas and quotes call for quoting. */
function quoted(text: string): string {
  if (text.includes('"')) return `"${text.replaceAll('"', '""')}"`
  return text.includes(',') ? `"${text}"` : text
}
