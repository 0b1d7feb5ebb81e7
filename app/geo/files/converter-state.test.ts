import { describe, expect, it } from 'vitest'
import {
  type ConverterAction,
  type ConverterState,
  filesToConvert,
  type Item,
  initialState,
  reduce,
  titleOf,
} from './converter-state.ts'
import { fileColour, sourceOf } from './file-view.ts'
import { groupFiles } from './group-files.ts'

const file = (name: string) => new File(['content'], name, { lastModified: 1 })
const item = (id: number, name: string): Item => ({
  id,
  name,
  files: [file(name)],
  format: 'gpx',
  sizeBytes: 7,
  status: { kind: 'waiting' },
})
const run = (...actions: ConverterAction[]): ConverterState => actions.reduce(reduce, initialState)
const failed = { kind: 'failed', problem: { code: 'empty_file' } } as const

describe('what the page holds', () => {
  it('adds files to those that wait, without doubles, and makes room when the old ones are finished', () => {
    const chosen = (...items: Item[]): ConverterAction => ({ kind: 'chosen', items, error: undefined })
    const names = (state: ConverterState) => state.items.map(({ name }) => name)
    expect(names(run(chosen(item(1, 'a.gpx')), chosen(item(2, 'b.gpx')), chosen(item(3, 'a.gpx'))))).toEqual([
      'b.gpx',
      'a.gpx',
    ])
    const ended: ConverterAction = { kind: 'item-ended', id: 1, status: failed }
    expect(names(run(chosen(item(1, 'a.gpx')), ended, chosen(item(2, 'b.gpx'))))).toEqual(['b.gpx'])
  })

  it('keeps the chosen file when another is rejected, and clears the error on the next valid one', () => {
    const error = { kind: 'wrong-file-type', extension: '.gpx', file: file('a.txt'), files: [], names: [] } as const
    const rejected = run(
      { kind: 'chosen', items: [item(1, 'a.gpx')], error: undefined },
      { kind: 'chosen', items: [], error },
    )
    expect(rejected).toMatchObject({ items: [{ id: 1 }], error: { kind: 'wrong-file-type' } })
    expect(reduce(rejected, { kind: 'chosen', items: [item(2, 'b.gpx')], error: undefined }).error).toBeUndefined()
  })

  it('drops files of the former format when the formats change, and lets the others wait again', () => {
    const state = run(
      { kind: 'chosen', items: [item(1, 'a.gpx')], error: undefined },
      { kind: 'item-ended', id: 1, status: failed },
    )
    const sameSource = reduce(state, { kind: 'formats-changed', from: 'gpx', isSupported: true })
    expect(sameSource.items).toMatchObject([{ id: 1, status: { kind: 'waiting' } }])
    expect(reduce(state, { kind: 'formats-changed', from: 'kml', isSupported: true }).items).toEqual([])
    expect(reduce(state, { kind: 'formats-changed', from: 'gpx', isSupported: false }).error).toEqual({
      kind: 'not-supported',
    })
    expect(sameSource.isCancelled).toBe(false)
  })

  it('says that a new pair ended what was under way', () => {
    const state = run(
      { kind: 'chosen', items: [item(1, 'a.gpx')], error: undefined },
      { kind: 'progressed', id: 1, progress },
      { kind: 'formats-changed', from: 'gpx', isSupported: true },
    )
    expect(state).toMatchObject({ isCancelled: true, progress: undefined, items: [{ status: { kind: 'waiting' } }] })
  })

  const progress = { doneBytes: 1, totalBytes: 7, secondsLeft: undefined, fileNumber: 1, fileCount: 1 }

  it('lets a file that arrives during a conversion wait for its turn', () => {
    const state = run(
      { kind: 'chosen', items: [item(1, 'a.gpx')], error: undefined },
      { kind: 'progressed', id: 1, progress },
      { kind: 'chosen', items: [item(2, 'b.gpx')], error: undefined },
    )
    expect(state).toMatchObject({
      items: [{ status: { kind: 'converting' } }, { status: { kind: 'waiting' } }],
      progress,
    })
  })

  it('lets a cancelled file wait again', () => {
    const state = run(
      { kind: 'chosen', items: [item(1, 'a.gpx')], error: undefined },
      { kind: 'progressed', id: 1, progress },
      { kind: 'cancelled' },
    )
    expect(state).toMatchObject({ items: [{ status: { kind: 'waiting' } }], progress: undefined, isCancelled: true })
  })
})

describe('the extension rule', () => {
  const grouped = (names: string[], from: 'gpx' | 'geojson' | 'shp') => {
    const { accepted, rejected } = groupFiles(names.map(file), from)
    return {
      accepted: accepted.map(({ files }) => files.map(({ name }) => name)),
      rejected: rejected.map(({ name }) => name),
    }
  }

  it('goes by the end of the name, in any case', () => {
    expect(grouped(['A.GPX', 'b.gpx.txt', 'c.gpx'], 'gpx')).toEqual({
      accepted: [['A.GPX'], ['c.gpx']],
      rejected: ['b.gpx.txt'],
    })
    expect(grouped(['a.json'], 'geojson').rejected).toEqual(['a.json'])
  })

  it('takes the files of a shapefile together, an archive alone, and no companion without its shapes', () => {
    expect(grouped(['Roads.SHP', 'roads.dbf', 'roads.PRJ', 'roads.shp.xml', 'lakes.zip', 'lonely.dbf'], 'shp')).toEqual(
      { accepted: [['Roads.SHP', 'roads.dbf', 'roads.PRJ'], ['lakes.zip']], rejected: ['lonely.dbf'] },
    )
  })
})

