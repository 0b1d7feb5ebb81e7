import { m } from '#app/paraglide/messages.js'
import type { CategoryTexts } from '../page-texts.ts'

export const speedTexts: CategoryTexts = {
  heading: m.metrics_speed_heading,
  title: m.metrics_speed_title,
  description: m.metrics_speed_description,
  noUnit: m.metrics_speed_no_unit,
  presets: {
    kmhmph: { title: m.metrics_preset_kmhmph_title, description: m.metrics_preset_kmhmph_description },
  },
}
