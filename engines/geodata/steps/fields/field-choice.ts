/** A field to keep, and what it is called from then on. */
interface Kept {
  readonly name: string
  readonly as?: string
}

export interface FieldChoice {
  /** All others stay as well. */
  readonly isAll: boolean
  readonly kept: readonly Kept[]
}

const partPattern = /\s*(?:"((?:[^"]|"")*)"|([^",]*?))(?:\s+as\s+(?:"((?:[^"]|"")*)"|([^",]+?)))?\s*(?:,|$)/iuy

/** `name, ele as height`; with `*` all others stay; what stands in double quotes may hold commas. */
export function readChoice(text: string): FieldChoice | undefined {
  const kept: Kept[] = []
  let isAll = false
  partPattern.lastIndex = 0
  while (partPattern.lastIndex < text.length) {
    const [, quoted, plain, quotedAs, plainAs] = partPattern.exec(text) ?? []
    if (quoted === undefined && plain === undefined) return undefined
    const name = quoted?.replaceAll('""', '"') ?? plain!
    const as = quotedAs?.replaceAll('""', '"') ?? plainAs
    if (name === '' || as === '' || (plain && /\sas$/i.test(plain))) return undefined
    if (name === '*' && quoted === undefined && as === undefined) isAll = true
    else kept.push({ name, ...(as === undefined ? {} : { as }) })
  }
  const results = kept.map(({ name, as }) => as ?? name)
  const isOnce = (names: readonly string[]) => new Set(names).size === names.length
  return isOnce(results) && isOnce(kept.map(({ name }) => name)) && (isAll || kept.length > 0) && text.trim().at(-1) !== ',' // biome-ignore format: one line
    ? { isAll, kept }
    : undefined
}

const printed = (name: string): string =>
  /^[^\s",*](?:[^",]*[^\s",])?$/u.test(name) && !/\sas\s/i.test(name) ? name : `"${name.replaceAll('"', '""')}"`

export const printChoice = ({ isAll, kept }: FieldChoice): string =>
  [...(isAll ? ['*'] : []), ...kept.map(({ name, as }) => (as === undefined ? printed(name) : `${printed(name)} as ${printed(as)}`))].join(', ') // biome-ignore format: one line
