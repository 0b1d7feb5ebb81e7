import type { Standing } from './race.ts'
import type { Suite, Table } from './suite.ts'

const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3)

export function raceTable(title: string, unit: string, standings: readonly Standing[]): Table {
  const ours = standings[0]!.operationsPerSecond
  return {
    title,
    columns: ['', `${unit} per second`, 'spread', 'ours is'],
    rows: standings.map(({ name, operationsPerSecond, spread }, index) => [
      name,
      figure(operationsPerSecond),
      `±${(spread * 100).toFixed(1)}%`,
      index === 0 ? '' : comparison(ours / operationsPerSecond),
    ]),
  }
}

const comparison = (ratio: number): string =>
  ratio >= 1 ? `${ratio.toFixed(2)}× as fast` : `${(1 / ratio).toFixed(2)}× slower`

/** A Markdown table, columns padded so that the document reads well as text too. */
export function markdownTable({ title, columns, rows }: Table): string {
  const lines = [columns, ...rows]
  const widths = columns.map((_, column) => Math.max(3, ...lines.map((line) => (line[column] ?? '').length)))
  const print = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [`**${title}**`, '', print(columns), rule, ...rows.map(print)].join('\n')
}

const mark = (area: string, end: 'start' | 'end'): string => `<!-- ${area}: ${end} -->`

/** Puts a suite's section into the document, in place of the one it had. */
export function withSection(
  document: string,
  suite: Pick<Suite, 'area' | 'title' | 'about'>,
  tables: readonly Table[],
  machine: string,
  command = `npm run bench -- ${suite.area}`,
): string {
  const section = [
    mark(suite.area, 'start'),
    `## ${suite.title}`,
    '',
    suite.about,
    '',
    ...tables.flatMap((table) => [markdownTable(table), '']),
    `Measured on ${machine}. Repeat with \`${command}\`.`,
    '',
    mark(suite.area, 'end'),
  ].join('\n')
  const start = document.indexOf(mark(suite.area, 'start'))
  const endMark = mark(suite.area, 'end')
  const end = document.indexOf(endMark)
  if (start < 0 || end < 0) return `${document.trimEnd()}\n\n${section}\n`
  return document.slice(0, start) + section + document.slice(end + endMark.length)
}
