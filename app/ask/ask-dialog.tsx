import { useLayoutEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { forgetBox } from '#app/shell/early.ts'
import { IconButton } from '#app/ui/button.tsx'
import { AskBox } from './ask-box.tsx'

/** The box over a page. Loaded and shown when it is asked for. */
export default function AskDialog({ askings, onClosed }: { askings: number; onClosed: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the box in it is alive: a file that waits for it closes it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again, it is there again
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    // A closed dialog gives nothing the focus, an opened one its first button.
    dialog.current?.querySelector('input')?.focus()
  }, [askings])
  const close = () => dialog.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside it closes it, as Escape does by itself
    <dialog
      ref={dialog}
      aria-label={m.ask_open()}
      onClose={(event) => {
        // Asked for again before word of its closing came.
        if (event.currentTarget.open) return
        forgetBox()
        onClosed()
      }}
      onClick={(event) => event.target === event.currentTarget && close()}
      className="mx-auto mt-4 w-[min(40rem,calc(100vw-1.5rem))] max-w-none rounded-card border border-line bg-page p-0 text-ink shadow-lift backdrop:bg-black/40 sm:mt-[12vh]"
    >
      <div className="p-3 sm:p-4">
        <div className="mb-1 flex items-center justify-between pl-1">
          <h2 className="font-semibold">{m.ask_open()}</h2>
          <IconButton icon="close" label={m.ask_close()} onClick={close} />
        </div>
        <AskBox onOpened={close}>{() => <p className="mt-3 px-1 text-sm text-muted">{m.ask_hint()}</p>}</AskBox>
      </div>
    </dialog>
  )
}
