import { sensorNames } from '../../vocabulary/sensor-names.ts'

/** Measurements of points that get a declared array, with the name Google's apps gave it. */
const arrayNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hr: 'heartrate',
    cad: 'cadence',
    power: 'power',
    atemp: 'temperature',
    wtemp: 'wtemp',
    depth: 'depth',
    speed: 'speed',
    course: 'course',
    bearing: 'bearing',
  }),
)

export const declaredArrays: readonly string[] = [...arrayNames.values()]

export function kmlArrayName(channel: string): string {
  return arrayNames.get(channel) ?? channel
}

export function channelOfArray(name: string): string {
  return sensorNames.get(name) ?? name
}

/** A list of values of a line's points, kept as JSON in a Data element of this name plus the channel's. */
export const pointListPrefix = 'points_'
