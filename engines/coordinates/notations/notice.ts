/** In notices to airmen and to mariners a point stands among words: `WI 5KM RADIUS OF 554520N 0373703E`. */
const insideNotice =
  /(?<![\d.])\d{4}(?:\d{2})?(?:\.\d{1,6})?[NS] ?\/?,? ?\d{5}(?:\d{2})?(?:\.\d{1,6})?[EW](?![\p{L}\d])/gu

const longestNotice = 1000

/** The one point of a notice; nothing where it names several, as the corners of an area. */
export function pointOfNotice(text: string): string | undefined {
  if (text.length > longestNotice) return undefined
  const [only, ...more] = text.toUpperCase().match(insideNotice) ?? []
  return more.length === 0 ? only : undefined
}
