interface Way {
  /** Names that are another's already. */
  readonly taken?: Iterable<string>
  /** Names in different case are the same name. */
  readonly ignoresCase?: boolean
  /** What stands before the number. */
  readonly mark?: string
}

/** Gives every thing a name of its own: one that is taken gets the first number behind it that makes it another, from 2 on. */
export class FreeNames {
  readonly #taken: Set<string>
  readonly #ignoresCase: boolean
  readonly #mark: string
  /** By the name as it was given: thousands may be called the same. */
  readonly #nextNumber = new Map<string, number>()

  constructor({ taken = [], ignoresCase = false, mark = '_' }: Way = {}) {
    this.#taken = new Set(taken)
    this.#ignoresCase = ignoresCase
    this.#mark = mark
  }

  of(given: string): string {
    const stem = this.#key(given)
    let name = given
    let number = this.#nextNumber.get(stem) ?? 2
    while (this.#taken.has(this.#key(name))) name = `${given}${this.#mark}${number++}`
    this.#nextNumber.set(stem, number)
    this.#taken.add(this.#key(name))
    return name
  }

  #key(name: string): string {
    return this.#ignoresCase ? name.toLowerCase() : name
  }
}
