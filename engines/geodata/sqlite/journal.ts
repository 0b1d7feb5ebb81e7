import type { GeodataInput } from '../bytes/input.ts'
import type { Notes } from '../notes/notes.ts'

/** Where SQLite keeps what it has not yet written into the database beside it, and what it would put back into it after a crash. */
const endings = ['-wal', '-journal'] as const

export const journalsOf = (name: string): readonly string[] => endings.map((ending) => name + ending)

export const isJournal = (name: string): boolean => endings.some((ending) => name.toLowerCase().endsWith(ending))

/** A journal that is kept between changes has a zero in front while there is nothing to put back. */
export async function noteJournal(input: GeodataInput, notes: Notes): Promise<void> {
  const { name, size } = input
  if (!isJournal(name) || size === 0) return
  if (name.toLowerCase().endsWith('-wal')) notes.add('changes-not-read', 1, { subject: name })
  else if ((await input.slice(0, 1))[0] !== 0) notes.add('unfinished-changes-read', 1, { subject: name })
}
