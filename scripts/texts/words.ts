import { columns, languageFacts } from '../../engines/core/index.ts'
import * as language from '../../engines/language/index.ts'

/** The lexicon's tables side by side, for native speakers to read over: what people type, not what the site says. */
export function wordsTable(): string {
  const tables = Object.entries(language).filter(([, value]) => value.constructor.name === 'GeneratorFunction')
  const parts = tables.map(([name, table]) => {
    const rows = new Map<string, Map<string, string[]>>()
    for (const { name: form, sense } of (table as language.Words)()) {
      const forms = rows.get(`${sense.kind} ${sense.key}`) ?? new Map<string, string[]>()
      rows.set(`${sense.kind} ${sense.key}`, forms)
      const column = sense.language ?? 'en'
      forms.set(column, [...(forms.get(column) ?? []), form])
    }
    const lines = [...rows].map(([meaning, forms]) =>
      [meaning, ...columns.map((column) => (forms.get(column) ?? []).join(', '))].join(' | '),
    )
    return [`## ${name}`, ['', ...columns.map((column) => languageFacts[column].name)].join(' | '), ...lines].join('\n')
  })
  return parts.join('\n\n')
}
