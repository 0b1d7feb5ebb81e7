import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { alsoAs, type Position } from '#engines/coordinates/index.ts'
import { distanceText } from './distance-text.ts'

/** The point in notations beside the ten systems. */
export function AlsoAs({ position }: { position: Position | undefined }) {
  const language = useLanguage()
  return (
    <section aria-label={m.coordinates_also_as()} className="mt-4 min-h-16 text-sm">
      {position && <h2 className="font-medium">{m.coordinates_also_as()}</h2>}
      <dl className="flex flex-wrap items-center gap-x-6">
        {position &&
          alsoAs(position).map(({ id, name, text, epsgCode, accuracyMetres }) => (
            <div key={id} data-also-as={id} className="flex items-center gap-1.5">
              <dt className="text-muted">{name[language]}</dt>
              <dd className="flex items-center tabular">
                <span title={factsOf(epsgCode, accuracyMetres, language)}>{text}</span>
                <CopyButton text={text} subject={name[language]} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

function factsOf(
  epsgCode: number | undefined,
  metres: number | undefined,
  language: Parameters<typeof distanceText>[1],
) {
  const parts = [
    epsgCode === undefined ? undefined : `EPSG:${epsgCode}`,
    metres === undefined ? undefined : m.coordinates_fact_shift({ distance: distanceText(metres, language) }),
  ]
  return parts.filter((part) => part !== undefined).join(' · ') || undefined
}
