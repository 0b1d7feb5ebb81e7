import type { AnySystem, PairOrder, Verdict } from '#engines/coordinates/index.ts'
import { FeatureBatch } from '../model/feature.ts'
import type { ReadContext } from '../model/format.ts'
import { appendFeature } from '../model/whole-features.ts'
import { fail } from '../notes/problem.ts'
import { turnPoints } from './odd-rows.ts'
import { noteReprojection, projectionOrFail, reproject } from './reproject.ts'

type PlacedVerdict = Extract<Verdict, { kind: 'placed' }>
type Placing = typeof import('#engines/coordinates/index.ts')

/** So many points of the first batch, evenly spread, decide together which number is which. */
const judgedPoints = 2000

/**
 * The system the visitor chose for a file that does not say its own. Its area of use decides in which order the numbers stand, by all points
 * together; a feature outside the area loses its geometry and is named, never placed.
 */
export class ChosenSystem {
  readonly #context: ReadContext
  readonly #placing: Placing
  readonly #system: AnySystem
  #verdict: PlacedVerdict | undefined

  private constructor(context: ReadContext, placing: Placing, system: AnySystem) {
    this.#context = context
    this.#placing = placing
    this.#system = system
  }

  static async load(definition: string, context: ReadContext): Promise<ChosenSystem> {
    const placing = await import('#engines/coordinates/index.ts')
    const projection = await projectionOrFail(context, definition)
    const system = await placing.anySystem(definition)
    if (!system.ok) return fail({ code: 'unknown_crs', crs: definition })
    noteReprojection(context, definition, projection)
    return new ChosenSystem(context, placing, system.value)
  }

  /** The batch on WGS 84; another one where features lost their geometry. */
  async place(batch: FeatureBatch): Promise<FeatureBatch> {
    const { projection, area } = this.#system
    if (projection.isWgs84) return batch
    const verdict = this.#verdict ?? (await this.#judge(batch))
    if (!verdict) return batch
    if (verdict.order === 'turned') turnPoints(batch)
    if (verdict.isNegated) negatePoints(batch)
    const given = area ? { x: batch.x.slice(0, batch.pointCount), y: batch.y.slice(0, batch.pointCount) } : undefined
    if (!reproject(batch, 0, batch.pointCount, projection))
      fail({ code: 'crs_does_not_fit', crs: this.#context.document.sourceCrs ?? this.#system.id })
    return given ? this.#withoutStrangers(batch, given) : batch
  }

  async #judge(batch: FeatureBatch): Promise<PlacedVerdict | undefined> {
    const points = spread(batch)
    if (points.length === 0) return undefined
    const { document, options, notes } = this.#context
    const { said, isXFirst, isOfTable } = document.saidAxes
    const pairs = points.map((point) => [batch.x[point]!, batch.y[point]!] as const)
    const verdict = this.#placing.judged(this.#system, pairs, said, options?.axes, isXFirst)
    const crs = document.sourceCrs ?? this.#system.id
    const lineOf = (index: number) => lineAt(batch, featureOf(batch, points[index]!))
    switch (verdict.kind) {
      case 'doubt':
        return fail({ code: 'crs_axes_needed', crs, choices: verdict.choices.map(({ axes, place }) => ({ axes, ...place })) }) // biome-ignore format: one line
      case 'mixed': {
        const [first, second] = [verdict.straight, verdict.turned].toSorted((one, other) => one - other)
        const { line: otherLine } = lineOf(second!)
        return fail({
          code: 'crs_axes_mixed',
          ...lineOf(first!),
          ...(otherLine === undefined ? {} : { otherLine }),
        })
      }
      case 'degrees':
        return fail({ code: 'degrees_for_metres', crs, ...lineOf(0) })
      case 'outside':
        return fail({
          code: 'outside_crs_area',
          crs,
          area: await this.#placing.areaNameOf(this.#system.id),
          ...verdict.place,
          ...lineOf(0),
        })
      case 'placed':
        if (verdict.isContrary) notes.add('crs-axes-turned', 1, { subject: crs })
        else if (verdict.isEither && said === 'named' && isOfTable && !options?.axes)
          notes.add('crs-axes-by-name', 1, { subject: crs })
        this.#verdict = verdict
        return verdict
    }
  }

  /** Features with a point outside the area keep their values only. A piece of a feature cannot be taken out of it: it is only told. */
  #withoutStrangers(batch: FeatureBatch, given: { readonly x: Float64Array; readonly y: Float64Array }): FeatureBatch {
    const { notes, document } = this.#context
    const { isInArea } = this.#placing
    const area = this.#system.area!
    const strangers = new Set<number>()
    let feature = 0
    for (let point = 0; point < batch.pointCount; point++) {
      const place = { longitudeDegrees: batch.x[point]!, latitudeDegrees: batch.y[point]! }
      if (Number.isNaN(place.longitudeDegrees + place.latitudeDegrees) || isInArea(area, place)) continue
      while (pointOf(batch, feature + 1) <= point) feature++
      if (strangers.has(feature)) continue
      strangers.add(feature)
      const isTurned = this.#isInside(given.y[point]!, given.x[point]!)
      notes.add(isTurned ? 'turned-points-dropped' : 'points-outside-system-dropped', 1, lineAt(batch, feature))
    }
    if (strangers.size === 0) return batch
    if (batch.continuesFeature || batch.openFeature) {
      notes.add('points-outside-crs-area', strangers.size, { subject: document.sourceCrs })
      return batch
    }
    const sound = new FeatureBatch(batch.document, batch.keepDigits)
    for (let index = 0; index < batch.featureCount; index++) appendFeature(sound, batch, index, !strangers.has(index))
    return sound
  }

  /** The numbers of a point the other way round. */
  #isInside(x: number, y: number, order: PairOrder = 'straight'): boolean {
    const place = this.#placing.placeOfPair(this.#system, [x, y], order)
    return place !== undefined && this.#placing.isInArea(this.#system.area!, place)
  }
}

function negatePoints({ x, y, pointCount }: FeatureBatch): void {
  for (let point = 0; point < pointCount; point++) {
    x[point] = -x[point]!
    y[point] = -y[point]!
  }
}

/** Points with numbers; of many some, from the beginning to the end. */
function spread({ x, y, pointCount }: FeatureBatch): number[] {
  const step = Math.max(1, Math.ceil(pointCount / judgedPoints))
  const points: number[] = []
  for (let point = 0; point < pointCount; point += step) if (!Number.isNaN(x[point]! + y[point]!)) points.push(point)
  return points
}

const pointOf = (batch: FeatureBatch, feature: number): number =>
  batch.firstPoint[batch.firstPath[batch.firstShape[feature]!]!]!

function featureOf(batch: FeatureBatch, point: number): number {
  let feature = 0
  while (feature < batch.featureCount - 1 && pointOf(batch, feature + 1) <= point) feature++
  return feature
}

const lineAt = ({ lineOfFeature }: FeatureBatch, feature: number): { readonly line?: number } =>
  lineOfFeature[feature] === undefined ? {} : { line: lineOfFeature[feature] }
