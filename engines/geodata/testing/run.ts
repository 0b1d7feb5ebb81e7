import { type GeodataInput, inputFromBytes } from '../bytes/input.ts'
import type { FormatId } from '../formats/format-metas.ts'
import type { WriteOptions } from '../model/format.ts'
import { convert, inspect } from '../pipeline/convert.ts'
import type { StepChoices } from '../steps/step.ts'

const encoder = new TextEncoder()

export const bytesOf = (source: string | Uint8Array): Uint8Array =>
  typeof source === 'string' ? encoder.encode(source) : source

/** Converts in memory. Chunks are copied as they come, because they are valid only until the next one. */
export async function convertBytes(
  source: string | Uint8Array | readonly GeodataInput[],
  from: FormatId,
  to: FormatId,
  name = `source.${from}`,
  options: WriteOptions = {},
  steps: StepChoices = {},
) {
  const parts: Uint8Array[] = []
  const inputs = Array.isArray(source)
    ? (source as readonly GeodataInput[])
    : [inputFromBytes(name, bytesOf(source as string | Uint8Array))]
  const write = (chunk: Uint8Array) => void parts.push(new Uint8Array(chunk))
  // What stands before the break of a file is compared as well.
  const result = await convert({ inputs, from, to, options, steps, readOptions: { partial: true }, write })
  return { result, bytes: joined(parts) }
}

/** Converts and expects success; returns the result's bytes, text and summary. */
export async function converted(
  source: string | Uint8Array | readonly GeodataInput[],
  from: FormatId,
  to: FormatId,
  name = `source.${from}`,
  options: WriteOptions = {},
  steps: StepChoices = {},
) {
  const { result, bytes } = await convertBytes(source, from, to, name, options, steps)
  if (!result.ok) throw new Error(`${name} to ${to}: ${JSON.stringify(result.problem)}`)
  return { bytes, text: new TextDecoder().decode(bytes), ...result.value }
}

export async function inspected(
  source: string | Uint8Array | readonly GeodataInput[],
  from: FormatId,
  name = `source.${from}`,
) {
  const inputs = Array.isArray(source)
    ? (source as readonly GeodataInput[])
    : [inputFromBytes(name, bytesOf(source as string | Uint8Array))]
  const result = await inspect({ inputs, from })
  if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.problem)}`)
  return result.value
}

export async function problemOf(source: string | Uint8Array, from: FormatId, name = `source.${from}`) {
  const result = await inspect({ inputs: [inputFromBytes(name, bytesOf(source))], from })
  return result.ok ? undefined : result.problem
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
