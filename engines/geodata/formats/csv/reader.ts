import { FeatureBatch } from '../../feature.ts'
import type { Reader } from '../../format.ts'
import { fail } from '../../problem.ts'
import { ColumnKinds } from './column-kinds.ts'
import { chosenColumn, positionColumns } from './column-names.ts'
import { DegreeTable } from './degrees.ts'
import { chosenDelimiter, delimiterOf } from './dialect.ts'
import { soundUtf8, tableEncoding } from './encoding.ts'
import { RowReader } from './row-reader.ts'
import { RowScanner } from './row-scanner.ts'

/** The part of a file that encoding, delimiter and kinds of columns are learnt from. */
const headLength = 1 << 16

/**
 * CSV and TSV with a line of names: a column each for longitude and latitude, by their names or as chosen, or one with geometry as WKT,
 * GeoJSON or hexadecimal WKB. Rows stream; one is in memory at a time.
 */
export const readCsv: Reader = async function* (inputs, context) {
  const [input] = inputs
  if (input === undefined) return fail({ code: 'missing_member', extension: '.csv' })
  const options = context.options ?? {}
  const head = await input.slice(0, Math.min(headLength, input.size))
  const { label, isGuess } = encodingOf(options.encoding, head, head.length === input.size)
  if (isGuess) context.notes.add('encoding-detected', 1, { subject: label })
  const text = new TextDecoder(label).decode(head, { stream: true })
  const found = delimiterOf(text)
  const delimiter = options.delimiter === undefined ? found.delimiter : chosenDelimiter(options.delimiter)
  const rows = new RowScanner(soundUtf8(input.stream(), label), delimiter.charCodeAt(0))
  await rows.window.fill(Math.max(found.skip, 1))
  rows.window.position = Math.min(found.skip, rows.window.end)

  const names = await readNames(rows)
  const batch = new FeatureBatch(context.document, context.keepDigits)
  const columns = { ...positionColumns(names) }
  const chosen = {
    longitude: chosenColumn(names, options.longitudeColumn),
    latitude: chosenColumn(names, options.latitudeColumn),
    geometry: chosenColumn(names, options.geometryColumn),
  }
  if (chosen.longitude >= 0 && chosen.latitude >= 0)
    Object.assign(columns, { longitude: chosen.longitude, latitude: chosen.latitude, geometry: -1 })
  else if (chosen.geometry >= 0) Object.assign(columns, { geometry: chosen.geometry, longitude: -1, latitude: -1 })
  const kinds = new ColumnKinds()
  const degrees = new DegreeTable(names, columns)
  await learn(text.slice(found.skip), delimiter, [kinds, degrees])
  // A chosen system says what the numbers are.
  const isInDegrees = options.crs === undefined && degrees.isInDegrees
  const reader = new RowReader(rows, batch, context, { names, columns, kinds, isInDegrees })
  for (;;) {
    const step = rows.next()
    if (step < 0) break
    if (step === 0) {
      await rows.fill()
      continue
    }
    reader.read()
    if (reader.wantedSrid > 0) await reader.prepareProjection()
    if (batch.full) {
      yield batch
      batch.clear()
    }
  }
  reader.finish()
  if (!batch.empty) yield batch
}

function encodingOf(chosen: string | undefined, head: Uint8Array, isWhole: boolean): ReturnType<typeof tableEncoding> {
  if (chosen === undefined) return tableEncoding(head, isWhole)
  try {
    return { label: new TextDecoder(chosen).encoding, isGuess: false }
  } catch {
    return fail({ code: 'unknown_type', what: 'encoding', value: chosen })
  }
}

async function readNames(rows: RowScanner): Promise<string[]> {
  for (;;) {
    const step = rows.next()
    if (step < 0) fail({ code: 'nothing_to_convert' })
    if (step === 1) break
    await rows.fill()
  }
  const names: string[] = []
  const taken = new Set<string>()
  for (let column = 0; column < rows.count; column++) {
    const bytes = rows.bytes.subarray(rows.start[column]!, rows.end[column]!)
    const text = new TextDecoder().decode(bytes).trim().replaceAll('""', '"') || `column ${column + 1}`
    let name = text
    for (let number = 2; taken.has(name); number++) name = `${text} ${number}`
    taken.add(name)
    names.push(name)
  }
  return names
}

/** From the head alone, read once more: the rows themselves stream by. */
async function learn(head: string, delimiter: string, learners: readonly (ColumnKinds | DegreeTable)[]): Promise<void> {
  async function* once() {
    yield new TextEncoder().encode(head)
  }
  const rows = new RowScanner(once(), delimiter.charCodeAt(0))
  try {
    for (let row = 0, step = rows.next(); step >= 0; step = rows.next()) {
      if (step === 0) await rows.fill()
      else if (row++ > 0 && !(rows.endsOpen && row > 2)) for (const learner of learners) learner.addRow(rows)
    }
  } catch {
    // The head ends inside a quoted value: what came before is enough.
  }
}
