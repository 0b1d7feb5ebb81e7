import type { LineReader } from '../../bytes/line-reader.ts'
import { fail } from '../../notes/problem.ts'

/** Two lines of the file: what kind of value it is, and the value. */
export interface Group {
  readonly code: number
  readonly value: string
}

/** What begins with a group 0 (`LINE`, `LAYER`, `ENDSEC` …), and the groups behind it. */
export class Thing {
  readonly name: string
  readonly groups: Group[] = []

  constructor(name: string) {
    this.name = name
  }

  text(code: number): string | undefined {
    return this.groups.find((group) => group.code === code)?.value
  }

  number(code: number, otherwise = 0): number {
    const value = Number(this.text(code) ?? otherwise)
    return Number.isFinite(value) ? value : otherwise
  }

  has(code: number): boolean {
    return this.groups.some((group) => group.code === code)
  }
}

/** A thing of more groups is no drawing but an attack on memory. */
const mostGroups = 4_000_000

/** Cuts the lines of a drawing into things. */
export class Things {
  readonly #lines: LineReader
  #next: Thing | undefined
  #isEnded = false

  constructor(lines: LineReader) {
    this.#lines = lines
  }

  /** The next thing with all its groups; nothing behind the last. */
  async next(): Promise<Thing | undefined> {
    const thing = this.#next ?? (await this.#first())
    if (!thing) return undefined
    this.#next = undefined
    for (;;) {
      const group = await this.#group()
      // What the file breaks off in is not whole.
      if (!group) return thing.groups.length === 0 ? thing : undefined
      if (group.code === 0) {
        this.#next = new Thing(group.value)
        return thing
      }
      if (thing.groups.push(group) > mostGroups) fail({ code: 'too_large', what: thing.name, limit: mostGroups })
    }
  }

  /** Comments may stand in front of everything. */
  async #first(): Promise<Thing | undefined> {
    for (;;) {
      const group = await this.#group()
      if (!group) return undefined
      if (group.code === 0) return new Thing(group.value)
    }
  }

  async #group(): Promise<Group | undefined> {
    const lines = this.#lines
    if (this.#isEnded) return undefined
    if (!lines.next() && !(await this.#line())) {
      this.#isEnded = true
      return undefined
    }
    const { line, number } = lines
    const code = line === '' ? Number.NaN : Number(line)
    if (!lines.next() && !(await this.#line())) {
      this.#isEnded = true
      return undefined
    }
    if (!Number.isInteger(code)) fail({ code: 'malformed', offset: 0, line: number, detail: line.slice(0, 40) })
    return { code, value: lines.line }
  }

  async #line(): Promise<boolean> {
    for (;;) {
      if (!(await this.#lines.fill())) return this.#lines.next()
      if (this.#lines.next()) return true
    }
  }
}
