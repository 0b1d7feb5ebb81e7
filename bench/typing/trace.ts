interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Processor time: what a task takes on a machine that does nothing else, in microseconds. */
  readonly tdur?: number
  readonly args: { readonly data?: { readonly type?: string } }
}

export interface Keystroke {
  /** All the main thread does from the key to the end of the frame that shows it. */
  readonly workMilliseconds: number
  readonly longestTaskMilliseconds: number
  /** The task that hears the key. */
  readonly ownTaskMilliseconds: number
}

/** What each key press of a trace of Chromium cost; there must be so many. */
export function keystrokesOf(trace: string, count: number): Keystroke[] {
  const { traceEvents: events } = JSON.parse(trace) as { traceEvents: TraceEvent[] }
  const presses = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keypress')
  if (presses.length !== count) throw new Error(`${presses.length} of ${count} keystrokes in the trace`)
  const { pid, tid } = presses[0]!
  const spans = events
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid)
    .toSorted((left, right) => left.ts - right.ts)
  const tasks = spans.filter(({ name }) => name.endsWith('RunTask'))
  const starts = presses
    .map(({ ts }) => tasks.findLast((task) => task.ts <= ts)!.ts)
    .toSorted((left, right) => left - right)
  return starts.map((start, index) => {
    const next = starts[index + 1] ?? Number.POSITIVE_INFINITY
    const frame = spans.find(({ name, ts }) => name === 'Layerize' && ts > start && ts < next)
    const tasksUntil = (end: number): TraceEvent[] => tasks.filter(({ ts }) => ts >= start && ts < end)
    return {
      workMilliseconds: sum(tasksUntil(frame?.ts ?? next)),
      ownTaskMilliseconds: sum(tasks.filter(({ ts }) => ts === start)),
      longestTaskMilliseconds: Math.max(...tasksUntil(next).map((task) => sum([task]))),
    }
  })
}

/** The tasks of a page's own thread from its first paint on. */
export function tasksAfterPaint(trace: string): number[] {
  const { traceEvents: events } = JSON.parse(trace) as { traceEvents: TraceEvent[] }
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('no paint in the trace')
  return events
    .filter(
      ({ name, ph, pid, tid }) => ph === 'X' && pid === paint.pid && tid === paint.tid && name.endsWith('RunTask'),
    )
    .filter(({ ts }) => ts >= paint.ts)
    .map((task) => sum([task]))
}

const sum = (spans: readonly TraceEvent[]): number => spans.reduce((total, { tdur = 0 }) => total + tdur / 1000, 0)

export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length * share)]!
