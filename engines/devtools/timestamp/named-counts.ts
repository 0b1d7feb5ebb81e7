import type { MomentReading } from './moment.ts'

/** Names of counts and of services: `pwdLastSet: 134393841031230000` counts from 1601, and nothing else is meant. */
const namedCounts: readonly (readonly [name: RegExp, count: string])[] = [
  [/filetime|ldap|lastlogon|lastlogoff|pwdlastset|accountexpires|badpasswordtime|lockouttime/i, 'filetime'],
  [/ticks/i, 'dotnetTicks'],
  [/webkit|chrome/i, 'webkit'],
  [/cocoa|core ?data|nsdate|timeIntervalSinceReferenceDate/i, 'cocoa'],
  [/\bntp\b/i, 'ntp'],
  [/excel|эксел/i, 'excelDay'],
  [/snowflake|tweet|twitter/i, 'Twitter / X'],
  [/discord/i, 'Discord'],
  [/mastodon/i, 'Mastodon'],
  [/tiktok/i, 'TikTok'],
]

const countsNamedIn = (text: string): string[] =>
  namedCounts.filter(([name]) => name.test(text)).map(([, count]) => count)

/** Active Directory has two numbers for what never happens or has not happened yet: zero, and the largest it can hold. */
const never =
  /(?:lastlogon|lastlogoff|pwdlastset|accountexpires|badpasswordtime|lockouttime)[A-Za-zµ-ԯ]{0,9}["']?\s{0,3}[:=]?\s{0,3}["']?(?:0|9223372036854775807)["']?$/i

export const isNever = (text: string): boolean => never.test(text)

/** Numbers of taxpayers, persons, books, goods and telephones count no time, however much they look like it: `ИНН 7707083893`. */
const otherNumber =
  /^(?:инн|огрн(?:ип)?|снилс|окпо|бик|јмбг|jmbg|пиб|pib|матични број|mati[cč]ni broj|isbn|ean|gtin|upc|imei|iban|vat|ssn|phone|телефон|telefon|тел|tel)[\s.:=№#]{1,4}\d/i

export const isOtherNumber = (text: string): boolean => otherNumber.test(text)

/** Whether a name says that a number counts something else than the time since 1970. */
export const isNamedCount = (text: string): boolean => countsNamedIn(text).length > 0

/** What a number counts by the name before it goes before what it would count by its size. */
export function namedFirst(text: string, reading: MomentReading): MomentReading {
  const { taken, offered } = reading
  const wanted = countsNamedIn(text)
  const named = offered.find(
    ({ how }) =>
      (how.kind === 'otherCount' && wanted.includes(how.count)) ||
      (how.kind === 'snowflake' && wanted.includes(how.service)),
  )
  if (!named) return reading
  const others = offered.filter((other) => other !== named)
  return { taken: named, offered: taken ? [taken, ...others] : others }
}
