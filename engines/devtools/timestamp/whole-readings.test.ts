import { join } from 'node:path'
import { test } from 'vitest'
import { expectReadings } from '#engines/core/testing/readings.ts'
import { type Moment, readMoment, type TimestampUnit } from './index.ts'

/**
 * Everything that is said of a text: when it is, how it was read, with what notes, and what else it may be. An instant alone does not show
 * a form named wrongly or an offer that is missing.
 */
const circumstances = { now: BigInt(Date.UTC(2026, 10, 15, 12)) * 1_000_000n, zone: 'Europe/Belgrade' }

const shown = (part: unknown): string => (typeof part === 'object' ? Object.values(part!).join('-') : String(part))

const inWords = ({ instant, how, notes, local }: Moment): string =>
  [
    new Date(Number(instant / 1_000_000n)).toISOString(),
    ...(instant % 1_000_000n === 0n ? [] : [`+${instant % 1_000_000n} ns`]),
    ...Object.values(how).map((part) => (typeof part === 'object' ? Object.values(part).join('/') : part)),
    ...(local && local.kind !== 'unique' ? [Object.values(local).join('/')] : []),
    ...notes.map((note) => `(${Object.values(note).map(shown).join(' ')})`),
  ].join(' ')

function readingOf(text: string, unit?: TimestampUnit): string {
  const { taken, problem, offered } = readMoment(text, { ...circumstances, ...(unit && { unit }) })
  const first = taken ? inWords(taken) : Object.values(problem ?? {}).join(' ')
  return [first, ...offered.map((moment) => `or ${inWords(moment)}`)].join('\n')
}

const file = (name: string): string => join(import.meta.dirname, 'fixtures', name)

test('everyday texts, and texts on both sides of every limit', () => expectReadings(file('readings.txt'), readingOf))

test.each(['s', 'ms', 'ns'] as const)('where the unit was chosen: %s', (unit) =>
  expectReadings(file(`readings-in-${unit}.txt`), (text) => readingOf(text, unit)),
)
