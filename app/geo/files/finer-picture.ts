import type { Bounds, VisibleArea } from '#app/map/view.ts'
import type { Picture } from '#app/workers/geodata/picture.ts'
import { mapBounds } from './map-layers.ts'

/** What is drawn of a file where one looks: of all of it, or of a part that was read once more. */
export interface Sample {
  readonly within: Bounds
  /** Nothing where the file has nothing there. */
  readonly picture: Picture | undefined
}

export const wholeSample = (picture: Picture): Sample => ({ within: mapBounds(picture), picture })

/** The part, as long as everything in sight lies in it. */
export const sampleFor = (whole: Picture, part: Sample | undefined, area: Bounds): Sample =>
  part !== undefined && contains(part.within, area) ? part : wholeSample(whole)

/** What is read for a view: half of it again on each side, so that a small move needs no other reading. */
export function surroundingsOf({ westDegrees, eastDegrees, southDegrees, northDegrees }: Bounds): Bounds {
  const across = (eastDegrees - westDegrees) / 2
  const up = (northDegrees - southDegrees) / 2
  return {
    westDegrees: westDegrees - across,
    eastDegrees: eastDegrees + across,
    southDegrees: southDegrees - up,
    northDegrees: northDegrees + up,
  }
}

/** Reading again shows more only if points were left out that this zoom could show, and if most of the sample is out of sight. */
export function wantsFiner({ picture, within }: Sample, area: VisibleArea): boolean {
  if (picture === undefined || !picture.thinned || picture.cellDegrees <= pixelDegrees(area)) return false
  const seen = overlap(within, nearestCopy(surroundingsOf(area), within))
  return seen > 0 && seen < 0.5 * overlap(within, within)
}

const metresPerDegree = 111_195

const pixelDegrees = ({ metresPerPixel }: VisibleArea): number => metresPerPixel / metresPerDegree

export function contains(outer: Bounds, area: Bounds): boolean {
  const inner = nearestCopy(area, outer)
  return (
    inner.westDegrees >= outer.westDegrees &&
    inner.eastDegrees <= outer.eastDegrees &&
    inner.southDegrees >= outer.southDegrees &&
    inner.northDegrees <= outer.northDegrees
  )
}

/** The world repeats itself east and west. */
function nearestCopy(area: Bounds, to: Bounds): Bounds {
  const middle = ({ westDegrees, eastDegrees }: Bounds) => (westDegrees + eastDegrees) / 2
  const turn = 360 * Math.round((middle(to) - middle(area)) / 360)
  return { ...area, westDegrees: area.westDegrees + turn, eastDegrees: area.eastDegrees + turn }
}

/** In square degrees; 0 where they are apart. */
function overlap(one: Bounds, other: Bounds): number {
  const across = Math.min(one.eastDegrees, other.eastDegrees) - Math.max(one.westDegrees, other.westDegrees)
  const up = Math.min(one.northDegrees, other.northDegrees) - Math.max(one.southDegrees, other.southDegrees)
  return across > 0 && up > 0 ? across * up : 0
}
