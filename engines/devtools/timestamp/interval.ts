/** ISO 8601's lengths of time, `P3DT4H`, which are no moment. */
const duration = /^-?P(?=[\dT])(?:\d{1,9}(?:[.,]\d{1,9})?[YMWD]){0,4}(?:T(?:\d{1,9}(?:[.,]\d{1,9})?[HMS]){1,3})?$/i

export const isDuration = (text: string): boolean => duration.test(text)

/** Its intervals, once or repeated: a beginning, and an end or a length. */
const interval = /^(?:R\d{0,6}\/)?(\d{4}-?[\dW][^/]{2,36})(?:\/|--)([\dP][^/]{0,36})$/i

export interface Interval {
  readonly begin: string
  /** None where only its length is given. */
  readonly end?: string
}

export function readInterval(text: string): Interval | undefined {
  const [, begin, end = ''] = interval.exec(text) ?? []
  if (begin === undefined) return undefined
  if (isDuration(end)) return { begin }
  return /^\d{4}-?[\dW]/.test(end) ? { begin, end } : undefined
}
