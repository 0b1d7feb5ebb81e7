import { geodesicMetres } from '#engines/coordinates/index.ts'
import { type FeatureBatch, shapeType } from '../../model/feature.ts'
import { StoredFeatures } from '../../model/stored-features.ts'
import { appendFeature, wholeFeatures } from '../../model/whole-features.ts'
import { fail } from '../../notes/problem.ts'
import { pointSeconds, pointsOf, saidSeconds } from '../feature-times.ts'
import { FieldValues, layerOf } from '../field-values.ts'
import { copyShape, isLine, putRuns, putShapes } from '../shapes-of.ts'
import type { Batches, Change, StepContext } from '../step.ts'
import { Days } from './days.ts'
import { lapsFirst } from './laps.ts'
import { Parts } from './parts.ts'
import type { Splitting } from './splitting.ts'

/** The part of each point of a feature, or the one of all of it. */
type PartOf = (batch: FeatureBatch, feature: number) => string | undefined | ((point: number) => string | undefined)

/** What is of one part comes together, wherever in the file it was; or goes to where the caller wants the parts. */
export const splitFeatures = (splitting: Splitting): Change =>
  async function* (batches, context) {
    const stored = context.parts ?? new StoredFeatures(context.createSpill)
    const before = new StoredFeatures(context.createSpill)
    try {
      await putAside(batches, stored, splitter(splitting, before, context), context)
      context.notes.raise('parts-made', context.document.parts.size)
      if (context.parts === undefined) for (const folder of stored.drawers) yield* stored.read(folder)
    } finally {
      await before.dispose()
      if (context.parts === undefined) await stored.dispose()
    }
  }

async function putAside(batches: Batches, stored: StoredFeatures, splitter: Splitter, { document }: StepContext) {
  const parts = new Parts(document)
  const source = (await splitter.begin?.(batches)) ?? batches
  for await (const batch of wholeFeatures(source)) {
    for (let feature = 0; feature < batch.featureCount; feature++) {
      const part = splitter.partOf(batch, feature)
      const names = typeof part === 'function' ? namesIn(batch, feature, part) : [part]
      for (const name of names) {
        const folder = parts.folderOf(name)
        const out = stored.into(folder, batch)
        if (typeof part !== 'function') appendFeature(out, batch, feature)
        else if (!putPart(out, batch, feature, (point) => part(point) === name)) continue
        out.folder[out.featureCount - 1] = folder
      }
    }
    await stored.relieve()
  }
  splitter.finish?.()
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
  readonly partOf: PartOf
  /** Looks at all features before the first is asked about, and gives them back. */
  readonly begin?: (batches: Batches) => Promise<Batches>
  /** Fails where there was nothing to tell parts by. */
  readonly finish?: () => void
}

function splitter(splitting: Splitting, before: StoredFeatures, { document }: StepContext): Splitter {
  switch (splitting.by) {
    case 'layer':
      return { partOf: layerOf }
    case 'field': {
      const values = new FieldValues(document, [splitting.name])
      return {
        partOf(batch, feature) {
          values.look(batch, feature)
          return values.of(splitting.name)?.text
        },
        finish() {
          const [unknown] = values.unknown()
          if (unknown !== undefined) fail({ code: 'step_field_unknown', field: unknown, fields: values.known() })
        },
      }
    }
    case 'day': {
      const days = new Days(splitting.zone)
      return byTime((seconds) => days.dayOf(seconds))
    }
    case 'lap': {
      let laps: Awaited<ReturnType<typeof lapsFirst>> = []
      return {
        ...byTime((seconds) => laps.findLast(({ from }) => from <= seconds)?.name),
        async begin(batches) {
          laps = await lapsFirst(batches, before)
          if (laps.length === 0) fail({ code: 'step_lacks', step: 'split', what: 'laps' })
          return before.read(0)
        },
      }
    }
    case 'gap':
      return 'seconds' in splitting ? byPause(splitting.seconds) : { partOf: byJump(splitting.metres) }
  }
}

/** A point that does not say when is of the part of the one before it. */
function byTime(nameOf: (seconds: number) => string | undefined): Splitter {
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
  return { partOf, finish }
}

/** Where the time stands still for longer, a part ends, also between features. Counted from 1. */
function byPause(pauseSeconds: number): Splitter {
  let part = 1
  let last = Number.NaN
  return byTime((seconds) => {
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
