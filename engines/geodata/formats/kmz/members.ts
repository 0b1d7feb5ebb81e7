import { safePath } from '../../zip/safe-path.ts'

interface Named {
  readonly name: string
}

/** The document to begin with: `doc.kml` at the top, else the one nearest to the top, `doc.kml` before others, first come first. */
export function mainKml<Entry extends Named>(documents: readonly Entry[]): Entry | undefined {
  const rank = (entry: Entry) => {
    const parts = entry.name.toLowerCase().split('/')
    return parts.length * 2 - (parts.at(-1) === 'doc.kml' ? 1 : 0)
  }
  return documents.reduce<Entry | undefined>(
    (best, entry) => (best === undefined || rank(entry) < rank(best) ? entry : best),
    undefined,
  )
}

/** A link in a document as a name in the archive, lower case; an address on the net matches no name. */
export function resolveLink(link: string, from: string): string {
  const target = link.replace(/[?#].*$/s, '').replaceAll('\\', '/')
  if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return target
  const folder = from.split('/').slice(0, -1)
  for (const part of target.split('/')) {
    if (part === '..') folder.pop()
    else folder.push(decoded(part))
  }
  return safePath(folder.join('/')).toLowerCase()
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
