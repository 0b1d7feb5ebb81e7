import { type ComponentType, memo, type Ref, useCallback, useImperativeHandle, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Spinner } from '#app/ui/progress.tsx'
import type { ListFormProps } from './list-form.tsx'

export interface ListHandle {
  /** Opens the list with these lines in it: where several lines pasted into one field belong. */
  fill(text: string): void
}

/** Many points at once, into a table to download. Few visitors need it, so the form is fetched when it is opened. */
export const ListConverter = memo(function ListConverter({ ref }: { ref: Ref<ListHandle> }) {
  const [isOpen, setOpen] = useState(false)
  const [pasted, setPasted] = useState<ListFormProps['pasted']>()
  const [loaded, setLoaded] = useState<{ Form: ComponentType<ListFormProps> }>()
  const [failed, setFailed] = useState(false)

  const open = useCallback(() => {
    setOpen(true)
    import('./list-form.tsx').then(
      ({ ListForm }) => setLoaded({ Form: ListForm }),
      () => setFailed(true),
    )
  }, [])

  useImperativeHandle(ref, () => ({
    fill(text) {
      setPasted({ text })
      open()
    },
  }))

  return (
    <Disclosure
      className="mt-4 print:hidden"
      open={isOpen}
      onToggle={(event) => (event.currentTarget.open ? open() : setOpen(false))}
      summary={m.coordinates_list_heading()}
    >
      {loaded ? (
        <loaded.Form pasted={pasted} />
      ) : failed ? (
        <Notice tone="error">{m.coordinates_list_failed()}</Notice>
      ) : (
        <Spinner />
      )}
    </Disclosure>
  )
})
