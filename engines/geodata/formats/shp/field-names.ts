const encoder = new TextEncoder()
const decoder = new TextDecoder()
const longestName = 10

export const fitsAsName = (name: string) => encoder.encode(name).length <= longestName

/** At most `length` bytes of UTF-8, never half a character nor a blank at the end. */
export function cutUtf8(text: string, length: number): string {
  const bytes = encoder.encode(text)
  if (bytes.length <= length) return text
  let end = length
  while (end > 0 && (bytes[end]! & 0xc0) === 0x80) end--
  return decoder.decode(bytes.subarray(0, end)).trimEnd()
}

/** Without what a column name cannot have: a zero byte ends it, and blanks around it are taken for filling. */
const cleanName = (name: string) => name.replace(/[\u0000-\u001f\u007f]/g, '_').trim() || 'field'

/** Column names of at most ten bytes, different from each other whatever their case, as near to the given ones as that allows. */
export function columnNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  const next = new Map<string, number>()
  const take = (name: string) => !taken.has(name.toLowerCase()) && !!taken.add(name.toLowerCase())
  // Names that fit keep their spelling, wherever they stand: only the others give way.
  const fits = names.map((name) => name === cleanName(name) && fitsAsName(name) && take(name))
  return names.map((name, index) => {
    if (fits[index]) return name
    const stem = cleanName(name)
    const short = cutUtf8(stem, longestName)
    return take(short) ? short : numbered(stem)
  })

  /** The stem cut for a number behind it: the first that is free. Numbers tried before are not tried again. */
  function numbered(stem: string): string {
    for (let digits = 1; ; digits++) {
      const base = cutUtf8(stem, longestName - 1 - digits)
      const key = `${base.toLowerCase()}_${digits}`
      for (let number = next.get(key) ?? 10 ** (digits - 1); number < 10 ** digits; number++) {
        next.set(key, number + 1)
        const name = `${base}_${number}`
        if (take(name)) return name
      }
    }
  }
}
