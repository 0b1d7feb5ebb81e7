import { columns } from '#engines/core/index.ts'
import { type Entry, inGroups, type Sense, type Words } from './entries.ts'

interface Table {
  /** The case of every form is evidence; `strict`: another case means nothing. */
  readonly case?: 'evidence' | 'strict'
  /** The English column is at home in every language. */
  readonly isEnglishEverywhere?: boolean
  readonly costOfLatinLetter?: number
}

export interface Row {
  readonly kind: string
  readonly value: string
  /** In the languages of the columns. */
  readonly forms: readonly (readonly string[])[]
}

/**
 * Rows of words as they stand in the files of `lexicon/`: `kind value | en | ru | …`, a cell for each of the `columns`, `_` for a space inside a form. Serbian is written in
 * Cyrillic; Latin is made of it.
 */
export const words = (table: string, { costOfLatinLetter, ...options }: Table = {}): Words =>
  inGroups(function* () {
    const ofEntry = costOfLatinLetter === undefined ? undefined : { costOfLatinLetter }
    function* entries(line: string): Iterable<Entry> {
      const { kind, value, forms } = rowOf(line)
      for (const [index, language] of columns.entries()) {
        const isEverywhere = options.isEnglishEverywhere && language === 'en'
        const shared: Sense = isEverywhere ? { kind, value, key: value } : { kind, value, key: value, language }
        for (const name of forms[index]!) {
          const sense = options.case ? { ...shared, exact: name, isStrict: options.case === 'strict' } : shared
          yield { name, sense, ...ofEntry }
        }
      }
    }
    for (const line of linesOf(table))
      yield {
        names: line
          .slice(line.indexOf('|'))
          .split(/[ |]+/)
          .filter((name) => name !== ''),
        entries: () => entries(line),
      }
  })

const linesOf = (table: string): string[] => table.split('\n').filter((line) => line !== '')

export const rowsOf = (table: string): Row[] => linesOf(table).map(rowOf)

function rowOf(line: string): Row {
  const [head = '', ...cells] = line.split('|')
  const [kind = '', value = '', ...more] = head.trim().split(' ')
  if (cells.length !== columns.length || value === '' || more.length > 0)
    throw new SyntaxError(`not a row of the lexicon: ${line}`)
  return { kind, value, forms: cells.map(formsIn) }
}

function formsIn(cell: string): string[] {
  const forms: string[] = []
  for (const form of cell.split(' ')) if (form !== '') forms.push(form.includes('_') ? form.replaceAll('_', ' ') : form)
  return forms
}
