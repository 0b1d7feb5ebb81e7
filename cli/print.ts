import type { Problem } from '#engines/core/index.ts'
import type { ConvertSummary, GeodataProblem, InspectSummary } from '#engines/geodata/index.ts'
import { formatCount } from '#wording/numbers.ts'
import { noteText } from './note-texts.ts'
import { problemWithSystems } from './problem-texts.ts'
import { putOut } from './standard-output.ts'
import type { Speech } from './texts.ts'
import { type Row, tableOf } from './tools/outcome.ts'

export type Summary = (ConvertSummary | InspectSummary) & {
  readonly input: string
  readonly outputs: readonly string[]
}

/** For people in their language, or for programs. */
interface Manner {
  readonly asJson: boolean
  readonly speech: Speech
}

/** Where the result itself goes to standard output, what is told about it goes to the other. */
export async function printSummary(summary: Summary, { asJson, speech }: Manner, outputIsTaken = false): Promise<void> {
  const text = asJson ? `${JSON.stringify(asObject(summary, speech))}\n` : asText(summary, speech)
  if (outputIsTaken) process.stderr.write(text)
  else await putOut(text)
}

/** What cannot be done at all: no file is to blame. */
export async function printRefusal(problem: Problem, message: string, asJson: boolean): Promise<number> {
  if (asJson) await putOut(`${JSON.stringify({ ok: false, problem, message })}\n`)
  process.stderr.write(`convertory: ${message}\n`)
  return 1
}

export async function printProblem(path: string, problem: GeodataProblem, { asJson, speech }: Manner): Promise<number> {
  const { message, likely } = await problemWithSystems(problem, path, speech)
  if (asJson) await putOut(`${JSON.stringify({ ok: false, input: path, problem, message, likely })}\n`)
  process.stderr.write(`convertory: ${path}: ${message}\n`)
  return 1
}

/** 0: all went well. 1: nothing did. 2: some of several. */
export function exitCodeOf(codes: readonly number[]): number {
  if (codes.every((code) => code === 0)) return 0
  return codes.includes(0) ? 2 : 1
}

export function asObject({ read, notes, input, outputs, ...rest }: Summary, speech: Speech): object {
  // What decides between targets is for the page that lists them.
  const { extras: _, ...told } = read
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
    read: { ...told, fields: eachOnce(read.fields) },
    notes: notes.map((note) => ({ ...note, text: noteText(note, speech) })),
  }
}

type Field = Summary['read']['fields'][number]

/** A name that is a feature's own and a column's as well is one field to who reads the list. */
function eachOnce(fields: readonly Field[]): Field[] {
  const kindsOf = new Map<string, Set<Field['kinds'][number]>>()
  for (const { name, kinds } of fields) kindsOf.set(name, new Set([...(kindsOf.get(name) ?? []), ...kinds]))
  return [...kindsOf].map(([name, kinds]) => ({ name, kinds: [...kinds] }))
}

/** In GPX elevation, time and sensor values are elements like any other; elsewhere they are part of the geometry. */
function pointFields(from: string, { elevations, times, pointValues }: Summary['read']): string[] {
  if (from !== 'gpx') return []
  return [...(elevations > 0 ? ['ele'] : []), ...(times > 0 ? ['time'] : []), ...Object.keys(pointValues)]
}

export function asText({ read, notes, input, outputs, ...rest }: Summary, speech: Speech): string {
  const { say, language } = speech
  const counted = ({ features, points }: { features: number; points: number }) =>
    `${say('cli_features', { count: features, amount: formatCount(features, language) })}, ${say('cli_points', { count: points, amount: formatCount(points, language) })}`
  const types = Object.entries(read.geometryTypes).map(([type, count]) => `${count} ${type}`)
  const values = Object.entries(read.pointValues).map(([name, number]) => `${name} ${number}`)
  const rows: Row[] = [
    [say('cli_label_read'), `${counted(read)}${types.length > 0 ? ` (${types.join(', ')})` : ''}`],
    ...('written' in rest ? [[say('cli_label_written'), counted(rest.written)] as const] : []),
    ...(read.boundingBox ? [[say('cli_label_bounds'), read.boundingBox.join(' ')] as const] : []),
    ...(read.times > 0 ? [[say('cli_label_times'), formatCount(read.times, language)] as const] : []),
    ...(values.length > 0 ? [[say('cli_label_values'), values.join(', ')] as const] : []),
    ...(read.fields.length > 0
      ? [[say('cli_label_fields'), [...new Set(read.fields.map((field) => field.name))].join(', ')] as const]
      : []),
    ...notes.map((note) => [say('cli_label_note'), noteText(note, speech)] as const),
  ]
  return `${outputs.length > 0 ? `${input} -> ${outputs.join(', ')}` : input}\n${tableOf(rows)}\n`
}
