/** Two ends of a range, a size and what it may differ by, and the sides of a thing: `5-10 km`, `от 5 до 10 км`, `3x4 m`, `8.5 × 11 in`. */
const number = '[-+−]?\\d{1,9}(?:[ \\u00a0]\\d{3}){0,3}(?:[.,]\\d{1,6})?'
const range = new RegExp(
  `^(?:from |between |от |од |od )?(${number})\\s?(?:-|–|—|±|\\+/?-|\\.\\.\\.?|…|to|and|до|do|и|i)\\s?(${number})\\s?(?=[\\p{L}°'"])(.{1,60})$`,
  'iu',
)
const sides = new RegExp(
  `^(${number})\\s?(?:x|х|×|\\*|by|на)\\s?(${number})(?:\\s?(?:x|х|×|\\*|by|на)\\s?(${number}))?\\s?(?=[\\p{L}°'"])(.{1,60})$`,
  'iu',
)

/** Each number with the unit that stands behind the last one, and with what is asked about it. */
export function severalIn(text: string): readonly string[] {
  const match = range.exec(text) ?? sides.exec(text)
  if (!match) return []
  const parts = match.slice(1).filter((part) => part !== undefined)
  const rest = parts.at(-1)
  return parts.slice(0, -1).map((count) => `${count} ${rest}`)
}
