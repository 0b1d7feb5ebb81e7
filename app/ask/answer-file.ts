import { m } from '#app/paraglide/messages.js'
import { toolPath } from '#app/tool-rows.ts'
import { toolOf } from '#app/tools.ts'
import { askFile } from '#engines/ask/index.ts'
import { extensionOf, type FormatId, familyOf, formatMetas, metaOf } from '#engines/geodata/index.ts'
import type { Answer } from './answer.ts'

const sniffedBytes = 4096

/** A dropped or shared file: by its bytes, else by its name. Nothing for a file that no tool here takes. */
export async function answerFile(files: readonly File[]): Promise<Answer | undefined> {
  for (const file of files) {
    // A folder cannot be read.
    const head = await file
      .slice(0, sniffedBytes)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0))
    const bytes = new Uint8Array(head)
    const meaning = askFile(bytes)
    const format = meaning?.kind === 'file' ? meaning.format : formatOfName(file.name)
    if (format) return answerOf(format, files, file.name)
  }
  return undefined
}

function formatOfName(name: string): FormatId | undefined {
  const extension = extensionOf(name)
  return formatMetas.find((meta) => meta.extension === extension || meta.otherExtensions.includes(extension))?.id
}

/** Pasted text is a file that has no name yet. */
export function answerPastedFile(format: FormatId, text: string): Answer {
  return answerOf(format, [new File([text], `pasted${metaOf(format).extension}`)], m.ask_pasted())
}

function answerOf(format: FormatId, files: readonly File[], name: string): Answer {
  const meta = metaOf(format)
  return {
    icon: meta.category === 'gps' ? 'track' : 'polygon',
    title: m.ask_file({ name, format: meta.name }),
    detail: m.ask_file_detail(),
    path: `${pageOf(format)}/${format}`,
    isOwnDocument: false,
    files,
  }
}

/** The page of its family; what has none goes to the page that takes everything. */
const pageOf = (format: FormatId): string =>
  toolPath(toolOf(metaOf(format).category === 'other' ? 'convert' : familyOf(format)))
