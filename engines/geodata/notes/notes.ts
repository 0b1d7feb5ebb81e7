/**
 * What a conversion could not carry or had to change, as data: a stable code, what a sentence needs (`subject`: a field, element or
 * file name), and how often it happened. `kind` tells what the visitor should think of it.
 *
 * - `lost`: something of the source is not in the result
 * - `changed`: it is there, in another form
 * - `repaired`: the source was faulty and was read as far as sound
 * - `info`: worth knowing, nothing happened to the data
 */
export const noteKinds = {
  // reading
  'encoding-not-as-declared': 'repaired',
  'text-repaired': 'repaired',
  'markup-repaired': 'repaired',
  'namespace-undeclared': 'repaired',
  'file-ends-early': 'lost',
  'more-features-at-service': 'info',
  'coordinates-unreadable': 'lost',
  'coordinates-out-of-range': 'lost',
  'points-out-of-range-dropped': 'lost',
  'geometry-unreadable': 'lost',
  'geometry-missing': 'info',
  'geometry-empty': 'info',
  'geometry-simplified-from-curves': 'changed',
  'value-unreadable': 'lost',
  'element-unknown': 'lost',
  'network-link-not-fetched': 'lost',
  'overlay-not-carried': 'lost',
  'tour-not-carried': 'lost',
  'model-not-carried': 'lost',
  'views-dropped': 'lost',
  'regions-dropped': 'lost',
  'zip-name-unsafe': 'repaired',
  'other-files-in-archive': 'lost',
  'extension-differs-from-content': 'info',
  'crs-reprojected': 'changed',
  'crs-accuracy': 'info',
  'crs-accuracy-unknown': 'info',
  'grid-used': 'info',
  'grid-used-partly': 'info',
  'outside-grid': 'info',
  'falls-in-sea': 'changed',
  'outside-area-of-system': 'changed',
  'crs-axes-turned': 'changed',
  'crs-axes-by-name': 'info',
  'points-outside-system-dropped': 'lost',
  'turned-points-dropped': 'lost',
  'degrees-among-metres-dropped': 'lost',
  'crs-assumed-wgs84': 'info',
  'crs-not-applied': 'info',
  'member-missing': 'info',
  'queries-not-read': 'lost',
  'plain-tables-dropped': 'lost',
  'changes-not-read': 'lost',
  'unfinished-changes-read': 'lost',
  'member-unreadable': 'lost',
  'table-rows-dropped': 'lost',
  'encoding-detected': 'info',
  'table-without-names': 'info',
  'columns-assumed': 'info',
  'pairs-latitude-first': 'info',
  'pairs-longitude-first': 'info',
  'ring-repaired': 'repaired',
  'lines-completed': 'repaired',
  'multipatch-as-polygons': 'changed',
  'other-geometries-dropped': 'lost',
  'duplicate-values-dropped': 'lost',
  'bounding-boxes-dropped': 'info',
  'way-as-route-points': 'changed',
  // steps between
  'features-not-meant': 'changed',
  'lines-reversed': 'changed',
  'times-mirrored': 'changed',
  'points-reduced': 'changed',
  'features-outside-area': 'changed',
  'features-clipped': 'changed',
  'features-outside-time': 'changed',
  'features-without-time-left-out': 'changed',
  'points-outside-time': 'changed',
  'parts-made': 'changed',
  'lines-joined': 'changed',
  'lines-measured': 'changed',
  'area-points-reduced': 'changed',
  'fields-left-out': 'changed',
  'fields-renamed': 'changed',
  // writing
  'crs-written': 'changed',
  'points-outside-crs-area': 'changed',
  'polygons-as-tracks': 'changed',
  'multipoints-as-waypoints': 'changed',
  'collections-split': 'changed',
  'areas-as-outlines': 'changed',
  'parts-apart': 'changed',
  'names-as-texts': 'changed',
  'drawn-in-degrees': 'info',
  'my-maps-layer-continued': 'changed',
  'my-maps-layers': 'info',
  'my-maps-bytes': 'info',
  'times-made-up': 'changed',
  'names-made-up': 'info',
  'names-shortened': 'changed',
  'features-without-geometry-dropped': 'lost',
  'folders-dropped': 'lost',
  'styles-dropped': 'lost',
  'images-dropped': 'lost',
  'time-spans-shortened': 'changed',
  'times-dropped': 'lost',
  'times-completed': 'changed',
  'longitudes-wrapped': 'changed',
  'elevations-dropped': 'lost',
  'elevations-filled': 'changed',
  'measures-dropped': 'lost',
  'times-as-measures': 'changed',
  'lines-as-routes': 'changed',
  'folders-as-column': 'changed',
  'rows-uneven': 'repaired',
  'lines-as-points': 'changed',
  'points-without-position-dropped': 'lost',
  'altitude-mode-dropped': 'lost',
  'sensor-values-dropped': 'lost',
  'point-details-dropped': 'lost',
  'point-details-as-data': 'changed',
  'properties-as-extensions': 'changed',
  'properties-dropped': 'lost',
  'properties-as-text': 'changed',
  'extensions-dropped': 'lost',
  'metadata-dropped': 'lost',
  'ids-as-property': 'changed',
  'foreign-members-as-property': 'changed',
  'characters-dropped': 'lost',
  'field-names-shortened': 'changed',
  'field-types-widened': 'changed',
  'text-cut': 'lost',
  'blanks-dropped': 'lost',
  'empty-text-as-null': 'changed',
  'absent-values-as-null': 'changed',
  'multi-geometries-as-single': 'changed',
  'split-by-geometry-type': 'changed',
  'foreign-members-dropped': 'lost',
  'coordinates-quantized': 'changed',
  'points-merged': 'lost',
  'invalid-names-changed': 'changed',
} as const satisfies Record<string, NoteKind>

