/** Every command with the options it takes: what is understood, completed and told by `--help`. */
export const commands = {
  units: ['--all', '--exact'],
  coords: ['--from', '--axes', '--grid'],
  time: ['--zone', '--unit'],
  ip: ['--split'],
  jwt: [],
  convert: [
    '--from',
    '--to',
    '--merge',
    '--layers',
    '--precision',
    '--quantization',
    '--rows',
    '--delimiter',
    '--longitude',
    '--latitude',
    '--geometry',
    '--encoding',
    '--for',
    '--lines',
    '--partial',
    '--crs',
    '--axes',
    '--to-crs',
    '--grid',
    '--where',
    '--area',
    '--during',
    '--clip',
    '--join',
    '--split',
    '--reverse',
    '--measure',
    '--simplify',
    '--reduce',
    '--fields',
  ],
  inspect: [
    '--from',
    '--delimiter',
    '--longitude',
    '--latitude',
    '--geometry',
    '--encoding',
    '--crs',
    '--axes',
    '--grid',
  ],
  completion: [],
  mcp: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type CommandName = keyof typeof commands

/** They answer a text; the others work on files, or on the command line itself. */
export type TextCommand = Extract<CommandName, 'units' | 'coords' | 'time' | 'ip' | 'jwt'>

export const commonOptions = ['--json', '--lang', '--help'] as const

/** The one that was probably meant: the same but for case, an end, or two letters. */
export const nearest = (word: string, names: readonly string[]): string | undefined =>
  names.find((name) => name.startsWith(word.toLowerCase())) ??
  names.find((name) => lettersApart(word.toLowerCase(), name) <= (name.length > 4 ? 2 : 1))

/** How many letters have to be put in, taken out or changed. */
function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 0; at < one.length; at++) {
    const next = [at + 1]
    for (let to = 0; to < other.length; to++)
      next.push(Math.min(row[to]! + (one[at] === other[to] ? 0 : 1), row[to + 1]! + 1, next[to]! + 1))
    row = next
  }
  return row.at(-1)!
}

export const isCommand = (word: string | undefined): word is CommandName =>
  word !== undefined && Object.hasOwn(commands, word)
