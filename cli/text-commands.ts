import { setImmediate as nextTurn } from 'node:timers/promises'
import { isSystemId } from '#engines/coordinates/index.ts'
import { filledLines } from '#engines/core/index.ts'
import { isTimestampUnit } from '#engines/devtools/index.ts'
import { UsageError } from './arguments.ts'
import { exitCodeOf } from './print.ts'
import { standardInputText } from './standard-input.ts'
import { askCoordinates, coordinateTarget } from './tools/coordinates.ts'
import { askIp } from './tools/ip.ts'
import { askJwt } from './tools/jwt.ts'
import { type Circumstances, type Outcome, textOf } from './tools/outcome.ts'
import { askTime } from './tools/time.ts'
import { askUnits } from './tools/units.ts'
import { parseWords, type Words } from './words.ts'

export type TextCommand = 'units' | 'coords' | 'time' | 'ip' | 'jwt'

type Ask = (words: readonly string[], options: Words['options'], circumstances: Circumstances) => Outcome

const asks: Readonly<Record<TextCommand, Ask>> = {
  units: (words, options, circumstances) =>
    askUnits({ words, all: '--all' in options, exact: '--exact' in options }, circumstances),
  coords: coordinates,
  time: (words, options, circumstances) => {
    const { '--zone': zone, '--unit': unit } = options
    if (unit !== undefined && !isTimestampUnit(unit))
      throw new UsageError(circumstances.say('cli_not_one_of', { value: unit, values: 's, ms, us, ns' }))
    return askTime(
      { text: words.join(' ') || 'now', ...(zone ? { zone } : {}), ...(unit ? { unit } : {}) },
      circumstances,
    )
  },
  ip: (words, options, circumstances) => {
    const split = options['--split']
    if (split !== undefined && !/^\/?\d{1,3}$/.test(split))
      throw new UsageError(circumstances.say('cli_not_a_prefix', { value: split }))
    return askIp(
      { text: words.join(' '), ...(split === undefined ? {} : { split: Number(split.replace('/', '')) }) },
      circumstances,
    )
  },
  jwt: (words, _, circumstances) => askJwt(words.join(' '), circumstances),
}

/** The wanted system stands last; what is before it is the point, quoted or not. */
function coordinates(words: readonly string[], options: Words['options'], circumstances: Circumstances): Outcome {
  const from = options['--from']
  const source = from === undefined ? undefined : coordinateTarget(from)
  if (from !== undefined && (source === undefined || !isSystemId(source)))
    throw new UsageError(circumstances.say('cli_coords_no_system', { value: from }))
  const to = words.length > 1 ? coordinateTarget(words.at(-1)!) : undefined
  const text = (to ? words.slice(0, -1) : words).join(' ')
  return askCoordinates(
    { text, ...(source && isSystemId(source) ? { from: source } : {}), ...(to ? { to } : {}) },
    circumstances,
  )
}

/** Whether words are a question about units. */
export const isQuestion = (words: readonly string[], circumstances: Circumstances): boolean =>
  askUnits({ words: words.filter((word) => !word.startsWith('--')) }, circumstances).ok

const linesPerTurn = 100

/** A lone `-` stands for standard input: each of its lines in its place, or for a token all of them. */
export async function textCommand(
  command: TextCommand,
  typed: readonly string[],
  circumstances: Circumstances,
): Promise<number> {
  const { words, options } = parseWords(command, typed, circumstances.say)
  const { say } = circumstances
  const asJson = '--json' in options
  const at = words.indexOf('-')
  if (words.length === 0 && command !== 'time') throw new UsageError(say('cli_wants_input', { command }))
  if (at < 0) {
    if (command === 'jwt') process.stderr.write(`convertory: ${say('cli_jwt_history')}\n`)
    return printOne(asks[command](words, options, circumstances), asJson)
  }
  const input = standardInputText()
  const inserted = (text: string) => asks[command](words.with(at, text), options, circumstances)
  if (command === 'jwt') return printOne(inserted(input), asJson)
  const codes: number[] = []
  for (const line of filledLines(input)) {
    codes.push(printLine(line, inserted(line), asJson))
    // Whoever reads the answers may have stopped, which shows between two turns only.
    if (codes.length % linesPerTurn === 0) await nextTurn()
    if (process.stdout.errored) break
  }
  return exitCodeOf(codes)
}

function printOne(outcome: Outcome, asJson: boolean): number {
  if (asJson) process.stdout.write(`${jsonOf(outcome)}\n`)
  if (!outcome.ok) {
    process.stderr.write(`convertory: ${outcome.message}\n`)
    return 1
  }
  if (asJson) return 0
  process.stdout.write(`${textOf(outcome)}\n`)
  for (const remark of outcome.remarks ?? []) process.stderr.write(`${remark}\n`)
  return 0
}

/** One line for one line, so that answers stay beside their questions: an empty one for what cannot be read. */
function printLine(input: string, outcome: Outcome, asJson: boolean): number {
  if (asJson) process.stdout.write(`${jsonOf({ input, ...outcome })}\n`)
  else process.stdout.write(`${outcome.ok ? outcome.short : ''}\n`)
  if (!outcome.ok) process.stderr.write(`convertory: ${input.slice(0, 80)}: ${outcome.message}\n`)
  return outcome.ok ? 0 : 1
}

/** Numbers beyond JavaScript's are texts, so that no reader rounds them. */
function jsonOf(outcome: Outcome & { readonly input?: string }): string {
  const { input } = outcome
  const content = outcome.ok
    ? { ...outcome.value, remarks: outcome.remarks ?? [] }
    : { ok: false, problem: outcome.problem, message: outcome.message }
  return JSON.stringify(input === undefined ? content : { input, ...content }, (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}
