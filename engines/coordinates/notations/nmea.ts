import { readIso6709 } from './iso6709.ts'
import type { PointReading } from './point-reading.ts'

/** Where the four fields of the position begin in each kind of sentence (NMEA 0183). */
const firstField: Readonly<Record<string, number>> = {
  GGA: 2,
  GNS: 2,
  RMC: 3,
  GLL: 1,
  // The waypoint, and the one that is steered for.
  WPL: 1,
  BWC: 2,
  BWR: 2,
  RMB: 6,
}
const heightField = 9

export function readNmea(text: string): PointReading | undefined {
  const trimmed = text.trim()
  const kind = /^\$?[A-Z]{2}(GGA|GNS|RMC|GLL|WPL|BWC|BWR|RMB),/.exec(trimmed)?.[1]
  if (kind === undefined || trimmed.length > 200) return undefined
  const fields = trimmed.split(',')
  const at = firstField[kind] as number
  const [latitude = '', northOrSouth = '', longitude = '', eastOrWest = ''] = fields.slice(at, at + 4)
  const signs = { N: '+', E: '+', S: '-', W: '-' } as const
  if (!/^[NS]$/.test(northOrSouth) || !/^[EW]$/.test(eastOrWest)) return undefined
  const point = readIso6709(`${signs[northOrSouth as 'N']}${latitude}${signs[eastOrWest as 'E']}${longitude}`)
  if (!point) return undefined
  const height = kind === 'GGA' || kind === 'GNS' ? fields[heightField] : undefined
  const isHeight = height !== undefined && /^-?\d{1,6}(?:\.\d{1,6})?$/.test(height)
  return { position: point.position, notation: 'nmea', ...(isHeight && { heightMetres: Number(height) }) }
}
