import type { FeatureBatch } from './feature.ts'

/** Whether a ring does not end where it began. */
export function isOpenRing({ firstPoint, x, y }: FeatureBatch, path: number): boolean {
  const from = firstPoint[path]!
  const last = firstPoint[path + 1]! - 1
  return last > from && (x[from] !== x[last] || y[from] !== y[last])
}
