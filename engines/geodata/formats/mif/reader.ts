import { extensionOf, type GeodataInput } from '../../bytes/input.ts'
import { LineReader, openLines } from '../../bytes/line-reader.ts'
import { FeatureBatch, shapeType } from '../../model/feature.ts'
import type { ReadContext, Reader } from '../../model/format.ts'
import { fail } from '../../notes/problem.ts'
import { noteReprojection, projectionOrFail, reproject } from '../../systems/reproject.ts'
import { projOfCoordSys } from './coord-sys.ts'
import { ellipse, MapObject, rectangle } from './shapes.ts'
import { addValues, type Column, columnOf, nextRow } from './table.ts'

/** MapInfo's exchange files. The n-th object of the MIF belongs to the n-th row of the MID; without a MID there are shapes alone. */
export const reader: Reader = async function* (inputs, context) {
  const { shapes, table } = filesOf(inputs)
  const lines = await openLines(shapes, context.notes)
  const header = await readHeader(lines, shapes.size)
  const label = charsets[header.charset.toLowerCase()]
  const rows = table && (label ? new LineReader(table.stream(), label) : await openLines(table, context.notes))
  if (!rows) context.notes.add('member-missing', 1, { subject: shapes.name.replace(/mif$/i, 'mid') })
  const projection = await projectionOf(header.coordSys, context)
  const batch = new FeatureBatch(context.document, context.keepDigits)
  let object: MapObject | undefined
  let count = 0
  let styles = 0
  let curves = 0
  let unreadable = 0
  const finish = () => {
    object?.writeTo(batch)
    object = undefined
  }
  for (;;) {
    if (!lines.next()) {
      if (await lines.fill()) continue
      break
    }
    const line = lines.line
    if (line === '') continue
    if (object?.isWaiting) {
      // The words of a text may stand on a line of their own.
      if (line.startsWith('"')) {
        object.text = unquoted(line)
        continue
      }
      if (!object.take(numbersIn(line)))
        fail({ code: 'malformed', offset: 0, line: lines.number, detail: line.slice(0, 40) })
      continue
    }
    const [word = '', ...rest] = line.split(/\s+/)
    const kind = word.toLowerCase()
    if (stylings.has(kind)) {
      if (kind === 'pen' || kind === 'brush' || kind === 'symbol') styles++
      continue
    }
    // The parts of a collection have no row of their own.
    const isPart = object?.isCollection === true && partKinds.has(kind)
    if (!isPart) {
      finish()
      if (batch.full) {
        if (projection && !reproject(batch, 0, batch.pointCount, projection))
          fail({ code: 'crs_does_not_fit', crs: header.coordSys })
        yield batch
        batch.clear()
      }
      object = new MapObject()
      batch.beginFeature()
      const row = rows ? await nextRow(rows, header.delimiter) : undefined
      if (row) unreadable += addValues(batch, header.columns, row)
      count++
    }
    if (kind === 'ellipse' || kind === 'arc' || kind === 'roundrect') curves++
    if (!begin(object!, kind, rest)) context.notes.add('element-unknown', 1, { subject: word.slice(0, 30) })
  }
  if (object?.isWaiting) fail({ code: 'truncated', offset: shapes.size, line: lines.number })
  finish()
  context.notes.add('styles-dropped', styles)
  context.notes.add('geometry-simplified-from-curves', curves)
  context.notes.add('value-unreadable', unreadable)
  if (count === 0) fail({ code: 'nothing_to_convert' })
  if (projection && !reproject(batch, 0, batch.pointCount, projection))
    fail({ code: 'crs_does_not_fit', crs: header.coordSys })
  if (!batch.empty) yield batch
}

const stylings = new Set(['pen', 'brush', 'symbol', 'smooth', 'center', 'font', 'spacing', 'justify', 'angle', 'label'])
const partKinds = new Set(['region', 'pline', 'multipoint'])

/** Encodings by MapInfo's names; `Neutral` is the one of whoever wrote it. */
const charsets: Readonly<Record<string, string>> = {
  windowscyrillic: 'windows-1251',
  windowslatin1: 'windows-1252',
  windowslatin2: 'windows-1250',
  windowsgreek: 'windows-1253',
  windowsturkish: 'windows-1254',
  windowshebrew: 'windows-1255',
  windowsarabic: 'windows-1256',
  windowsbaltic: 'windows-1257',
  windowsjapanese: 'shift_jis',
  windowskorean: 'euc-kr',
  windowssimpchinese: 'gbk',
  windowstradchinese: 'big5',
  'utf-8': 'utf-8',
}

