import { m } from '#app/paraglide/messages.js'
import { type FormatId, metaOf } from '#engines/geodata/index.ts'
import type { Answer } from './answer.ts'
import { toolAnswer } from './tool-answer.ts'

/** Pasted text is a file that has no name yet. */
export function answerPastedFile(format: FormatId, text: string): Answer {
  const { name, extension } = metaOf(format)
  return {
    ...toolAnswer('convert', m.ask_pasted({ format: name }), m.ask_pasted_detail()),
    files: [new File([text], `pasted${extension}`)],
  }
}
