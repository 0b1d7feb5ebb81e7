import { asksForSystem, type GeodataProblem } from '#engines/geodata/index.ts'
import { geodataProblemText } from '#wording/geodata-problem-texts.ts'
import type { Speech } from './texts.ts'

/** Where the visitor of a page is asked, a terminal names the option. */
export function problemText(problem: GeodataProblem, { say, language }: Speech): string {
  const parts = [
    geodataProblemText(problem, language),
    asksForSystem(problem) && say('cli_crs_hint'),
    problem.code === 'no_position_columns' && say('cli_columns_hint'),
  ]
  return parts.filter(Boolean).join(' ')
}
