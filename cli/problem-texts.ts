import { likelySystems } from '#engines/coordinates/index.ts'
import { asksForSystem, type GeodataProblem } from '#engines/geodata/index.ts'
import { geodataProblemText } from '#wording/geodata-problem-texts.ts'
import { listed } from './likely-systems.ts'
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

/** The same with the systems that the numbers of a file without one fit, as the pages list them. */
export async function problemWithSystems(
  problem: GeodataProblem,
  fileName: string,
  speech: Speech,
): Promise<{ readonly message: string; readonly likely?: readonly object[] }> {
  const message = problemText(problem, speech)
  if (problem.code !== 'crs_needed') return { message }
  const { extent, words } = problem
  const likely = await likelySystems({ extent, words: `${words} ${fileName}`, language: speech.language })
  const { text, systems } = listed(likely, speech)
  return { message: message + text, likely: systems }
}
