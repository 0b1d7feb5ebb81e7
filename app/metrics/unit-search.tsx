import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'

/** Narrows the cards to units called so, in any language. */
export function UnitSearch({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  return (
    <div className="unit-search">
      <Icon name="search" className="size-4.5" />
      <input
        type="search"
        aria-label={m.metrics_filter()}
        placeholder={m.metrics_filter()}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
