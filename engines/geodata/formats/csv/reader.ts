import { mainInput } from '../../bytes/input.ts'
import { scanStep } from '../../bytes/scan-step.ts'
import { FeatureBatch } from '../../model/feature.ts'
import type { ReadContext, Reader } from '../../model/format.ts'
import { FreeNames } from '../../model/free-names.ts'
import { fail } from '../../notes/problem.ts'
import { ColumnKinds, shownColumns } from './column-kinds.ts'
import { DegreeTable } from './degrees.ts'
import { chosenDelimiter, delimiterOf } from './dialect.ts'
import { encodingSamples, soundUtf8, tableEncoding } from './encoding.ts'
import { type FoundColumns, findColumns } from './find-columns.ts'
import { RowReader } from './row-reader.ts'
import { RowScanner } from './row-scanner.ts'
import { RowValues } from './row-values.ts'

/** The part of a file that encoding, delimiter and kinds of columns are learnt from. */
const headLength = 1 << 16

/**
 * CSV and TSV with a column each for longitude and latitude, or one column with both, or with geometries as WKT, GeoJSON or hexadecimal WKB.
 * The columns are known by the visitor's choice, by their names, or by their values. Rows stream; one is in memory at a time.
 */
export const reader: Reader = async function* (inputs, context) {
  const input = mainInput(inputs)
  const options = context.options ?? {}
  const head = await input.slice(0, Math.min(headLength, input.size))
  const { label, isGuess } = encodingOf(options.encoding, head, head.length === input.size)
  if (!label.startsWith('utf-16')) context.document.tableText ??= { encoding: label, samples: encodingSamples(head) }
  if (isGuess) context.notes.add('encoding-detected', 1, { subject: label })
  const text = new TextDecoder(label).decode(head, { stream: true })
  const found = delimiterOf(text)
  const delimiter = options.delimiter === undefined ? found.delimiter : chosenDelimiter(options.delimiter)
  const rows = new RowScanner(soundUtf8(input.stream(), label), delimiter.charCodeAt(0))
  if (found.comments > 0) context.notes.add('metadata-dropped', found.comments)
  const skipped = new TextEncoder().encode(text.slice(0, found.skip)).length
  await rows.window.fill(Math.max(skipped, 1))
  rows.window.position = Math.min(skipped, rows.window.end)
  rows.skipLines(text.slice(0, found.skip).split('\n').length - 1)

  const first = await firstRow(rows)
  const [, ...sample] = await sampleRows(text.slice(found.skip), delimiter)
  const table = findColumns(first, sample, options)
  const { columns, isNameless, pairs } = table
  const names = namesOf(isNameless ? first.map(() => '') : first)
  noteAssumptions(context, names, table)
  context.document.saidAxes = {
    said: pairs ? 'nothing' : columns.said,
    isXFirst: pairs !== undefined || columns.longitude < columns.latitude,
    isOfTable: true,
  }
  const geometriesSayIt =
    columns.geometry >= 0 && sample.some((row) => /^\s*SRID=\d/i.test(row[columns.geometry] ?? ''))
  context.document.tableCrs = geometriesSayIt ? undefined : columns.system
  const batch = new FeatureBatch(context.document, context.keepDigits && columns.system === undefined)
  const kinds = new ColumnKinds()
  const degrees = new DegreeTable(names, columns)
  await learn(text.slice(found.skip), delimiter, [kinds, degrees], isNameless ? 0 : 1)
  // A chosen system says what the numbers are.
  const isInDegrees =
    options.crs === undefined && columns.system === undefined && (pairs ? pairs.areDegrees : degrees.isInDegrees)
  const reader = new RowReader(rows, batch, context, {
    names,
    unnamed: isNameless ? [] : first.map((name) => name === ''),
    columns,
    kinds,
    isInDegrees,
    usesCommas: degrees.usesCommas,
    pairs,
    geometriesSayIt,
  })
  context.document.tableColumns ??= { names: names.slice(0, shownColumns), examples: kinds.examples }
  let isAtRow = isNameless
  for (;;) {
    const step = isAtRow ? scanStep.found : rows.next()
    isAtRow = false
    if (step === scanStep.end) break
    if (step === scanStep.needsBytes) {
      await rows.fill()
      continue
    }
    reader.read()
    batch.lineOfFeature.push(rows.line)
    if (reader.geometry.wantedSrid > 0) await reader.geometry.prepareProjection()
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

async function firstRow(rows: RowScanner): Promise<string[]> {
  for (;;) {
    const step = rows.next()
    if (step === scanStep.end) fail({ code: 'nothing_to_convert' })
    if (step === scanStep.found) return namesIn(rows)
    await rows.fill()
  }
}

const textsOf = (row: RowScanner): string[] => untrimmedTextsOf(row).map((text) => text.trim())

/** Blanks around a name are no part of it, unless they stand between quotation marks. */
const namesIn = (row: RowScanner): string[] =>
  untrimmedTextsOf(row).map((text, column) => (row.quoted[column]! > 0 ? text : text.trim()))

function untrimmedTextsOf(row: RowScanner): string[] {
  const values = new RowValues(row)
  return Array.from({ length: row.count }, (_, column) => values.text(column))
}

/** A name for each column, different from all others. */
function namesOf(texts: readonly string[]): string[] {
  const names = new FreeNames({ mark: ' ' })
  return texts.map((text, column) => names.of(text || `column ${column + 1}`))
}

/** What the file does not say and the reader had to assume. */
function noteAssumptions(
  { notes, options }: ReadContext,
  names: readonly string[],
  { columns: { longitude, latitude, geometry }, isNameless, isAssumed, pairs }: FoundColumns,
): void {
  if (isNameless) notes.add('table-without-names')
  if (!isAssumed) return
  if (pairs === undefined) notes.add('columns-assumed', 1, { subject: `${names[latitude]}, ${names[longitude]}` })
  else if (options?.crs === undefined)
    notes.add(pairs.isLongitudeFirst ? 'pairs-longitude-first' : 'pairs-latitude-first', 1, {
      subject: names[geometry],
    })
}

/** The rows of the head, read once more: the rows themselves stream by. What the head cuts off is left out. */
async function* headRows(head: string, delimiter: string): AsyncGenerator<RowScanner, void, undefined> {
  async function* once() {
    yield new TextEncoder().encode(head)
  }
  const rows = new RowScanner(once(), delimiter.charCodeAt(0))
  try {
    for (let row = 0, step = rows.next(); step !== scanStep.end; step = rows.next()) {
      if (step === scanStep.needsBytes) {
        await rows.fill()
        continue
      }
      if (!(rows.endsOpen && row > 1)) yield rows
      row++
    }
  } catch {
    // The head ends inside a quoted value: what came before is enough.
  }
}

const sampledRows = 200

async function sampleRows(head: string, delimiter: string): Promise<string[][]> {
  const sample: string[][] = []
  for await (const row of headRows(head, delimiter)) if (sample.push(textsOf(row)) > sampledRows) break
  return sample
}

async function learn(
  head: string,
  delimiter: string,
  learners: readonly (ColumnKinds | DegreeTable)[],
  skippedRows: number,
): Promise<void> {
  let row = 0
  for await (const rows of headRows(head, delimiter))
    if (row++ >= skippedRows) for (const learner of learners) learner.addRow(rows)
}
