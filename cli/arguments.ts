import type { FormatId } from '#engines/geodata/index.ts'
import { formatById } from '#engines/geodata/index.ts'

/** A command line that cannot be understood; its message is for the person at the keyboard. */
export class UsageError extends Error {}

export interface Arguments {
  readonly files: readonly string[]
  readonly asJson: boolean
  readonly from?: FormatId
  readonly to?: FormatId
  readonly quantization?: number
}

export function parseArguments(words: readonly string[]): Arguments {
  const files: string[] = []
  const found: { from?: FormatId; to?: FormatId; quantization?: number } = {}
  let asJson = false
  for (let index = 0; index < words.length; index++) {
    const [name, inline] = words[index]!.startsWith('--') ? words[index]!.split('=', 2) : [words[index]!]
    if (name === '--json') asJson = true
    else if (name === '--from' || name === '--to')
      found[name === '--from' ? 'from' : 'to'] = formatOf(inline ?? words[++index])
    else if (name === '--quantization') found.quantization = countOf(inline ?? words[++index])
    else if (name!.startsWith('-') && name !== '-') throw new UsageError(`unknown option: ${name}`)
    else files.push(words[index]!)
  }
  return { files, asJson, ...found }
}

function formatOf(text: string | undefined): FormatId {
  const format = formatById(text ?? '')
  if (format === undefined) throw new UsageError(`unknown format: ${text ?? ''}`)
  return format.meta.id
}

function countOf(text: string | undefined): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 2 || value > 1e9) throw new UsageError(`not a number of steps: ${text ?? ''}`)
  return value
}
