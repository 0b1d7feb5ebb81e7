import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { uploadIcon } from '#app/ui/some-icons.ts'

interface DropZoneProps {
  isDragging: boolean
  /** Once there are files, the zone is only for more of them. */
  isSmall: boolean
  onFiles: (files: readonly File[]) => void
  invitation: string
  /** Fingers drop no files: what is said there instead, if anything. */
  touchInvitation?: string
  hint: string
  /** What the file chooser offers; everything without it. */
  accept?: string | undefined
}

/** The whole zone is the label of a native file input, so it works by click, keyboard and drop alike. */
export function DropZone({ isDragging, isSmall, onFiles, invitation, touchInvitation, hint, accept }: DropZoneProps) {
  return (
    <label
      data-dragging={isDragging || undefined}
      className={classNames(
        'grid cursor-pointer place-items-center content-center gap-2 rounded-card border-2 border-dashed px-4 text-center transition-colors hover:border-accent',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        isSmall ? 'py-2' : 'min-h-40 py-6',
        isDragging ? 'border-accent bg-accent-soft' : 'border-control/70 bg-sunken',
      )}
    >
      <input
        type="file"
        multiple
        className="sr-only"
        accept={accept}
        onChange={({ target }) => {
          onFiles(Array.from(target.files ?? []))
          // So that choosing the same file once more is noticed.
          target.value = ''
        }}
      />
      {!isSmall && (
        <>
          <Icon name={uploadIcon} className="size-8 text-accent" />
          <span className="font-medium pointer-coarse:hidden">{isDragging ? m.geodata_drop_now() : invitation}</span>
          {touchInvitation && <span className="hidden font-medium pointer-coarse:inline">{touchInvitation}</span>}
        </>
      )}
      <span className="inline-flex min-h-11 items-center rounded-field border border-control/70 bg-surface px-4 font-medium">
        {isSmall ? (isDragging ? m.geodata_drop_now() : m.convert_choose_more()) : m.geodata_choose()}
      </span>
      {!isSmall && <span className="text-sm text-balance text-muted">{hint}</span>}
    </label>
  )
}
