import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { JwtPartName } from '#engines/devtools/jwt/index.ts'
import { partTitles } from '#wording/jwt-part-titles.ts'
import { partLooks } from './part-look.ts'
import type { JwtInput } from './use-jwt.ts'

interface PartCardProps {
  part: JwtPartName
  /** Where it is not the part's own. */
  title?: string
  text: string
  jwt: JwtInput
}

/** More than this in one block makes a browser crawl. */
const longestShown = 100_000

export function PartCard({ part, title = partTitles[part](), text, jwt }: PartCardProps) {
  const shown = text.slice(0, longestShown)
  return (
    <section
      aria-label={title}
      data-active={jwt.activePart === part || undefined}
      onPointerEnter={() => jwt.setActivePart(part)}
      onPointerLeave={() => jwt.setActivePart(undefined)}
      className={classNames(
        partLooks[part],
        'rounded-card border border-l-4 border-line border-l-(--part) bg-surface px-4 pt-2 pb-4 shadow-card transition-colors',
        jwt.activePart === part && 'bg-(--part)/5',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold text-(--part)">{title}</h2>
        <CopyButton text={text} subject={title} />
      </div>
      {text === '' ? (
        <p className="text-sm text-muted">{m.jwt_signature_empty()}</p>
      ) : (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard
          tabIndex={0}
          className="max-h-[32rem] overflow-auto rounded-md font-mono text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap"
        >
          {part === 'signature' ? shown : coloured(shown)}
        </pre>
      )}
      {text.length > longestShown && (
        <p className="mt-2 text-sm text-muted">{m.jwt_long_text({ shown: String(longestShown) })}</p>
      )}
    </section>
  )
}

const mostColouredLines = 2000

/** Member names in the part's colour. The text has one member a line. */
function coloured(text: string): ReactNode {
  const lines = text.split('\n')
  if (lines.length > mostColouredLines) return text
  return lines.map((line, index) => {
    const [, indent = '', name, rest = line] = /^( *)("(?:[^"\\]|\\.)*")(: .*)$/.exec(line) ?? []
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
      <span key={index}>
        {indent}
        {name && <span className="text-(--part)">{name}</span>}
        {rest}
        {'\n'}
      </span>
    )
  })
}
