import { expect, test } from 'vitest'
import { type NoteKind, Notes, noteKinds } from '../notes/notes.ts'

test('notes of one code and subject are one, with the line of the first', () => {
  const notes = new Notes()
  notes.add('value-unreadable', 2, { subject: 'a', line: 7 })
  notes.add('value-unreadable', 3, { subject: 'a', line: 9 })
  notes.add('value-unreadable', 1, { subject: 'b' })
  notes.add('value-unreadable')
  notes.add('ring-repaired', 0)
  expect(notes.list()).toEqual([
    { code: 'value-unreadable', kind: 'lost', count: 5, subject: 'a', line: 7 },
    { code: 'value-unreadable', kind: 'lost', count: 1, subject: 'b' },
    { code: 'value-unreadable', kind: 'lost', count: 1 },
  ])
  expect([notes.has('value-unreadable'), notes.has('ring-repaired')]).toEqual([true, false])
})

test('two hundred subjects of a code are named, the rest is counted; another code has its own', () => {
  const notes = new Notes()
  for (let at = 1; at <= 203; at++) notes.add('value-unreadable', 1, { subject: `field ${at}` })
  notes.add('value-unreadable', 1, { subject: 'field 200' })
  notes.add('properties-dropped', 1, { subject: 'field 201' })
  const list = notes.list()
  expect(list.slice(199)).toEqual([
    { code: 'value-unreadable', kind: 'lost', count: 2, subject: 'field 200' },
    { code: 'value-unreadable', kind: 'lost', count: 3 },
    { code: 'properties-dropped', kind: 'lost', count: 1, subject: 'field 201' },
  ])
})

test('what the visitor should think of each; what is named nowhere here is a loss', () => {
  const codesOf = (kind: NoteKind) => Object.entries(noteKinds).flatMap(([code, its]) => (its === kind ? [code] : []))
  const others = Object.fromEntries((['changed', 'repaired', 'info'] as const).map((kind) => [kind, codesOf(kind)]))
  expect(others).toMatchInlineSnapshot(`
    {
      "changed": [
        "geometry-simplified-from-curves",
        "crs-reprojected",
        "falls-in-sea",
        "outside-area-of-system",
        "crs-axes-turned",
        "multipatch-as-polygons",
        "way-as-route-points",
        "features-not-meant",
        "lines-reversed",
        "times-mirrored",
        "points-reduced",
        "features-outside-area",
        "features-clipped",
        "features-outside-time",
        "features-without-time-left-out",
        "points-outside-time",
        "parts-made",
        "lines-joined",
        "lines-measured",
        "area-points-reduced",
        "fields-left-out",
        "fields-renamed",
        "crs-written",
        "points-outside-crs-area",
        "polygons-as-tracks",
        "multipoints-as-waypoints",
        "collections-split",
        "areas-as-outlines",
        "parts-apart",
        "names-as-texts",
        "my-maps-layer-continued",
        "times-made-up",
        "names-shortened",
        "time-spans-shortened",
        "times-completed",
        "longitudes-wrapped",
        "elevations-filled",
        "times-as-measures",
        "lines-as-routes",
        "folders-as-column",
        "lines-as-points",
        "point-details-as-data",
        "properties-as-extensions",
        "properties-as-text",
        "ids-as-property",
        "foreign-members-as-property",
        "field-names-shortened",
        "field-types-widened",
        "empty-text-as-null",
        "absent-values-as-null",
        "multi-geometries-as-single",
        "split-by-geometry-type",
        "coordinates-quantized",
        "invalid-names-changed",
      ],
      "info": [
        "more-features-at-service",
        "geometry-missing",
        "geometry-empty",
        "extension-differs-from-content",
        "crs-accuracy",
        "crs-accuracy-unknown",
        "grid-used",
        "grid-used-partly",
        "outside-grid",
        "crs-axes-by-name",
        "crs-assumed-wgs84",
        "crs-not-applied",
        "member-missing",
        "encoding-detected",
        "table-without-names",
        "columns-assumed",
        "pairs-latitude-first",
        "pairs-longitude-first",
        "bounding-boxes-dropped",
        "drawn-in-degrees",
        "my-maps-layers",
        "my-maps-bytes",
        "names-made-up",
      ],
      "repaired": [
        "encoding-not-as-declared",
        "text-repaired",
        "markup-repaired",
        "namespace-undeclared",
        "zip-name-unsafe",
        "ring-repaired",
        "lines-completed",
        "rows-uneven",
      ],
    }
  `)
  expect(codesOf('lost')).toHaveLength(Object.keys(noteKinds).length - Object.values(others).flat().length)
})

test('of a measure the largest stands', () => {
  const notes = new Notes()
  for (const metres of [0, 3, 5, 2, 5]) notes.raise('crs-accuracy', metres)
  expect(notes.list()).toEqual([{ code: 'crs-accuracy', kind: 'info', count: 5 }])
  const none = new Notes()
  none.raise('crs-accuracy', 0)
  expect(none.list()).toEqual([])
})

test('some kinds alone can be kept', () => {
  const notes = new Notes()
  for (const code of ['value-unreadable', 'crs-written', 'ring-repaired', 'crs-accuracy'] as const) notes.add(code)
  notes.keepKinds(['changed', 'info'])
  expect(notes.list().map(({ code }) => code)).toEqual(['crs-written', 'crs-accuracy'])
})
