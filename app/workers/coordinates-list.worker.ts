import { type AnySystem, anySystem, convertList, csvHeader, csvRow, type ListRow } from '#engines/coordinates/index.ts'
import { filledLines } from '#engines/core/index.ts'
import type { ListReport, ListTask } from './coordinates-list.ts'

const rowsPerReport = 2000
const previewRows = 5
/** Spreadsheets take a file for UTF-8 only when it says so; the degree sign needs it. */
const byteOrderMark = '\uFEFF'

const report = (message: ListReport): void => self.postMessage(message)

async function systemOf(code: string): Promise<AnySystem> {
  const found = await anySystem(code)
  if (!found.ok) throw new Error(`${found.problem.code} ${code}`)
  return found.value
}

self.addEventListener('message', ({ data }: MessageEvent<ListTask>) => {
  // A promise that fails in here is no error event out there.
  convertTask(data).catch((error: unknown) => report({ kind: 'failed', reason: String(error) }))
})

async function convertTask(data: ListTask): Promise<void> {
  const total = filledLines(data.text).length
  const wanted = await Promise.all(data.wanted.map(systemOf))
  const given = data.given === undefined ? undefined : await systemOf(data.given)
  const parts: string[] = [`${byteOrderMark}${[csvHeader, ...wanted.map(({ id }) => id)].join(',')}\r\n`]
  const preview: ListRow[] = []
  let lines = 0
  let unread = 0
  let part = ''
  for (const row of convertList(data.text, data.source, { given, wanted, language: data.language })) {
    if (lines === data.limit) break
    lines++
    if (!row.isRead) unread++
    if (preview.length < previewRows) preview.push(row)
    part += `${csvRow(row)}\r\n`
    if (lines % rowsPerReport === 0) {
      parts.push(part)
      part = ''
      report({ kind: 'progress', share: lines / Math.min(total, data.limit) })
    }
  }
  parts.push(part)
  report({
    kind: 'done',
    result: {
      csv: new Blob(parts, { type: 'text/csv;charset=utf-8' }),
      read: lines - unread,
      unread,
      isCut: total > data.limit,
      preview,
    },
  })
}
