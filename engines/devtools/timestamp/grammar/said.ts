import type { Node, Text } from '#engines/language/index.ts'
import type { Instant, TimestampUnit } from '../instant.ts'
import type { MomentHow, MomentProblem } from '../moment.ts'
import type { DateFields, Length, ZoneSaid } from './date-fields.ts'

/** What a text says of time, before it is known when that is. `written`: the letters it was written with. */
export type Said =
  | { readonly kind: 'now' }
  | { readonly kind: 'count'; readonly digits: string; readonly written: string; readonly unit?: TimestampUnit }
  | { readonly kind: 'instant'; readonly instant: Instant; readonly how: MomentHow }
  | { readonly kind: 'date'; readonly fields: DateFields; readonly written: string }
  | { readonly kind: 'from'; readonly base: Said; readonly length: Length; readonly sign: 1 | -1 }
  | { readonly kind: 'inZone'; readonly base: Said; readonly zone: ZoneSaid; readonly isSure: boolean }
  | { readonly kind: 'interval'; readonly begin: Ending; readonly end: Ending }
  | { readonly kind: 'days'; readonly unit: string; readonly begin: Dated; readonly end: Dated }
  /** The rest of the text says nothing of time: a line of a log. */
  | { readonly kind: 'part'; readonly base: Said; readonly written: string }
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

/** The end of what is counted up to now. */
export const today: Dated = { fields: { daysFromToday: 0, layout: 'relative' }, written: '' }

export const dated = ({ value: fields, ...node }: Node, text: Text): Dated => ({
  fields,
  written: lettersOf(text, node as Node),
})

/** The letters of some parts of a text, as they were typed. */
export function lettersOf({ tokens }: Text, ...nodes: readonly (Node | undefined)[]): string {
  let letters = ''
  for (const node of nodes)
    for (let at = node?.start ?? 0; at < (node?.end ?? 0); at++) {
      const { text, glued } = tokens[at]!
      const isJoined = at === node!.start ? '.,/:-'.includes(text.charAt(0)) : glued
      letters += letters === '' || isJoined ? text : ` ${text}`
    }
  return letters
}
