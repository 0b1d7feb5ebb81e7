/**
 * Names XML takes for elements and ids (NCName), different from each other, as near to the given ones as that allows.
 */
export class XmlNames {
  readonly #taken: Set<string>
  readonly #names = new Map<string, string>()
  /** Names that had to be changed. */
  readonly changed: string[] = []

  constructor(reserved: readonly string[] = []) {
    this.#taken = new Set(reserved)
  }

  of(given: string): string {
    const known = this.#names.get(given)
    if (known !== undefined) return known
    const stem = asName(given)
    let name = stem
    for (let number = 2; this.#taken.has(name); number++) name = `${stem}_${number}`
    this.#taken.add(name)
    this.#names.set(given, name)
    if (name !== given) this.changed.push(given)
    return name
  }
}

function asName(given: string): string {
  const name = given.replace(/[^\p{L}\p{N}\p{M}._-]/gu, '_')
  return isName(name) ? name : `_${name}`
}

/** Whether a text may be an id or a local name as it stands. */
export function isName(text: string): boolean {
  return /^[\p{L}_][\p{L}\p{N}\p{M}._-]*$/u.test(text)
}
