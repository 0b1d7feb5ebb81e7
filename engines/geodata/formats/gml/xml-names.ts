import { FreeNames } from '../../model/free-names.ts'

/**
 * Names XML takes for elements and ids (NCName), as near to the given ones as that allows, a new one each time: two things of the same
 * name are still two.
 */
export class XmlNames {
  readonly #free: FreeNames
  /** Names that had to be changed. */
  readonly changed: string[] = []

  constructor(reserved: readonly string[]) {
    this.#free = new FreeNames({ taken: reserved })
  }

  of(given: string): string {
    const name = this.#free.of(asName(given))
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
