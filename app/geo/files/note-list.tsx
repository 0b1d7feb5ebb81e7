import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { Note, NoteKind } from '#engines/geodata/index.ts'
import { noteTexts } from './note-texts.ts'
import { formatCount } from './numbers.ts'
import { someNames } from './some-names.ts'

/** What hurts most comes first. */
const kinds = [
  { kind: 'lost', title: m.geodata_notes_lost, icon: 'warning', look: 'text-warning' },
  { kind: 'changed', title: m.geodata_notes_changed, icon: 'swap', look: 'text-accent' },
  { kind: 'repaired', title: m.geodata_notes_repaired, icon: 'check', look: 'text-success' },
  { kind: 'info', title: m.geodata_notes_info, icon: 'info', look: 'text-muted' },
] as const satisfies readonly { kind: NoteKind; title: () => string; icon: IconName; look: string }[]

/** What could not be carried or had to change, counted; or that nothing had to. */
export function NoteList({ notes }: { notes: readonly Note[] }) {
  return (
    <div>
      <h3 className="mb-2 font-semibold">{m.geodata_notes()}</h3>
      {notes.length === 0 && <p className="text-sm">{m.geodata_notes_none()}</p>}
      <div className="grid gap-3">
        {kinds.map(({ kind, title, icon, look }) => {
          const ofKind = notes.filter((note) => note.kind === kind)
          if (ofKind.length === 0) return null
          return (
            <div key={kind} data-note-kind={kind}>
              <h4 className={`flex items-center gap-2 text-sm font-medium ${look}`}>
                <Icon name={icon} className="size-4" />
                {title()}
              </h4>
              <div className="mt-1 pl-6">
                <NoteLines notes={ofKind} />
              </div>
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** A line for each thing that happened. */
export function NoteLines({ notes }: { notes: readonly Note[] }) {
  return (
    <ul className="grid gap-1 text-sm">
      {groupByCode(notes).map((note) => (
        <NoteLine key={note.code} note={note} />
      ))}
    </ul>
  )
}

interface GroupedNote {
  readonly code: Note['code']
  count: number
  readonly subjects: string[]
  readonly line: number | undefined
}

/** One line per code: the same thing that happened to many fields is told once, with their names. */
function groupByCode(notes: readonly Note[]): GroupedNote[] {
  const groups = new Map<string, GroupedNote>()
  for (const note of notes) {
    let group = groups.get(note.code)
    if (group === undefined) {
      group = { code: note.code, count: 0, subjects: [], line: note.line }
      groups.set(note.code, group)
    }
    group.count += note.count
    if (note.subject !== undefined) group.subjects.push(note.subject)
  }
  return [...groups.values()]
}

function NoteLine({ note }: { note: GroupedNote }) {
  const language = useLanguage()
  return (
    <li className="wrap-anywhere">
      {noteTexts[note.code]({ count: note.count, amount: formatCount(note.count, language) })}
      {note.subjects.length > 0 && <span className="text-muted"> ({someNames(note.subjects, language)})</span>}
      {note.line !== undefined && <span className="text-muted"> ({m.geodata_at_line({ line: note.line })})</span>}
    </li>
  )
}
