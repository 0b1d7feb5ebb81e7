import type { Node, Text } from '#engines/language/index.ts'
import type { Instant, TimestampUnit } from '../instant.ts'
import type { MomentHow, MomentProblem } from '../moment.ts'
import type { DateFields, ZoneSaid } from './date-fields.ts'
import type { Length } from './lengths.ts'

/** What a text says of time, before it is known when that is. */
export type Said =
  | { readonly kind: 'now' }
  | {
      readonly kind: 'count'
      readonly digits: string
      /** As it was typed. */
      readonly written: string
      readonly unit?: TimestampUnit
    }
  | { readonly kind: 'instant'; readonly instant: Instant; readonly how: MomentHow }
  /** `written`: the letters it was written with. */
  | { readonly kind: 'date'; readonly fields: DateFields; readonly written: string }
  | { readonly kind: 'fromNow'; readonly length: Length; readonly sign: 1 | -1 }
  | { readonly kind: 'from'; readonly base: Said; readonly length: Length; readonly sign: 1 | -1 }
  | { readonly kind: 'inZone'; readonly of: Said; readonly zone: ZoneSaid; readonly isSure: boolean }
  | { readonly kind: 'interval'; readonly begin: Ending; readonly end: Ending }
  | { readonly kind: 'days'; readonly unit: 'd' | 'w'; readonly from?: Dated; readonly until?: Dated }
  /** The rest of the text says nothing of time: a line of a log. */
  | { readonly kind: 'part'; readonly of: Said; readonly written: string }
  | { readonly kind: 'refused'; readonly problem: MomentProblem }

export const refused = (problem: MomentProblem): Said => ({ kind: 'refused', problem })

/** How long something takes is no moment. */
export const noMoment = refused({ code: 'timestamp_duration' })

/** One end of an interval, in its own words; of ISO 8601 also how far it is from the other. */
export type Ending = Dated | { readonly length: Length; readonly written: string }

export interface Dated {
  readonly fields: DateFields
  readonly written: string
}

export const dated = ({ value: fields, ...node }: Node, text: Text): Dated => ({
  fields,
  written: lettersOf(text, node as Node),
})

/** The letters of some parts of a text, as they were typed. */
export function lettersOf(text: Text, ...nodes: readonly (Node | undefined)[]): string {
  const tokens = nodes.flatMap((node, part) =>
    node
      ? text.tokens.slice(node.start, node.end).map((token, index) => ({ token, isFirst: part > 0 && index === 0 }))
      : [],
  )
  return tokens
    .map(
      ({ token, isFirst }, index) =>
        (index > 0 && (isFirst ? !isMark(token.text) : !token.glued) ? ' ' : '') + token.text,
    )
    .join('')
}

const isMark = (text: string): boolean => /^[.,/:-]/.test(text)
