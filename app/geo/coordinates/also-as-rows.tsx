import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { useWalk } from '#app/ui/use-walk.ts'
import { alsoAs, type Position } from '#engines/coordinates/index.ts'
import type { Language } from '#engines/core/index.ts'
import { distanceText } from '#wording/distance-text.ts'

export function AlsoAsRows({ position }: { position: Position }) {
  const language = useLanguage()
  const walk = useWalk<HTMLDListElement>('button')
  return (
    <dl {...walk} className="flex flex-wrap items-center gap-x-6">
      {alsoAs(position, language).map(({ id, name, text, epsgCode, accuracyMetres }) => (
        <div key={id} data-also-as={id} className="flex items-center gap-1.5">
          <dt className="text-muted">{name[language]}</dt>
          <dd className="flex items-center tabular">
            <span title={factsOf(epsgCode, accuracyMetres, language)}>{text}</span>
            <CopyButton text={text} subject={name[language]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function factsOf(epsgCode: number | undefined, metres: number | undefined, language: Language): string | undefined {
  const parts = [
    epsgCode === undefined ? undefined : `EPSG:${epsgCode}`,
    metres === undefined ? undefined : m.coordinates_fact_shift({ distance: distanceText(metres, language) }),
  ]
  return parts.filter((part) => part !== undefined).join(' · ') || undefined
}
