import type { Language } from '../core/index.ts'
import type { Words } from './lexicon.ts'

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
    for (const { kind, value, forms } of rowsOf(table))
      for (const [index, language] of columns.entries())
        for (const name of forms[index]!) {
          const home = options.isEnglishEverywhere && language === 'en' ? {} : { language }
          const exact = options.case ? { exact: name, isStrict: options.case === 'strict' } : {}
          const sense = { kind, value, key: value, ...home, ...exact }
          yield { name, sense, ...(costOfLatinLetter === undefined ? {} : { costOfLatinLetter }) }
        }
  }

export function rowsOf(table: string): Row[] {
  return table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [head = '', ...cells] = line.split('|')
      const [kind = '', value = '', ...more] = head.trim().split(' ')
      if (cells.length !== columns.length || value === '' || more.length > 0)
        throw new SyntaxError(`not a row of the lexicon: ${line}`)
      return { kind, value, forms: cells.map(formsIn) }
    })
}

const formsIn = (cell: string): string[] =>
  cell
    .split(' ')
    .filter((form) => form !== '')
    .map((form) => form.replaceAll('_', ' '))
