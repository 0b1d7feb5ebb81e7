import { axesChoices, isAxesChoice, recognise, searchSystems } from '#engines/coordinates/index.ts'
import { isTimestampUnit } from '#engines/devtools/index.ts'
import type { TextCommand } from './commands.ts'
import { exactJson } from './exact-json.ts'
import { systemsNamed } from './named-systems.ts'
import { exitCodeOf } from './print.ts'
import { standardInputLines, standardInputText } from './standard-input.ts'
import { putOut } from './standard-output.ts'
import { askCoordinates, coordinateTarget } from './tools/coordinates.ts'
import { askIp } from './tools/ip.ts'
import { askJwt } from './tools/jwt.ts'
import { type Circumstances, type Outcome, textOf } from './tools/outcome.ts'
import { askTime } from './tools/time.ts'
import { askUnits } from './tools/units.ts'
import { UsageError } from './usage-error.ts'
import { parseWords, type Words } from './words.ts'

type Ask = (
  words: readonly string[],
  options: Words['options'],
  circumstances: Circumstances,
) => Outcome | Promise<Outcome>

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

/** Units read most of what stands without a command; else whoever understands it answers, or says why not. */
async function anyone(
  words: readonly string[],
  options: Words['options'],
  circumstances: Circumstances,
): Promise<Outcome> {
  const asUnits = await asks.units(words, options, circumstances)
  if (asUnits.ok) return asUnits
  const { anyoneFor } = await import('./tools/anyone.ts')
  const found = await anyoneFor(words.join(' ').trim(), circumstances)
  if (!found) return asUnits
  return 'refusal' in found ? found.refusal : asks[found.command](words, {}, circumstances)
}

/** The wanted system stands last; what is before it is the point, quoted or not. */
async function coordinates(
  words: readonly string[],
  options: Words['options'],
  circumstances: Circumstances,
): Promise<Outcome> {
  const { '--from': from, '--axes': axes } = options
  if (axes !== undefined && !isAxesChoice(axes))
    throw new UsageError(circumstances.say('cli_not_one_of', { value: axes, values: axesChoices.join(', ') }))
  if (from !== undefined && !(await isSystem(from, circumstances))) throw await unknownSystem(from, circumstances)
  const before = words.slice(0, -1).join(' ')
  const last = words.at(-1)!
  const isTarget = words.length > 1 && (await isMeantAsTarget(last, before, circumstances))
  const isUnknown = words.length > 1 ? isMeantAsSystem(last, before) : isCode.test(last)
  if (!isTarget && isUnknown && !(await isSystem(last, circumstances))) throw await unknownSystem(last, circumstances)
  const text = isTarget ? before : words.join(' ')
  const question = { text, ...(from ? { from } : {}), ...(isTarget ? { to: last } : {}), ...(axes ? { axes } : {}) }
  const outcome = await askCoordinates(question, circumstances)
  if (outcome.ok || outcome.problem.code !== 'axes_needed') return outcome
  return { ...outcome, message: `${outcome.message} ${circumstances.say('cli_axes_hint', { choices: '--axes' })}` }
}

const isSystem = async (word: string, circumstances: Circumstances): Promise<boolean> =>
  coordinateTarget(word) !== undefined || (await systemsNamed(word, circumstances)).ok

const mostNamesLikeIt = 5

async function unknownSystem(value: string, { say, language }: Circumstances): Promise<UsageError> {
  const similar = await searchSystems(value, mostNamesLikeIt, language)
  const names = similar.map(({ code, name }) => `EPSG:${code} ${name}`).join('; ')
  const hint = names === '' ? '' : `\n${say('cli_coords_names_like_it', { names })}`
  return new UsageError(say('cli_coords_no_system', { value }) + hint)
}

