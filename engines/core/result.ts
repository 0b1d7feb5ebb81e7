/**
 * What went wrong, as data: a stable code and what a sentence about it needs (line, field, offset …).
 * Engines never write sentences; `messages/` does, for every code. Codes are small letters joined by `_`: the API and the command line
 * publish them as they are.
 */
export interface Problem {
  readonly code: Lowercase<string>
}

export type Result<Value, P extends Problem = Problem> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: P }

export const success = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value })

export const failure = <const P extends Problem>(problem: P): { readonly ok: false; readonly problem: P } => ({
  ok: false,
  problem,
})
