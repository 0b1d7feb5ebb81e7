import { existsSync, readFileSync } from 'node:fs'
import type { FormatId, ReadOptions, WriteOptions } from '#engines/geodata/index.ts'
import { formatById } from '#engines/geodata/index.ts'

/** A command line that cannot be understood; its message is for the person at the keyboard. */
export class UsageError extends Error {}

export interface Arguments {
  readonly files: readonly string[]
  readonly asJson: boolean
  readonly merges: boolean
  readonly perLayer: boolean
  readonly from?: FormatId
  readonly to?: FormatId
  readonly options: WriteOptions
  readonly readOptions: ReadOptions
}

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

interface Found {
  readonly files: string[]
  asJson: boolean
  merges: boolean
  perLayer: boolean
  from?: FormatId
  to?: FormatId
  readonly options: Mutable<WriteOptions>
  readonly readOptions: Mutable<ReadOptions>
}

/** What each option does with its value. */
const valued: Readonly<Record<string, (found: Found, value: string) => void>> = {
  '--from': (found, value) => {
    found.from = formatOf(value)
  },
  '--to': (found, value) => {
    found.to = formatOf(value)
  },
  '--quantization': ({ options }, value) => {
    options.quantization = wholeNumber(value, 2, 1e9, 'not a number of steps')
  },
  '--precision': ({ options }, value) => {
    options.precision = wholeNumber(value, 0, 15, 'not a number of decimals (0 to 15)')
  },
  '--fields': ({ options }, value) => {
    options.fields = value.split(',').map((name) => name.trim())
  },
  '--rows': ({ options }, value) => {
    options.rows = oneOf(value, ['point', 'feature'])
  },
  '--lines': ({ options }, value) => {
    options.lines = oneOf(value, ['track', 'route'])
  },
  '--delimiter': ({ options, readOptions }, value) => {
    readOptions.delimiter = value
    const written = { tab: '\t', comma: ',', semicolon: ';', pipe: '|' }[value] ?? value
    options.delimiter = oneOf(written, [',', ';', '\t', '|'])
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
  '--crs': ({ readOptions }, value) => {
    readOptions.crs = systemOf(value)
  },
  '--encoding': ({ readOptions }, value) => {
    readOptions.encoding = value
  },
}

export function parseArguments(words: readonly string[]): Arguments {
  const found: Found = { files: [], asJson: false, merges: false, perLayer: false, options: {}, readOptions: {} }
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!
    const equals = word.startsWith('--') ? word.indexOf('=') : -1
    const name = equals < 0 ? word : word.slice(0, equals)
    const use = valued[name]
    if (name === '--json') found.asJson = true
    else if (name === '--merge') found.merges = true
    else if (name === '--layers') found.perLayer = true
    else if (use !== undefined) {
      const value = equals < 0 ? words[++index] : word.slice(equals + 1)
      if (value === undefined) throw new UsageError(`${name} wants a value`)
      use(found, value)
    } else if (name.startsWith('-') && name !== '-') throw new UsageError(`unknown option: ${name}`)
    else found.files.push(word)
  }
  return found
}

function formatOf(text: string): FormatId {
  const format = formatById(text)
  if (format === undefined) throw new UsageError(`unknown format: ${text}`)
  return format.meta.id
}

/** A code, a name as a file has it, or the path of a .prj. */
function systemOf(text: string): string {
  if (text.trim() === '') throw new UsageError('--crs wants a reference system, as EPSG:31467')
  return existsSync(text) ? readFileSync(text, 'utf8').trim() : text
}

function wholeNumber(text: string, least: number, most: number, message: string): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most)
    throw new UsageError(`${message}: ${text}`)
  return value
}

function oneOf<Value extends string>(text: string, values: readonly Value[]): Value {
  const value = values.find((each) => each === text)
  if (value === undefined)
    throw new UsageError(`not one of ${values.map((each) => JSON.stringify(each)).join(', ')}: ${text}`)
  return value
}
