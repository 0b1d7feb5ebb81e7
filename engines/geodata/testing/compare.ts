import type { Note, NoteCode } from '../notes/notes.ts'
import { simpleStyleNames } from '../vocabulary/simple-style.ts'
import { type Dump, keyEnd } from './dump.ts'

/** What a note excuses: aspects of a dump. `{}` is the note's subject, and anything where the note has none. */
const excused: Partial<Record<NoteCode, readonly string[]>> = {
  'times-dropped': ['times', 'property:time*', 'property:begin', 'property:end'],
  'times-completed': ['times'],
  'times-made-up': ['times'],
  'names-made-up': ['property:name'],
  'names-shortened': ['property:name', 'property:desc*'],
  'time-spans-shortened': ['property:begin', 'property:end', 'times'],
  'elevations-dropped': ['elevations'],
  'elevations-filled': ['elevations'],
  'measures-dropped': ['measures'],
  'sensor-values-dropped': ['value:{}'],
  'point-details-dropped': ['value:{}', 'times'],
  'extensions-dropped': ['value:*', 'property:*'],
  'properties-dropped': ['property:{}'],
  'properties-as-text': ['property:{}'],
  'properties-as-extensions': ['id', 'property:id*', 'property:gml_id*'],
  'value-unreadable': ['property:{}'],
  'duplicate-values-dropped': ['property:{}'],
  'ids-as-property': ['id', 'property:id*', 'property:gml_id*', 'property:ID*'],
  'foreign-members-as-property': ['property:{}', 'property:{}_*'],
  'characters-dropped': ['property:{}', 'id'],
  'field-names-shortened': ['property:*', 'styles'],
  'split-by-geometry-type': ['folders'],
  'invalid-names-changed': ['property:*'],
  'field-types-widened': ['property:{}', 'property:{}_*'],
  // A track of one part is a line.
  'times-as-measures': ['geometry types'],
  'text-cut': ['property:{}'],
  'blanks-dropped': ['property:{}'],
  'empty-text-as-null': ['property:{}'],
  'absent-values-as-null': ['property:{}'],
  'altitude-mode-dropped': ['property:extrude', 'property:altitudeMode', 'property:tessellate'],
  'folders-dropped': ['folders'],
  'styles-dropped': ['styles', 'style part:*', 'property:styleUrl'],
  'polygons-as-tracks': ['geometry types', 'kinds', 'paths'],
  'multipoints-as-waypoints': ['geometry types', 'kinds', 'paths'],
  'collections-split': ['geometry types', 'kinds', 'paths'],
  'multi-geometries-as-single': ['geometry types'],
  'lines-as-points': ['geometry types', 'kinds', 'paths'],
  'areas-as-outlines': ['geometry types', 'kinds', 'paths'],
  'parts-apart': ['geometry types', 'kinds', 'paths', 'folders'],
  'names-as-texts': ['geometry types', 'kinds', 'paths'],
  'lines-as-routes': ['geometry types', 'kinds'],
  'geometry-empty': ['geometry types'],
  'ring-repaired': ['paths', 'geometry types'],
  'lines-completed': ['paths', 'geometry types'],
  'points-merged': ['paths', 'positions', 'geometry types'],
  'coordinates-quantized': ['paths', 'positions', 'elevations', 'measures'],
}

/** After these a feature is several, or another than it was: what is said of features is compared without saying of which. */
const changesFeatures: readonly NoteCode[] = [
  'parts-apart', 'names-as-texts', 'collections-split', 'multipoints-as-waypoints', 'lines-as-routes', 'ring-repaired', 'points-merged', 'coordinates-quantized',
  'longitudes-wrapped',
] // biome-ignore format: a list to read at a glance

/** What formats say in different words, or add of their own accord: the same on both sides before they are compared. */
export interface Equivalences {
  /** Another name for an aspect, or none for what is not compared. */
  aspect(aspect: string): string | undefined
  /** The text in the form both sides have, or none for what only one side can say. */
  text(aspect: string, text: string): string | undefined
}

