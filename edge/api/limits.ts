/** Generous for a person and a script, small enough that one call never holds a server up. */
export const apiLimits = {
  bodyBytes: 512 * 1024,
  valuesPerPost: 1000,
  valuesPerGet: 50,
  /** For each client. A call counts as its values, and as at least so many: */
  valuesPerMinute: 10_000,
  leastCallCost: 10,
  /** A unit's value may have 1,000 digits, a sign, a mark and an exponent. */
  valueCharacters: 1100,
}
