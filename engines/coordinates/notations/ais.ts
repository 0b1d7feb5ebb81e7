import type { PointReading } from './point-reading.ts'

/**
 * Messages of ships' transponders, `!AIVDM,1,1,,A,13u?etPv2;0n:dDPwUM1U1Cb069D,0*24`: characters of six bits each (ITU-R M.1371-5, annex 8).
 * Only messages in one part, and of them those that say where their sender is.
 */
const message = /^!?(?:AI|AB|BS)VD[MO],1,1,\d?,[AB12]?,([0-W`-w]{28,80}),[0-5](?:\*[\dA-F]{2})?$/i

/** At which bit the longitude begins; the latitude follows it. */
const firstBit: Readonly<Record<number, number>> = { 1: 61, 2: 61, 3: 61, 4: 79, 9: 61, 11: 79, 18: 57, 19: 57 }
const longitudeBits = 28
const latitudeBits = 27
/** Ten thousandths of a minute. */
const stepsInDegree = 600_000

export function readAis(text: string): PointReading | undefined {
  const payload = message.exec(text.trim().slice(0, longestMessage))?.[1]
  if (payload === undefined) return undefined
  const bits = [...payload].map(sixBits).join('')
  const at = firstBit[Number.parseInt(bits.slice(0, 6), 2)]
  if (at === undefined) return undefined
  const longitudeDegrees = signed(bits.slice(at, at + longitudeBits)) / stepsInDegree
  const latitudeDegrees = signed(bits.slice(at + longitudeBits, at + longitudeBits + latitudeBits)) / stepsInDegree
  // 181 and 91 degrees stand for a position that is not known.
  if (Math.abs(longitudeDegrees) > 180 || Math.abs(latitudeDegrees) > 90) return undefined
  return { position: { latitudeDegrees, longitudeDegrees }, notation: 'ais' }
}

const longestMessage = 120

function sixBits(letter: string): string {
  const code = letter.charCodeAt(0) - 48
  return (code > 40 ? code - 8 : code).toString(2).padStart(6, '0')
}

/** Two's complement. */
const signed = (bits: string): number => Number.parseInt(bits, 2) - (bits.startsWith('1') ? 2 ** bits.length : 0)