export type NoteKind = 'lost' | 'changed' | 'repaired' | 'info'
export type NoteCode = keyof typeof noteKinds

export interface Note {
  readonly code: NoteCode
  readonly kind: NoteKind
  readonly count: number
  /** What it happened to (a field, element or file name), when there is one. */
  readonly subject?: string
  /** Line of the source of the first occurrence, when known. */
  readonly line?: number
}

/** Beyond this many different subjects of one code the rest is counted without its name: a hostile file cannot fill memory. */
const subjectsPerCode = 200

/** Counts notes while a conversion runs. Cheap enough to call per feature, not per point: count points and add once. */
export class Notes {
  readonly #notes = new Map<string, { code: NoteCode; count: number; subject?: string; line?: number }>()
  readonly #subjects = new Map<NoteCode, number>()

  add(
    code: NoteCode,
    count = 1,
    detail: { readonly subject?: string | undefined; readonly line?: number | undefined } = {},
  ): void {
    if (count === 0) return
    let subject = detail.subject
    let key = subject === undefined ? code : `${code}\u0000${subject}`
    let note = this.#notes.get(key)
    if (note === undefined && subject !== undefined) {
      const seen = this.#subjects.get(code) ?? 0
      if (seen >= subjectsPerCode) {
        subject = undefined
        key = code
        note = this.#notes.get(key)
      } else this.#subjects.set(code, seen + 1)
    }
    if (note === undefined) {
      note = { code, count: 0 }
      if (subject !== undefined) note.subject = subject
      if (detail.line !== undefined) note.line = detail.line
      this.#notes.set(key, note)
    }
    note.count += count
  }

  /** A note whose count is a measure: the largest stands. */
  raise(code: NoteCode, measure: number): void {
    this.add(code, Math.max(0, measure - (this.#notes.get(code)?.count ?? 0)))
  }

  /** Forgets all notes but those of these kinds. */
  keepKinds(kinds: readonly NoteKind[]): void {
    for (const [key, note] of this.#notes) if (!kinds.includes(noteKinds[note.code])) this.#notes.delete(key)
  }

  /** The same so far, for what goes on by itself. */
  copy(): Notes {
    const copy = new Notes()
    for (const { code, count, ...detail } of this.#notes.values()) copy.add(code, count, detail)
    return copy
  }

  has(code: NoteCode): boolean {
    for (const note of this.#notes.values()) if (note.code === code) return true
    return false
  }

  list(): Note[] {
    return Array.from(this.#notes.values(), (note) => ({ ...note, kind: noteKinds[note.code] }))
  }
}
