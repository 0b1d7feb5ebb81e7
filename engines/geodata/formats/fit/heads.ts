import type { RecordedValue } from '../../recording/recording.ts'
import type { FitDecoder } from './decoder.ts'
import { fieldNumber, fieldText, lapFields, message } from './messages.ts'
import { sportOf } from './sports.ts'

interface DeveloperField {
  readonly name: string
  readonly type: number
  readonly scale: number
  readonly shift: number
}

/** One of several parts of an activity (the run of a triathlon). */
export interface FitSession {
  /** As the timestamps of records count. */
  readonly start: number
  readonly values: readonly RecordedValue[]
}

const mostSessions = 1000

/** What is said about whole files of a chain: found on the first reading. */
export class FitHeads {
  readonly #values: RecordedValue[][] = []
  /** By file, developer and field number. */
  readonly #developerFields = new Map<string, DeveloperField>()
  readonly #isCourse: boolean[] = []
  readonly #sessions: FitSession[][] = []
  /** What the first lap of a file sums up, and how many laps sum up anything. */
  readonly #totals: { readonly values: readonly RecordedValue[]; laps: number }[] = []

  /** In the order of their beginnings; only where a file has more than one. */
  sessionsOf(file: number): readonly FitSession[] {
    const sessions = this.#sessions[file] ?? []
    return sessions.length > 1 ? sessions.toSorted((one, other) => one.start - other.start) : []
  }

  valuesOf(file: number): readonly RecordedValue[] {
    const values = this.#values[file] ?? []
    const totals = this.#totals[file]
    // A course of one lap is that lap.
    return totals?.laps === 1 && this.isCourse(file) ? [...values, ...totals.values] : values
  }

  /** How many laps of courses sum up what is said nowhere else. */
  courseLapsDropped(): number {
    return this.#totals.reduce((sum, { laps }, file) => (laps > 1 && this.isCourse(file) ? sum + laps : sum), 0)
  }

  isCourse(file: number): boolean {
    return this.#isCourse[file] ?? false
  }

  developerField(file: number, developer: number, number: number): DeveloperField | undefined {
    return this.#developerFields.get(`${file} ${developer} ${number}`)
  }

  message(decoder: FitDecoder): void {
    switch (decoder.definition.message) {
      case message.session:
        this.#add(decoder, 'type', sportOf(numberOf(decoder, 5)))
        this.#addSession(decoder)
        return
      case message.sport:
        this.#add(decoder, 'name', textOf(decoder, 3) || undefined)
        this.#add(decoder, 'type', sportOf(numberOf(decoder, 0)))
        return
      case message.course:
        this.#isCourse[decoder.fileNumber] = true
        this.#add(decoder, 'name', textOf(decoder, 5) || undefined)
        return
      case message.lap:
        this.#addTotals(decoder)
        return
      case message.fieldDescription:
        this.#describe(decoder)
    }
  }

  #add({ fileNumber }: FitDecoder, name: 'name' | 'type', value: string | undefined): void {
    this.#values[fileNumber] ??= []
    const values = this.#values[fileNumber]!
    if (value === undefined || values.some((known) => known.name === name)) return
    values.push(name === 'name' ? { name, role: 'name', value } : { name, value })
  }

  #addTotals(decoder: FitDecoder): void {
    const values = lapTotals(decoder)
    if (values.length === 0) return
    const totals = this.#totals[decoder.fileNumber]
    if (totals) totals.laps++
    else this.#totals[decoder.fileNumber] = { values, laps: 1 }
  }

  #addSession(decoder: FitDecoder): void {
    const start = numberOf(decoder, 2)
    const sport = sportOf(numberOf(decoder, 5))
    this.#sessions[decoder.fileNumber] ??= []
    const sessions = this.#sessions[decoder.fileNumber]!
    if (Number.isNaN(start) || sessions.length >= mostSessions) return
    sessions.push({ start, values: sport === undefined ? [] : [{ name: 'type', value: sport }] })
  }

  #describe(decoder: FitDecoder): void {
    const developer = numberOf(decoder, 0)
    const number = numberOf(decoder, 1)
    const name = textOf(decoder, 3).replace(/\s+/g, '_')
    if (Number.isNaN(developer) || Number.isNaN(number) || name === '' || this.#developerFields.size > 1000) return
    const scale = numberOf(decoder, 6)
    const shift = numberOf(decoder, 7)
    this.#developerFields.set(`${decoder.fileNumber} ${developer} ${number}`, {
      name,
      type: numberOf(decoder, 2),
      scale: scale > 0 ? scale : 1,
      shift: Number.isNaN(shift) ? 0 : shift,
    })
  }
}

export function lapTotals(decoder: FitDecoder): RecordedValue[] {
  const values: RecordedValue[] = []
  for (const { name, number, scale } of lapFields) {
    const value = numberOf(decoder, number)
    if (!Number.isNaN(value)) values.push({ name, value: value / scale })
  }
  return values
}

export function numberOf({ definition, view, at }: FitDecoder, number: number): number {
  const field = definition.fields.find((each) => each.number === number && each.developer < 0)
  return field === undefined ? Number.NaN : fieldNumber(view, at, field, definition.isLittle)
}

export function textOf({ definition, bytes, at }: FitDecoder, number: number): string {
  const field = definition.fields.find((each) => each.number === number && each.developer < 0)
  return field === undefined || (field.type & 0x1f) !== 7 ? '' : fieldText(bytes, at, field)
}
