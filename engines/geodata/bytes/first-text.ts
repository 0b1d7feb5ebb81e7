const texts = new WeakMap<Uint8Array, string>()

/**
 * First bytes as text, a character for each, without the zeros of a wide encoding. Every format in turn looks at the same bytes, so
 * they are spelled out once.
 */
export function firstText(firstBytes: Uint8Array): string {
  const known = texts.get(firstBytes)
  if (known !== undefined) return known
  const text = String.fromCharCode.apply(null, firstBytes as unknown as number[]).replaceAll('\u0000', '')
  texts.set(firstBytes, text)
  return text
}
