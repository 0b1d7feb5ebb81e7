import { FreeNames } from '../../model/free-names.ts'
import { xmlNameOf } from '../../xml/xml-names.ts'

/**
 * Names XML takes for elements and ids (NCName), as near to the given ones as that allows, a new one each time: two things of the same
 * name are still two.
 */
export class ElementNames {
  readonly #free: FreeNames
  /** Names that had to be changed. */
  readonly changed: string[] = []

  constructor(reserved: readonly string[]) {
    this.#free = new FreeNames({ taken: reserved })
  }

  of(given: string): string {
    const name = this.#free.of(xmlNameOf(given))
    if (name !== given) this.changed.push(given)
    return name
  }
}
