/**
 * A copy of TypeScript's own types of the browser without what a supported browser lacks: with them the type checker itself points at
 * every newer API, and knows which object a name belongs to. The file is regular: declarations start a line, members stand four blanks in.
 */
export function narrowTypes(types: string, isMissing: (key: string) => boolean): string {
  const kept: string[] = []
  let owner: string | undefined
  let isStatic = false
  let skipsUntil: string | undefined
  for (const line of types.split('\n')) {
    if (skipsUntil !== undefined) {
      if (line === skipsUntil) skipsUntil = undefined
      continue
    }
    const start = /^(?:interface|declare (?:var|namespace)|declare function) (\w+)/.exec(line)
    if (start) {
      const name = start[1]!
      owner = line.endsWith('{') ? name : undefined
      isStatic = line.startsWith('declare var')
      // The type of a missing object may stay, other types name it; what goes is the object.
      if (line.startsWith('declare') && [name, `Window.${name}`].some((key) => isMissing(`api.${key}`))) {
        if (owner) skipsUntil = isStatic ? '};' : '}'
        continue
      }
    } else if (owner) {
      const member = memberName(line)
      if (member && isMissing(`api.${owner}.${member}${isStatic ? '_static' : ''}`)) {
        if (/[{(]$/.test(line)) skipsUntil = line.endsWith('{') ? '    };' : '    );'
        continue
      }
      if (line.startsWith('}')) owner = undefined
    }
    kept.push(line)
  }
  return kept.join('\n')
}

function memberName(line: string): string | undefined {
  const symbol = /^ {4}\[Symbol\.(\w+)\]/.exec(line)
  if (symbol) return `@@${symbol[1]}`
  return /^ {4}(?:readonly |get |set )?(\w+)[?]?[(:<]/.exec(line)?.[1]
}
