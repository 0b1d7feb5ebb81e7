import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type FormatId, metaOf } from '#engines/geodata/index.ts'
import { acceptedExtensions, choosableExtensions } from './group-files.ts'

interface DropZoneProps {
  from: FormatId
  isDragging: boolean
  /** Once there are files, the zone is only for more of them. */
  isSmall: boolean
  onFiles: (files: readonly File[]) => void
}

/** The whole zone is the label of a native file input, so it works by click, keyboard and drop alike. */
export function DropZone({ from, isDragging, isSmall, onFiles }: DropZoneProps) {
  const invitation = from === 'shp' ? m.geodata_drop_shp() : m.geodata_drop({ ext: metaOf(from).extension })
  // Phones know no .gpx or .geojson, and would not let such a file be chosen: there everything is offered.
  const [isTouch, setTouch] = useState(false)
  useEffect(() => setTouch(matchMedia('(pointer: coarse)').matches), [])
  return (
    <label
      data-dragging={isDragging || undefined}
      className={classNames(
        'grid place-items-center content-center gap-2 rounded-card border-2 border-dashed px-4 text-center transition-colors',
        isSmall ? 'py-2' : 'min-h-40 py-6',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        isDragging ? 'border-accent bg-accent-soft' : 'border-control/70 bg-sunken',
        'cursor-pointer hover:border-accent',
      )}
    >
      <input
        type="file"
        multiple
        className="sr-only"
        accept={isTouch ? undefined : choosableExtensions.join(',')}
        onChange={({ target }) => {
          onFiles(Array.from(target.files ?? []))
          // So that choosing the same file once more is noticed.
          target.value = ''
        }}
      />
      {!isSmall && (
        <>
          <Icon name="upload" className="size-8 text-accent" />
          {/* Fingers drop no files: there the kind of file is enough. */}
          <span className="font-medium pointer-coarse:hidden">{isDragging ? m.geodata_drop_now() : invitation}</span>
          <span className="hidden font-medium pointer-coarse:inline">{acceptedExtensions(from).join(' ')}</span>
        </>
      )}
      <span className="inline-flex min-h-11 items-center rounded-field border border-control/70 bg-surface px-4 font-medium">
        {isSmall ? (isDragging ? m.geodata_drop_now() : m.convert_choose_more()) : m.geodata_choose()}
      </span>
      {!isSmall && <span className="text-sm text-muted">{m.geodata_choose_hint()}</span>}
    </label>
  )
}
