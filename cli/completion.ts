import { languages } from '#engines/core/index.ts'
import { commands, commonOptions } from './commands.ts'
import { putOut } from './standard-output.ts'
import type { Say } from './texts.ts'
import { coordinateTargets } from './tools/coordinates.ts'
import { UsageError } from './usage-error.ts'

const shells = { bash, zsh, fish }

/** Prints what a shell needs to complete commands, options and coordinate systems. */
export async function completionCommand(shell: string | undefined, say: Say): Promise<number> {
  if (shell === undefined) throw new UsageError(say('cli_completion_wants_shell'))
  if (!Object.hasOwn(shells, shell))
    throw new UsageError(say('cli_not_one_of', { value: shell, values: Object.keys(shells).join(', ') }))
  await putOut(shells[shell as keyof typeof shells]())
  return 0
}

const optionsOf = (name: keyof typeof commands): string => [...commands[name], ...commonOptions].join(' ')
const names = Object.keys(commands) as (keyof typeof commands)[]

/** What may stand behind a command besides options; files where nothing is said. */
const wordsOf = (name: keyof typeof commands): string =>
  name === 'coords' ? coordinateTargets.join(' ') : name === 'completion' ? Object.keys(shells).join(' ') : ''

const takesFiles = (name: string): boolean => name === 'convert' || name === 'inspect'

function bash(): string {
  const cases = names.map(
    (name) =>
      `    ${name}) COMPREPLY=($(compgen ${takesFiles(name) ? '-f ' : ''}-W "${optionsOf(name)} ${wordsOf(name)}" -- "$word")) ;;`,
  )
  return `_convertory() {
  local word="\${COMP_WORDS[COMP_CWORD]}"
  COMPREPLY=()
  if [ "\${COMP_WORDS[COMP_CWORD-1]}" = --lang ]; then COMPREPLY=($(compgen -W "${languages.join(' ')}" -- "$word")); return; fi
  if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W "${names.join(' ')} --help" -- "$word")); return; fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
    *) COMPREPLY=($(compgen -W "${optionsOf('units')}" -- "$word")) ;;
  esac
}
complete -o filenames -F _convertory convertory
`
}

function zsh(): string {
  const cases = names.map(
    (name) => `    ${name}) compadd -- ${optionsOf(name)} ${wordsOf(name)}${takesFiles(name) ? '; _files' : ''} ;;`,
  )
  return `_convertory() {
  if (( CURRENT == 2 )); then compadd -- ${names.join(' ')} --help; return; fi
  if [[ "\${words[CURRENT-1]}" == --lang ]]; then compadd -- ${languages.join(' ')}; return; fi
  case "\${words[2]}" in
${cases.join('\n')}
    *) compadd -- ${optionsOf('units')} ;;
  esac
}
compdef _convertory convertory
`
}

function fish(): string {
  const first = `complete -c convertory -n __fish_use_subcommand -f -a "${names.join(' ')}"`
  const lines = names.flatMap((name) => {
    const when = `complete -c convertory -n "__fish_seen_subcommand_from ${name}"`
    return [
      ...(takesFiles(name) ? [] : [`${when} -f`]),
      ...commands[name].map((option) => `${when} -l ${option.slice(2)}`),
      ...(wordsOf(name) ? [`${when} -a "${wordsOf(name)}"`] : []),
    ]
  })
  const common = [
    'complete -c convertory -l json',
    `complete -c convertory -l lang -x -a "${languages.join(' ')}"`,
    'complete -c convertory -l help',
  ]
  return `${[first, ...lines, ...common].join('\n')}\n`
}
