import { m } from '#app/paraglide/messages.js'
import type { CategoryTexts } from '../page-texts.ts'

export const lengthTexts: CategoryTexts = {
  heading: m.metrics_length_heading,
  title: m.metrics_length_title,
  description: m.metrics_length_description,
  noUnit: m.metrics_length_no_unit,
  presets: {},
}
