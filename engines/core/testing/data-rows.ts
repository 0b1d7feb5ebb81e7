import { columns, type Localized, languages } from '../index.ts'

/**
 * Everything a data file says, one row of a Markdown table per fact, a text in all languages side by side: what native speakers and
 * engineers read over in docs/texts.md; what is not so needs no line. Tests beside the data compare with what was read, so that no fact changes unseen.
 */
export function dataRows(data: unknown, path = ''): string[] {
  if (data === undefined || data === false || typeof data === 'function') return []
  if (isLocalized(data)) return [row(path, ...columns.map((language) => data[language]))]
  if (typeof data !== 'object' || data === null) return [row(path, cell(data))]
  if (Array.isArray(data) && data.every((item) => typeof item !== 'object'))
    return data.length === 0 ? [] : [row(path, data.map(cell).join(', '))]
  return Object.entries(data).flatMap(([key, value]) => {
    const name = Array.isArray(data) && typeof value === 'object' && value !== null && 'id' in value ? value.id : key
    return dataRows(value, path === '' ? String(name) : `${path}.${name}`)
  })
}

const isLocalized = (data: unknown): data is Localized =>
  typeof data === 'object' && data !== null && languages.every((language) => language in data)

const cell = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('|', '\\|')

const row = (path: string, ...cells: readonly string[]): string =>
  `| \`${path}\` | ${columns
    .map((_, index) => cells[index] ?? '')
    .join(' | ')
    .replaceAll('\n', '<br>')} |`
