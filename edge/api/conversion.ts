import type { Problem, Result } from '#engines/core/index.ts'
import type { Schema } from './schema.ts'

/** What is wrong with an option that only its conversion can judge. */
export interface OptionProblem {
  readonly code: 'unknown_unit' | 'unknown_zone' | 'unknown_system' | 'no_parts_of_each_other'
  readonly at: string
  readonly allowed?: readonly string[]
}

/**
 * Something the API converts. It becomes two operations: GET with `value` parameters, which caches keep, and POST with a list of values,
 * for many. Each value gets its own result or its own problem, so one bad line does not spoil a thousand good ones.
 */
export interface Conversion<Options, Answer> {
  /** Under `/api/v1`, parameters in braces: they are options too. */
  readonly path: string
  readonly id: string
  readonly summary: string
  readonly description: string
  readonly options: Readonly<Record<string, Schema<unknown>>>
  readonly answer: Schema<Answer>
  /** Options and values that show what it does; also the examples of the document and of the page. */
  readonly example: { readonly options: Readonly<Record<string, string>>; readonly values: readonly string[] }
  /** Prepares once for all values of a call. */
  prepare(options: Options, now: Date): Prepared<Answer> | Promise<Prepared<Answer>>
  /** Whether an answer is true only now: no cache keeps it. */
  isOfNow?(answer: Answer): boolean
}

/** A value that only a look at the registry of systems can tell is answered later: its pieces are loaded when they are asked for. */
export type Answered<Answer> = Result<Answer, Problem> | Promise<Result<Answer, Problem>>

export type Prepared<Answer> = Result<(value: string) => Answered<Answer>, OptionProblem>

/** A list that does not depend on the request. */
export interface Listing<Answer> {
  readonly path: string
  readonly id: string
  readonly summary: string
  readonly description: string
  readonly answer: Schema<Answer>
  list(): Answer
}
