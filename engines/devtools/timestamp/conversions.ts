import type { TimestampUnit } from './instant.ts'

/** The addressed conversions of the timestamp page: which unit it starts in, and which way it is meant to be read. */
export const timestampConversions = [
  { id: 'unixiso', unit: 's', direction: 'toDate' },
  { id: 'unixlocal', unit: 's', direction: 'toDate' },
  { id: 'msiso', unit: 'ms', direction: 'toDate' },
  { id: 'dateunix', unit: 's', direction: 'toTimestamp' },
] as const satisfies readonly { id: string; unit: TimestampUnit; direction: 'toDate' | 'toTimestamp' }[]

export type TimestampConversion = (typeof timestampConversions)[number]
export type TimestampConversionId = TimestampConversion['id']

export function findTimestampConversion(id: string | undefined): TimestampConversion | undefined {
  return timestampConversions.find((conversion) => conversion.id === id)
}
