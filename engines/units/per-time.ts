/** Hours, minutes and seconds below the line of a speed, in every spelling, as one: `km/hr`, `км в час`, `m s⁻¹`. */

const times = {
  h: 'h|hr|hrs|hours?|ч|час(?:а|ов)?|сата?|sata?|časa?|cas|č',
  min: 'min|mins|minutes?|мин|минуту?|минута|minuti?|minutu',
  s: 's|sec|secs|seconds?|с|сек|секунд[ауеи]?|sek|sekund[aui]',
} as const

const endings: readonly (readonly [RegExp, string])[] = Object.entries(times).map(([sign, words]) => [
  new RegExp(`(?:\\s*[/\\\\]\\s*|\\s+(?:per|an?|в|во|на|у|za|na|u|за)\\s+)(?:${words})\\.?$`, 'iu'),
  ` /${sign}`,
])

/** Latin c on a Russian keyboard is the с of a second. */
const latinSecond = /(?<=\p{Script=Cyrillic})\s*\/\s*c$/iu

/** `m s-1`, `m·s⁻¹`, `km h^-1` */
const inverse = /[\s·⋅*]{0,2}(?<![\p{L}]{3})(min|мин|[shсч])\^?[-−⁻][1¹](?![\d\p{L}])/giu

export const withInverses = (text: string): string => text.replace(inverse, '/$1')

/** The name of a speed with its time in one spelling, as a word of its own; any other name as it is. */
export function withTimeSign(name: string): string {
  const plain = withInverses(name).replace(latinSecond, '/с')
  for (const [words, sign] of endings) if (words.test(plain)) return plain.replace(words, sign)
  return plain
}
