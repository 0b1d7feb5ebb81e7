/** JSON as a person reads it: what fits into a line stands in one. */
export function compactJson(value: unknown, indent = ''): string {
  const line = JSON.stringify(value)
  if (line.length + indent.length <= 150 || typeof value !== 'object' || value === null) return line
  const inner = `${indent} `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const parts = Array.isArray(value)
    ? value.map((each) => compactJson(each, inner))
    : Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}:${compactJson(each, inner)}`)
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`
}
