import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCollection, anyTrackFile } from '../testing/random-files.ts'
import { convertBytes } from '../testing/run.ts'
import { type StepId, stepIds } from './step.ts'
import { stepOf, steps } from './steps.ts'

/** Of each step: what it understands with its usual spelling, what it does not, and a choice that leaves something of every file. */
const words: Readonly<
  Record<StepId, { read: Readonly<Record<string, string>>; refused: readonly string[]; mild: string }>
> = {
  where: {
    read: { 'a=1': 'a = 1', '"a b" <> \'it\'\'s\'': '"a b" <> \'it\'\'s\'', 'not x is null and y in (1, two)': "not (x is null) and y in (1, 'two')" }, // biome-ignore format: a line each
    refused: [
      '',
      'a',
      'a =',
      '= 1',
      'a = 1 b',
      'a = (1)',
      "a = 'x",
      'a in ()',
      'and = 1',
      'a == == 1',
      '(a = 1',
      'a ~ 1',
    ],
    mild: 'nothing_of_the_kind is null or 1x = 2',
  },
  reverse: { read: { yes: 'yes' }, refused: ['', 'no', '1'], mild: 'yes' },
  reduce: {
    read: {
      '2000': '2000',
      ' 2 000': '2000',
      '5 m': '5m',
      '0,5km': '500m',
      '12 км': '12000m',
      '10 %': '10%',
      '3ft': '0.9144000000000001m',
    },
    refused: ['', '0', '1', '-5', '5 apples', 'm', '0m', '101%', '2,5', 'NaN'],
    mild: '2',
  },
}

describe.each(steps)('$id', ({ id }) => {
  const { read, refused, mild } = words[id]

  it('understands what its help shows', () => {
    const { value = 'yes' } = stepOf(id)
    // biome-ignore format: the shell's quotes are not part of it
    for (const shown of value.replace(/^"(.*)"$/, '$1').split('|')) expect(stepOf(id).tidy(shown), shown).toBeDefined()
  })

  it('says what it understood in words it understands', () => {
    for (const [typed, tidy] of Object.entries(read)) {
      expect(stepOf(id).tidy(typed), typed).toBe(tidy)
      expect(stepOf(id).tidy(tidy), tidy).toBe(tidy)
    }
  })

  it.each(refused)('does not understand «%s»', async (typed) => {
    expect(stepOf(id).tidy(typed)).toBeUndefined()
    const { result } = await convertBytes('{"type":"Point","coordinates":[1,2]}', 'geojson', 'geojson', undefined, {}, { [id]: typed }) // biome-ignore format: one line
    expect(result).toEqual({ ok: false, problem: { code: 'step_not_understood', step: id, value: typed } })
  })

  it('makes a file of every file', async () => {
    const check = async (source: string, from: 'gpx' | 'geojson') => {
      for (const to of ['gpx', 'geojson', 'csv', 'topojson'] as const) {
        const before = (await convertBytes(source, from, to)).result
        const { result } = await convertBytes(source, from, to, undefined, {}, { [id]: mild })
        if (!before.ok) continue
        if (result.ok) expect(result.value.read).toEqual(before.value.read)
        else expect(result.problem.code).toMatch(/^(?:nothing_left|step_field_unknown)$/)
      }
    }
    await fc.assert(
      fc.asyncProperty(anyTrackFile, anyCollection, async (track, collection) => {
        await check(track, 'gpx')
        await check(collection, 'geojson')
      }),
      { numRuns: 25 },
    )
  })
})

it('there is one row for each, in the order in which they are done', () => {
  expect(steps.map(({ id }) => id)).toEqual([...stepIds])
})