/** A code alone is a target only behind a point that is whole: it might be a number of the point. */
async function isMeantAsTarget(word: string, before: string, circumstances: Circumstances): Promise<boolean> {
  if (coordinateTarget(word) !== undefined) return true
  if (/^\d{4,6}$/.test(word)) return /\d[.,]\d/.test(before) && recognise(before) !== undefined
  return /\d/.test(before) && /\p{L}{2}/u.test(word) && (await isSystem(word, circumstances))
}

const isCode = /^(?:EPSG|ESRI|IGNF):\w+$/i

/** A code, or a word behind numbers alone that is no part of them; behind names it may be one more of them. */
const isMeantAsSystem = (word: string, before: string): boolean =>
  /\d/.test(before) &&
  (isCode.test(word) ||
    (/\p{L}{2}/u.test(word) && /\s/.test(word)) ||
    (/^\p{L}[\p{L}\d.+()/-]{2,}$/u.test(word) && !/\p{L}/u.test(before)))

/** Whether words without a command are answered, or refused for more than that they are no quantity. */
export async function isUnderstood(words: readonly string[], circumstances: Circumstances): Promise<boolean> {
  const outcome = await anyone(
    words.filter((word) => !word.startsWith('--')),
    {},
    circumstances,
  )
  return outcome.ok || !['not_a_quantity', 'unknown_unit'].includes(outcome.problem.code)
}

/** Answers are put out this many at a time: one by one most of the time would go into it. */
const linesPerPart = 100

/**
 * A lone `-` stands for standard input: each of its lines in its place, or for a token all of them. One line for one line, so that
 * answers stay beside their questions: an empty one for what cannot be read.
 */
export async function textCommand(
  command: TextCommand | undefined,
  typed: readonly string[],
  circumstances: Circumstances,
): Promise<number> {
  const { words, options } = parseWords(command ?? 'units', typed, circumstances.say)
  const { say } = circumstances
  if (options['--grid'] !== undefined) await (await import('./grids.ts')).openGridFiles([options['--grid']], say)
  const asJson = '--json' in options
  const at = words.indexOf('-')
  if (words.length === 0 && command !== 'time')
    throw new UsageError(say('cli_wants_input', { command: command ?? 'units' }))
  if (at < 0) {
    if (command === 'jwt') process.stderr.write(`convertory: ${say('cli_jwt_history')}\n`)
    return printOne(await (command ? asks[command] : anyone)(words, options, circumstances), asJson)
  }
  // A list without a command is one of quantities: to ask everybody about each of its lines would take too long.
  const inserted = (text: string) => asks[command ?? 'units'](words.with(at, text), options, circumstances)
  if (command === 'jwt') return printOne(await inserted(standardInputText()), asJson)
  const codes = new Set<number>()
  for (const lines of standardInputLines())
    for (let first = 0; first < lines.length; first += linesPerPart) {
      let part = ''
      for (const line of lines.slice(first, first + linesPerPart)) {
        const outcome = await inserted(line)
        part += `${asJson ? jsonOf({ input: line, ...outcome }) : outcome.ok ? outcome.short : ''}\n`
        if (!outcome.ok) process.stderr.write(`convertory: ${line.slice(0, 80)}: ${outcome.message}\n`)
        codes.add(outcome.ok ? 0 : 1)
      }
      await putOut(part)
    }
  return exitCodeOf([...codes])
}

async function printOne(outcome: Outcome, asJson: boolean): Promise<number> {
  if (asJson) await putOut(`${jsonOf(outcome)}\n`)
  if (!outcome.ok) {
    process.stderr.write(`convertory: ${outcome.message}\n`)
    return 1
  }
  if (asJson) return 0
  await putOut(`${textOf(outcome)}\n`)
  for (const remark of outcome.remarks ?? []) process.stderr.write(`${remark}\n`)
  return 0
}

function jsonOf({ input, ...outcome }: Outcome & { readonly input?: string }): string {
  const content = outcome.ok ? { ...outcome.value, remarks: outcome.remarks ?? [] } : outcome
  return exactJson(input === undefined ? content : { input, ...content })
}
