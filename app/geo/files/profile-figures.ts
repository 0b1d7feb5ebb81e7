import { m } from '#app/paraglide/messages.js'
import type { ElevationProfile } from '#app/workers/geodata/profile-sampler.ts'
import type { Language } from '#engines/core/index.ts'
import type { Figure } from './figures.tsx'
import {
  formatCount,
  formatDistance,
  formatDuration,
  formatInstant,
  formatMetres,
  formatMinutesAndSeconds,
  formatSpeed,
} from './numbers.ts'

/** Faster than this nobody runs, and a pace says nothing. */
const fastestRunMetresPerSecond = 8

export function wholeFigures(profile: ElevationProfile, language: Language): readonly Figure[] {
  const { durationSeconds, movingSeconds, movingMetres } = profile
  const figures = [
    { label: m.geodata_profile_length(), value: formatDistance(profile.lengthMetres, language) },
    { label: m.geodata_profile_lowest(), value: formatMetres(profile.lowestMetres, language) },
    { label: m.geodata_profile_highest(), value: formatMetres(profile.highestMetres, language) },
    { label: m.geodata_profile_climb(), value: formatMetres(profile.climbMetres, language) },
    { label: m.geodata_profile_descent(), value: formatMetres(profile.descentMetres, language) },
  ]
  if (durationSeconds > 0)
    figures.push({ label: m.geodata_profile_duration(), value: formatDuration(durationSeconds, language) })
  if (movingSeconds === 0) return figures
  const speed = movingMetres / movingSeconds
  figures.push(
    { label: m.geodata_profile_moving(), value: formatDuration(movingSeconds, language) },
    { label: m.geodata_profile_average(), value: formatSpeed(speed, language) },
  )
  const pace = formatMinutesAndSeconds(1000 / speed)
  if (speed < fastestRunMetresPerSecond)
    figures.push({ label: m.geodata_profile_pace(), value: m.geodata_profile_pace_value({ pace }) })
  return figures
}

/** What is known about one place; what the file does not say is left out. */
export function placeFigures({ samples }: ElevationProfile, place: number, language: Language): readonly Figure[] {
  const elevation = formatMetres(samples.elevations[place]!, language)
  const seconds = samples.seconds[place]!
  const speed = samples.metresPerSecond[place]!
  const heart = samples.heartRates[place]!
  const figures = [
    { label: m.geodata_profile_distance(), value: formatDistance(samples.metres[place]!, language, 2) },
    { label: m.geodata_profile_elevation(), value: elevation },
  ]
  if (!Number.isNaN(seconds)) figures.push({ label: m.geodata_profile_time(), value: formatInstant(seconds, language) })
  if (!Number.isNaN(speed)) figures.push({ label: m.geodata_profile_speed(), value: formatSpeed(speed, language) })
  if (!Number.isNaN(heart)) {
    const rate = formatCount(Math.round(heart), language)
    figures.push({ label: m.geodata_profile_heart(), value: m.geodata_profile_heart_value({ rate }) })
  }
  return figures
}
