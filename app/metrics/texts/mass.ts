import { m } from '#app/paraglide/messages.js'
import type { CategoryTexts } from '../page-texts.ts'

export const massTexts: CategoryTexts = {
  heading: m.metrics_mass_heading,
  title: m.metrics_mass_title,
  description: m.metrics_mass_description,
  noUnit: m.metrics_mass_no_unit,
  presets: {
    kglb: { title: m.metrics_preset_kglb_title, description: m.metrics_preset_kglb_description },
  },
}
