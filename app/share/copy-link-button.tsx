import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { useCopy } from '#app/ui/use-copy.ts'
import { fragmentOf, type Kept } from './fragment.ts'

interface CopyLinkProps {
  kept: Kept | null
  /** Its picture alone, where a phone or a narrow card (`@container`) has no room for its words. */
  isShortWhereNarrow?: boolean
  className?: string
}

/** Copies the address of the page with what was typed, see useKept. */
export function CopyLinkButton({ kept, isShortWhereNarrow, className }: CopyLinkProps) {
  const { copied, copy } = useCopy()
  const copyLink = () => copy(location.origin + location.pathname + location.search + fragmentOf(kept))
  return (
    <Button
      look="quiet"
      icon={copied ? 'check' : 'link'}
      className={classNames(isShortWhereNarrow && '@max-sm:px-3 max-sm:px-3', className)}
      onClick={() => void copyLink()}
    >
      <span aria-live="polite" className={classNames(isShortWhereNarrow && '@max-sm:sr-only max-sm:sr-only')}>
        {copied ? m.shell_copied() : m.shell_copy_link()}
      </span>
    </Button>
  )
}
