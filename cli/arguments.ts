import { existsSync, readFileSync } from 'node:fs'
import { axesChoices } from '#engines/coordinates/index.ts'
import {
  type FormatId,
  formatById,
  programs,
  type ReadOptions,
  type Step,
  type StepChoices,
  steps,
  type WriteOptions,
} from '#engines/geodata/index.ts'
import { commands } from './commands.ts'
import { problemText } from './problem-texts.ts'
import type { Speech } from './texts.ts'
import { UsageError } from './usage-error.ts'
import { unknownOption } from './words.ts'

export interface Arguments {
  readonly speech: Speech
  readonly files: readonly string[]
  readonly asJson: boolean
  readonly merges: boolean
  readonly perLayer: boolean
  /** Paths of files of datum shifts. */
  readonly grids: readonly string[]
  readonly from?: FormatId
  readonly to?: FormatId
  readonly options: WriteOptions
  readonly readOptions: ReadOptions
  readonly steps: StepChoices
}

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

interface Found {
  readonly speech: Speech
  readonly files: string[]
  asJson: boolean
  merges: boolean
  perLayer: boolean
  readonly grids: string[]
  from?: FormatId
  to?: FormatId
  readonly options: Mutable<WriteOptions>
  readonly readOptions: Mutable<ReadOptions>
  readonly steps: Mutable<StepChoices>
}

/** What each option does with its value. */
const valued: Readonly<Record<string, (found: Found, value: string) => void>> = {
  ...Object.fromEntries(
    steps.filter(({ value }) => value).map((step) => [`--${step.id}`, (found, value) => take(step, found, value)]),
  ),
  '--from': (found, value) => {
    found.from = formatOf(value, found.speech)
  },
  '--to': (found, value) => {
    found.to = formatOf(value, found.speech)
  },
  '--quantization': ({ options, speech: { say } }, value) => {
    options.quantization = wholeNumber(value, 2, 1e9) ?? refuse(say('cli_not_steps', { value }))
  },
  '--precision': ({ options, speech: { say } }, value) => {
    options.precision = wholeNumber(value, 0, 15) ?? refuse(say('cli_not_decimals', { value }))
  },
  '--rows': ({ options, speech }, value) => {
    options.rows = oneOf(value, ['point', 'feature'], speech)
  },
  '--for': ({ options, speech }, value) => {
    options.for = oneOf(value, programs, speech)
  },
  '--lines': ({ options, speech }, value) => {
    options.lines = oneOf(value, ['track', 'route'], speech)
  },
  '--delimiter': ({ options, readOptions, speech }, value) => {
    readOptions.delimiter = value
    const written = { tab: '\t', comma: ',', semicolon: ';', pipe: '|' }[value] ?? value
    options.delimiter = oneOf(written, [',', ';', '\t', '|'], speech)
  },
  '--longitude': ({ readOptions }, value) => {
    readOptions.longitudeColumn = value
  },
  '--latitude': ({ readOptions }, value) => {
    readOptions.latitudeColumn = value
  },
  '--geometry': ({ readOptions }, value) => {
    readOptions.geometryColumn = value
  },
  '--crs': ({ readOptions, speech }, value) => {
    readOptions.crs = systemOf('--crs', value, speech)
  },
  '--axes': ({ readOptions, speech }, value) => {
    readOptions.axes = oneOf(value, axesChoices, speech)
  },
  '--grid': ({ grids }, value) => {
    grids.push(value)
  },
  '--to-crs': ({ options, speech }, value) => {
    options.crs = systemOf('--to-crs', value, speech)
  },
  '--encoding': ({ readOptions }, value) => {
    readOptions.encoding = value
  },
}

/** After `--` everything is a file. */
export function parseArguments(command: 'convert' | 'inspect', words: readonly string[], speech: Speech): Arguments {
  const { say } = speech
  const found: Found = {
    speech,
    files: [],
    asJson: false,
    merges: false,
    perLayer: false,
    grids: [],
    options: {},
    readOptions: {},
    steps: {},
  }
  const known = new Set<string>(commands[command])
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!
    if (word === '--') {
      found.files.push(...words.slice(index + 1))
      break
    }
    const equals = word.startsWith('--') ? word.indexOf('=') : -1
    const name = equals < 0 ? word : word.slice(0, equals)
    const use = valued[name]
    const wanted = steps.find(({ id, value }) => value === undefined && `--${id}` === name)
    if (name === '--json') found.asJson = true
    else if (name.startsWith('-') && name !== '-' && !known.has(name)) throw unknownOption(command, name, say)
    else if (name === '--merge') found.merges = true
    else if (name === '--layers') found.perLayer = true
    else if (wanted) take(wanted, found, 'yes')
    else if (name === '--partial') found.readOptions.partial = true
    else if (use !== undefined) {
      const value = equals < 0 ? words[++index] : word.slice(equals + 1)
      if (value === undefined) throw new UsageError(say('cli_option_wants_value', { name }))
      use(found, value)
    } else found.files.push(word)
  }
  return found
}

/** What is not understood is said at once, before a file is looked at. */
function take(step: Step, { steps, speech }: Found, value: string): void {
  const problem = { code: 'step_not_understood', step: step.id, value } as const
  steps[step.id] = step.tidy(value) ?? refuse(problemText(problem, speech))
}

function formatOf(text: string, { say }: Speech): FormatId {
  return formatById(text)?.meta.id ?? refuse(say('cli_unknown_format', { name: text }))
}

/** A code, a name as a file has it, or the path of a .prj. */
function systemOf(name: string, text: string, { say }: Speech): string {
  if (text.trim() === '') return refuse(say('cli_wants_system', { name }))
  return existsSync(text) ? readFileSync(text, 'utf8').trim() : text
}

function wholeNumber(text: string, least: number, most: number): number | undefined {
  const value = Number(text)
  return text.trim() === '' || !Number.isInteger(value) || value < least || value > most ? undefined : value
}

function refuse(message: string): never {
  throw new UsageError(message)
}

function oneOf<Value extends string>(text: string, values: readonly Value[], { say }: Speech): Value {
  const names = values.map((each) => JSON.stringify(each)).join(', ')
  return values.find((each) => each === text) ?? refuse(say('cli_not_one_of', { value: text, values: names }))
}
