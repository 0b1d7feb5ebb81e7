import { m } from '#app/paraglide/messages.js'

/** Words for values that files have under names of machines, by those names. */
const names: Readonly<Record<string, () => string>> = {
  hr: m.geodata_value_hr,
  heart: m.geodata_value_hr,
  heartrate: m.geodata_value_hr,
  heart_rate: m.geodata_value_hr,
  cad: m.geodata_value_cad,
  cadence: m.geodata_value_cad,
  power: m.geodata_value_power,
  watts: m.geodata_value_power,
  atemp: m.geodata_value_atemp,
  wtemp: m.geodata_value_wtemp,
  depth: m.geodata_value_depth,
  speed: m.geodata_value_speed,
  course: m.geodata_value_course,
  bearing: m.geodata_value_bearing,
  distance: m.geodata_value_distance,
  distancemeters: m.geodata_value_distance,
  total_distance: m.geodata_value_distance,
  grade: m.geodata_value_grade,
  gps_accuracy: m.geodata_value_gps_accuracy,
  respiration_rate: m.geodata_value_respiration_rate,
  total_elapsed_time: m.geodata_value_total_time,
  totaltimeseconds: m.geodata_value_total_time,
  total_timer_time: m.geodata_value_timer_time,
  calories: m.geodata_value_calories,
  total_calories: m.geodata_value_calories,
  avg_speed: m.geodata_value_avg_speed,
  max_speed: m.geodata_value_max_speed,
  maximumspeed: m.geodata_value_max_speed,
  avg_heart_rate: m.geodata_value_avg_heart_rate,
  max_heart_rate: m.geodata_value_max_heart_rate,
  avg_cadence: m.geodata_value_avg_cadence,
  max_cadence: m.geodata_value_max_cadence,
  avg_power: m.geodata_value_avg_power,
  max_power: m.geodata_value_max_power,
  total_ascent: m.geodata_value_ascent,
  total_descent: m.geodata_value_descent,
  magvar: m.geodata_value_magvar,
  geoidheight: m.geodata_value_geoidheight,
  sat: m.geodata_value_sat,
}

/** The word for a known value; nothing for any other name, which is the file's own. */
export function knownValueName(name: string): string | undefined {
  const key = name.toLowerCase()
  return Object.hasOwn(names, key) ? names[key]?.() : undefined
}

export const valueName = (name: string): string => knownValueName(name) ?? name
