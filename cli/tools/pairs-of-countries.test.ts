import { describe, expect, it } from 'vitest'
import {
  type Grid,
  grids,
  isNear,
  withName,
  withoutName,
} from '#engines/coordinates/fixtures/pairs-of-countries.cases.ts'
import type { Language } from '#engines/core/index.ts'
import { askCoordinates } from './coordinates.ts'
import type { Circumstances, Outcome } from './outcome.ts'

const circumstances = (language: Language): Circumstances => ({
  language,
  say: (key) => key,
  now: 0n,
  zone: 'UTC',
})

type Place = { readonly latitude: number; readonly longitude: number }
const isThere = ({ latitude, longitude }: Place, grid: Grid): boolean => isNear(latitude, longitude, grid)
const verdictOf = (outcome: Outcome, grid: Grid): 'right' | 'asked' | 'elsewhere' | 'refused' => {
  if (outcome.ok) return isThere(outcome.value as unknown as Place, grid) ? 'right' : 'elsewhere'
  return (outcome.likely as Place[] | undefined)?.some((place) => isThere(place, grid)) ? 'asked' : 'refused'
}

describe.each(grids)('EPSG:$code', (grid) => {
  it('with its name a pair is there, asked about or refused, and with the names of its axes never refused', async () => {
    const wrong: string[] = []
    for (const { text, axes } of await withName(grid)) {
      const outcome = await askCoordinates({ text }, circumstances(grid.language))
      const verdict = verdictOf(outcome, grid)
      if (verdict === 'elsewhere') wrong.push(`elsewhere: ${text}`)
      const isAsked = !outcome.ok && /axes_needed|several/.test(outcome.problem.code)
      if (verdict === 'refused' && !isAsked && axes.length > 4)
        wrong.push(`${outcome.ok || outcome.problem.code}: ${text}`)
    }
    expect(wrong).toEqual([])
  }, 60_000)

  it('without its name a pair is there, or it is asked about or told what else it may be', async () => {
    const wrong: string[] = []
    for (const { text } of await withoutName(grid)) {
      const outcome = await askCoordinates({ text }, circumstances(grid.language))
      const isTold = outcome.ok && outcome.remarks?.includes('cli_coords_also_fits')
      if (verdictOf(outcome, grid) === 'elsewhere' && !isTold) wrong.push(text)
    }
    expect(wrong).toEqual([])
  }, 60_000)
})
