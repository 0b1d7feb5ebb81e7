import type { Notes } from '../../notes/notes.ts'
import { baseTypes, readNumber } from './base-types.ts'
import type { FieldLayout } from './messages.ts'

/** Names the profile gives to fields of a record that are not read here. */
const names: Readonly<Record<number, string>> = {
  8: 'compressed_speed_distance',
  10: 'resistance',
  11: 'time_from_course',
  12: 'cycle_length',
  17: 'speed_1s',
  18: 'cycles',
  19: 'total_cycles',
  28: 'compressed_accumulated_power',
  29: 'accumulated_power',
  30: 'left_right_balance',
  32: 'vertical_speed',
  33: 'calories',
  42: 'activity_type',
  43: 'left_torque_effectiveness',
  44: 'right_torque_effectiveness',
  45: 'left_pedal_smoothness',
  46: 'right_pedal_smoothness',
  47: 'combined_pedal_smoothness',
  48: 'time128',
  49: 'stroke_type',
  50: 'zone',
  51: 'ball_speed',
  52: 'cadence256',
  53: 'fractional_cadence',
  54: 'total_hemoglobin_conc',
  55: 'total_hemoglobin_conc_min',
  56: 'total_hemoglobin_conc_max',
  57: 'saturated_hemoglobin_percent',
  58: 'saturated_hemoglobin_percent_min',
  59: 'saturated_hemoglobin_percent_max',
  62: 'device_index',
  67: 'left_pco',
  68: 'right_pco',
  69: 'left_power_phase',
  70: 'left_power_phase_peak',
  71: 'right_power_phase',
  72: 'right_power_phase_peak',
  81: 'battery_soc',
  82: 'motor_power',
  87: 'cycle_length16',
  91: 'absolute_pressure',
  92: 'depth',
  93: 'next_stop_depth',
  94: 'next_stop_time',
  95: 'time_to_surface',
  96: 'ndl_time',
  97: 'cns_load',
  98: 'n2_load',
  114: 'grit',
  115: 'flow',
  116: 'current_stress',
  117: 'ebike_travel_range',
  118: 'ebike_battery_level',
  119: 'ebike_assist_mode',
  120: 'ebike_assist_level_percent',
  123: 'air_time_remaining',
  124: 'pressure_sac',
  125: 'volume_sac',
  126: 'rmv',
  127: 'ascent_rate',
  129: 'po2',
  139: 'core_temperature',
}

/** A field is read as one number: of several only the first is. */
export const isOneNumber = ({ size, type }: FieldLayout): boolean => {
  const base = baseTypes[type & 0x1f]
  return base !== undefined && size < 2 * base.size
}

/** Whether it is more than the filling that stands where a device has nothing to say. */
export function hasValue(view: DataView, start: number, { size, type }: FieldLayout, isLittle: boolean): boolean {
  const number = type & 0x1f
  if (number === 7) return size > 0 && view.getUint8(start) !== 0
  const base = baseTypes[number] ?? { size: 1, invalid: 0xff }
  for (let at = start; at + base.size <= start + size; at += base.size) {
    const value = readNumber(view, at, number, isLittle)
    if (value !== base.invalid && !Number.isNaN(value)) return true
  }
  return false
}

export interface UnreadField {
  count(view: DataView, at: number, isLittle: boolean): void
}

/** Counts the values of points that stand in fields nothing is made of. */
export class UnreadFields {
  readonly #tallies = new Map<string, { count: number }>()

  field(layout: FieldLayout, name = nameOf(layout)): UnreadField {
    const tally = this.#tallies.get(name) ?? { count: 0 }
    this.#tallies.set(name, tally)
    return {
      count: (view, at, isLittle) => {
        if (hasValue(view, at + layout.offset, layout, isLittle)) tally.count++
      },
    }
  }

  note(notes: Notes): void {
    for (const [subject, { count }] of this.#tallies) notes.add('sensor-values-dropped', count, { subject })
  }
}

const nameOf = ({ number, developer }: FieldLayout): string =>
  developer < 0 ? (names[number] ?? `field_${number}`) : `developer_${developer}_field_${number}`
