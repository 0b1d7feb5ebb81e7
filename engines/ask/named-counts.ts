import type { MomentReading } from '../devtools/timestamp/index.ts'

/** Names of counts and of services: `pwdLastSet: 134393841031230000` counts from 1601, and nothing else is meant. */
const namedCounts: readonly (readonly [name: RegExp, count: string])[] = [
  [/filetime|ldap|lastlogon|lastlogoff|pwdlastset|accountexpires|badpasswordtime|lockouttime/i, 'filetime'],
  [/ticks/i, 'dotnetTicks'],
  [/webkit|chrome/i, 'webkit'],
  [/cocoa|core ?data|nsdate|timeIntervalSinceReferenceDate/i, 'cocoa'],
  [/(?<!\p{L})ntp(?!\p{L})/iu, 'ntp'],
  [/excel/i, 'excelDay'],
  [/snowflake|tweet|twitter/i, 'Twitter / X'],
  [/discord/i, 'Discord'],
  [/mastodon/i, 'Mastodon'],
  [/tiktok/i, 'TikTok'],
]

/** What a number counts by the name before it goes before what it would count by its size. */
export function namedFirst(text: string, reading: MomentReading): Pick<MomentReading, 'taken' | 'offered'> {
  const { taken, offered } = reading
  if (taken?.how.kind !== 'count') return reading
  const wanted = namedCounts.filter(([name]) => name.test(text)).map(([, count]) => count)
  const named = offered.find(
    ({ how }) =>
      (how.kind === 'otherCount' && wanted.includes(how.count)) ||
      (how.kind === 'snowflake' && wanted.includes(how.service)),
  )
  return named ? { taken: named, offered: [taken, ...offered.filter((other) => other !== named)] } : reading
}
