import type { FeatureBatch } from '../model/feature.ts'
import type { NoteSink } from '../notes/pending-notes.ts'
import { fail } from '../notes/problem.ts'
import { WkbGeometry } from './wkb-geometry.ts'

/** Reads a geometry in hexadecimal WKB, as PostGIS prints it; returns its SRID, or 0. */
export function readHexWkb(
  bytes: Uint8Array,
  start: number,
  end: number,
  batch: FeatureBatch,
  notes: NoteSink,
): number {
  const length = (end - start) >> 1
  const binary = new Uint8Array(length)
  for (let at = 0; at < length; at++) {
    const high = digit(bytes[start + at * 2]!)
    const low = digit(bytes[start + at * 2 + 1]!)
    if (high < 0 || low < 0) fail({ code: 'malformed', offset: start + at * 2, detail: 'WKB' })
    binary[at] = high * 16 + low
  }
  const geometry = new WkbGeometry(notes)
  geometry.read(new DataView(binary.buffer), 0, length, batch)
  return geometry.srid
}

function digit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte & 0xdf
  return letter >= 0x41 && letter <= 0x46 ? letter - 55 : -1
}
