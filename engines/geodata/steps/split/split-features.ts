import { geodesicMetres } from '#engines/coordinates/index.ts'
import { FeatureBatch, shapeType } from '../../model/feature.ts'
import { appendFeature, wholeFeatures } from '../../model/whole-features.ts'
import { fail } from '../../notes/problem.ts'
import { pointSeconds, pointsOf, saidSeconds } from '../feature-times.ts'
import { FieldValues, layerOf } from '../field-values.ts'
import { copyShape, isLine, putRuns, putShapes } from '../shapes-of.ts'
import type { Change, StepContext } from '../step.ts'
import { Days } from './days.ts'
import { lapsFirst } from './laps.ts'
import { Parts } from './parts.ts'
import type { Splitting } from './splitting.ts'

/** The part of each point of a feature, or the one of all of it. */
type PartOf = (batch: FeatureBatch, feature: number) => string | undefined | ((point: number) => string | undefined)

/** What is of one part comes together, wherever in the file it was; where one part alone is wanted, nothing else is kept. */
export const splitFeatures = (splitting: Splitting): Change =>
  async function* (batches, context) {
    const { document, notes, part: wanted } = context
    const parts = new Parts(document)
    const { source, partOf, finish } = await splitter(splitting, batches, context)
    const kept = new Map<number, FeatureBatch[]>()
    const beginPart = (name: string | undefined, like: FeatureBatch): FeatureBatch | undefined => {
      const folder = parts.folderOf(name)
      if (wanted !== undefined && document.parts.get(wanted) !== folder) return undefined
      const some = kept.get(folder) ?? []
      kept.set(folder, some)
      if (some.at(-1)?.full ?? true) some.push(new FeatureBatch(like.document, like.keepDigits))
      return some.at(-1)
    }
    for await (const batch of wholeFeatures(source)) {
      for (let feature = 0; feature < batch.featureCount; feature++) {
        const part = partOf(batch, feature)
        if (typeof part === 'function') {
          for (const name of namesIn(batch, feature, part)) {
            const out = beginPart(name, batch)
            if (out && putPart(out, batch, feature, (point) => part(point) === name))
              out.folder[out.featureCount - 1] = parts.folderOf(name)
          }
          continue
        }
        const out = beginPart(part, batch)
        if (!out) continue
        appendFeature(out, batch, feature)
        out.folder[out.featureCount - 1] = parts.folderOf(part)
      }
    }
    finish()
    for (const some of kept.values()) yield* some
    notes.raise('parts-made', document.parts.size)
  }

const putPart = (out: FeatureBatch, batch: FeatureBatch, feature: number, isMeant: (point: number) => boolean) =>
  putShapes(out, batch, feature, (target, whole, shape) => {
    if (isLine(whole.shape[shape]!)) return putRuns(target, whole, shape, isMeant)
    return isMeant(whole.firstPoint[whole.firstPath[shape]!]!) && copyShape(target, whole, shape)
  })

/** Each name once, in the order of the points; a shape that is no line is of the part of its first point. */
function namesIn(batch: FeatureBatch, feature: number, part: (point: number) => string | undefined) {
  const names = new Set<string | undefined>()
  for (let shape = batch.firstShape[feature]!; shape < batch.firstShape[feature + 1]!; shape++) {
    if (batch.shape[shape] === shapeType.collection) continue
    const from = batch.firstPoint[batch.firstPath[shape]!]!
    const to = isLine(batch.shape[shape]!) ? batch.firstPoint[batch.firstPath[shape + 1]!]! : from + 1
    for (let point = from; point < to; point++) names.add(part(point))
  }
  return names
}

interface Splitter {
  readonly source: AsyncIterable<FeatureBatch>
  readonly partOf: PartOf
  readonly finish: () => void
}

const nothing = () => undefined

async function splitter(
  splitting: Splitting,
  source: AsyncIterable<FeatureBatch>,
  { document }: StepContext,
): Promise<Splitter> {
  switch (splitting.by) {
    case 'layer':
      return { source, partOf: layerOf, finish: nothing }
    case 'field': {
      const values = new FieldValues(document, [splitting.name])
      const finish = () => {
        const [unknown] = values.unknown()
        if (unknown !== undefined) fail({ code: 'step_field_unknown', field: unknown, fields: values.known() })
      }
      const partOf: PartOf = (batch, feature) => {
        values.look(batch, feature)
        return values.of(splitting.name)?.text
      }
      return { source, partOf, finish }
    }
    case 'day': {
      const days = new Days(splitting.zone)
      return byTime(source, (seconds) => days.dayOf(seconds))
    }
    case 'lap': {
      const { laps, features } = await lapsFirst(source)
      if (laps.length === 0) fail({ code: 'step_lacks', step: 'split', what: 'laps' })
      return byTime(features, (seconds) => laps.findLast(({ from }) => from <= seconds)?.name)
    }
    case 'gap':
      return 'seconds' in splitting ? byPause(source, splitting.seconds) : { source, partOf: byJump(splitting.metres), finish: nothing } // biome-ignore format: one line
  }
}

/** A point that does not say when is of the part of the one before it. */
function byTime(source: AsyncIterable<FeatureBatch>, nameOf: (seconds: number) => string | undefined): Splitter {
  let [timed, timeless] = [0, 0]
  const partOf: PartOf = (batch, feature) => {
    const { from, to } = pointsOf(batch, feature)
    const names = new Array<string | undefined>(to - from)
    let first = from
    for (; first < to && Number.isNaN(pointSeconds(batch, first)); first++);
    if (first < to) {
      for (let point = first; point < to; point++) {
        const own = pointSeconds(batch, point)
        names[point - from] = Number.isNaN(own) ? names[point - from - 1] : nameOf(own)
      }
      names.fill(names[first - from], 0, first - from)
      timed++
      return (point) => names[point - from]
    }
    const said = saidSeconds(batch, feature).from
    if (Number.isNaN(said)) timeless++
    else timed++
    return Number.isNaN(said) ? undefined : nameOf(said)
  }
  const finish = () => {
    if (timed === 0 && timeless > 0) fail({ code: 'step_lacks', step: 'split', what: 'times' })
  }
  return { source, partOf, finish }
}

/** Where the time stands still for longer, a part ends, also between features. Counted from 1. */
function byPause(source: AsyncIterable<FeatureBatch>, pauseSeconds: number): Splitter {
  let part = 1
  let last = Number.NaN
  return byTime(source, (seconds) => {
    if (Math.abs(seconds - last) > pauseSeconds) part++
    last = seconds
    return String(part)
  })
}

/** Where the next point of a line is farther off, a part ends; each line begins one. */
function byJump(farMetres: number): PartOf {
  let part = 0
  return ({ x, y, shape, firstShape, firstPath, firstPoint }, feature) => {
    const [first, end] = [firstShape[feature]!, firstShape[feature + 1]!]
    if (first === end || !isLine(shape[first]!)) return undefined
    const { from, to } = { from: firstPoint[firstPath[first]!]!, to: firstPoint[firstPath[end]!]! }
    const names = new Array<string>(to - from)
    part++
    for (let point = from; point < to; point++) {
      if (point > from && geodesicMetres(x[point - 1]!, y[point - 1]!, x[point]!, y[point]!) > farMetres) part++
      names[point - from] = String(part)
    }
    return (point) => names[point - from]!
  }
}
