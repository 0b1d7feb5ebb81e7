import type { Writer } from '../../format.ts'
import { fail } from '../../problem.ts'

// biome-ignore lint/correctness/useYield: replaced by the writer
export const writeKmz: Writer = async function* () {
  fail({ code: 'internal', detail: 'not written yet' })
}
