import { isLanguage, type Language, languages } from '#engines/core/index.ts'
import { type CommandName, commands, commonOptions } from './commands.ts'
import { languageOfEnvironment, type Say, sayIn } from './texts.ts'
import { UsageError } from './usage-error.ts'

/** The command line of a tool that reads text. */
export interface Words {
  readonly words: readonly string[]
  /** Options with their values; a bare one has ''. */
  readonly options: Readonly<Record<string, string>>
}

/** As the help names them. */
export const languageCodes = languages.toSorted()

const bare = new Set(['--json', '--help', '--all', '--exact'])

/** Says which there are: one of them was meant. */
export const unknownOption = (command: CommandName, name: string, say: Say): UsageError =>
  new UsageError(
    say('cli_unknown_option', { name, command, options: [...commands[command], ...commonOptions].join(', ') }),
    'unknown_option',
  )

/** A minus before a digit belongs to a number; after `--` everything is text. */
export function parseWords(command: CommandName, typed: readonly string[], say: Say): Words {
  const words: string[] = []
  const options: Record<string, string> = {}
  const known: readonly string[] = [...commands[command], ...commonOptions]
  for (let index = 0; index < typed.length; index++) {
    const word = typed[index]!
    if (word === '--') {
      words.push(...typed.slice(index + 1))
      break
    }
    if (!/^-(?:-\p{L}|\p{L}$)/u.test(word)) {
      words.push(word)
      continue
    }
    const equals = word.indexOf('=')
    const name = word === '-h' ? '--help' : equals < 0 ? word : word.slice(0, equals)
    if (!known.includes(name)) throw unknownOption(command, name, say)
    const value = bare.has(name) ? '' : equals < 0 ? typed[++index] : word.slice(equals + 1)
    if (value === undefined) throw new UsageError(say('cli_option_wants_value', { name }))
    options[name] = value
  }
  return { words, options }
}

/** `--lang`, wherever it stands, else what the environment says. */
export function languageOf(typed: readonly string[], environment: NodeJS.ProcessEnv): Language {
  const at = typed.findIndex((word) => word === '--lang' || word.startsWith('--lang='))
  if (at < 0) return languageOfEnvironment(environment)
  const value = typed[at]!.includes('=') ? typed[at]!.slice(7) : typed[at + 1]
  if (isLanguage(value)) return value
  const say = sayIn(languageOfEnvironment(environment))
  throw new UsageError(
    value === undefined
      ? say('cli_option_wants_value', { name: '--lang' })
      : say('cli_not_one_of', { value, values: languageCodes.join(', ') }),
  )
}
