import { createLine } from './in-flight.ts'
import { serverLimits } from './limits.ts'

/** A page that comes meanwhile waits no longer than this. */
const sliceMilliseconds = 4

/** So many values are computed at once, without a turn of their own. */
const shortList = 3

const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, 0))

let lastSlice: Promise<unknown> = Promise.resolve()
const inLine = createLine(serverLimits.listsAtOnce)

/** Slices of all requests stand in one line, so that many heavy ones together hold nobody up longer than one. */
function inTurn<Answer>(work: () => Answer): Promise<Answer> {
  const slice = lastSlice.then(pause).then(work)
  lastSlice = slice.catch(() => undefined)
  return slice
}

export interface Sliced<Answer> {
  readonly answers: readonly Answer[]
  /** What the computing took, without the turns of others. */
  readonly milliseconds: number
}

/** Computes a list a few milliseconds at a time. A short list is computed at once. */
export async function mapInSlices<Value, Answer>(
  values: readonly Value[],
  compute: (value: Value) => Answer,
): Promise<Sliced<Answer>> {
  const answers: Answer[] = []
  let milliseconds = 0
  const slice = () => {
    const start = performance.now()
    while (answers.length < values.length) {
      answers.push(compute(values[answers.length]!))
      if (performance.now() - start > sliceMilliseconds) break
    }
    milliseconds += performance.now() - start
  }
  if (values.length <= shortList) while (answers.length < values.length) slice()
  else
    await inLine(async () => {
      while (answers.length < values.length) await inTurn(slice)
    })
  return { answers, milliseconds }
}
