import { CopyButton } from '#app/ui/copy-button.tsx'
import { type Network, networkText } from '#engines/devtools/ip/index.ts'
import { AddressText } from './ip-rows.tsx'

interface BlockListProps {
  networks: readonly Network[]
  caption: string
  /** What the copy button copies. */
  subject: string
  /** Between them in what is copied. */
  separator?: string
}

/** Networks in columns, copied together. */
export function BlockList({ networks, caption, subject, separator = '\n' }: BlockListProps) {
  const texts = networks.map(networkText)
  return (
    <>
      <div className="mt-4 flex items-center justify-between gap-3 text-sm">
        <p className="text-muted">{caption}</p>
        <CopyButton text={texts.join(separator)} subject={subject} />
      </div>
      <ul className="mt-1 grid gap-x-5 sm:grid-cols-2 xl:grid-cols-4">
        {texts.map((text) => (
          <li key={text} className="border-b border-line py-1.5 font-medium">
            <AddressText text={text} />
          </li>
        ))}
      </ul>
    </>
  )
}
