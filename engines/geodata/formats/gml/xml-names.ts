/**
 * Names XML takes for elements and ids (NCName), as near to the given ones as that allows, a new one each time: two things of the same
 * name are still two.
 */
export class XmlNames {
  readonly #taken: Set<string>
  /** Names that had to be changed. */
  readonly changed: string[] = []

  constructor(reserved: readonly string[] = []) {
    this.#taken = new Set(reserved)
  }

  of(given: string): string {
    const stem = asName(given)
    let name = stem
    for (let number = 2; this.#taken.has(name); number++) name = `${stem}_${number}`
    this.#taken.add(name)
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
