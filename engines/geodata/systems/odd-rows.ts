import { canBeDegrees, orderOfTable, type TableOrder } from '#engines/coordinates/index.ts'
import { FeatureBatch } from '../model/feature.ts'
import type { ReadContext } from '../model/format.ts'
import { appendFeature } from '../model/whole-features.ts'
import type { NoteCode } from '../notes/notes.ts'
import { fail } from '../notes/problem.ts'
import { isBeyondDegrees } from './degree-limits.ts'

/** So many rows of the first batch, evenly spread, show what the others have to be like. */
const judgedRows = 2000

/**
 * Rows of a table that contradict the others, whatever its system is: turned around, or degrees among metres. They keep their values, lose
 * their place and are named by their line; a table with as many rows of one order as of the other is refused.
 */
export class OddRows {
  readonly #context: ReadContext
  #order: TableOrder | undefined
  #areMetres = false
  #isHeaderWrong = false
  #isJudged = false

  constructor(context: ReadContext) {
    this.#context = context
  }

  /** The batch; another one where rows lost their place. */
  without(batch: FeatureBatch): FeatureBatch {
    if (batch.lineOfFeature.length === 0 || batch.continuesFeature || batch.openFeature) return batch
    if (!this.#isJudged) this.#judge(batch)
    if (this.#isHeaderWrong) turnPoints(batch)
    if (!this.#order && !this.#areMetres) return batch
    const odd = new Set<number>()
    for (let feature = 0; feature < batch.featureCount; feature++) {
      const point = onlyPoint(batch, feature)
      const code = point < 0 ? undefined : this.#oddity(batch.x[point]!, batch.y[point]!)
      if (!code) continue
      odd.add(feature)
      this.#context.notes.add(code, 1, { line: batch.lineOfFeature[feature] })
    }
    if (odd.size === 0) return batch
    const sound = new FeatureBatch(batch.document, batch.keepDigits)
    for (let feature = 0; feature < batch.featureCount; feature++)
      appendFeature(sound, batch, feature, !odd.has(feature))
    sound.lineOfFeature.push(...batch.lineOfFeature)
    return sound
  }

  #oddity(x: number, y: number): NoteCode | undefined {
    if (this.#areMetres && canBeDegrees(x, y)) return 'degrees-among-metres-dropped'
    return this.#order?.isTurned(x, y) ? 'turned-points-dropped' : undefined
  }

  #judge(batch: FeatureBatch): void {
    const rows = spreadRows(batch)
    if (rows.length === 0) return
    this.#isJudged = true
    const degrees = rows.filter(({ x, y }) => canBeDegrees(x, y))
    this.#areMetres = degrees.length * 2 < rows.length
    const usual = this.#areMetres ? rows.filter(({ x, y }) => !canBeDegrees(x, y)) : degrees
    const turned = usual.filter(({ x, y }) => isBeyondDegrees(x, y) && !isBeyondDegrees(y, x))
    const { notes, options, document } = this.#context
    const isChosen = (options?.crs ?? document.tableCrs) !== undefined
    this.#isHeaderWrong = !this.#areMetres && !isChosen && turned.length * 2 > rows.length
    if (this.#isHeaderWrong) notes.add('crs-axes-turned', 1, { subject: 'WGS 84' })
    const order = orderOfTable(usual.map(({ x, y }) => (this.#isHeaderWrong ? [y, x] : [x, y])))
    if (order?.isMixed) {
      const firstWhere = (isTurned: boolean) => usual.find(({ x, y }) => order.isTurned(x, y) === isTurned)!.line
      const [line, otherLine] = [firstWhere(false), firstWhere(true)].toSorted((one, other) => one - other)
      fail({ code: 'crs_axes_mixed', line: line!, otherLine: otherLine! })
    }
    this.#order = order
  }
}

export function turnPoints({ x, y, pointCount }: FeatureBatch): void {
  for (let point = 0; point < pointCount; point++) [x[point], y[point]] = [y[point]!, x[point]!]
}

/** Rows of one point each, from the beginning of a batch to its end. */
function spreadRows(batch: FeatureBatch): { readonly x: number; readonly y: number; readonly line: number }[] {
  const step = Math.max(1, Math.ceil(batch.featureCount / judgedRows))
  const rows = []
  for (let feature = 0; feature < batch.featureCount; feature += step) {
    const point = onlyPoint(batch, feature)
    if (point < 0) continue
    const [x, y] = [batch.x[point]!, batch.y[point]!]
    if (!Number.isNaN(x + y)) rows.push({ x, y, line: batch.lineOfFeature[feature]! })
  }
  return rows
}

/** -1 for a feature with none or with several. */
function onlyPoint(batch: FeatureBatch, feature: number): number {
  const point = pointOf(batch, feature)
  return pointOf(batch, feature + 1) === point + 1 ? point : -1
}

const pointOf = (batch: FeatureBatch, feature: number): number =>
  batch.firstPoint[batch.firstPath[batch.firstShape[feature]!]!]!
