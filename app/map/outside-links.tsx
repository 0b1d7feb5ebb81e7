import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { mapAddress, type Position, serviceName, servicesWithAddress } from '#engines/coordinates/index.ts'

/** The point on the maps people know. They are other sites, and are said to be. */
export function OutsideLinks({ position }: { position: Position }) {
  const language = useLanguage()
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-4 text-sm">
      <span className="text-muted">{m.map_outside()}</span>
      {servicesWithAddress.map((service) => (
        <a
          key={service}
          href={mapAddress(service, position, language)}
          target="_blank"
          rel="noopener noreferrer external"
          aria-label={m.map_outside_link({ service: serviceName(service, language) })}
          className="inline-flex min-h-10 items-center text-accent hover:underline"
        >
          {serviceName(service, language)}&nbsp;↗
        </a>
      ))}
    </p>
  )
}
