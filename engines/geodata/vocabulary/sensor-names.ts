/**
 * Names that devices and sites give to the same measurement. The canonical name is the one of Garmin's TrackPointExtension where it has
 * one.
 */
export const sensorNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }),
)