describe('every other thing that happens to the list', () => {
  const two = run({
    kind: 'chosen',
    items: [item(1, 'a.gpx'), item(2, 'b.gpx')],
    error: undefined,
    switched: { name: 'a.gpx', format: 'gpx' },
  })
  const error = { kind: 'wrong-file-type', extension: '.gpx', file: file('a.txt'), files: [], names: [] } as const
  const progress = { doneBytes: 1, totalBytes: 7, secondsLeft: undefined, fileNumber: 1, fileCount: 2 }
  const troubled: ConverterState = { ...two, error, isCancelled: true }

  it('begins with nothing, and comes back to it', () => {
    expect(initialState).toEqual({
      items: [],
      error: undefined,
      progress: undefined,
      isCancelled: false,
      switched: undefined,
    })
    expect(reduce(troubled, { kind: 'cleared' })).toEqual(initialState)
  })

  it('a file is taken off, or others take its place; what was said before is settled', () => {
    expect(reduce(troubled, { kind: 'removed', id: 1 })).toEqual({ ...two, items: [two.items[1]] })
    const layers = [item(3, 'first'), item(4, 'second')]
    expect(reduce(troubled, { kind: 'replaced', id: 1, items: layers })).toEqual({
      ...two,
      items: [...layers, two.items[1]],
    })
  })

  it('what a file turns out to be is told at that file', () => {
    const { items } = reduce(two, { kind: 'recognised', id: 2, looksLike: 'kml' })
    expect(items.map(({ looksLike }) => looksLike)).toEqual([undefined, 'kml'])
    const told = (state: ConverterState, rejected: File) =>
      reduce(state, { kind: 'rejected-recognised', file: rejected, looksLike: 'kml' }).error
    expect(told(troubled, error.file)).toEqual({ ...error, looksLike: 'kml' })
    expect(told(troubled, file('b.txt'))).toBe(error)
    expect(told({ ...two, error: { kind: 'no-file' } }, error.file)).toEqual({ kind: 'no-file' })
    expect(told(two, error.file)).toBeUndefined()
  })

  it('a refusal is shown, and a conversion that begins takes it away; one that goes on does not', () => {
    const refused = reduce({ ...two, isCancelled: true }, { kind: 'refused', error: { kind: 'no-file' } })
    expect(refused).toEqual({ ...two, error: { kind: 'no-file' }, isCancelled: false })
    const begun = reduce({ ...refused, isCancelled: true }, { kind: 'progressed', id: 1, progress })
    expect(begun).toMatchObject({ error: undefined, progress, isCancelled: false })
    expect(begun.items.map(({ status }) => status.kind)).toEqual(['converting', 'waiting'])
    const disturbed = reduce(begun, { kind: 'chosen', items: [], error })
    expect(reduce(disturbed, { kind: 'progressed', id: 1, progress }).error).toBe(error)
    expect(reduce(begun, { kind: 'finished' })).toEqual({ ...begun, progress: undefined })
    expect(reduce({ ...two, isCancelled: true }, { kind: 'chosen', items: [], error }).isCancelled).toBe(false)
  })

  it('stays with the format the page has changed to, and with no other', () => {
    const changed = (from: 'gpx' | 'kml') => reduce(troubled, { kind: 'formats-changed', from, isSupported: true })
    expect(changed('gpx')).toEqual(two)
    expect(changed('kml').switched).toBeUndefined()
  })

  it('knows a file again by name, size and time', () => {
    const again = (change: Partial<Item>) =>
      reduce(two, { kind: 'chosen', items: [{ ...item(3, 'a.gpx'), ...change }], error: undefined }).items.length
    expect(again({})).toBe(2)
    expect(again({ sizeBytes: 8 })).toBe(3)
    expect(again({ files: [new File(['content'], 'a.gpx', { lastModified: 2 })] })).toBe(3)
  })

  it('converts what has no result, and everything once more when everything has one', () => {
    const done = { kind: 'done', conversion: {} } as unknown as Item['status']
    const [first, second] = two.items as [Item, Item]
    expect(filesToConvert([{ ...first, status: done }, second])).toEqual([second])
    expect(filesToConvert([{ ...first, status: failed }, second])).toHaveLength(2)
    expect(filesToConvert([{ ...first, status: done }])).toHaveLength(1)
  })

  it('names a layer after its file, and reads it with all that was said of it', () => {
    const layer = { name: 'Roads', number: 2 }
    expect([titleOf(item(1, 'a.gpkg')), titleOf({ name: 'a.gpkg', way: { layer } })]).toEqual([
      'a.gpkg',
      'a.gpkg · Roads',
    ])
    const [one, other] = [item(1, 'a.gpx'), item(2, 'b.gpx')]
    expect(sourceOf(one, 1)).toEqual({ parts: [{ files: one.files, from: 'gpx' }], readOptions: {}, sharers: 1 })
    const way = { layer, readOptions: { encoding: 'windows-1251' } }
    expect(sourceOf({ ...one, way, mergedWith: [{ ...other, format: 'kml' }] }, 3)).toEqual({
      parts: [
        { files: one.files, from: 'gpx' },
        { files: other.files, from: 'kml' },
      ],
      readOptions: { encoding: 'windows-1251' },
      layer: 2,
      sharers: 3,
    })
  })

  it('gives each of several files a colour, and begins anew after the last', () => {
    expect([fileColour(0, 1), fileColour(3, 1)]).toEqual([undefined, undefined])
    const colours = Array.from({ length: 9 }, (_, index) => fileColour(index, 2))
    expect(new Set(colours).size).toBe(8)
    expect(colours[8]).toBe(colours[0])
    for (const colour of colours) expect(colour).toMatch(/^#[\da-f]{6}$/)
  })
})
