import { closeSync, openSync, renameSync, rmSync } from 'node:fs'
import { isSettled, leaveNothingOf } from './left-over.ts'
import { partEnding } from './system-errors.ts'

/** A result that is not whole yet, beside the place where it will be, under a name that nobody has. */
export class PartFile {
  readonly name: string
  readonly file: number
  #isOpen = true
  #isThere = true

  constructor(path: string) {
    ;[this.name, this.file] = newFileBeside(path)
  }

  /** It is whole: from here on it has the other name. */
  place(path: string): void {
    this.#close()
    renameSync(this.name, path)
    this.#isThere = false
    isSettled(this.name)
  }

  /** Nothing stays of what was not placed. */
  remove(): void {
    this.#close()
    if (!this.#isThere) return
    rmSync(this.name, { force: true })
    this.#isThere = false
    isSettled(this.name)
  }

  #close(): void {
    if (this.#isOpen) closeSync(this.file)
    this.#isOpen = false
  }
}

function newFileBeside(path: string): [name: string, file: number] {
  for (let number = 1; ; number++) {
    const name = `${path}${number === 1 ? '' : `.${number}`}${partEnding}`
    // First: a signal may come as soon as the file is there.
    leaveNothingOf(name)
    try {
      return [name, openSync(name, 'wx')]
    } catch (error) {
      // It belongs to somebody else.
      isSettled(name)
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
