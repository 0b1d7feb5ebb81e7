import { failure, success } from '#engines/core/index.ts'
import type { DatumShift } from '../geodesy/datum-shift.ts'
import { fromGaussKrueger, toGaussKrueger } from '../geodesy/gauss-krueger.ts'
import { type Position, wrapLongitude } from '../geodesy/position.ts'
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

/**
 * X (northing), then Y (easting with zone number). Letters may name them; without letters the order stands and is not guessed. A Y that
 * lies far outside its zone is not placed there when the other order gives a point inside one: that is offered.
 */
function readGaussKrueger(text: string, shift: DatumShift): Reading {
  const pair = readNumberPair(normalise(text))
  if (!pair) return failure({ code: 'unreadable' })
  const swapped = pair.firstLabel === 'Y' || pair.firstLabel === 'E'
  const x = swapped ? pair.second : pair.first
  const y = swapped ? pair.first : pair.second
  const turned = isNorthing(y) && isEasting(x) && isNearZone(y, x, shift)
  const suggestion = turned ? { suggestion: `${y}, ${x}` } : {}
  if (!isNorthing(x) || !isEasting(y)) return failure({ code: 'outside_area', ...suggestion })
  if (turned && !isNearZone(x, y, shift)) {
    const distanceMetres = Math.abs(metresFromMeridian(y))
    return failure({ code: 'far_from_zone', zone: zoneOfEasting(y), distanceMetres, ...suggestion })
  }
  return success(fromGaussKrueger(x, y, shift))
}

const isNorthing = (metres: number): boolean => Math.abs(metres) <= largestNorthingMetres

const zoneOfEasting = (metres: number): number => Math.floor(metres / 1_000_000)

const metresFromMeridian = (easting: number): number => easting - zoneOfEasting(easting) * 1_000_000 - 500_000

/** At the equator half a zone is 334 km; a zone's overlap beyond 490 km is no real coordinate. */
function isEasting(metres: number): boolean {
  const zone = zoneOfEasting(metres)
  return zone >= 1 && zone <= 60 && Math.abs(metresFromMeridian(metres)) <= 490_000
}

/** Sheets overlap their neighbours by half a degree, surveys by one: a zone reaches 3° each way, and four are let pass. */
const farthestDegrees = 4

function isNearZone(x: number, y: number, shift: DatumShift): boolean {
  const { longitudeDegrees } = fromGaussKrueger(x, y, shift)
  return Math.abs(wrapLongitude(longitudeDegrees - (zoneOfEasting(y) * 6 - 3))) <= farthestDegrees
}
