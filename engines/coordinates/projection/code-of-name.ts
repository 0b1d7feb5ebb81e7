/** The code of the system of exactly this name, case and punctuation left out; of several the one still in use. The registry's other names come after its own. */
export async function codeOfName(name: string): Promise<number | undefined> {
  const sought = bare(name)
  if (sought.length < 3) return undefined
  ownNames ??= linesByName((await import('./registry/pieces/system-names.ts')).lines)
  const own = codeIn(ownNames, sought, name)
  if (own !== undefined) return own
  otherNames ??= linesByName((await import('./registry/pieces/other-names.ts')).lines)
  return codeIn(otherNames, sought, name)
}

type Lines = ReadonlyMap<string, readonly string[]>

/** Thousands of names are made bare once: a file asks for one, a folder of files for each of theirs. */
let ownNames: Lines | undefined
let otherNames: Lines | undefined

function codeIn(names: Lines, sought: string, name: string): number | undefined {
  let withdrawn: number | undefined
  for (const line of names.get(sought) ?? []) {
    const [code = '', known = '', mark] = line.split('|')
    if (known.length < name.length / 2) continue
    if (mark === undefined) return Number(code)
    withdrawn ??= Number(code)
  }
  return withdrawn
}

function linesByName(lines: string): Lines {
  const found = new Map<string, string[]>()
  for (const line of lines.split('\n')) {
    const name = bare(line.split('|')[1] ?? '')
    const others = found.get(name)
    if (others) others.push(line)
    else found.set(name, [line])
  }
  return found
}

/** Of a name only what tells it from others. */
export const bare = (text: string): string => plain(text).replace(/[^\p{L}\p{N}+]+/gu, '')

/** Lower case without accents. */
export const plain = (text: string): string =>
  text.slice(0, 200).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
