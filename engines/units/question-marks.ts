/** Marks and pictures that phones, word processors and hasty hands put into a question, in place of what the readers know. */

const longestText = 200

const marks: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // `5 km ⇄ mi`, `5 km ➡️ miles`
  [/\s?[↔⇄⇆⇒⟶⟷➔➜➡]\ufe0f?\s?/gu, ' → '],
  [/\s?(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?\u200d?)+/gu, ''],
  // Accents typed for the sign of feet: `5´10`.
  [/(?<=\d)[´`](?=\s?\d|\s|$)/g, "'"],
  // A point where the space bar was meant, or a space that was forgotten: `70 кг.в фунтах`.
  [/(?<=\d ?\p{L}{1,12})\.(?=(?:in|to|в|у|u) \p{L})/giu, ' '],
  // `70 kg's in lbs`
  [/(?<!\p{L})(lb|kg|oz|km|cm|mm|ml|gal|ft|mi|mph)['’]s(?!\p{L})/giu, '$1'],
  // `? miles = 5 km`
  [/^(?:\?|[xх](?= ))\s?(?=\p{L}{1,20} ?(?:=|in|в|у|u) ?\d)/iu, 'how many '],
]

/** The text in the marks of a keyboard, without pictures. */
export const inPlainMarks = (text: string): string =>
  text.length > longestText ? text : marks.reduce((plain, [pattern, mark]) => plain.replace(pattern, mark), text).trim()
