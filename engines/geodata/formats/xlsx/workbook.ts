import type { Notes } from '../../notes/notes.ts'
import { fail } from '../../notes/problem.ts'
import type { ZipEntry } from '../../zip/zip-reader.ts'
import { walkThrough } from './elements.ts'

/** Texts of cells are kept together in memory. */
const mostText = 1 << 28

export interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly entry: ZipEntry }[]
  readonly sharedStrings: readonly string[]
  /** By the number of a cell's style: whether it shows a date. */
  readonly isDate: readonly boolean[]
  /** Days are counted from 1904, as the first Macintosh did. */
  readonly startsIn1904: boolean
}

/** What stands around the sheets of a workbook (ECMA-376, part 1, 18). Hidden sheets are none of the visitor's. */
export async function openWorkbook(entries: readonly ZipEntry[], notes: Notes): Promise<Workbook> {
  const find = (path: string) => entries.find(({ name }) => name.toLowerCase() === path.toLowerCase())
  const main = find('xl/workbook.xml') ?? fail({ code: 'missing_member', extension: 'xl/workbook.xml' })
  const targets = new Map<string, string>()
  await walkThrough(find('xl/_rels/workbook.xml.rels'), notes, {
    open(name, attribute) {
      if (name === 'Relationship') targets.set(attribute('Id'), attribute('Target'))
    },
  })
  const sheets: { name: string; entry: ZipEntry }[] = []
  let startsIn1904 = false
  await walkThrough(main, notes, {
    open(name, attribute) {
      if (name === 'workbookPr') startsIn1904 = /^(?:1|true)$/.test(attribute('date1904'))
      if (name !== 'sheet' || /hidden/i.test(attribute('state'))) return
      const target = targets.get(attribute('id')) ?? `worksheets/sheet${sheets.length + 1}.xml`
      const entry = find(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
      if (entry) sheets.push({ name: attribute('name'), entry })
    },
  })
  return {
    sheets,
    startsIn1904,
    sharedStrings: await sharedStrings(find('xl/sharedStrings.xml'), notes),
    isDate: await dateStyles(find('xl/styles.xml'), notes),
  }
}

async function sharedStrings(entry: ZipEntry | undefined, notes: Notes): Promise<string[]> {
  const strings: string[] = []
  let text = ''
  let length = 0
  let isPhonetic = false
  await walkThrough(entry, notes, {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
    },
    close(name, own) {
      // A text may be in several runs, one for each style. Readings of Japanese characters stand beside it.
      if (name === 't' && !isPhonetic) text += own
      if (name === 'rPh') isPhonetic = false
      if (name !== 'si') return
      length += text.length
      if (length > mostText) fail({ code: 'too_large', what: 'text', limit: mostText })
      strings.push(text)
    },
  })
  return strings
}

/** Formats that a number has for a date without saying so: dates and times of all languages. */
const builtInDates = (id: number): boolean => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)

async function dateStyles(entry: ZipEntry | undefined, notes: Notes): Promise<boolean[]> {
  const custom = new Map<number, boolean>()
  const isDate: boolean[] = []
  let isInCells = false
  await walkThrough(entry, notes, {
    open(name, attribute) {
      if (name === 'numFmt') custom.set(Number(attribute('numFmtId')), showsDate(attribute('formatCode')))
      if (name === 'cellXfs') isInCells = true
      if (name !== 'xf' || !isInCells) return
      const format = Number(attribute('numFmtId'))
      isDate.push(custom.get(format) ?? builtInDates(format))
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return isDate
}

/** Whether a format has days or hours in it, outside of quoted texts, colours and conditions. */
const showsDate = (format: string): boolean =>
  /[ymdhs]/i.test(format.replace(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|_.|\*./gi, '')) && !/general/i.test(format)
