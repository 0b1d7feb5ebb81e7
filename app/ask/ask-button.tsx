import { Suspense, useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { partOnDemand } from '#app/ui/part-on-demand.ts'

const AskDialog = partOnDemand(() => import('./ask-dialog.tsx').then((part) => part.default))

/** The box on every page: behind a button, `/` and Ctrl+K. Where a page shows one already, they lead there. */
export function AskButton() {
  /** How often it was asked for since it was closed: none, and it is not there. */
  const [askings, setAskings] = useState(0)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // By the key's place: on a Cyrillic layout it writes another letter.
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK'
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
      if (!isShortcut && !isSlash) return
      event.preventDefault()
      if (!focusInline()) setAskings(oneMore)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <>
      <button
        type="button"
        onClick={() => focusInline() || setAskings(oneMore)}
        aria-label={m.ask_open()}
        aria-keyshortcuts="Control+K /"
        title={`${m.ask_open()} (Ctrl+K)`}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-2.5 text-sm font-medium text-muted transition-colors hover:bg-sunken hover:text-ink md:border md:border-line md:bg-sunken/60 md:px-3"
      >
        <Icon name="search" />
        <span className="max-md:hidden">{m.ask_open()}</span>
        <kbd className="rounded border border-line bg-surface px-1.5 text-xs max-md:hidden pointer-coarse:hidden">
          /
        </kbd>
      </button>
      {askings > 0 && (
        <Suspense>
          <AskDialog askings={askings} onClosed={() => setAskings(0)} />
        </Suspense>
      )}
    </>
  )
}

const oneMore = (count: number): number => count + 1

function focusInline(): boolean {
  const inline = document.querySelector<HTMLInputElement>('[data-ask] input')
  inline?.focus()
  inline?.scrollIntoView({ block: 'center' })
  return inline !== null
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
