import type { SchemaElement } from 'hyparquet'
import { type ValueKind, valueKind } from '../../model/feature.ts'

/** A column of the table: what has been seen in it decides its type, which is known when the last row is there. */
export class Column {
  readonly name: string
  #kinds = 0
  /** Whole numbers that eight bytes do not hold, or that a double would round. */
  #hasLong = false
  #hasUnsafe = false
  /** Days and moments that are told in less or in more than the type holds. */
  #hasOddTime = false
  #hasZone = false
  #hasNoZone = false

  constructor(name: string) {
    this.name = name
  }

  see(kind: ValueKind, text: string): void {
    if (kind === valueKind.null) return
    this.#kinds |= 1 << kind
    if (kind === valueKind.integer) {
      this.#hasLong ||= !isInt64(text)
      this.#hasUnsafe ||= !Number.isSafeInteger(Number(text))
    } else if (kind === valueKind.date) this.#hasOddTime ||= !/^\d{4}-\d\d-\d\d$/.test(text)
    else if (kind === valueKind.dateTime) {
      const moment = momentOf(text)
      this.#hasOddTime ||= moment === undefined
      if (moment?.isInUtc) this.#hasZone = true
      else this.#hasNoZone = true
    }
  }

  /** Values of different kinds, or numbers with more digits than a type holds, stand in a column of texts. */
  get type(): 'integer' | 'real' | 'boolean' | 'date' | 'dateTime' | 'text' {
    switch (this.#kinds) {
      case bit(valueKind.integer):
        return this.#hasLong ? 'text' : 'integer'
      case bit(valueKind.real):
        return 'real'
      case bit(valueKind.integer) | bit(valueKind.real):
        return this.#hasUnsafe ? 'text' : 'real'
      case bit(valueKind.boolean):
        return 'boolean'
      case bit(valueKind.date):
        return this.#hasOddTime ? 'text' : 'date'
      case bit(valueKind.dateTime):
        return this.#hasOddTime || (this.#hasZone && this.#hasNoZone) ? 'text' : 'dateTime'
      default:
        return 'text'
    }
  }

  /** Something that is no text has become one. */
  get isWidened(): boolean {
    return this.type === 'text' && this.#kinds !== 0 && this.#kinds !== bit(valueKind.text)
  }

  get element(): SchemaElement {
    return { name: this.name, repetition_type: 'OPTIONAL', ...this.#parquetType() }
  }

  #parquetType(): Omit<SchemaElement, 'name'> {
    switch (this.type) {
      case 'integer':
        return { type: 'INT64' }
      case 'real':
        return { type: 'DOUBLE' }
      case 'boolean':
        return { type: 'BOOLEAN' }
      case 'date':
        return { type: 'INT32', converted_type: 'DATE', logical_type: { type: 'DATE' } }
      case 'dateTime':
        return { type: 'INT64', logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: this.#hasZone, unit: 'MICROS' } }
      case 'text':
        return { type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } }
    }
  }

  /** A value in the form its type wants. */
  valueOf(text: string): unknown {
    switch (this.type) {
      case 'integer':
        return BigInt(text)
      case 'real':
        return Number(text)
      case 'boolean':
        return text === 'true'
      case 'date':
        return new Date(`${text}T00:00:00Z`)
      case 'dateTime':
        return momentOf(text)!.micros
      case 'text':
        return text
    }
  }
}

const bit = (kind: ValueKind): number => 1 << kind

const isInt64 = (text: string): boolean => /^-?\d{1,19}$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text)

/** Microseconds of a moment; nothing where it is none or has finer parts. */
function momentOf(text: string): { readonly micros: bigint; readonly isInUtc: boolean } | undefined {
  const [, whole, fraction = '', zone] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6})0*)?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const milliseconds = Date.parse(whole + (zone ?? 'Z'))
  if (Number.isNaN(milliseconds)) return undefined
  return {
    micros: BigInt(milliseconds) * 1000n + BigInt(fraction.padEnd(6, '0') || '0'),
    isInUtc: zone !== undefined,
  }
}
