import { m } from '#app/paraglide/messages.js'
import type { CategoryTexts } from '../page-texts.ts'

export const volumeTexts: CategoryTexts = {
  heading: m.metrics_volume_heading,
  title: m.metrics_volume_title,
  description: m.metrics_volume_description,
  noUnit: m.metrics_volume_no_unit,
  presets: {
    lgal: { title: m.metrics_preset_lgal_title, description: m.metrics_preset_lgal_description },
  },
}
