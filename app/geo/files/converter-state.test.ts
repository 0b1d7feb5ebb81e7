import { describe, expect, it } from 'vitest'
import { type ConverterAction, type ConverterState, type Item, initialState, reduce } from './converter-state.ts'
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
