import type { GeodataProblem, GeodataProblemCode } from '#engines/geodata/index.ts'
import { geodataProblemText } from '#wording/geodata-problem-texts.ts'
import type { Speech } from './texts.ts'

/** Where the visitor of a page is asked, a terminal names the option. */
const asksForSystem: ReadonlySet<GeodataProblemCode> = new Set(['crs_needed', 'crs_does_not_fit', 'unknown_crs'])

export function problemText(problem: GeodataProblem, { say, language }: Speech): string {
  const parts = [
    geodataProblemText(problem, language),
    asksForSystem.has(problem.code) && say('cli_crs_hint'),
    problem.code === 'no_position_columns' && say('cli_columns_hint'),
  ]
  return parts.filter(Boolean).join(' ')
}
