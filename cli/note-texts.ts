import type { Note, NoteCode } from '#engines/geodata/index.ts'
import { formatCount } from '#wording/numbers.ts'
import type { Speech } from './texts.ts'

type Underscored<Text extends string> = Text extends `${infer First}-${infer Rest}`
  ? `${First}_${Underscored<Rest>}`
  : Text

/** The sentence of the pages, with what it happened to behind it as they show it. */
export function noteText({ code, count, subject, line }: Note, { say, language }: Speech): string {
  const name = code.replaceAll('-', '_') as Underscored<NoteCode>
  const text = say(`geodata_note_${name}`, { count, amount: formatCount(count, language) })
  const place = line === undefined ? undefined : say('geodata_at_line', { line })
  return [text, ...[subject, place].flatMap((each) => (each === undefined ? [] : [`(${each})`]))].join(' ')
}
