/** An object or a list in JSON, on one line; nothing for other texts: numbers and words alone are texts. */
export function jsonOnOneLine(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    return text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, string) => string ?? '')
  } catch {
    return undefined
  }
}
