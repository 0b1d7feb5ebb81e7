import type { Language, Problem } from '#engines/core/index.ts'
import type { Say } from '../texts.ts'

/** What surrounds a question: the language, the clock and the zone of who asks. */
export interface Circumstances {
  readonly language: Language
  readonly say: Say
  /** Nanoseconds since 1970. */
  readonly now: bigint
  readonly zone: string
}

/** A row of a table: what it is, and its value. */
export type Row = readonly [label: string, value: string]

export interface Answer {
  readonly ok: true
  /** For programs. */
  readonly value: object
  /** The one line of a list. */
  readonly short: string
  /** For people; the short line alone where there is nothing else. Made when they are shown: a line of a list needs none. */
  readonly rows?: () => readonly Row[]
  /** Text that stands above the rows as it is. */
  readonly body?: string
  /** How the question was understood, and what is doubtful about it. */
  readonly remarks?: readonly string[]
}

export interface Refusal {
  readonly ok: false
  readonly problem: Problem
  readonly message: string
  /** For programs: what could have been meant. */
  readonly likely?: readonly object[]
}

export type Outcome = Answer | Refusal

export const refuse = (problem: Problem, ...sentences: (string | undefined)[]): Refusal => ({
  ok: false,
  problem,
  message: sentences.filter(Boolean).join(' '),
})

/** Labels in one column, values in the next. */
export function tableOf(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([label]) => [...label].length))
  return rows.map(([label, value]) => `${label}${' '.repeat(width - [...label].length)}  ${value}`).join('\n')
}

export function textOf({ body, rows, short }: Answer): string {
  const shown = rows?.() ?? []
  return [...(body ? [body] : []), ...(shown.length > 0 ? [tableOf(shown)] : body ? [] : [short])].join('\n\n')
}
