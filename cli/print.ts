import type { ConvertSummary, GeodataProblem, InspectSummary } from '#engines/geodata/index.ts'
import { noteText } from './note-texts.ts'
import { problemText } from './problem-texts.ts'

export type Summary = (ConvertSummary | InspectSummary) & {
  readonly input: string
  readonly outputs: readonly string[]
}

/** Where the result itself goes to standard output, what is told about it goes to the other. */
export function printSummary(summary: Summary, asJson: boolean, outputIsTaken = false): void {
  const stream = outputIsTaken ? process.stderr : process.stdout
  stream.write(asJson ? `${JSON.stringify(asObject(summary))}\n` : asText(summary))
}

export function printProblem(path: string, problem: GeodataProblem, asJson: boolean): number {
  const message = problemText(problem)
  if (asJson) process.stdout.write(`${JSON.stringify({ ok: false, input: path, problem, message })}\n`)
  process.stderr.write(`convertory: ${path}: ${message}\n`)
  return 1
}

/** 0: all went well. 1: nothing did. 2: some of several. */
export function exitCodeOf(codes: readonly number[]): number {
  if (codes.every((code) => code === 0)) return 0
  return codes.includes(0) ? 2 : 1
}

export function asObject({ read, notes, input, outputs, ...rest }: Summary): object {
  return {
    ok: true,
    input,
    ...(outputs.length > 0 ? { output: outputs[0], outputs } : {}),
    ...rest,
    features: read.features,
    points: read.points,
    geometryTypes: read.geometryTypes,
    bbox: read.boundingBox ?? null,
    fields: [...new Set([...read.fields.map((field) => field.name), ...pointFields(rest.from, read)])],
    read,
    notes: notes.map((note) => ({ ...note, text: noteText(note) })),
  }
}

/** In GPX elevation, time and sensor values are elements like any other; elsewhere they are part of the geometry. */
function pointFields(from: string, { elevations, times, pointValues }: Summary['read']): string[] {
  if (from !== 'gpx') return []
  return [...(elevations > 0 ? ['ele'] : []), ...(times > 0 ? ['time'] : []), ...Object.keys(pointValues)]
}

export function asText({ read, notes, input, outputs, ...rest }: Summary): string {
  const lines = [outputs.length > 0 ? `${input} -> ${outputs.join(', ')}` : input]
  const types = Object.entries(read.geometryTypes).map(([type, count]) => `${count} ${type}`)
  lines.push(
    `read     ${count(read.features, 'feature')}, ${count(read.points, 'point')}${types.length > 0 ? ` (${types.join(', ')})` : ''}`,
  )
  if ('written' in rest)
    lines.push(`written  ${count(rest.written.features, 'feature')}, ${count(rest.written.points, 'point')}`)
  if (read.boundingBox !== undefined) lines.push(`bbox     ${read.boundingBox.join(' ')}`)
  if (read.times > 0) lines.push(`times    ${read.times}`)
  const values = Object.entries(read.pointValues).map(([name, number]) => `${name} ${number}`)
  if (values.length > 0) lines.push(`values   ${values.join(', ')}`)
  if (read.fields.length > 0) lines.push(`fields   ${read.fields.map((field) => field.name).join(', ')}`)
  for (const note of notes) lines.push(`note     ${noteText(note)}`)
  return `${lines.join('\n')}\n`
}

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`
