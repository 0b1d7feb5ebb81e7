import { apiLimits } from './limits.ts'

/** What one call takes from its client's account: more and more of it as its work becomes known. */
export interface Bill {
  /** The call costs this much in all; answers the seconds to wait when the account has not enough left, else 0. */
  raiseTo(cost: number): number
  /** The same for work that is done already: it is taken in any case, and the account may fall below zero. */
  owe(cost: number): number
}

/** Accounts of one generation. Two are remembered; what was not used since the one before is mostly full, and costs nobody anything. */
const generationSize = 10_000

/**
 * Every client has an account of values that fills up evenly over a minute. A client without an address is not limited: that is a test or
 * a platform that limits itself.
 */
export function createAccounts(clockMilliseconds: () => number): (client: string | undefined) => Bill {
  // Not one map whose oldest entry goes: finding the first of a map that was emptied from its front takes longer than a conversion.
  let accounts = new Map<string, { left: number; at: number }>()
  let before = accounts
  const full = apiLimits.valuesPerMinute
  const perMillisecond = full / 60_000

  const leftOf = (client: string, now: number): number => {
    const known = accounts.get(client) ?? before.get(client)
    return known ? Math.min(full, known.left + (now - known.at) * perMillisecond) : full
  }
  const set = (client: string, left: number, now: number): void => {
    if (accounts.size >= generationSize && !accounts.has(client)) [before, accounts] = [accounts, new Map()]
    accounts.set(client, { left, at: now })
  }
  return (client) => {
    if (client === undefined) return { raiseTo: () => 0, owe: () => 0 }
    let paid = 0
    const take = (cost: number, isDone: boolean): number => {
      const now = clockMilliseconds()
      const left = leftOf(client, now)
      const more = Math.max(0, cost - paid)
      if (more > 0 && (isDone || more <= left)) {
        set(client, left - more, now)
        paid += more
      }
      return more <= left ? 0 : Math.ceil((more - left) / perMillisecond / 1000)
    }
    return { raiseTo: (cost) => take(cost, false), owe: (cost) => take(cost, true) }
  }
}
