import { join } from 'node:path'
import { test } from 'vitest'
import { expectReadings } from '#engines/core/testing/readings.ts'
import { type Candidate, recognise } from './index.ts'

/** Everything that a text may mean, to the centimetre, with how it was read. */
const place = ({ latitudeDegrees, longitudeDegrees }: Candidate['position']): string =>
  `${latitudeDegrees.toFixed(7)} ${longitudeDegrees.toFixed(7)}`

function readingOf(text: string): string {
  const recognition = recognise(text)
  if (!recognition) return 'nothing'
  if (recognition.kind === 'map-link') return `${place(recognition.position)} ${recognition.service}`
  if (recognition.kind === 'shortened-link') return `shortened ${recognition.service}`
  if (recognition.kind === 'refused') return recognition.reason
  return recognition.candidates
    .map(({ position, system, notation, heightMetres, wanted }) =>
      [place(position), system, notation, heightMetres && `${heightMetres} m`, wanted && `wanted in ${wanted}`]
        .filter(Boolean)
        .join(' '),
    )
    .join('\nor ')
}

test('everyday texts', () => expectReadings(join(import.meta.dirname, 'fixtures/readings.txt'), readingOf))
