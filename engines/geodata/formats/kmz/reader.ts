import type { Reader } from '../../format.ts'
import { fail } from '../../problem.ts'

// biome-ignore lint/correctness/useYield: replaced by the reader
export const readKmz: Reader = async function* () {
  fail({ code: 'internal', detail: 'not written yet' })
}
