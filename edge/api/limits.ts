/** Generous for a person and a script, small enough that one call never holds a server up. */
export const apiLimits = {
  bodyBytes: 512 * 1024,
  valuesPerPost: 1000,
  valuesPerGet: 50,
  /** For each client. A call counts as its values or as its work, whichever is more, and as at least so many: */
  valuesPerMinute: 10_000,
  leastCallCost: 10,
  /** A unit's value may have 1,000 digits, a sign, a mark and an exponent. */
  valueCharacters: 1100,
  /** Of ranges and lists of addresses: the networks and entries that are told in one call. */
  partsPerCall: 5000,
}

/** What the work of a call counts as, in values. Usual values cost less than they count. */
export const workPrices = {
  bodyBytesPerValue: 512,
  answerBytesPerValue: 4096,
  millisecondsPerValue: 0.5,
}

/** What the server holds at once for the calls of all clients; beyond it 503. */
export const serverLimits = {
  bodyBytesInFlight: 16 * 1024 * 1024,
  /** Calls whose answers grow at the same time; the others wait in line with their bodies. */
  listsAtOnce: 8,
}
