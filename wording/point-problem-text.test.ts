import { expect, test } from 'vitest'
import { languages } from '#engines/core/index.ts'
import { pointProblemText } from './point-problem-text.ts'

test.each(languages)(
  'every reason why a text is no point has a sentence of its own, with what it is about, in %s',
  (language) => {
    const said = [
      { code: 'latitude_out_of_range' },
      { code: 'longitude_out_of_range' },
      { code: 'outside_area' },
      { code: 'outside_area', suggestion: '44.8, 20.4' },
      { code: 'far_from_zone', zone: 34, distanceMetres: 567_000 },
      { code: 'wrong_band' },
      { code: 'unreadable', word: 'zorp' },
    ] as const
    const texts = said.map((problem) => pointProblemText(problem, language))
    expect(new Set(texts).size).toBe(said.length)
    expect(texts).not.toContain(undefined)
    expect(texts[4]).toMatch(/34.*567|567.*34/)
    expect(texts[6]).toContain('zorp')
    // What cannot be read at all has no reason.
    expect(pointProblemText({ code: 'unreadable' }, language)).toBeUndefined()
  },
)
