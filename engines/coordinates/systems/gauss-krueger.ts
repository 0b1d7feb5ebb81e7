import { failure, success } from '#engines/core/index.ts'
import type { DatumShift } from '../geodesy/datum-shift.ts'
import {
  degreesFromMeridian,
  fromGaussKrueger,
  isZone,
  metresFromMeridian,
  toGaussKrueger,
  zoneOfEasting,
} from '../geodesy/gauss-krueger.ts'
import type { Position } from '../geodesy/position.ts'
import { shiftFacts } from '../grids/opened-grids.ts'
import { type NumberPair, readPlane } from '../reading/numbers.ts'
import { fixed } from '../reading/printing.ts'
import type { CoordinateSystem, Reading } from '../system.ts'

interface GaussKruegerSystem extends Pick<CoordinateSystem, 'id' | 'name' | 'shortName' | 'description' | 'example'> {
  readonly shift: DatumShift
  /** The code of the geographic system underneath. */
  readonly datum: string
  readonly shiftAccuracyMetres: number
  /** EPSG code = base + zone, for the zones EPSG has. */
  readonly epsgBase: number
  readonly epsgZones: readonly [number, number]
  isInShiftArea(position: Position): boolean
}

/** SK-42 and SK-95 differ in their datum shift and their codes only. */
export function gaussKruegerSystem(system: GaussKruegerSystem): CoordinateSystem {
  const { id, name, shortName, description, example, shift } = system
  return {
    id,
    category: 'projected',
    name,
    shortName,
    description,
    example,
    read: (text) => readPlane(text, (pair) => readGaussKrueger(pair, shift)),
    ofMetres: (pair) => readGaussKrueger(pair, shift),
    print(position) {
      const { xNorthingMetres, yEastingMetres } = toGaussKrueger(position, shift)
      return `${fixed(xNorthingMetres, 0)}, ${fixed(yEastingMetres, 0)}`
    },
    epsgCode(position) {
      const { zone } = toGaussKrueger(position, shift)
      const [firstZone, lastZone] = system.epsgZones
      return zone >= firstZone && zone <= lastZone ? system.epsgBase + zone : undefined
    },
    accuracy(position) {
      const facts = shiftFacts(system.datum, position, system.shiftAccuracyMetres)
      return { printedMetres: 1, ...facts, extrapolated: facts.grid === undefined && !system.isInShiftArea(position) }
    },
  }
}

/** A little more than from the equator to the pole. */
const largestNorthingMetres = 10_002_400

/**
 * X (northing), then Y (easting with zone number). Letters may name them; without letters that order is taken, not guessed. But where Y
 * would lie far outside its zone and the other order gives a point inside one, the text is not read, and the other order is suggested.
 */
function readGaussKrueger(pair: NumberPair, shift: DatumShift): Reading {
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

/** Half a zone is 334 km wide at the equator. Zones overlap, but no map goes as far as this from the middle meridian. */
const farthestMetres = 490_000

const isEasting = (metres: number): boolean =>
  isZone(zoneOfEasting(metres)) && Math.abs(metresFromMeridian(metres)) <= farthestMetres

/** A zone reaches 3° each way; maps overlap the next zone by half a degree, surveys by one, so 4° are let pass. */
const farthestDegrees = 4

function isNearZone(x: number, y: number, shift: DatumShift): boolean {
  const { longitudeDegrees } = fromGaussKrueger(x, y, shift)
  return Math.abs(degreesFromMeridian(longitudeDegrees, zoneOfEasting(y))) <= farthestDegrees
}
