import { m } from '#app/paraglide/messages.js'
import type { CategoryTexts } from '../page-texts.ts'

export const energyTexts: CategoryTexts = {
  heading: m.metrics_energy_heading,
  title: m.metrics_energy_title,
  description: m.metrics_energy_description,
  noUnit: m.metrics_energy_no_unit,
  presets: {
    kjkcal: { title: m.metrics_preset_kjkcal_title, description: m.metrics_preset_kjkcal_description },
  },
}
