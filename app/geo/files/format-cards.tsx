import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { type FormatPair, metaOf } from '#engines/geodata/index.ts'

/** What the two chosen formats are. */
export function FormatCards({ pair }: { pair: FormatPair }) {
  const language = useLanguage()
  return (
    <aside aria-label={m.geodata_formats()} className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-1">
      {[pair.from, pair.to].map(metaOf).map((meta) => (
        <Card key={meta.id} title={meta.name} actions={<span className="text-sm text-muted">{meta.extension}</span>}>
          <p className="text-sm">{meta.description[language]}</p>
          <p className="mt-2 text-sm text-muted wrap-anywhere">
            {m.geodata_mime()}: {meta.mimeType}
          </p>
        </Card>
      ))}
    </aside>
  )
}
