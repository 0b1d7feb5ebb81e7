import { convertList, csvHeader, csvRow, type ListRow } from '#engines/coordinates/index.ts'
import { filledLines } from '#engines/core/index.ts'
import type { ListReport, ListTask } from './coordinates-list.ts'

const rowsPerReport = 2000
const previewRows = 5
/** Spreadsheets take a file for UTF-8 only when it says so; the degree sign needs it. */
const byteOrderMark = '\uFEFF'

const report = (message: ListReport): void => self.postMessage(message)

self.addEventListener('message', ({ data }: MessageEvent<ListTask>) => {
  const total = filledLines(data.text).length
  const parts: string[] = [`${byteOrderMark}${csvHeader}\r\n`]
  const preview: ListRow[] = []
  let lines = 0
  let unread = 0
  let part = ''
  for (const row of convertList(data.text, data.source)) {
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
})
