import type { NameTable } from './name-table.ts'

/** Which prefixes a document declares and uses, wherever: enough to tell names that belong to nothing. */
export class Prefixes {
  /** Used without a declaration. */
  readonly undeclared = new Set<string>()
  readonly #names: NameTable
  readonly #declared = new Set(['xml', 'xmlns'])
  readonly #checkedNames = new Set<number>()

  constructor(names: NameTable) {
    this.#names = names
  }

  /** Takes note of an attribute that declares one. */
  readAttribute(name: number): void {
    if (this.#names.prefixes[name] === 'xmlns') this.#declared.add(this.#names.qualified[name]!.slice(6))
  }

  checkElement(name: number): void {
    if (this.#checkedNames.has(name)) return
    this.#checkedNames.add(name)
    const prefix = this.#names.prefixes[name]!
    if (!this.#declared.has(prefix)) this.undeclared.add(prefix)
  }
}
