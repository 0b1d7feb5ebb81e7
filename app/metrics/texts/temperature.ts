import { m } from '#app/paraglide/messages.js'
import type { CategoryTexts } from '../page-texts.ts'

export const temperatureTexts: CategoryTexts = {
  heading: m.metrics_temperature_heading,
  title: m.metrics_temperature_title,
  description: m.metrics_temperature_description,
  noUnit: m.metrics_temperature_no_unit,
  presets: {
    cf: { title: m.metrics_preset_cf_title, description: m.metrics_preset_cf_description },
    fc: { title: m.metrics_preset_fc_title, description: m.metrics_preset_fc_description },
    ck: { title: m.metrics_preset_ck_title, description: m.metrics_preset_ck_description },
  },
}
