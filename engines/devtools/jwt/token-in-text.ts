import type { JwtFault } from './part.ts'
import { type JwtReading, readJwt } from './read.ts'

const searched = 100_000

/** The token that a text of unknown kind holds, or that it is with a fault in it; nothing for a text without one. */
export function tokenIn(text: string): JwtReading | undefined {
  // A quick look first, because searching a large text for a token takes long: every token has two dots, is JSON, or is Base64 of one.
  const beginning = text.slice(0, searched)
  const isOpen = text.startsWith('{') || beginning.indexOf('.') !== beginning.lastIndexOf('.')
  if (!isOpen && !inBase64.some((letters) => beginning.includes(letters))) return undefined
  const reading = readJwt(text)
  const objects = reading.legible.filter((part) => part.text.startsWith('{'))
  // Header and payload without a signature, and without the dot before it, are two objects.
  const hasObjects = objects.length >= (isOpen ? 1 : 2)
  return reading.result.ok || reading.result.problem.code === 'jwt_encrypted' || hasObjects ? reading : undefined
}

/** Base64 of `{"`, once and twice, and of `Bearer`. */
const inBase64 = ['eyJ', 'ZXlK', 'QmVhcmVy']

/** One part of a token, copied without the others: Base64 of `{"`, and an object when decoded. */
export function whyNoToken(text: string): JwtFault | undefined {
  if (text.length > searched || !/^eyJ[\w-]+=*…?$/.test(text)) return undefined
  const { legible, result } = readJwt(text)
  const isMissingParts = !result.ok && result.problem.code === 'jwt_invalid_format'
  return isMissingParts && legible.some(({ text: part }) => part.startsWith('{')) ? result.problem.fault : undefined
}
