import type { TrackProfile } from '#app/workers/geodata/profile-sampler.ts'

export interface TrackSightProps {
  profile: TrackProfile
  /** The sample that is spoken of, here and on the map. */
  place: number | undefined
  onPlace: (place: number) => void
}
