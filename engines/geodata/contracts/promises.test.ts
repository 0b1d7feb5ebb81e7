import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inputFromBytes } from '../bytes/input.ts'
import { type Target, targetsFor } from '../catalogue/targets.ts'
import type { FormatId } from '../formats/format-metas.ts'
import { formatMetas, metaOf } from '../formats/format-metas.ts'
import { DocumentInfo } from '../model/document.ts'
import { FeatureBatch } from '../model/feature.ts'
import type { Aspect, WriteOptions } from '../model/format.ts'
import type { Note, NoteCode } from '../notes/notes.ts'
import { inspect } from '../pipeline/convert.ts'
import { Tally } from '../summary/tally.ts'
import { convertBytes } from '../testing/run.ts'

/** The aspect of the list of targets that a note of the conversion is about; one of them must have been foretold. */
const aspectsOf: Readonly<Partial<Record<NoteCode, readonly Aspect[]>>> = {
  'elevations-dropped': ['elevations'],
  'times-dropped': ['times'],
  'times-as-measures': ['times'],
  'sensor-values-dropped': ['point-values', 'other-values'],
  'measures-dropped': ['measures'],
  'styles-dropped': ['styles'],
  'altitude-mode-dropped': ['display'],
  'properties-dropped': ['display', 'attributes', 'times', 'styles'],
  'images-dropped': ['images'],
  'metadata-dropped': ['metadata'],
  'folders-dropped': ['folders'],
  'folders-as-column': ['folders'],
  'features-without-geometry-dropped': ['without-place'],
  'polygons-as-tracks': ['areas', 'collections'],
  'multipoints-as-waypoints': ['multipoints', 'collections'],
  'collections-split': ['collections'],
  'lines-as-points': ['lines'],
  'areas-as-outlines': ['areas', 'collections', 'parts'],
  'parts-apart': ['parts', 'areas'],
  'split-by-geometry-type': ['types', 'collections'],
  // Styles bring columns of their own.
  'field-names-shortened': ['long-names', 'styles'],
  'text-cut': ['long-texts'],
}

/** What only a look at every single value could foretell. */
const unforeseen: readonly NoteCode[] = [
  'blanks-dropped',
  'characters-dropped',
  'duplicate-values-dropped',
  'extensions-dropped',
  'points-merged',
  'points-without-position-dropped',
  'value-unreadable',
]

const files = formatMetas.flatMap(({ id }) =>
  ['ok', 'odd'].flatMap((kind) => {
    const folder = join(import.meta.dirname, '../formats', id, 'fixtures', kind)
    return existsSync(folder) ? readdirSync(folder).map((name) => ({ id, name, path: join(folder, name) })) : []
  }),
)

const choices: readonly WriteOptions[] = [{}, { rows: 'point' }, { rows: 'feature' }, { for: 'mymaps' }]

test.each(files)('$id $name becomes what the list of targets says, in every format', async ({ id, name, path }) => {
  const bytes = new Uint8Array(readFileSync(path))
  const looked = await inspect({ inputs: [inputFromBytes(name, bytes)], from: id })
  if (!looked.ok) return
  const { read, notes: known } = looked.value
  const wrong: string[] = []
  for (const options of choices)
    for (const { meta, fates } of targetsFor(id, read, options))
      if (Object.keys(options).every((name) => meta.options?.includes(name as keyof WriteOptions)))
        wrong.push(...(await contradictions({ id, name, bytes }, meta.id, fates, known, options)))
  expect(wrong).toEqual([])
})

async function contradictions(
  file: { readonly id: FormatId; readonly name: string; readonly bytes: Uint8Array },
  to: FormatId,
  fates: Target['fates'],
  known: readonly Note[],
  options: WriteOptions,
): Promise<string[]> {
  const { result } = await convertBytes(file.bytes, file.id, to, file.name, options)
  if (!result.ok) return []
  const isNew = (note: Note) =>
    note.count > (known.find(({ code, subject }) => code === note.code && subject === note.subject)?.count ?? 0)
  // Where times have a place, those are left out that are none.
  const isUnreadable = ({ code, subject }: Note) =>
    (code === 'times-dropped' &&
      ((['gpx', 'kml', 'kmz', 'tcx'].includes(to) && options.for === undefined) || fates.times === 'changed')) ||
    (code === 'metadata-dropped' && subject === 'time')
  // How long a name is by the letters of a drawing.
  const isLongName = ({ code }: Note) => code === 'text-cut' && metaOf(to).room?.keepsFields !== undefined
  // A heart rate of nought or of more than a byte.
  const isMisfit = ({ code }: Note) => code === 'point-details-dropped' && to === 'tcx'
  const isForeseeable = (note: Note) =>
    !unforeseen.includes(note.code) && !isUnreadable(note) && !isLongName(note) && !isMisfit(note)
  const notes = result.value.notes.filter((note) => isNew(note) && isForeseeable(note))
  const untold = notes
    .filter(({ code, kind }) => kind === 'lost' || (kind === 'changed' && aspectsOf[code] !== undefined))
    .filter(({ code, kind }) => !(aspectsOf[code] ?? []).some((aspect) => fates[aspect] === kind))
    .map(({ code }) => `${to}: ${code} was not foretold`)
  const idle = Object.entries(fates)
    .filter(([, fate]) => fate === 'lost')
    .filter(([aspect]) => !notes.some(({ code, kind }) => kind === 'lost' && isAbout(code, aspect as Aspect)))
    .map(([aspect]) => `${to}: ${aspect} is not lost`)
  return [...untold, ...idle]
}

const isAbout = (code: NoteCode, aspect: Aspect): boolean => aspectsOf[code]?.includes(aspect) === true

test('what a file has is counted once, however often it is asked for on the way', () => {
  const tally = new Tally()
  const batch = new FeatureBatch(new DocumentInfo(), false)
  batch.document.metadata.set('name', 'a').set('author', 'b')
  batch.beginFeature()
  tally.add(batch)
  expect([tally.summary().extras, tally.summary().extras]).toEqual(
    Array(2).fill({ title: 1, metadata: 1, 'without-place': 1 }),
  )
})

test('the time of a place is a value beside it in GeoJSON, and a time in KML', async () => {
  const gpx = '<gpx><wpt lat="1" lon="2"><time>2024-05-01T06:00:02Z</time></wpt></gpx>'
  const looked = await inspect({ inputs: [inputFromBytes('a.gpx', new TextEncoder().encode(gpx))], from: 'gpx' })
  if (!looked.ok) throw new Error(looked.problem.code)
  const fates = new Map(targetsFor('gpx', looked.value.read).map(({ meta, fates: { times } }) => [meta.id, times]))
  expect([fates.get('geojson'), fates.get('kml')]).toEqual(['changed', 'kept'])
})
