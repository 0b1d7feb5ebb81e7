import type { GeodataInput } from '../bytes/input.ts'
import { JsonScanner } from './json-scanner.ts'

/**
 * The name in a `crs` member of the 2008 GeoJSON (clause 3); the scanner stands before its value. RFC 7946 dropped the member, but
 * files with it are everywhere, and their coordinates are not WGS84. Links are not followed: their address is the name.
 */
export function readCrsMember(scanner: JsonScanner): string {
  const crs = scanner.readValue()
  if (typeof crs === 'string' || typeof crs === 'number') return codeOf(crs)
  const properties = memberOf(crs, 'properties')
  const name = memberOf(properties, 'name') ?? memberOf(properties, 'href') ?? memberOf(properties, 'code')
  return typeof name === 'string' || typeof name === 'number' ? codeOf(name) : ''
}

/** A bare number is one of EPSG's. */
const codeOf = (name: string | number): string =>
  /^\d{1,20}$/.test(`${name}`.trim()) ? `EPSG:${`${name}`.trim()}` : `${name}`

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

const tailLength = 16384

/** Some programs write the crs behind the features: a look at the end of the file finds it before the first feature is read. */
export async function findCrsAtEnd(input: GeodataInput): Promise<string> {
  const tail = await input.slice(Math.max(0, input.size - tailLength), input.size)
  const text = new TextDecoder('latin1').decode(tail)
  const match = /"crs"\s*:\s*(?=[{"\d])/g
  let found = ''
  for (let hit = match.exec(text); hit !== null; hit = match.exec(text)) {
    // Only a member of the root closes the file; one inside a feature is followed by that feature's own end and more.
    const scanner = new JsonScanner()
    scanner.bytes = tail as Uint8Array<ArrayBuffer>
    scanner.position = match.lastIndex
    scanner.end = tail.length
    scanner.final = true
    try {
      found = readCrsMember(scanner)
      while (scanner.another(0x7d)) {
        scanner.readKey()
        scanner.skipValue()
      }
      if (scanner.peekOrEnd() < 0) return found
    } catch {
      // Not JSON from there on: the text was inside a string.
    }
  }
  return ''
}

/** Thrown behind a feature whose positions are in another system than it was read for; it is then read again from its start. */
export class OtherCrs {
  readonly definition: string

  constructor(definition: string) {
    this.definition = definition
  }
}

/** PostGIS says the system in each geometry, others in each feature: of that one alone (clause 3 of the 2008 GeoJSON). */
export class CrsMembers {
  /** What the feature at hand names, if anything. */
  named = ''
  #text: Uint8Array = new Uint8Array(0)
  #name = ''
  readonly #isPassedOver: boolean

  /** `isPassedOver`: the visitor chose a system for the whole file. */
  constructor(isPassedOver = false) {
    this.#isPassedOver = isPassedOver
  }

  /** Stands behind the value in any case; false when it names no system. Rows repeat the same text, which is understood once. */
  read(scanner: JsonScanner): boolean {
    scanner.peek()
    const start = scanner.position
    scanner.skipValue()
    const end = scanner.position
    if (!isSame(this.#text, scanner.bytes, start, end)) {
      scanner.position = start
      this.#name = readCrsMember(scanner)
      this.#text = scanner.bytes.slice(start, end)
    }
    if (this.#name === '') return false
    if (!this.#isPassedOver) this.named = this.#name
    return true
  }
}

function isSame(text: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
  if (text.length !== end - start) return false
  for (let at = start; at < end; at++) if (text[at - start] !== bytes[at]) return false
  return true
}
