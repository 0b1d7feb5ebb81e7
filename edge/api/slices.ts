/** A page that comes meanwhile waits no longer than this. */
const sliceMilliseconds = 4

const pause = () => new Promise<void>((resolve) => void setTimeout(resolve, 0))

let lastSlice: Promise<unknown> = Promise.resolve()

/** Slices of all requests stand in one line, so that many heavy ones together hold nobody up longer than one. */
function inTurn<Answer>(work: () => Answer): Promise<Answer> {
  const slice = lastSlice.then(pause).then(work)
  lastSlice = slice.catch(() => undefined)
  return slice
}

/** Computes a list a few milliseconds at a time. A short list is computed at once. */
export async function mapInSlices<Value, Answer>(
  values: readonly Value[],
  compute: (value: Value) => Answer,
): Promise<Answer[]> {
  const answers: Answer[] = []
  const slice = () => {
    const end = performance.now() + sliceMilliseconds
    while (answers.length < values.length) {
      answers.push(compute(values[answers.length]!))
      if (performance.now() > end) return
    }
  }
  if (values.length <= 3) slice()
  while (answers.length < values.length) await inTurn(slice)
  return answers
}
