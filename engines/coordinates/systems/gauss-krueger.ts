import { failure, success } from '#engines/core/index.ts'
import type { DatumShift } from '../geodesy/datum-shift.ts'
import { fromGaussKrueger, toGaussKrueger } from '../geodesy/gauss-krueger.ts'
import type { Position } from '../geodesy/position.ts'
import { normalise } from '../reading/normalise.ts'
import { readNumberPair } from '../reading/numbers.ts'
import { fixed } from '../reading/printing.ts'
import type { CoordinateSystem, Reading } from '../system.ts'

export interface GaussKruegerSystem
  extends Pick<CoordinateSystem, 'id' | 'name' | 'shortName' | 'description' | 'example'> {
  readonly shift: DatumShift
  readonly shiftAccuracyMetres: number
  /** EPSG code = base + zone, for the zones EPSG has. */
  readonly epsgBase: number
  readonly epsgZones: readonly [number, number]
  isInShiftArea(position: Position): boolean
}

/** SK-42 and SK-95 differ in their datum shift and their codes; all else is one thing. */
export function gaussKruegerSystem(system: GaussKruegerSystem): CoordinateSystem {
  const { id, name, shortName, description, example, shift } = system
  return {
    id,
    category: 'projected',
    name,
    shortName,
    description,
    example,
    read: (text) => readGaussKrueger(text, shift),
    print(position) {
      const { xNorthingMetres, yEastingMetres } = toGaussKrueger(position, shift)
      return `${fixed(xNorthingMetres, 0)}, ${fixed(yEastingMetres, 0)}`
    },
    epsgCode(position) {
      const { zone } = toGaussKrueger(position, shift)
      const [firstZone, lastZone] = system.epsgZones
      return zone >= firstZone && zone <= lastZone ? system.epsgBase + zone : undefined
    },
    accuracy: (position) => ({
      printedMetres: 1,
      datumShiftMetres: system.shiftAccuracyMetres,
      extrapolated: !system.isInShiftArea(position),
    }),
  }
}

const largestNorthingMetres = 10_002_400

/** X (northing), then Y (easting with zone number). Letters may name them; without letters the order stands and is not guessed. */
function readGaussKrueger(text: string, shift: DatumShift): Reading {
  const pair = readNumberPair(normalise(text))
  if (!pair) return failure({ code: 'unreadable' })
  const swapped = pair.firstLabel === 'Y' || pair.firstLabel === 'E'
  const x = swapped ? pair.second : pair.first
  const y = swapped ? pair.first : pair.second
  if (isNorthing(x) && isEasting(y)) return success(fromGaussKrueger(x, y, shift))
  const swapHelps = !swapped && pair.firstLabel === undefined && isNorthing(y) && isEasting(x)
  return failure({ code: 'outside-area', ...(swapHelps && { suggestion: `${y}, ${x}` }) })
}

const isNorthing = (metres: number): boolean => Math.abs(metres) <= largestNorthingMetres

/** At the equator half a zone is 334 km; a zone's overlap beyond 490 km is no real coordinate. */
function isEasting(metres: number): boolean {
  const zone = Math.floor(metres / 1_000_000)
  return zone >= 1 && zone <= 60 && Math.abs(metres - zone * 1_000_000 - 500_000) <= 490_000
}
