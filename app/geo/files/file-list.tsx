import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { IconButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { extensionOf } from '#engines/geodata/index.ts'
import { type Item, type ItemStatus, titleOf } from './converter-state.ts'
import { formatBytes } from './numbers.ts'

const stateNames = {
  waiting: m.geodata_state_waiting,
  converting: m.geodata_state_converting,
  done: m.geodata_state_done,
  failed: m.geodata_state_failed,
} as const satisfies Record<ItemStatus['kind'], () => string>

interface FileListProps {
  items: readonly Item[]
  isConverting: boolean
  onRemove: (id: number) => void
}

export function FileList({ items, isConverting, onRemove }: FileListProps) {
  const language = useLanguage()
  if (items.length === 0) return null
  return (
    <ul aria-label={m.geodata_files()} className="divide-y divide-line rounded-field border border-line">
      {items.map((item) => (
        <li key={item.id} className="flex min-h-12 items-center gap-3 pl-3">
          <StateIcon kind={item.status.kind} />
          <div className="min-w-0 flex-1 py-2">
            <p className="font-medium wrap-anywhere">{titleOf(item)}</p>
            <p className="text-sm text-muted">
              {formatBytes(item.sizeBytes, language)}
              {item.files.length > 1 && `, ${m.geodata_parts({ names: companions(item) })}`}
              {item.mergedWith && `, ${m.geodata_parts({ names: item.mergedWith.map(({ name }) => name).join(', ') })}`}
              {/* With one file, the button and the messages say it already. */}
              {items.length > 1 && `, ${stateNames[item.status.kind]()}`}
            </p>
          </div>
          <IconButton
            icon="close"
            label={m.geodata_remove({ name: titleOf(item) })}
            disabled={isConverting}
            onClick={() => onRemove(item.id)}
            className={classNames(isConverting && 'invisible')}
          />
        </li>
      ))}
    </ul>
  )
}

const companions = (item: Item): string =>
  item.files
    .slice(1)
    .map((file) => extensionOf(file.name))
    .join(', ')

function StateIcon({ kind }: { kind: ItemStatus['kind'] }) {
  if (kind === 'converting') return <Spinner className="size-5 text-accent" />
  if (kind === 'done') return <Icon name="check" className="size-5 text-success" />
  if (kind === 'failed') return <Icon name="warning" className="size-5 text-danger" />
  return <Icon name="document" className="size-5 text-muted" />
}
