import type { Position } from './geodesy/position.ts'
import type { NotationId, PointReading } from './notations/point-reading.ts'
import type { SignDoubt } from './reading/points.ts'
import type { SystemId } from './system.ts'

/** One point that a text of unknown kind may mean. */
export interface Candidate {
  /** The system the text is in; for a text in another notation, the system that says the same. */
  readonly system: SystemId
  readonly position: Position
  /** How it was written, where that is none of the ten systems. */
  readonly notation?: NotationId
  /** A height written beside the point; no system here carries it. */
  readonly heightMetres?: number
  /** The same point with the other sign of the longitude, and why it may be meant: `51.5007 - 0.1246`. */
  readonly doubt?: SignDoubt
  /** The system the text asks for: `44.8125, 20.4612 to UTM`. */
  readonly wanted?: SystemId
}

export const asCandidate = (reading: PointReading): Candidate => ({ system: 'wgs84', ...reading })
