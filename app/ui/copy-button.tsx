import { m } from '#app/paraglide/messages.js'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { useCopy } from './use-copy.ts'

interface CopyButtonProps {
  /** A function where the text changes without rendering. */
  text: string | (() => string)
  /** What is copied, for the accessible name: "Copy: kilometre". */
  subject: string
  className?: string
}

export function CopyButton({ text, subject, className }: CopyButtonProps) {
  const { copied, copy } = useCopy()
  const label = copied ? m.shell_copied() : m.shell_copy({ subject })
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-copied={copied || undefined}
      disabled={text === ''}
      onClick={() => void copy(typeof text === 'string' ? text : text())}
      className={classNames(
        'inline-grid size-9 pointer-coarse:size-11 shrink-0 place-items-center rounded-field text-muted transition-colors hover:bg-sunken hover:text-ink disabled:opacity-40 disabled:hover:bg-transparent',
        copied && 'text-success hover:text-success',
        className,
      )}
    >
      <Icon name={copied ? 'check' : 'copy'} className="size-4.5" />
      <span className="sr-only" aria-live="polite">
        {copied && m.shell_copied()}
      </span>
    </button>
  )
}
