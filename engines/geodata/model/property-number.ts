import { readDecimal } from '../numbers/read-decimal.ts'
import type { FeatureBatch } from './feature.ts'

const cursor = { position: 0 }

/** The value of a property that is a number. */
export function propertyNumber(batch: FeatureBatch, property: number): number {
  cursor.position = batch.propertyStart[property]!
  const end = batch.propertyEnd[property]!
  const value = readDecimal(batch.text, cursor, end)
  return cursor.position === end ? value : Number(batch.propertyText(property))
}
