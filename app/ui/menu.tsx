import { type ReactNode, useId } from 'react'

interface MenuProps {
  /** The accessible name of the button. */
  label: string
  button: ReactNode
  children: ReactNode
}

/** A button that opens a small panel: the browser's own popover, which closes by itself on Escape or a click elsewhere. */
export function Menu({ label, button, children }: MenuProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        title={label}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-2.5 text-sm font-medium text-muted transition-colors hover:bg-sunken hover:text-ink"
      >
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        className="absolute inset-auto top-15 right-4 m-0 min-w-44 rounded-card border border-line bg-surface p-1.5 text-ink shadow-lift lg:right-[max(1rem,calc((100vw-72rem)/2+1rem))]"
      >
        {children}
      </div>
    </>
  )
}

/** The look of one line of a menu, whether it is a link or a button. */
export const menuItemLook =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-left text-sm hover:bg-sunken aria-[current=true]:font-semibold aria-[current=true]:text-accent aria-pressed:font-semibold aria-pressed:text-accent'
