import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { useCopy } from '#app/ui/use-copy.ts'
import { fragmentOf, type Kept } from './fragment.ts'

const wordsLook = { always: 'sr-only', onPhones: 'max-sm:sr-only' } as const

interface CopyLinkProps {
  kept: Kept | null
  /** Its picture alone, where there is no room for its words. */
  short?: 'always' | 'onPhones'
  className?: string
}

/** Copies the address of the page with what was typed, see useKept. */
export function CopyLinkButton({ kept, short, className }: CopyLinkProps) {
  const { copied, copy } = useCopy()
  const copyLink = () => copy(location.origin + location.pathname + location.search + fragmentOf(kept))
  return (
    <Button
      look="quiet"
      icon={copied ? 'check' : 'link'}
      title={short && m.shell_copy_link()}
      className={className}
      onClick={() => void copyLink()}
    >
      <span aria-live="polite" className={short && wordsLook[short]}>
        {copied ? m.shell_copied() : m.shell_copy_link()}
      </span>
    </Button>
  )
}
