import { asksForSystem, type GeodataProblem } from '#engines/geodata/index.ts'
import { geodataProblemText } from '#wording/geodata-problem-texts.ts'
import type { Speech } from './texts.ts'

/** Where the visitor of a page is asked, a terminal names the option. */
export function problemText(problem: GeodataProblem, { say, language }: Speech): string {
  const parts = [
    geodataProblemText(problem, language),
    asksForSystem(problem) && say('cli_crs_hint'),
    problem.code === 'crs_axes_needed' && say('cli_axes_hint', { choices: axesOf(problem) }),
    problem.code === 'truncated' && problem.featuresBefore !== undefined && say('cli_partial_hint'),
    problem.code === 'no_position_columns' && say('cli_columns_hint'),
  ]
  return parts.filter(Boolean).join(' ')
}

const axesOf = ({ choices }: Extract<GeodataProblem, { code: 'crs_axes_needed' }>): string =>
  choices.map(({ axes }) => `--axes ${axes}`).join(' / ')
