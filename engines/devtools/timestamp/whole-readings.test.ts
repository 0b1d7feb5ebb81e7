import { expect, test } from 'vitest'
import { edges } from './fixtures/edges.cases.ts'
import { moments, others, refusals } from './fixtures/everyday.cases.ts'
import { type Moment, readMoment, type TimestampUnit } from './index.ts'

/**
 * Everything that is said of a text: when it is, how it was read, with what notes, and what else it may be. An instant alone does not show
 * a form named wrongly or an offer that is missing. A reading that should change: `npx vitest run engines/devtools/timestamp -u`, and read
 * the difference.
 */
const circumstances = { now: BigInt(Date.UTC(2026, 10, 15, 12)) * 1_000_000n, zone: 'Europe/Belgrade' }

const inWords = ({ instant, how, notes, local }: Moment): string =>
  [
    new Date(Number(instant / 1_000_000n)).toISOString(),
    ...(instant % 1_000_000n === 0n ? [] : [`+${instant % 1_000_000n} ns`]),
    ...Object.values(how).map((part) => (typeof part === 'object' ? Object.values(part).join('/') : part)),
    ...(local && local.kind !== 'unique' ? [Object.values(local).join('/')] : []),
    ...notes.map((note) => `(${Object.values(note).join(' ')})`),
  ].join(' ')

function readingOf(text: string, unit?: TimestampUnit): string {
  const { taken, problem, offered } = readMoment(text, { ...circumstances, ...(unit && { unit }) })
  const first = taken ? inWords(taken) : Object.values(problem ?? {}).join(' ')
  return [`${text}${unit ? ` [${unit}]` : ''}`, first, ...offered.map((moment) => `or ${inWords(moment)}`)].join('\n  ')
}

const everyday = [...new Set([...moments, ...refusals, ...others].map(([text]) => text))]

test('everyday texts', async () => {
  await expect(`${everyday.map((text) => readingOf(text)).join('\n')}\n`).toMatchFileSnapshot('fixtures/everyday.txt')
})

test('texts on both sides of every limit', async () => {
  const counts = ['1700000000', '20231114', '20231114221320', '45413', '1700000000 ms', '0', '653bd280d1f9a12345678901']
  const chosen = counts.flatMap((text) => (['s', 'ms', 'ns'] as const).map((unit) => readingOf(text, unit)))
  const readings = [...edges.map((text) => readingOf(text)), ...chosen]
  await expect(`${readings.join('\n')}\n`).toMatchFileSnapshot('fixtures/edges.txt')
})
