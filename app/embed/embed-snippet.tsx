import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { Language } from '#engines/core/index.ts'
import { type Category, type Pair, pairSlug } from '#engines/units/index.ts'

interface EmbedSnippetProps {
  category: Category
  pair: Pair
  language: Language
}

/** For owners of other sites: the converter of this pair as a frame (embed-document.ts). */
export function EmbedSnippet({ category, pair, language }: EmbedSnippetProps) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    // Quiet: few want it, and they look at the end.
    <details
      className="embed-snippet text-sm sm:mt-4 text-muted"
      onToggle={(event) => event.currentTarget.open && setWasOpened(true)}
    >
      <summary className="w-fit content-center py-1.5 hover:text-accent pointer-coarse:min-h-11">
        {m.metrics_embed()}
      </summary>
      {wasOpened && <Snippet html={snippetOf(category, pair, language)} />}
    </details>
  )
}

function Snippet({ html }: { html: string }) {
  return (
    <>
      <p>{m.metrics_embed_note()}</p>
      <div className="mt-2 flex items-start gap-2">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard */}
        <pre tabIndex={0} className="min-w-0 grow overflow-auto rounded-field bg-sunken p-3 text-ink">
          {html}
        </pre>
        <CopyButton text={html} subject={m.metrics_embed_code()} />
      </div>
    </>
  )
}

const snippetOf = (category: Category, pair: Pair, language: Language): string =>
  [
    `<iframe src="${location.origin}/${language}/embed/${category.id}/${pairSlug(category, pair)}"`,
    `  title="${category.name[language]}" width="420" height="184"`,
    '  style="border:0;max-width:100%" loading="lazy"></iframe>',
  ].join('\n')
