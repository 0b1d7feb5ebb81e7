/** An object or a list in JSON, on one line; nothing for other texts: numbers and words alone are texts. */
export function jsonOnOneLine(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? withoutSpace(text) : undefined
  } catch {
    return undefined
  }
}

/** Of JSON: blanks within its strings stay. A string is never matched whole: one of megabytes would run out of stack. */
function withoutSpace(json: string): string {
  const outside = /["\s]/g
  const inside = /["\\]/g
  let text = ''
  let from = 0
  for (let found = outside.exec(json); found; found = outside.exec(json)) {
    if (found[0] === '"') {
      inside.lastIndex = outside.lastIndex
      while (inside.exec(json)?.[0] === '\\') inside.lastIndex++
      outside.lastIndex = inside.lastIndex
    } else {
      text += json.slice(from, found.index)
      from = outside.lastIndex
    }
  }
  return text + json.slice(from)
}
