/** `npm run texts`: writes the lists of categories and docs/texts.md, and prints the words that people type. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { categoriesFolder, categoryLists } from './texts/category-lists.ts'

for (const [name, text] of Object.entries(categoryLists())) writeFileSync(new URL(name, categoriesFolder), text)

// Only now are all categories known to what they import.
const { textsTable } = await import('./texts/table.ts')
const { wordsTable } = await import('./texts/words.ts')
writeFileSync(join(import.meta.dirname, '..', 'docs', 'texts.md'), textsTable())
console.log(wordsTable())
