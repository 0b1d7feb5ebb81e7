/** `npm run texts`: writes docs/texts.md. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { textsTable } from './texts/table.ts'

writeFileSync(join(import.meta.dirname, '..', 'docs', 'texts.md'), textsTable())
