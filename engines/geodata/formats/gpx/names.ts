/**
 * Elements of GPX 1.0 and 1.1 that hold one plain value, for waypoints, routes, tracks and their points. The name is the property's or
 * channel's name everywhere in this engine.
 */
export const waypointValues = [
  'magvar',
  'geoidheight',
  'name',
  'cmt',
  'desc',
  'src',
  'sym',
  'type',
  'fix',
  'sat',
  'hdop',
  'vdop',
  'pdop',
  'ageofdgpsdata',
  'dgpsid',
  // GPX 1.0 only
  'speed',
  'course',
] as const

/** Numbers among them. */
export const numericValues: ReadonlySet<string> = new Set([
  'magvar',
  'geoidheight',
  'sat',
  'hdop',
  'vdop',
  'pdop',
  'ageofdgpsdata',
  'dgpsid',
  'speed',
  'course',
  'number',
])

/**
 * Names that devices and sites give to the same measurement. The canonical name is the one of Garmin's TrackPointExtension where it has
 * one.
 */
export const sensorNames: Readonly<Record<string, string>> = {
  hr: 'hr',
  heartrate: 'hr',
  heart_rate: 'hr',
  heartRate: 'hr',
  cad: 'cad',
  cadence: 'cad',
  RunCadence: 'cad',
  atemp: 'atemp',
  temp: 'atemp',
  temperature: 'atemp',
  Temperature: 'atemp',
  wtemp: 'wtemp',
  depth: 'depth',
  Depth: 'depth',
  speed: 'speed',
  course: 'course',
  bearing: 'bearing',
  power: 'power',
  PowerInWatts: 'power',
  Watts: 'power',
  watts: 'power',
}
