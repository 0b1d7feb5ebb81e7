import { m } from '#app/paraglide/messages.js'
import type { TrackProfile } from '#app/workers/geodata/profile-sampler.ts'
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

export function wholeFigures(profile: TrackProfile, language: Language): readonly Figure[] {
  const { durationSeconds, movingSeconds, movingMetres, elevation } = profile
  const figures = [{ label: m.geodata_profile_length(), value: formatDistance(profile.lengthMetres, language) }]
  if (elevation)
    figures.push(
      { label: m.geodata_profile_lowest(), value: formatMetres(elevation.lowestMetres, language) },
      { label: m.geodata_profile_highest(), value: formatMetres(elevation.highestMetres, language) },
      { label: m.geodata_profile_climb(), value: formatMetres(elevation.climbMetres, language) },
      { label: m.geodata_profile_descent(), value: formatMetres(elevation.descentMetres, language) },
    )
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
export function placeFigures({ samples }: TrackProfile, place: number, language: Language): readonly Figure[] {
  const elevation = samples.elevations[place]!
  const seconds = samples.seconds[place]!
  const speed = samples.metresPerSecond[place]!
  const heart = samples.heartRates[place]!
  const distance = formatDistance(samples.metres[place]!, language, 2)
  const figures = [{ label: m.geodata_profile_distance(), value: distance }]
  if (!Number.isNaN(elevation))
    figures.push({ label: m.geodata_profile_elevation(), value: formatMetres(elevation, language) })
  if (!Number.isNaN(seconds)) figures.push({ label: m.geodata_profile_time(), value: formatInstant(seconds, language) })
  if (!Number.isNaN(speed)) figures.push({ label: m.geodata_profile_speed(), value: formatSpeed(speed, language) })
  if (!Number.isNaN(heart)) {
    const rate = formatCount(Math.round(heart), language)
    figures.push({ label: m.geodata_profile_heart(), value: m.geodata_profile_heart_value({ rate }) })
  }
  return figures
}
