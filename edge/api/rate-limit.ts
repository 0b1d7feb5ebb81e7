import { apiLimits } from './limits.ts'

/** Takes what a request costs from its client's account; answers the seconds to wait when there is not enough left, else 0. */
type RateLimit = (client: string | undefined, values: number) => number

/** Accounts of one generation. Two are remembered; what was not used since the one before is mostly full, and costs nobody anything. */
const generationSize = 10_000

/**
 * Every client has an account of values that fills up evenly over a minute. Each call costs its values and at least `leastCallCost`, so that
 * calls with one value are bounded, too. A client without an address is not limited: that is a test or a platform that limits itself.
 */
export function createRateLimit(clockMilliseconds: () => number): RateLimit {
  // Not one map whose oldest entry goes: finding the first of a map that was emptied from its front takes longer than a conversion.
  let accounts = new Map<string, { left: number; at: number }>()
  let before = accounts
  const full = apiLimits.valuesPerMinute
  const perMillisecond = full / 60_000
  return (client, values) => {
    if (client === undefined) return 0
    const now = clockMilliseconds()
    const known = accounts.get(client) ?? before.get(client)
    const left = known ? Math.min(full, known.left + (now - known.at) * perMillisecond) : full
    const cost = Math.max(values, apiLimits.leastCallCost)
    if (cost > left) return Math.ceil((cost - left) / perMillisecond / 1000)
    if (accounts.size >= generationSize && !accounts.has(client)) [before, accounts] = [accounts, new Map()]
    accounts.set(client, { left: left - cost, at: now })
    return 0
  }
}
