import type { Language } from '#engines/core/index.ts'
import { type Inputs, sayIn, type TextKey } from './texts.ts'

let say = sayIn('en')

/** A process speaks one language, as a page does. */
export function speakIn(language: Language): void {
  say = sayIn(language)
}

/**
 * What `#messages` is in a terminal: functions of the same names as the compiled ones of the pages, so that `wording/` serves both
 * (docs/decisions/0072). Which language they speak is asked when one is called.
 */
export const m = new Proxy({} as Record<TextKey, (inputs?: Inputs) => string>, {
  get: (_, key) => (inputs?: Inputs) => say(key as TextKey, inputs),
})
