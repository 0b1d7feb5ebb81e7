import { expect, test } from 'vitest'
import { none, points } from './fixtures/everyday.cases.ts'
import { type Candidate, recognise } from './index.ts'

/**
 * Everything that a text may mean, to the centimetre, with how it was read. A reading that should change:
 * `npx vitest run engines/coordinates -u`, and read the difference.
 */
const place = ({ latitudeDegrees, longitudeDegrees }: Candidate['position']): string =>
  `${latitudeDegrees.toFixed(7)} ${longitudeDegrees.toFixed(7)}`

function readingOf(text: string): string {
  const recognition = recognise(text)
  if (!recognition) return 'nothing'
  if (recognition.kind === 'map-link') return `${place(recognition.position)} ${recognition.service}`
  if (recognition.kind === 'shortened-link') return `shortened ${recognition.service}`
  if (recognition.kind === 'refused') return recognition.reason
  return recognition.candidates
    .map(({ position, system, notation, heightMetres }) =>
      [place(position), system, notation, heightMetres && `${heightMetres} m`].filter(Boolean).join(' '),
    )
    .join('\n  or ')
}

test('everyday texts', async () => {
  const texts = [...new Set([...points.map(([text]) => text), ...none])]
  const lines = texts.map((text) => `${JSON.stringify(text)}\n  ${readingOf(text)}`)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('fixtures/everyday.txt')
})
