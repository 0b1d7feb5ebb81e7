/** `npm run texts`: writes docs/texts.md, and prints the words that people type. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { textsTable } from './texts/table.ts'
import { wordsTable } from './texts/words.ts'

writeFileSync(join(import.meta.dirname, '..', 'docs', 'texts.md'), textsTable())
console.log(wordsTable())
