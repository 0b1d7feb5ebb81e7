import type { Candidate } from '#engines/coordinates/index.ts'
import type { Language } from '#engines/core/index.ts'
import type { AddressMeaning } from '#engines/devtools/ip/index.ts'
import type { JwtReading } from '#engines/devtools/jwt/index.ts'
import type { Instant, Moment } from '#engines/devtools/timestamp/index.ts'
import type { FormatId } from '#engines/geodata/index.ts'
import type { ReadQuestion } from '#engines/units/index.ts'

/** One thing that a text may mean, as the reader of that thing gave it. */
export type Meaning =
  /** `to` is a usual target where the question names none. */
  | { readonly kind: 'units'; readonly question: ReadQuestion; readonly to: string }
  | { readonly kind: 'point'; readonly candidate: Candidate }
  | { readonly kind: 'moment'; readonly moment: Moment }
  | AddressMeaning
  | { readonly kind: 'token'; readonly reading: JwtReading }
  | { readonly kind: 'file'; readonly format: FormatId }
  | { readonly kind: 'tool'; readonly id: string }

export interface Circumstances {
  readonly language: Language
  readonly now: Instant
  /** The visitor's time zone, by its name in the IANA database. Read only where a text is about local times, because browsers take long to find it. */
  readonly zone: string
  /** What can be asked for by name, under every name it has. */
  readonly tools: readonly NamedTool[]
}

export interface NamedTool {
  readonly id: string
  readonly names: readonly string[]
}
