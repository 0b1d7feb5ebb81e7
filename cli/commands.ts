/** Every command with the options it takes: what is understood, completed and told by `--help`. */
export const commands = {
  units: ['--all', '--exact'],
  coords: ['--from'],
  time: ['--zone', '--unit'],
  ip: ['--split'],
  jwt: [],
  convert: [
    '--from',
    '--to',
    '--merge',
    '--layers',
    '--fields',
    '--precision',
    '--quantization',
    '--rows',
    '--delimiter',
    '--longitude',
    '--latitude',
    '--geometry',
    '--encoding',
    '--lines',
    '--crs',
    '--to-crs',
  ],
  inspect: ['--from', '--delimiter', '--longitude', '--latitude', '--geometry', '--encoding', '--crs'],
  completion: [],
  mcp: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type CommandName = keyof typeof commands

export const commonOptions = ['--json', '--lang', '--help'] as const

export const isCommand = (word: string | undefined): word is CommandName =>
  word !== undefined && Object.hasOwn(commands, word)
