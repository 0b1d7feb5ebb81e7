import { type CommandName, commands, isCommand, nearest, type TextCommand } from './commands.ts'
import { speakIn } from './messages.ts'
import { putOut } from './standard-output.ts'
import { type Say, sayIn } from './texts.ts'
import type { Circumstances } from './tools/outcome.ts'
import { UsageError } from './usage-error.ts'
import { version } from './version.ts'
import { languageCodes, languageOf } from './words.ts'

const isHelp = (word: string | undefined): boolean => word === '--help' || word === '-h' || word === 'help'

/** Each command loads only what it needs: a small question should not wait for the readers of files. */
async function run(typed: readonly string[]): Promise<number> {
  const language = languageOf(typed, process.env)
  const say = sayIn(language)
  speakIn(language)
  const [first, ...rest] = withoutLanguage(typed)
  if (first === undefined || isHelp(first)) {
    const about = isCommand(rest[0]) ? rest[0] : undefined
    await putOut(`${await helpOf(about, say)}\n`)
    return first === undefined ? 1 : 0
  }
  if (first === '--version' || first === '-V' || first === '-v') {
    await putOut(`${version}\n`)
    return 0
  }
  const command = isCommand(first) ? first : 'units'
  const words = isCommand(first) ? rest : [first, ...rest]
  if (words.some((word) => word === '--help' || word === '-h')) {
    await putOut(`${await helpOf(command, say)}\n`)
    return 0
  }
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const circumstances = (): Circumstances => ({ language, say, now: BigInt(Date.now()) * 1_000_000n, zone })
  switch (command) {
    case 'convert':
    case 'inspect': {
      const { parseArguments } = await import('./arguments.ts')
      const parsed = parseArguments(command, words, { say, language })
      if (parsed.grids.length > 0) await (await import('./grids.ts')).openGridFiles(parsed.grids, say)
      if (command === 'convert') return (await import('./convert-command.ts')).convertCommand(parsed)
      return (await import('./inspect-command.ts')).inspectCommand(parsed)
    }
    case 'completion':
      return (await import('./completion.ts')).completionCommand(words[0], say)
    case 'mcp':
      return (await import('./mcp/serve.ts')).serve(circumstances)
    default:
      return text(isCommand(first) ? command : undefined, words, circumstances())
  }
}

async function text(
  command: TextCommand | undefined,
  words: readonly string[],
  circumstances: Circumstances,
): Promise<number> {
  const { textCommand, isUnderstood } = await import('./text-commands.ts')
  const [first = ''] = words
  // A word that names no command is more likely a slip than a text that nobody understands.
  if (command === undefined && /^\p{L}[\p{L}-]*$/u.test(first) && !(await isUnderstood(words, circumstances)))
    throw new UsageError(unknownCommand(first, circumstances.say), 'unknown_command')
  return textCommand(command, words, circumstances)
}

function unknownCommand(word: string, say: Say): string {
  const meant = nearest(word, Object.keys(commands))
  const unknown = say('cli_unknown_command', { word })
  return meant === undefined ? unknown : `${unknown}; ${say('cli_did_you_mean', { word: meant })}`
}

/** The language is known by then, and the commands need not look at it again. */
function withoutLanguage(typed: readonly string[]): string[] {
  const at = typed.findIndex((word) => word === '--lang' || word.startsWith('--lang='))
  return at < 0 ? [...typed] : typed.toSpliced(at, typed[at] === '--lang' ? 2 : 1)
}

async function helpOf(command: CommandName | undefined, say: Say): Promise<string> {
  if (command === undefined) return say('cli_help', { languages: languageCodes.join('|') })
  if (command === 'convert' || command === 'inspect') return (await import('./geodata-help.ts')).geodataHelp(say)
  if (command !== 'coords') return say(`cli_help_${command}`)
  const { coordinateTargets } = await import('./tools/coordinates.ts')
  return say('cli_help_coords', { systems: coordinateTargets.join(', ') })
}

export async function main(): Promise<void> {
  // Each write says itself what became of it (`putOut`); about standard error there is nobody left to tell.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  try {
    process.exitCode = await run(process.argv.slice(2))
  } catch (error) {
    process.exitCode = await failed(error)
  }
}

async function failed(error: unknown): Promise<number> {
  const { isReaderGone, messageOf, problemOf } = await import('./system-errors.ts')
  if (isReaderGone(error)) return 0
  const message = messageOf(error, (key, inputs) => sayIn(languageOf(process.argv.slice(2), process.env))(key, inputs))
  // Where standard output is what failed, the other one is left.
  if (process.argv.includes('--json'))
    await putOut(`${JSON.stringify({ ok: false, problem: problemOf(error), message })}\n`).catch(() => undefined)
  process.stderr.write(`convertory: ${message}\n`)
  return 1
}
