import { createLine } from './in-flight.ts'
import { serverLimits } from './limits.ts'

/** A page that comes meanwhile waits no longer than this, or than one value takes. */
const sliceMilliseconds = 4

const nextTurn = () => new Promise<void>((resolve) => void setTimeout(resolve, 0))

/** What all requests have computed since the server last looked at what came in. */
let spentThisTurn = 0

function spend(milliseconds: number): void {
  if (milliseconds === 0) return
  if (spentThisTurn === 0)
    setTimeout(() => {
      spentThisTurn = 0
    }, 0)
  spentThisTurn += milliseconds
}

let lastSlice: Promise<unknown> = Promise.resolve()
const inLine = createLine(serverLimits.listsAtOnce)

/** The line has stood back for calls that came first: the next turn is its own. */
let isTurnOfLine = false

/**
 * Slices of all requests stand in one line, so that many heavy ones together hold nobody up longer than one. A turn that calls have used up which
 * came meanwhile is left to them: else a page would wait for both.
 */
function inTurn<Answer>(work: () => Answer | Promise<Answer>): Promise<Answer> {
  const slice = lastSlice.then(nextTurn).then(async () => {
    if (spentThisTurn >= sliceMilliseconds) {
      isTurnOfLine = true
      await nextTurn()
      isTurnOfLine = false
    }
    return work()
  })
  lastSlice = slice.catch(() => undefined)
  return slice
}

/** Lists that look something up: until it is there, nobody else computes in the same turn. */
let lookingUp = 0

/** A turn that has done its share, or is the line's, has no more of it for what comes. */
const hasRoom = () => spentThisTurn < sliceMilliseconds && !isTurnOfLine && lookingUp === 0

/** What cannot be cut is done at once where the turn still has room for it, and in line else: no turn does it for two calls. */
export async function inSlice<Answer>(work: () => Answer): Promise<Answer> {
  const slice = () => {
    const start = performance.now()
    try {
      return work()
    } finally {
      spend(performance.now() - start)
    }
  }
  return hasRoom() ? slice() : await inTurn(slice)
}

async function whileLookingUp<Answer>(answer: Promise<Answer>): Promise<Answer> {
  lookingUp++
  try {
    return await answer
  } finally {
    lookingUp--
  }
}

/**
 * Computes a list a few milliseconds at a time; what is done with in the first of them does not stand in line. `pay` is told after each what
 * the computing has taken in all, without the turns of others, and whether more is to come; where it says no, the rest is left out.
 */
export async function mapInSlices<Value, Answer>(
  values: readonly Value[],
  compute: (value: Value) => Answer | Promise<Answer>,
  pay: (milliseconds: number) => boolean = () => true,
): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  let milliseconds = 0
  let isPaid = true
  const isDone = () => !isPaid || answers.length === values.length
  const slice = async () => {
    const start = performance.now()
    let spent = 0
    while (answers.length < values.length && spent < sliceMilliseconds) {
      const answer = compute(values[answers.length]!)
      answers.push(answer instanceof Promise ? await whileLookingUp(answer) : answer)
      spent = performance.now() - start
    }
    milliseconds += spent
    spend(spent)
    isPaid = pay(milliseconds)
  }
  if (hasRoom()) await slice()
  if (!isDone())
    await inLine(async () => {
      while (!isDone()) await inTurn(slice)
    })
  return answers
}
