import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { type FileView, fileColour } from './file-view.ts'
import { formatCount } from './numbers.ts'

interface MapLayerListProps {
  files: readonly FileView[]
  hidden: ReadonlySet<number>
  onToggle: (file: number) => void
}

/** The files on the map, each with its colour, to be shown or hidden. */
export function MapLayerList({ files, hidden, onToggle }: MapLayerListProps) {
  const language = useLanguage()
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{m.geodata_map_layers()}</legend>
      <ul className="grid max-h-72 gap-x-6 overflow-y-auto sm:grid-cols-2">
        {files.map(({ id, name, read }, index) => (
          <li key={id}>
            <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
              <input
                type="checkbox"
                checked={!hidden.has(id)}
                onChange={() => onToggle(id)}
                className="size-4 shrink-0 accent-(--accent)"
              />
              <span
                aria-hidden="true"
                className="size-3 shrink-0 rounded-full"
                style={{ backgroundColor: fileColour(index, files.length) }}
              />
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="ml-auto whitespace-nowrap text-muted tabular">
                {m.geodata_features()}: {formatCount(read.features, language)}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
