import type { GeometryRole, RingPlace } from './geometry-names.ts'
import type { ReferenceSystem } from './reference-systems.ts'

/** One geometry element while it is read: its points as a range of positions, its parts as children. */
export class GeometryNode {
  readonly role: GeometryRole
  readonly system: ReferenceSystem
  readonly dimension: number | undefined
  /** Where in its polygon a ring stands. */
  readonly place: RingPlace | undefined
  /** To be passed through backwards (orientation="-"). */
  readonly isReversed: boolean
  readonly children: GeometryNode[] = []
  from = 0
  to = 0
  radius = Number.NaN
  radiusUnit = ''
  startAngle = 0
  endAngle = 0

  constructor(
    role: GeometryRole,
    system: ReferenceSystem,
    dimension: number | undefined,
    place: RingPlace | undefined,
    isReversed: boolean,
    from: number,
  ) {
    this.role = role
    this.system = system
    this.dimension = dimension
    this.place = place
    this.isReversed = isReversed
    this.from = from
    this.to = from
  }
}
