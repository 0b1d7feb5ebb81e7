import { plain } from './code-of-name.ts'
import { commonSystems } from './common-systems.ts'

export interface NamedSystem {
  readonly code: number
  readonly name: string
  readonly isWithdrawn: boolean
}

/** Systems whose code or name has all the words, the one that is called so first, then those that begin with them, then those that many files are in; loads the list of names when it is asked. */
export async function searchSystems(text: string, most = 12): Promise<NamedSystem[]> {
  const wanted = plain(text).replace(/^epsg:?\s*/, '')
  const words = wanted
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 8)
  if (words.length === 0) return []
  const { lines } = await import('./registry/pieces/system-names.ts')
  const found: (NamedSystem & { readonly rank: number })[] = []
  for (const line of lines.split('\n')) {
    const [code = '', name = '', withdrawn] = line.split('|')
    const spelled = plain(name)
    if (!words.every((word) => code.startsWith(word) || spelled.includes(word))) continue
    const rank =
      (code === words[0] || spelled === wanted ? -100 : spelled.startsWith(words[0]!) ? 0 : 10) +
      (common.has(Number(code)) ? -5 : 0) +
      (withdrawn ? 50 : 0) +
      name.length / 100
    found.push({ code: Number(code), name, isWithdrawn: withdrawn !== undefined, rank })
  }
  return found
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ code, name, isWithdrawn }) => ({ code, name, isWithdrawn }))
}

const common = new Set(commonSystems.map(({ code }) => code))
