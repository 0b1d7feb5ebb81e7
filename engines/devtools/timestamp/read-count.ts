import { maximumInputLength } from '../decimal.ts'
import type { TimestampUnit } from './instant.ts'

/** A number as `parseTimestamp` takes it, and what the text said beyond it. */
export interface WrittenCount {
  readonly digits: string
  /** The text itself names the unit: `1700000000 ms`, `@1700000000`, `/Date(1700000000000)/`. */
  readonly unit?: TimestampUnit
  /** Too few digits for a moment, and a unit behind them: how long something takes, `500 ms`. */
  readonly isLength?: true
}

/** Seconds have nine digits from March 1973 on, and nobody writes the milliseconds of the first day of 1970; for `guessUnit` too fewer tell nothing. */
const fewDigits = /^[+-]?0*\d{0,8}(?:\.\d*)?(?:e-\d+)?$/i

const units: Readonly<Record<string, TimestampUnit>> = {
  s: 's',
  sec: 's',
  secs: 's',
  second: 's',
  seconds: 's',
  с: 's',
  сек: 's',
  sek: 's',
  ms: 'ms',
  msec: 'ms',
  millis: 'ms',
  milliseconds: 'ms',
  мс: 'ms',
  us: 'us',
  μs: 'us',
  usec: 'us',
  micros: 'us',
  microseconds: 'us',
  мкс: 'us',
  ns: 'ns',
  nsec: 'ns',
  nanos: 'ns',
  nanoseconds: 'ns',
  нс: 'ns',
}

const numberWithUnit = /^([+-]?[\d.,_' ]*\d[\d.,]*(?:e[+-]?\d{1,9})?)(?: ?([A-Za-zµ-ԯ]{1,12}))?$/i

/** Protocol buffers, Firestore, Java: seconds and the nanoseconds beyond them. */
export const splitCount =
  /\b_?(?:epoch_?)?seconds?["']?\s?[:=]\s?["']?(-?\d{1,12})["']?[,;]?\s?["']?_?nano(?:s|seconds?)?["']?\s?[:=]\s?(\d{1,9})(?!\d)/i

export function readWrittenCount(text: string): WrittenCount | undefined {
  if (text.length > maximumInputLength) return undefined
  // Microsoft's JSON dates, JavaScript's constructor, the raw form of git and GNU date. A zone beside the number does not change the moment.
  const milliseconds = /^(?:\\?\/?Date\(|new Date\()(-?\d{1,20})(?:[+-]\d{4})?\)\\?\/?$/i.exec(text)?.[1]
  if (milliseconds !== undefined) return { digits: milliseconds, unit: 'ms' }
  const raw = /^(?:@(-?\d{1,20}(?:\.\d{1,20})?)|(\d{9,10}) [+-]\d{4})$/.exec(text)
  if (raw) return { digits: raw[1] ?? raw[2]!, unit: 's' }

  const split = splitCount.exec(text)
  if (split) return { digits: secondsAndNanoseconds(split[1]!, split[2]!), unit: 's' }

  if (/^0x[0-9a-f]{1,16}$/i.test(text)) return { digits: String(BigInt(text)) }

  // Java's and JavaScript's long numbers end with a letter.
  const match = numberWithUnit.exec(text.replace(/^(-?\d{9,20})[Ln]$/, '$1'))
  const name = match?.[2]?.toLowerCase() ?? ''
  const unit = Object.hasOwn(units, name) ? units[name] : undefined
  if (!match?.[1] || (match[2] !== undefined && unit === undefined)) return undefined
  const digits = withoutGrouping(match[1].trim())
  if (digits === undefined || unit === undefined) return digits === undefined ? undefined : { digits }
  return { digits, unit, ...(fewDigits.test(digits) ? { isLength: true } : {}) }
}

/** Nanoseconds count forward, before 1970 too. */
function secondsAndNanoseconds(seconds: string, nanoseconds: string): string {
  const total = BigInt(seconds) * 1_000_000_000n + BigInt(nanoseconds)
  const [sign, size] = total < 0n ? ['-', -total] : ['', total]
  return `${sign}${size / 1_000_000_000n}.${String(size % 1_000_000_000n).padStart(9, '0')}`
}

/** `1.7E+12`, as spreadsheets show long numbers, with all its digits: their number tells the unit. */
function expanded(whole: string, decimals: string, exponent: number): string {
  const moved = whole + decimals.slice(0, exponent).padEnd(exponent, '0')
  return decimals.length > exponent ? `${moved}.${decimals.slice(exponent)}` : moved
}

/** Four numbers below 256 with points between them are no number of seconds. */
const isAddress = (text: string): boolean => {
  const octets = text.split('.')
  return octets.length === 4 && octets.every((octet) => Number(octet) < 256)
}

/** `1,700,000,000`, `1 700 000 000.5`, `1_700_000_000`, `1.700.000.000`; a comma after more than three digits is a decimal mark. */
function withoutGrouping(text: string): string | undefined {
  const power = /^([+-]?\d{1,20})(?:[.,](\d{1,20}))?e\+?(\d{1,2})$/i.exec(text)
  if (power) return expanded(power[1]!, power[2] ?? '', Number(power[3]))
  if (/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) return text
  if (isAddress(text)) return undefined
  const grouped = /^([+-]?\d{1,3})([,._' ])(\d{3}(?:\2\d{3})*)(?:([.,])(\d+))?$/.exec(text)
  if (grouped) {
    const [, head = '', mark = '', groups = '', decimalMark, decimals] = grouped
    // One group after a point is a fraction, and a mark cannot both group and divide.
    if (decimalMark !== mark && !(mark === '.' && !groups.includes('.'))) {
      return head + groups.replaceAll(mark, '') + (decimals === undefined ? '' : `.${decimals}`)
    }
  }
  return /^[+-]?\d+,\d+$/.test(text) ? text.replace(',', '.') : undefined
}
