import type { Field } from '../model/document.ts'

/** Plain names under which people and programs keep when something was. */
const stampNames = /^(?:time|timestamp|datetime|date_time|date|время|дата|дата и время|време|датум|vreme|datum)$/i
const beginNames = /^(?:begin|start|start_?(?:time|date)|begin_?(?:time|date))$/i
const endNames = /^(?:end|end_?(?:time|date)|stop|stop_?(?:time|date))$/i

/** What a field tells of the time of a feature. */
export function timeMeaning({ name, role }: Field): 'stamp' | 'begin' | 'end' | undefined {
  if (role === 'time-stamp') return 'stamp'
  if (role === 'time-begin') return 'begin'
  if (role === 'time-end') return 'end'
  if (role !== undefined) return undefined
  if (stampNames.test(name)) return 'stamp'
  return beginNames.test(name) ? 'begin' : endNames.test(name) ? 'end' : undefined
}
