import { join } from 'node:path'
import { test } from 'vitest'
import type { Language } from '../core/index.ts'
import { expectReadings } from '../core/testing/readings.ts'
import { ask, type Meaning, whyNothing } from './index.ts'

/** Everything that a text may mean, in order, else why it means nothing; and in Russian, where that is another thing. */
const now = BigInt(Date.UTC(2026, 10, 15)) * 1_000_000n
const tools = [
  { id: 'length', names: ['Length', 'Километры'] },
  { id: 'kml', names: ['KML and KMZ', 'Просмотр KML'] },
]

function inWords(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'units': {
      const { value, from, parts } = meaning.question
      return `${value} ${from} in ${meaning.to}, typed ${parts.map(({ plain, unit }) => `${plain} ${unit}`).join(' + ')}`
    }
    case 'point': {
      const { system, notation, position } = meaning.candidate
      return `${position.latitudeDegrees.toFixed(5)} ${position.longitudeDegrees.toFixed(5)} by ${system} ${notation ?? ''}`.trim()
    }
    case 'moment':
      return `${new Date(Number(meaning.moment.instant / 1_000_000n)).toISOString()} by ${Object.values(
        meaning.moment.how,
      )
        .filter((part) => typeof part === 'string')
        .join(' ')}`
    case 'address': {
      const { reading } = meaning
      return reading.kind === 'range'
        ? 'range of addresses'
        : `${reading.kind} ${reading.notation} ${reading.prefix ?? ''} ${reading.mask ?? ''}`.trim()
    }
    case 'addresses':
      return `${meaning.list.entries.length} addresses, ${meaning.list.problems.length} not read`
    case 'file':
      return `file ${meaning.format}`
    case 'tool':
      return `tool ${meaning.id}`
    case 'token':
      return 'token'
  }
}

function answersIn(language: Language, text: string): string {
  const circumstances = { language, now, zone: 'Europe/Belgrade', tools }
  const meanings = ask(text, circumstances)
  if (meanings.length > 0) return meanings.map(inWords).join('\nor ')
  const reason = whyNothing(text, circumstances)
  return reason ? `nothing: ${JSON.stringify(reason).replaceAll('"', '')}` : 'nothing'
}

function readingOf(text: string): string {
  const [english, russian] = [answersIn('en', text), answersIn('ru', text)]
  return english === russian ? english : `${english}\nru ${russian}`
}

test('texts on both sides of every rule of the box', () =>
  expectReadings(join(import.meta.dirname, 'fixtures/readings.txt'), readingOf))