/** What the result lacks or has beyond its source, minus exactly what the notes tell. Empty when every loss was told. */
export function unexcused(source: Dump, result: Dump, notes: readonly Note[], same: Equivalences): string[] {
  const codes = new Set(notes.map(({ code }) => code))
  const isFree = excuses(notes, same)
  const isByPoint = codes.has('lines-as-points')
  const inMeasures = (dump: Dump) => (codes.has('times-as-measures') ? timesAsMeasures(dump) : dump)
  const [had, has] = [inMeasures(source), inMeasures(isByPoint ? columnsAsValues(source, result) : result)]
  const isShared = sharedNames(had, has, same)
  const [before, after] = [counted(had, isShared, codes, same), counted(has, isShared, codes, same)]
  const differences: string[] = []
  for (const aspect of new Set([...before.keys(), ...after.keys()])) {
    if (isFree(aspect)) continue
    // Every row of a line's points says what the line says.
    const isOfLine = before.has(aspect.replace('value:', 'property:')) || /^(?:features|styles|property:)/.test(aspect)
    // Folders and layers are named by the writer where the source has none.
    const mayAdd = aspect === 'folders' || (isByPoint && isOfLine)
    const [old, now] = [before.get(aspect) ?? none, after.get(aspect) ?? none]
    for (const [text, count] of old) {
      const change = (now.get(text) ?? 0) - count
      if (change < 0) differences.push(`${aspect}: lost ${text}`)
      else if (change > 0 && !mayAdd) differences.push(`${aspect}: added ${text}`)
    }
    if (mayAdd) continue
    for (const text of now.keys()) if (!old.has(text)) differences.push(`${aspect}: added ${text}`)
  }
  return differences
}

type Counts = ReadonlyMap<string, number>
const none: Counts = new Map()

/** How often each text is said of each aspect, in the form that both sides have. Of what is the same on both sides only that it is there. */
function counted(
  dump: Dump,
  isShared: (name: string) => boolean,
  codes: ReadonlySet<NoteCode>,
  same: Equivalences,
): Map<string, Counts> {
  const aspects = new Map<string, Map<string, number>>()
  const isPlaced = !codes.has('features-without-geometry-dropped')
  const isWrapped = codes.has('longitudes-wrapped')
  const isAnyFeature = changesFeatures.some((code) => codes.has(code))
  for (const [name, texts] of dump) {
    // The only layer has the name of its file.
    if (name === 'folders' && new Set(texts.map((text) => text.slice(text.indexOf(keyEnd)))).size === 1) continue
    const aspect = same.aspect(name)
    if (aspect === undefined) continue
    const counts = aspects.get(aspect) ?? new Map<string, number>()
    aspects.set(aspect, counts)
    if (isShared(name)) continue
    // No geometry and an empty one are two ways to say nothing.
    const isSaidNowhere = isPlaced && aspect !== 'geometry types' && aspect !== 'paths'
    // Positions are a set: a ring says one of them twice, a track of it does not say which. So is all that a point says where a line got its only one twice.
    const isSet = aspect === 'positions' || (repeatsPoints.some((code) => codes.has(code)) && saidOfPoints.test(aspect))
    for (const text of texts) {
      if (!isSaidNowhere && text.startsWith(nowhere)) continue
      const free = isAnyFeature ? text.slice(text.indexOf(keyEnd) + 1) : text
      const form = same.text(aspect, isWrapped ? wrapped(free) : free)
      if (form === undefined) continue
      counts.set(form, isSet || free !== text ? 1 : (counts.get(form) ?? 0) + 1)
    }
  }
  return aspects
}

const nowhere = `nowhere${keyEnd}`

