import type { LineReader } from '../../bytes/line-reader.ts'
import { type FeatureBatch, type ValueKind, valueKind } from '../../model/feature.ts'

export interface Column {
  readonly name: string
  readonly kind: ValueKind
  /** How a value is written: `20260430` for a date. */
  readonly form: 'plain' | 'date' | 'dateTime' | 'time' | 'logical'
}

/** `Name Char(30)`, `Area Decimal(10,2)`, `Seen Date`. */
export function columnOf(line: string): Column {
  const [, name = line, type = ''] = /^(\S+)\s+(\w+)/.exec(line) ?? []
  switch (type.toLowerCase()) {
    case 'integer':
    case 'smallint':
    case 'largeint':
      return { name, kind: valueKind.integer, form: 'plain' }
    case 'decimal':
    case 'float':
      return { name, kind: valueKind.real, form: 'plain' }
    case 'date':
      return { name, kind: valueKind.date, form: 'date' }
    case 'datetime':
      return { name, kind: valueKind.dateTime, form: 'dateTime' }
    case 'time':
      return { name, kind: valueKind.text, form: 'time' }
    case 'logical':
      return { name, kind: valueKind.boolean, form: 'logical' }
    default:
      return { name, kind: valueKind.text, form: 'plain' }
  }
}

/** The next row of the table, or nothing behind the last. A text between quotation marks may run over lines. */
export async function nextRow(lines: LineReader, delimiter: string): Promise<string[] | undefined> {
  let text = ''
  for (;;) {
    while (!lines.next()) if (!(await lines.fill())) return text === '' ? undefined : splitRow(text, delimiter)
    text += (text === '' ? '' : '\n') + lines.line
    if (text === '') continue
    if (text.split('"').length % 2 === 1) return splitRow(text, delimiter)
  }
}

function splitRow(text: string, delimiter: string): string[] {
  const values: string[] = []
  let value = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!
    if (letter === '"') {
      if (isQuoted && text[at + 1] === '"') value += text[++at]!
      else isQuoted = !isQuoted
    } else if (letter === delimiter && !isQuoted) {
      values.push(value)
      value = ''
    } else value += letter
  }
  values.push(value)
  return values
}

/** The values of a row as properties; an empty one is none. Returns how many could not be read as their column says. */
export function addValues(batch: FeatureBatch, columns: readonly Column[], row: readonly string[]): number {
  let unreadable = 0
  columns.forEach(({ name, kind, form }, index) => {
    const raw = (row[index] ?? '').trim()
    const value = formed(raw, form)
    const field = batch.document.field(name)
    const isNumber = kind === valueKind.integer || kind === valueKind.real
    if (value === '') batch.addStringProperty(field, valueKind.null, '')
    else if (isNumber && Number.isFinite(Number(value))) batch.addNumberProperty(field, Number(value))
    else {
      const isSound = !isNumber && (form === 'plain' || value !== raw)
      if (!isSound && form !== 'time') unreadable++
      batch.addStringProperty(field, isSound ? kind : valueKind.text, value)
    }
  })
  return unreadable
}

function formed(raw: string, form: Column['form']): string {
  if (form === 'logical') return /^[ty1]/i.test(raw) ? 'true' : /^[fn0]/i.test(raw) ? 'false' : raw
  const digits = form === 'plain' ? null : /^(\d{4})?(\d\d)?(\d\d)?(?:(\d\d)(\d\d)(\d\d)(\d{3})?)?$/.exec(raw)
  if (!digits || raw === '') return raw
  const [, year, month, day, hour, minute, second] = digits
  if (form === 'date' && day) return `${year}-${month}-${day}`
  if (form === 'dateTime' && second) return `${year}-${month}-${day}T${hour}:${minute}:${second}`
  return form === 'time' && /^\d{6}/.test(raw) ? `${raw.slice(0, 2)}:${raw.slice(2, 4)}:${raw.slice(4, 6)}` : raw
}
