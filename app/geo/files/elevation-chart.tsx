import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import type { ElevationProfile } from '#app/workers/geodata/profile-sampler.ts'
import { formatDistance, formatMetres } from './numbers.ts'
import { profilePaths } from './profile-paths.ts'

export function ElevationChart({ profile }: { profile: ElevationProfile }) {
  const language = useLanguage()
  const lowest = formatMetres(profile.lowestMetres, language)
  const highest = formatMetres(profile.highestMetres, language)
  const length = formatDistance(profile.lengthMetres, language)
  const { line, band, ground } = profilePaths(profile)
  const figures = [
    { label: m.geodata_profile_length(), value: length },
    { label: m.geodata_profile_lowest(), value: lowest },
    { label: m.geodata_profile_highest(), value: highest },
    { label: m.geodata_profile_climb(), value: formatMetres(profile.climbMetres, language) },
    { label: m.geodata_profile_descent(), value: formatMetres(profile.descentMetres, language) },
  ]
  return (
    <div>
      <h3 className="mb-2 font-semibold">{m.geodata_profile()}</h3>
      <svg
        role="img"
        aria-label={m.geodata_profile_label({ length, lowest, highest })}
        viewBox="0 0 1000 100"
        preserveAspectRatio="none"
        className="h-32 w-full rounded-field border border-line bg-sunken text-accent sm:h-40"
      >
        <path d={ground} fill="currentColor" opacity="0.15" />
        <path d={band} fill="currentColor" opacity="0.3" />
        <path d={line} fill="none" stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
      </svg>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex gap-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