/** What is said in the very same texts needs no counting, unless something of another name is counted with it. */
function sharedNames(had: Dump, has: Dump, same: Equivalences): (name: string) => boolean {
  const names = [...new Set([...had.keys(), ...has.keys()])]
  const byAspect = Map.groupBy(names, (name) => same.aspect(name))
  const isSame = (name: string) => {
    const [texts, others] = [had.get(name), has.get(name)]
    return texts?.length === others?.length && texts?.every((text, at) => text === others![at])
  }
  const shared = new Set(names.filter((name) => byAspect.get(same.aspect(name))!.length === 1 && isSame(name)))
  return (name) => shared.has(name)
}

const repeatsPoints: readonly NoteCode[] = ['lines-completed', 'names-as-texts']
const saidOfPoints = /^(?:elevations|measures|times|value:.*)$/

/** A part of a style that is named is lost alone. */
const columnAspects: Readonly<Record<string, readonly string[]>> = {
  time: ['times'],
  layer: ['folders'],
  folder: ['folders'],
}

const excusedBy = (code: NoteCode, subject: string | undefined): readonly string[] => {
  if (code === 'styles-dropped' && subject !== undefined) return ['style part:{}']
  const aspects = excused[code] ?? []
  if (code !== 'properties-dropped' || subject === undefined) return aspects
  // Columns that styles and the times of points become where there is no other place for them.
  return [...aspects, ...(simpleStyleNames.has(subject) ? ['styles'] : []), ...(columnAspects[subject] ?? [])]
}

function excuses(notes: readonly Note[], same: Equivalences): (aspect: string) => boolean {
  const patterns = notes.flatMap(({ code, subject }) =>
    excusedBy(code, subject).flatMap((pattern) => {
      const named = pattern.replaceAll('{}', subject === undefined ? '*' : literal(subject))
      return [named, same.aspect(named) ?? named]
    }),
  )
  return (aspect) =>
    patterns.some((pattern) =>
      pattern.endsWith('*') ? aspect.startsWith(plain(pattern.slice(0, -1))) : aspect === plain(pattern),
    )
}

/** A subject may hold a star of its own. */
const literal = (subject: string) => subject.replaceAll('*', '\u0000')
const plain = (pattern: string) => pattern.replaceAll('\u0000', '*')

/** Times of lines as seconds since 1970, beside the measures there are. */
function timesAsMeasures(dump: Dump): Dump {
  const { times = [], measures = [] } = Object.fromEntries(dump)
  const seconds = times.flatMap((text) => {
    const at = text.lastIndexOf(' ')
    const milliseconds = Date.parse(text.slice(at + 1))
    return Number.isNaN(milliseconds) ? [] : [`${text.slice(0, at)} ${milliseconds / 1000}`]
  })
  return new Map([...dump, ['times', []], ['measures', [...measures, ...seconds]]])
}

/** Rows of points: what a point says stands in a column of its name, or of its name and a number where the line has one that is called so. */
function columnsAsValues(source: Dump, result: Dump): Dump {
  const dump = new Map(result)
  for (const aspect of source.keys()) {
    if (!aspect.startsWith('value:')) continue
    const name = aspect.replace('value:', 'property:')
    const texts = [...(result.get(name) ?? []), ...(result.get(`${name}_2`) ?? [])]
    dump.set(name, texts)
    const values = texts.map((text) => {
      const [, place, said] = /^(.*?) \| \w+ (.*)$/s.exec(text)!
      return `${place} ${said!.startsWith('"') ? String(JSON.parse(said!)) : said}`
    })
    dump.set(
      aspect,
      values.filter((text) => !text.endsWith(' ')),
    )
  }
  return dump
}

/** Longitudes beyond a turn are written within it. */
function wrapped(text: string): string {
  return text.replace(/(?<![\d.])-?\d+(?:\.\d+)?(?:e[-+]?\d+)?(?= )/g, (number) => {
    const value = Number(number)
    return Math.abs(value) >= 180 ? String((((value % 360) + 540) % 360) - 180) : number
  })
}
