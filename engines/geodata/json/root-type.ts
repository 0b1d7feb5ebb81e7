/**
 * The `type` of the object a JSON text begins with, or of the first object of a list, as far as the beginning shows it. Only the root's
 * own member counts: a property of a feature may be called type, and hold any word.
 */
export function rootType(text: string): string | undefined {
  let depth = 0
  const root = /^[^{[]*\[/.test(text) ? 2 : 1
  const token = /"((?:[^"\\]|\\.)*)"\s*(:\s*"((?:[^"\\]|\\.)*)")?|[{}[\]]/g
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [found, key, rest, value] = match
    if (found === '{' || found === '[') depth++
    else if (found === '}' || found === ']') depth--
    else if (depth === root && key === 'type' && rest !== undefined) return value
  }
  return undefined
}
