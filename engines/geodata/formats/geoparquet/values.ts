import type { ParquetParsers, SchemaElement } from 'hyparquet'
import { type FeatureBatch, type ValueKind, valueKind } from '../../model/feature.ts'

const decoder = new TextDecoder()

/** Moments as text with all their digits, and bytes of geometries and JSON as they are. */
export const parsers: Partial<ParquetParsers> = {
  dateFromDays: (days) => new Date(days * 86_400_000).toISOString().slice(0, 10),
  timestampFromMilliseconds: (count) => momentOf(count, 3),
  timestampFromMicroseconds: (count) => momentOf(count, 6),
  timestampFromNanoseconds: (count) => momentOf(count, 9),
  jsonFromBytes: (bytes) => bytes && decoder.decode(bytes),
  geometryFromBytes: (bytes) => bytes,
  geographyFromBytes: (bytes) => bytes,
}

/** `2024-05-01T10:00:00.123456`, in the second's smallest parts that are there. */
function momentOf(count: bigint, digits: number): string {
  const perSecond = 10n ** BigInt(digits)
  const part = ((count % perSecond) + perSecond) % perSecond
  const seconds = (count - part) / perSecond
  const whole = new Date(Number(seconds) * 1000).toISOString().slice(0, -5)
  const fraction = part === 0n ? '' : `.${String(part).padStart(digits, '0').replace(/0+$/, '')}`
  return whole + fraction
}

type Say = (batch: FeatureBatch, field: number, value: unknown) => void

/** How the values of a column become properties. */
export function sayerOf(column: SchemaElement): Say {
  const kind = textKindOf(column)
  const suffix = kind === valueKind.dateTime && isInUtc(column) ? 'Z' : ''
  const isReal = column.type === 'DOUBLE' || column.type === 'FLOAT' || column.converted_type === 'DECIMAL'
  return (batch, field, value) => {
    if (value === null || value === undefined || Number.isNaN(value)) batch.addStringProperty(field, valueKind.null, '')
    else if (typeof value === 'number' && isReal && Number.isFinite(value)) batch.addRealProperty(field, value)
    else if (typeof value === 'number' && Number.isFinite(value)) batch.addNumberProperty(field, value)
    else if (typeof value === 'bigint') batch.addStringProperty(field, valueKind.integer, String(value))
    else if (typeof value === 'boolean') batch.addStringProperty(field, valueKind.boolean, String(value))
    else if (typeof value === 'string') batch.addStringProperty(field, kind, value + suffix)
    else if (value instanceof Uint8Array) batch.addStringProperty(field, valueKind.text, textOf(value))
    else if (typeof value === 'number') batch.addStringProperty(field, valueKind.text, String(value))
    else batch.addStringProperty(field, valueKind.json, JSON.stringify(value, plain))
  }
}

function textKindOf({ logical_type: logical, converted_type: converted }: SchemaElement): ValueKind {
  if (logical?.type === 'DATE' || converted === 'DATE') return valueKind.date
  if (logical?.type === 'TIMESTAMP' || converted?.startsWith('TIMESTAMP')) return valueKind.dateTime
  return logical?.type === 'JSON' || converted === 'JSON' ? valueKind.json : valueKind.text
}

/** Before logical types every moment was in UTC. */
const isInUtc = ({ logical_type: logical }: SchemaElement): boolean =>
  logical?.type !== 'TIMESTAMP' || logical.isAdjustedToUTC

const strict = new TextDecoder('utf-8', { fatal: true })

/** Bytes of a column that does not say what they are: text where they can be, else their digits. */
function textOf(bytes: Uint8Array): string {
  try {
    return strict.decode(bytes)
  } catch {
    return hex(bytes)
  }
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

function plain(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  return value instanceof Uint8Array ? textOf(value) : value
}
