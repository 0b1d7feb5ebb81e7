import { sensorNames } from './sensor-names.ts'

/** The property togeojson puts values of points in: an object of lists, each as long as the coordinates. */
export const listsProperty = 'coordinateProperties'

/** togeojson writes a plural for every list but the heart rate's. */
export const listNameOf = (channel: string): string => (channel === 'hr' ? 'heart' : `${channel}s`)

const known: ReadonlyMap<string, string> = new Map(Object.entries({ heart: 'hr', heartRates: 'hr', heartRate: 'hr' }))

/** The channel of a list, `time` for times. */
export function channelOfList(name: string): string {
  const singular = known.get(name) ?? (name.length > 1 && name.endsWith('s') ? name.slice(0, -1) : name)
  return sensorNames.get(singular) ?? singular
}
