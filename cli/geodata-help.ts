import { formats, type Step, steps } from '#engines/geodata/index.ts'
import type { Say } from './texts.ts'
import { languageCodes } from './words.ts'

const namesOf = (chosen: typeof formats): string => chosen.map(({ meta }) => meta.id).join(', ')

/** The column in which what an option does begins. */
const meaningColumn = 32

function lineOf({ id, value }: Step, say: Say): string {
  const option = `  --${id}${value ? ` ${value}` : ''}`
  const meaning = say(`cli_step_${id}`)
  return option.length < meaningColumn
    ? option.padEnd(meaningColumn) + meaning
    : `${option}\n${' '.repeat(meaningColumn)}${meaning}`
}

/** For `convert` and `inspect`. */
export const geodataHelp = (say: Say): string =>
  say('cli_help_convert', {
    languages: languageCodes.join('|'),
    formats: namesOf(formats),
    readOnly: namesOf(formats.filter(({ loadWriter }) => !loadWriter)),
    steps: steps.map((step) => lineOf(step, say)).join('\n'),
    withSystem: namesOf(formats.filter(({ meta }) => meta.options?.includes('crs'))),
  })
