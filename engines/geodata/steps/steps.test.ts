import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReadSummary } from '../summary/tally.ts'
import { anyCollection, anyTrackFile } from '../testing/random-files.ts'
import { convertBytes } from '../testing/run.ts'
import { type StepId, stepIds } from './step.ts'
import { stepOf, steps } from './steps.ts'

/** Of each step: what it understands with its usual spelling, what it does not, and a choice that leaves something of every file. */
const words: Readonly<
  Record<StepId, { read: Readonly<Record<string, string>>; refused: readonly string[]; mild: string; adds?: true }>
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
  area: {
    read: {
      '19, 42, 23, 46': '19,42,23,46',
      '19,1;42;23;46': '19.1,42,23,46',
      '170 -50 -170 -30': '170,-50,-170,-30',
      '0 −10 360 10': '-180,-10,180,10',
    },
    refused: ['', '1,2,3', '19,1,42,23,46', '0,10,5,10', '5,0,5,1', '0,-91,1,0', '0,0,1,91', 'a,b,c,d', '1,2,3,4,5'],
    mild: '-180,-90,180,90',
  },
  clip: { read: { '-180 -90 180 90': '-180,-90,180,90' }, refused: ['', '1,2,3'], mild: '-180,-90,180,90' },
  during: {
    read: {
      '2024-05-01..2024-05-03': '2024-05-01T00:00:00Z..2024-05-03T23:59:59Z',
      '2024': '2024-01-01T00:00:00Z..2024-12-31T23:59:59Z',
      '2024-02': '2024-02-01T00:00:00Z..2024-02-29T23:59:59Z',
      '2024-05-01T08:00+02:00..': '2024-05-01T06:00:00Z..',
      '..2024-05-01 10:00': '..2024-05-01T10:00:59Z',
      '2024-05-01/2024-05-02': '2024-05-01T00:00:00Z..2024-05-02T23:59:59Z',
      '2024-05-01 – 2024-05-02': '2024-05-01T00:00:00Z..2024-05-02T23:59:59Z',
    },
    refused: [
      '',
      '..',
      'today',
      '2024-13',
      '2024-02-30',
      '2024-05-02..2024-05-01',
      '2024-05-01T25:00',
      '1.5.2024',
      '..x',
    ],
    mild: '1970..2040',
  },
  join: { read: { yes: 'yes' }, refused: ['', 'no'], mild: 'yes', adds: true },
  measure: { read: { yes: 'yes' }, refused: ['', 'no'], mild: 'yes', adds: true },
  split: {
    read: {
      day: 'day',
      'Day Europe/Moscow': 'day Europe/Moscow',
      'day +05:30': 'day +05:30',
      'gap 30 мин': 'gap 1800s',
      'gap 1,5h': 'gap 5400s',
      'gap 2 km': 'gap 2000m',
      'gap 5m': 'gap 5m',
      LAP: 'lap',
      layer: 'layer',
      'field a b': 'field a b',
    },
    refused: ['', 'week', 'gap', 'gap 5', 'gap 0h', 'gap 3 apples', 'day Nowhere/Town', 'field', 'lap 2'],
    mild: 'layer',
    adds: true,
  },
  simplify: { read: { '100 m': '100m', '10%': '10%', '5000': '5000' }, refused: ['', '1', 'far'], mild: '1%' },
  fields: {
    read: {
      'name,ele': 'name, ele',
      'name , ele as height': 'name, ele as height',
      '*': '*',
      'a as b, *': '*, a as b',
      '"a, b" as "c ""d"""': '"a, b" as "c ""d"""',
    },
    refused: ['', ',', 'a,,b', 'a,', 'a,a', 'a as b, c as b', '"a', 'a as '],
    mild: '*',
  },
}

describe.each(steps)('$id', ({ id }) => {
  const { read, refused, mild, adds } = words[id]

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
        if (result.ok) expect(counted(result.value.read, adds)).toEqual(counted(before.value.read, adds))
        else expect(result.problem.code).toMatch(/^(?:nothing_left|step_field_unknown|step_lacks)$/)
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

/** What is in the source; fields and layers of the document may come to be on the way. */
function counted(read: ReadSummary, adds: true | undefined) {
  const { fields: _fields, folders: _folders, folderNames: _names, parts: _parts, extras: _extras, ...source } = read
  return adds ? source : read
}

it('there is one row for each, in the order in which they are done', () => {
  expect(steps.map(({ id }) => id)).toEqual([...stepIds])
})
