import type { NameTable } from '../../xml/name-table.ts'
import { type GeometryRole, geometryRoles } from './geometry-names.ts'

/** What names of a document mean for GML, looked up once per name. */
export class GmlNames {
  readonly #table: NameTable
  readonly #numbers = new Map<string, number>()
  readonly #roles: (GeometryRole | null | undefined)[] = []
  readonly #isGmlPrefix = new Map<string, boolean>()
  readonly #node: number

  constructor(table: NameTable) {
    this.#table = table
    this.#node = table.id('Node')
  }

  /** The number of a local name. */
  number(name: string): number {
    let number = this.#numbers.get(name)
    if (number === undefined) {
      number = this.#table.id(name)
      this.#numbers.set(name, number)
    }
    return number
  }

  isNode(name: number): boolean {
    return name === this.#node
  }

  /** How a name is spelled, by its number: a local name or a qualified one. */
  spelling(name: number): string {
    return this.#table.qualified[name]!
  }

  declare(prefix: string, namespace: string): void {
    this.#isGmlPrefix.set(prefix, /opengis\.net\/gml\b|aixm\.aero\/schema\b/.test(namespace))
  }

  /** The part an element plays in geometries, when its name is GML's. */
  roleOf(qualifiedName: number): GeometryRole | undefined {
    let role = this.#roles[qualifiedName]
    if (role === undefined) {
      const found = geometryRoles.get(this.#table.qualified[this.#table.local[qualifiedName]!]!)
      const prefix = this.#table.prefixes[qualifiedName]!
      const isGml = this.#isGmlPrefix.get(prefix) ?? (prefix === '' || prefix === 'gml' || prefix === 'aixm')
      role = found !== undefined && isGml ? found : null
      this.#roles[qualifiedName] = role
    }
    return role ?? undefined
  }
}
