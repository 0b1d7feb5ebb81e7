const encoder = new TextEncoder()
const decoder = new TextDecoder()
const longestName = 10

/** At most `length` bytes of UTF-8, never half a character. */
export function cutUtf8(text: string, length: number): string {
  const bytes = encoder.encode(text)
  if (bytes.length <= length) return text
  let end = length
  while (end > 0 && (bytes[end]! & 0xc0) === 0x80) end--
  return decoder.decode(bytes.subarray(0, end))
}

/** Column names of at most ten bytes, different from each other whatever their case, as near to the given ones as that allows. */
export function columnNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  // Names that fit keep their spelling, wherever they stand: only the long ones give way.
  const fits = names.map(
    (name) =>
      name !== '' &&
      encoder.encode(name).length <= longestName &&
      !taken.has(name.toLowerCase()) &&
      !!taken.add(name.toLowerCase()),
  )
  return names.map((name, index) => {
    if (fits[index]) return name
    const stem = name || 'field'
    let short = cutUtf8(stem, longestName)
    for (let number = 1; taken.has(short.toLowerCase()); number++) {
      const ending = `_${number}`
      short = cutUtf8(stem, longestName - ending.length) + ending
    }
    taken.add(short.toLowerCase())
    return short
  })
}
