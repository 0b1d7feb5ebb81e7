/** One competitor in a race: `run` does `operations` operations and returns what it computed. */
export interface Contestant {
  readonly name: string
  readonly operations: number
  /** Before each run and not timed: what stands ready before somebody would start a clock. */
  readonly arrange?: () => Promise<void>
  readonly run: () => unknown
}

export interface Race {
  readonly name: string
  /** What one operation is, in the plural: `pages`, `points`, `bytes`. */
  readonly unit: string
  /** `processor` counts the time this process computed, whatever else the machine does; for work without waiting. */
  readonly clock?: 'wall' | 'processor'
  /** How often each contestant runs; work of seconds needs fewer rounds than work of microseconds. */
  readonly rounds?: number
  /** Each run is a process of its own. */
  readonly startsCold?: boolean
  /** Ours first. */
  readonly contestants: readonly Contestant[]
}

export interface Table {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface Suite {
  /** The name of the suite on the command line. */
  readonly area: string
  readonly title: string
  /** What is measured and what is not, for the reader of the results. */
  readonly about: string
  prepare(): Promise<Programme>
}

/** What a suite runs and tells. */
export interface Programme {
  readonly races: readonly Race[]
  /** A function is called when the races are over, to look at what they left behind. */
  readonly tables?: readonly Table[] | (() => Promise<readonly Table[]>)
}

/** A package of bench/package.json. Loaded by name, so that the project type-checks without it. */
export const peer = async <Shape>(name: string): Promise<Shape> => (await import(name)) as Shape