function filesOf(inputs: readonly GeodataInput[]) {
  const table = inputs.find(({ name }) => extensionOf(name) === '.mid')
  const shapes = inputs.find((input) => input !== table)
  return { shapes: shapes ?? fail({ code: 'missing_member', extension: '.mif' }), table }
}

interface Header {
  charset: string
  delimiter: string
  coordSys: string
  columns: Column[]
}

/** Everything up to the line `Data`. Clauses may run on over lines that begin with no word of their own. */
async function readHeader(lines: LineReader, size: number): Promise<Header> {
  const header: Header = { charset: 'Neutral', delimiter: '\t', coordSys: '', columns: [] }
  let isVersionSeen = false
  let columnsLeft = 0
  for (;;) {
    while (!lines.next()) if (!(await lines.fill())) fail({ code: 'truncated', offset: size, line: lines.number })
    const { line } = lines
    const [, word = '', rest = ''] = /^(\w+)\s*(.*)$/.exec(line) ?? []
    if (columnsLeft > 0 && line !== '') {
      header.columns.push(columnOf(line))
      columnsLeft--
      continue
    }
    const name = word.toLowerCase()
    if (name === 'version') isVersionSeen = true
    else if (!isVersionSeen && line !== '') fail({ code: 'not_this_format', expected: 'mif' })
    else if (name === 'charset') header.charset = rest.replaceAll('"', '')
    else if (name === 'delimiter') header.delimiter = rest.replaceAll('"', '') || '\t'
    else if (name === 'coordsys') header.coordSys = line
    else if (name === 'columns') columnsLeft = Number(rest) || 0
    else if (name === 'data') return header
    // `Bounds` and the like on a line of their own; `Unique`, `Index`, `Transform` say nothing about places.
    else if (/^(?:bounds|affine)$/.test(name)) header.coordSys += ` ${line}`
  }
}

/** Without a clause the positions are degrees on WGS 84. One that is not understood is refused. */
async function projectionOf(clause: string, context: ReadContext) {
  const definition = clause === '' ? undefined : projOfCoordSys(clause)
  const chosen = context.options?.crs
  if (definition === undefined && clause !== '' && chosen === undefined)
    fail({ code: 'unknown_crs', crs: clause.replace(/^CoordSys\s+/i, '').slice(0, 80) })
  if (!definition) return undefined
  const projection = await projectionOrFail(context, definition, clause)
  noteReprojection(context, definition, projection)
  return projection
}

const numbersIn = (line: string): number[] =>
  line
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)

const unquoted = (text: string): string => text.replace(/^"|"$/g, '').replaceAll('""', '"').replaceAll('\\n', '\n')

/** Begins what the first line of an object says. False for a kind that is not known. */
function begin(object: MapObject, kind: string, rest: readonly string[]): boolean {
  const numbers = rest.map(Number)
  switch (kind) {
    case 'none':
      return true
    case 'point':
      object.begin(shapeType.point)
      object.addPath(numbers.slice(0, 2))
      return true
    case 'line':
      object.begin(shapeType.line)
      object.addPath(numbers.slice(0, 4))
      return true
    case 'pline': {
      object.begin(shapeType.line)
      if (/^multiple$/i.test(rest[0] ?? '')) object.expectPaths(numbers[1] ?? 0)
      else if (rest.length > 0) object.expectPoints(numbers[0]!)
      else object.expectPaths(1)
      return true
    }
    case 'region':
      object.begin(shapeType.polygon)
      object.expectPaths(numbers[0] ?? 0)
      return true
    case 'multipoint':
      object.begin(shapeType.multiPoint)
      object.expectPoints(numbers[0] ?? 0)
      return true
    case 'rect':
    case 'roundrect':
      object.begin(shapeType.polygon)
      object.addPath(rectangle([numbers[0]!, numbers[1]!, numbers[2]!, numbers[3]!]))
      return true
    case 'ellipse':
      object.begin(shapeType.polygon)
      object.addPath(ellipse(numbers))
      return true
    case 'text':
      object.begin(shapeType.point)
      object.text = unquoted(rest.join(' '))
      object.expectCorner()
      return true
    case 'arc':
      object.begin(shapeType.line)
      object.expectAngles(numbers)
      return true
    case 'collection':
      object.isCollection = true
      return true
    default:
      return false
  }
}
