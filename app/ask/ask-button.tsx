import { useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { AskBox } from './ask-box.tsx'

/** The box on every page: behind a button, `/` and Ctrl+K. Where a page shows one already, they lead there. */
export function AskButton() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)

  const open = () => {
    const inline = document.querySelector<HTMLInputElement>('[data-ask] input')
    if (inline) {
      inline.focus()
      inline.scrollIntoView({ block: 'center' })
    } else {
      setOpen(true)
      dialog.current?.showModal()
    }
  }
  const close = () => dialog.current?.close()

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // By the key's place: on a Cyrillic layout it writes another letter.
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK'
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
      if (!isShortcut && !isSlash) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })

  return (
    <>
      <button
        type="button"
        onClick={open}
        aria-label={m.ask_open()}
        aria-keyshortcuts="Control+K /"
        title={m.ask_shortcut()}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-2.5 text-sm font-medium text-muted transition-colors hover:bg-sunken hover:text-ink md:border md:border-line md:bg-sunken/60 md:px-3"
      >
        <Icon name="search" />
        <span className="max-md:hidden">{m.ask_open()}</span>
        <kbd className="rounded border border-line bg-surface px-1.5 text-xs max-md:hidden">/</kbd>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it, as Escape does by itself */}
      <dialog
        ref={dialog}
        aria-label={m.ask_open()}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === event.currentTarget && close()}
        className="mx-auto mt-4 w-[min(40rem,calc(100vw-1.5rem))] max-w-none rounded-card border border-line bg-canvas p-0 text-ink shadow-lift backdrop:bg-ink/40 sm:mt-[12vh]"
      >
        {isOpen && (
          <div className="p-3 sm:p-4">
            <div className="mb-1 flex items-center justify-between pl-1">
              <h2 className="font-semibold">{m.ask_open()}</h2>
              <IconButton icon="close" label={m.ask_close()} onClick={close} />
            </div>
            <AskBox isFocused onOpened={close}>
              {() => <p className="mt-3 px-1 text-sm text-muted">{m.ask_hint()}</p>}
            </AskBox>
          </div>
        )}
      </dialog>
    </>
  )
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
