import { memo, type Ref, Suspense, useImperativeHandle, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { partOnDemand } from '#app/ui/part-on-demand.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import type { ListFormProps } from './list-form.tsx'

/** Few visitors need it, so it is fetched when it is opened. */
const ListForm = partOnDemand(async () => (await import('./list-form.tsx')).ListForm)

export interface ListHandle {
  /** Opens the list with these lines in it: where several lines pasted into one field belong. */
  fill(text: string): void
}

/** Many points at once, into a table to download. */
export const ListConverter = memo(function ListConverter({
  ref,
  others,
}: {
  ref: Ref<ListHandle>
  others: readonly string[]
}) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const [pasted, setPasted] = useState<ListFormProps['pasted']>()
  const show = (open: boolean) => {
    setOpen(open)
    if (open) setWasOpen(true)
  }

  useImperativeHandle(ref, () => ({
    fill(text) {
      setPasted({ text })
      show(true)
    },
  }))

  return (
    <Disclosure
      className="mt-4 print:hidden"
      open={isOpen}
      onToggle={(event) => show(event.currentTarget.open)}
      summary={m.coordinates_list_heading()}
    >
      {wasOpen ? (
        <Suspense fallback={<Spinner />}>
          <ListForm pasted={pasted} others={others} />
        </Suspense>
      ) : (
        <Spinner />
      )}
    </Disclosure>
  )
})
