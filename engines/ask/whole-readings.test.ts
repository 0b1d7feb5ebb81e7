import { join } from 'node:path'
import { test } from 'vitest'
import type { Language } from '../core/index.ts'
import { expectReadings } from '../core/testing/readings.ts'
import { ask, type Meaning, whyNothing } from './index.ts'
import { inWords } from './testing/in-words.ts'

/** Everything that a text may mean, in order, else why it means nothing; and in Russian, where that is another thing. */
const now = BigInt(Date.UTC(2026, 10, 15)) * 1_000_000n
const tools = [
  { id: 'length', names: ['Length', 'Километры'] },
  { id: 'kml', names: ['KML and KMZ', 'Просмотр KML'] },
]

/** Of places and moments, more than a line of a table has room for. */
function inFull(meaning: Meaning): string {
  if (meaning.kind === 'point') {
    const { system, notation, position } = meaning.candidate
    return `${position.latitudeDegrees.toFixed(5)} ${position.longitudeDegrees.toFixed(5)} by ${system} ${notation ?? ''}`.trim()
  }
  if (meaning.kind !== 'moment') return inWords(meaning)
  const { instant, how } = meaning.moment
  const words = Object.values(how).filter((part) => typeof part === 'string')
  return `${new Date(Number(instant / 1_000_000n)).toISOString()} by ${words.join(' ')}`
}

function answersIn(language: Language, text: string): string {
  const circumstances = { language, now, zone: 'Europe/Belgrade', tools }
  const meanings = ask(text, circumstances)
  if (meanings.length > 0) return meanings.map(inFull).join('\nor ')
  const reason = whyNothing(text, circumstances)
  return reason ? `nothing: ${JSON.stringify(reason).replaceAll('"', '')}` : 'nothing'
}

function readingOf(text: string): string {
  const [english, russian] = [answersIn('en', text), answersIn('ru', text)]
  return english === russian ? english : `${english}\nru ${russian}`
}

test('texts on both sides of every rule of the box', () =>
  expectReadings(join(import.meta.dirname, 'fixtures/readings.txt'), readingOf))
