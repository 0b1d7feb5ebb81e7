import type { Language } from '../core/index.ts'
import type { Sense, Words } from './lexicon.ts'

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
  /** In English, Russian and Serbian. */
  readonly forms: readonly (readonly string[])[]
}

const columns: readonly Language[] = ['en', 'ru', 'sr']

/**
 * Rows of words as they stand in the files of `lexicon/`: `kind value | en | ru | sr`, `_` for a space inside a form. Serbian is written in
 * Cyrillic; Latin is made of it.
 */
export const words = (table: string, { costOfLatinLetter, ...options }: Table = {}): Words =>
  function* () {
    const ofEntry = costOfLatinLetter === undefined ? undefined : { costOfLatinLetter }
    for (const { kind, value, forms } of rowsOf(table))
      for (const [index, language] of columns.entries()) {
        const isEverywhere = options.isEnglishEverywhere && language === 'en'
        // One for all forms: this is done before the first word is read.
        const shared: Sense = isEverywhere ? { kind, value, key: value } : { kind, value, key: value, language }
        for (const name of forms[index]!) {
          const sense = options.case ? { ...shared, exact: name, isStrict: options.case === 'strict' } : shared
          yield ofEntry ? { name, sense, ...ofEntry } : { name, sense }
        }
      }
  }

export function rowsOf(table: string): Row[] {
  const rows: Row[] = []
  for (const line of table.split('\n')) {
    if (line === '') continue
    const [head = '', ...cells] = line.split('|')
    const [kind = '', value = '', ...more] = head.trim().split(' ')
    if (cells.length !== columns.length || value === '' || more.length > 0)
      throw new SyntaxError(`not a row of the lexicon: ${line}`)
    rows.push({ kind, value, forms: cells.map(formsIn) })
  }
  return rows
}

function formsIn(cell: string): string[] {
  const forms: string[] = []
  for (const form of cell.split(' ')) if (form !== '') forms.push(form.includes('_') ? form.replaceAll('_', ' ') : form)
  return forms
}
