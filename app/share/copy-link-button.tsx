import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { useCopy } from '#app/ui/use-copy.ts'
import { fragmentOf, type Kept } from './fragment.ts'

/** Copies the address of the page with what was typed, see useKept. */
export function CopyLinkButton({ kept, className }: { kept: Kept | null; className?: string }) {
  const { copied, copy } = useCopy()
  const copyLink = () => copy(location.origin + location.pathname + location.search + fragmentOf(kept))
  return (
    <Button look="quiet" icon={copied ? 'check' : 'link'} className={className} onClick={() => void copyLink()}>
      <span aria-live="polite">{copied ? m.shell_copied() : m.shell_copy_link()}</span>
    </Button>
  )
}
