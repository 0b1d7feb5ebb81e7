import type { LineReader } from '../../bytes/line-reader.ts'
import { fail } from '../../notes/problem.ts'
import { type Column, columnOf } from './table.ts'

/** Encodings by MapInfo's names; `Neutral` is the one of whoever wrote it. */
export const charsets: Readonly<Record<string, string>> = {
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

export interface Header {
  charset: string
  delimiter: string
  coordSys: string
  columns: Column[]
}

/** Everything up to the line `Data`. Clauses may run on over lines that begin with no word of their own. */
export async function readHeader(lines: LineReader, size: number): Promise<Header> {
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
