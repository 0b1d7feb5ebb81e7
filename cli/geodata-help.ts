import { formats } from '#engines/geodata/index.ts'
import type { Say } from './texts.ts'
import { languageCodes } from './words.ts'

const namesOf = (chosen: typeof formats): string => chosen.map(({ meta }) => meta.id).join(', ')

/** For `convert` and `inspect`. */
export const geodataHelp = (say: Say): string =>
  say('cli_help_convert', {
    languages: languageCodes.join('|'),
    formats: namesOf(formats),
    readOnly: namesOf(formats.filter(({ loadWriter }) => !loadWriter)),
    withSystem: namesOf(formats.filter(({ meta }) => meta.options?.includes('crs'))),
  })
