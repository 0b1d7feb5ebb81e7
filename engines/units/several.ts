const number = '[-+−]?\\d{1,9}(?:[ \\u00a0]\\d{3}){0,3}(?:[.,]\\d{1,6})?'
const unitAndRest = `\\s?(?=[\\p{L}°'"])(.{1,60})`

/** The two ends of a range, or a size and its tolerance: `5-10 km`, `от 5 до 10 км`, `5±1 mm`. */
const rangeSign = '-|–|—|±|\\+/?-|\\.\\.\\.?|…|to|and|до|do|и|i'
const range = new RegExp(
  `^(?:from |between |от |од |od )?(${number})\\s?(?:${rangeSign})\\s?(${number})${unitAndRest}$`,
  'iu',
)

/** The two or three sides of a thing: `3x4 m`, `8.5 × 11 in`. */
const timesSign = 'x|х|×|\\*|by|на'
const sides = new RegExp(
  `^(${number})\\s?(?:${timesSign})\\s?(${number})(?:\\s?(?:${timesSign})\\s?(${number}))?${unitAndRest}$`,
  'iu',
)

/** Each number with all that stands behind the last one: `5-10 km in miles` gives `5 km in miles` and `10 km in miles`. */
export function severalIn(text: string): readonly string[] {
  const match = range.exec(text) ?? sides.exec(text)
  if (!match) return []
  const parts = match.slice(1).filter((part) => part !== undefined)
  const rest = parts.at(-1)
  return parts.slice(0, -1).map((count) => `${count} ${rest}`)
}
